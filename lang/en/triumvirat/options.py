"""What a table may choose in the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "years": Choice("Year limit", "The game ends after this year’s election at the latest. 0: no limit."),
}
