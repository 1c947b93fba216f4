"""What a table may choose in the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "years": Choice("Year limit", "The game ends after the election of this year at the latest. 0: no limit."),
}
