"""What a table may choose in the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "years": Choice("Year cap", "The game ends at the latest after the election of this year. 0: no cap."),
}
