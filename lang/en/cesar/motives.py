"""What decides a computer player of Caesar & Cleopatra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.model import Seat

from .terms import WORDS

HIDDEN = "The reason lies in its hand and is told after the end."
BETTER = "It improves its chances in that group."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "That card stood in its way.",
    "wrath": "That group was going badly for it.",
    "castle": "Laid anew, its cards will do more.",
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
    "dodge vote": "A passive turn draws no vote card, and a vote now might well be lost.",
    "tempo": "Two cards face up bring more weight at once.",
    "save strength": "Stronger cards are kept for later.",
    "hide": "Face down, the card can be neither counted nor killed.",
    "philosopher": "The Philosopher turns the vote of the {about} around.",
    "kill": "It removes an enemy card that stands in the way: {about}.",
    "wrath": "The {about} are going badly.",
    "castle": "Laid anew, the cards win more.",
    "unmask": "It shows what lies hidden at the {about}, which may decide the vote.",
    "see hand": "It shows the enemy's hand and takes a card out of it.",
    "keep trick": "The Manipulations are kept for later.",
    "protect": "The enemy's Manipulation would hurt ({about}).",
    "keep veto": "The Veto is kept for later.",
    "rob": "That is the enemy's most valuable card: {about}.",
    "refresh hand": "Weak cards are changed for new ones.",
    "need cards": "The hand lacks cards of this kind: {about}.",
    "stake": "A strong card lies where the secret mission is: {about}.",
    "small groups": "Much of the first series lies in front of the small groups, which few votes decide.",
    "next card": "Of the cards left, this one is wanted first: {about}.",
    "opening": "A sound opening.",  # no longer given, but it stands in stored games
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
