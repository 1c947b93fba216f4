"""What decides a computer player of The End of the Triumvirate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.triumvirat import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

UNKNOWN = "Looked best."
FULL = {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "win": "Victory is within reach.",
    "conquer": "{about} is there for the taking.",
    "drive out": "Drives a rival’s triumvir out of {about}.",
    "collect": "Gold to collect in {about}.",
    "protect": "{about} is within a rival’s reach.",
    "act": "Gold to spend, and {about} is the place to spend it.",
    "raise": "A step towards VII on both competences: {about}.",
    "persuade": "Citizens win the election, and a consul with six wins the game.",
    "hinder": "One citizen fewer for {about}.",
    "produce": "More weapons in the bag for the next battles.",
    "save": "Saves gold for next turn.",
    "gold": "Needs gold.",
    "legions": "Needs legions.",
    "muster": "More legions, better odds.",
    "supply": "With a civil servant, {about} supplies every turn.",
    "refuge": "The triumvir is safer in {about}.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence; nothing is hidden, so it is the same aloud."""
    return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "…" if member is None else term(member, seat)
