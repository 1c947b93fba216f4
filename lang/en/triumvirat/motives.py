"""What decides a computer player of The End of the Triumvirate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import sentence
from rules.engine.model import Seat
from rules.triumvirat.board import Province
from rules.triumvirat.table import Competence, Section

from .terms import term

UNKNOWN = "This move looked best."
FULL = {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
    "win": "Victory is within reach.",
    "conquer": "{about} can be conquered.",
    "drive out": "A rival's triumvir can be driven out of {about}.",
    "collect": "There is gold to collect in {about}.",
    "protect": "{about} needs to be guarded.",
    "raise": "A step towards VII on both tracks: {about}.",
    "persuade": "Citizens decide the election, and six of them make a consul win.",
    "hinder": "{about} was getting too strong on the forum.",
    "produce": "More weapons in the bag make the next attacks better.",
    "save": "The gold is worth more next turn.",
    "gold": "Gold is what is needed most.",
    "legions": "Legions are what is needed most.",
    "muster": "That is how many legions the march needs.",
    "supply": "A civil servant at work in {about} lets it supply every turn.",
    "refuge": "The triumvir is well placed in {about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)


def _about(about: Any, seat: Seat) -> str:
    """A province by its number, a competence or a character by its word."""
    if isinstance(about, int):
        return term(Province(about), seat)
    if any(about == competence.value for competence in Competence):
        return term(Competence(about), seat)
    return term(Section[about.upper()], seat) if about else "…"
