"""What decides a computer player of The End of the Triumvirate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import sentence
from rules.engine.model import Seat

UNKNOWN = "This move looked best."
FULL = {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, str, loud=aloud)
