"""What decides a computer player of Caesar & Cleopatra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import found, sentence
from rules.cesar.table import Group, Influence, Manipulation, Pile
from rules.engine.model import Seat

from .terms import term

HIDDEN = "The reason lies in its hand and is told after the end."
WEIGHT = "It puts weight where a vote can be won."
ALOUD = {
    "win vote": WEIGHT,
    "mission": WEIGHT,
    "philosopher": WEIGHT,
    "kill": "That card weighed too much against it.",
    "wrath": "That group was going badly for it.",
    "castle": "Its cards will do more where they lie now.",
    "unmask": "It wants to know what lies there before the vote.",
    "see hand": "It wants to know the enemy's hand.",
    "rob": "That was the card it feared most.",
    "protect": "That Manipulation would have hurt.",
}
FULL = {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
    "win vote": "It improves the chances with the {about}.",
    "mission": "It helps the secret mission with the {about}.",
    "dodge vote": "A passive turn draws no vote card while the votes would be lost.",
    "tempo": "Two cards face up bring more weight at once.",
    "save strength": "Strength is kept for later ({about}).",
    "hide": "Face down, the card can be neither counted nor killed.",
    "philosopher": "The Philosopher turns the vote of the {about} around.",
    "kill": "It removes an enemy card that weighs: {about}.",
    "wrath": "The {about} are going badly.",
    "castle": "The cards win more at the {about}.",
    "unmask": "It shows what lies hidden at the {about} before a close vote.",
    "see hand": "It shows the enemy's hand and takes the best card out of it.",
    "keep trick": "This Manipulation is worth more later ({about}).",
    "protect": "The enemy's Manipulation would hurt ({about}).",
    "keep veto": "The Veto is worth more later.",
    "rob": "That is the enemy's most valuable card: {about}.",
    "refresh hand": "Weak cards are changed for new ones.",
    "need cards": "The hand lacks cards of the {about}.",
    "opening": "A sound opening.",
}

ENEMY = frozenset(("kill", "protect", "rob"))  # their card is the other side's


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    owner = 1 - seat if why.get("motive") in ENEMY else seat
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, owner), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = found(about, (Group, Influence, Manipulation, Pile))
    return "…" if member is None else term(member, seat)
