"""What decides a computer player of The End of the Triumvirate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.triumvirat import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

UNKNOWN = "This move looked best."
FULL = {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
    "win": "Victory is within reach.",
    "conquer": "{about} can be conquered.",
    "drive out": "A rival's triumvir can be driven out of {about}.",
    "collect": "There is gold to collect in {about}.",
    "protect": "An enemy can reach {about}.",
    "act": "There is gold for actions, and {about} is a place for them.",
    "raise": "A step towards VII on both tracks: {about}.",
    "persuade": "Citizens decide the election, and six of them make a consul win.",
    "hinder": "One citizen fewer makes {about} weaker in the forum.",
    "produce": "More weapons in the bag make the next attacks better.",
    "save": "Gold not spent pays for actions next turn.",
    "gold": "Gold pays for actions.",
    "legions": "Legions attack and defend.",
    "muster": "The more legions march, the better the odds.",
    "supply": "A civil servant at work in {about} lets it supply every turn.",
    "refuge": "Legions guard the triumvir in {about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "…" if member is None else term(member, seat)
