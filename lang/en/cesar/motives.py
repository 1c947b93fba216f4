"""What decides a computer player of Caesar & Cleopatra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.model import Seat

from .terms import WORDS

HIDDEN = "Reason hidden until the end."
BETTER = "Better chances on that group."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "That card was in the way.",
    "wrath": "That group was going badly.",
    "castle": "Rearranged, the cards will do more.",
    "unmask": "Wants to know what’s there before the vote.",
    "see hand": "Wants to see that hand.",
    "rob": "The most dangerous card of that hand.",
    "protect": "That would have hurt.",
}
FULL = {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "win vote": "Better chances of winning the {about}.",
    "mission": "Helps the secret mission: {about}.",
    "dodge vote": "A passive turn means no vote, and a vote now could go badly.",
    "tempo": "Two cards face up count for more at once.",
    "save strength": "Saves the stronger cards for later.",
    "hide": "Face down, nobody can count it or kill it.",
    "philosopher": "A Philosopher turns the {about} vote around.",
    "kill": "Gets rid of a card in the way: {about}.",
    "wrath": "The {about} are going badly.",
    "castle": "Rearranged, the cards win more.",
    "unmask": "Reveals what’s hidden on the {about} before the vote.",
    "see hand": "See the other hand, and get rid of its best card.",
    "keep trick": "Saves the Manipulations for later.",
    "protect": "It would hurt too much ({about}).",
    "keep veto": "Saves the Veto for later.",
    "rob": "The best card of that hand: {about}.",
    "refresh hand": "Trades weak cards for new ones.",
    "need cards": "Short of cards: {about}.",
    "stake": "A strong card for the secret mission: {about}.",
    "small groups": "Strong cards on the small groups, which a few votes decide.",
    "next card": "The one to draw next: {about}.",
    "opening": "A sound opening.",  # no longer given, but it stands in stored games
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
