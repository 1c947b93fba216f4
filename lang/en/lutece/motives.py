"""What decides a computer player of Lutèce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.facts.lutece import subject
from lang.motives import sentence
from rules.engine.model import Seat

from .terms import term

PAUSE = "That stake should give the others pause."  # true of a bribe and of a bluff alike: what lies there stays hidden
HIDDEN = "The reason lies under its cards and is told after the end."
ALOUD = {
    "outbid": PAUSE,
    "bluff": PAUSE,
    "agreed": "It has offered enough for now: on to the purchases.",
    "no more": "It adds nothing more, whatever the others do.",
    "win card": "Its Legionaries can win it the card.",
    "deny": "It would rather the leading bidder did not get the card.",
    "keep": "A Legionary kept is worth 2 points at the end.",
    "learn": "That is what its Apprentice learns best.",
}
FULL = ALOUD | {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
    "majority": "It counts towards a majority ({about}).",
    "prestige": "It can bring points of prestige ({about}).",
    "influence": "It can bring points of influence ({about}).",
    "gold": "It brings gold.",
    "too dear": "The purse would not reach for the other card ({about}).",  # as told by games of before
    "thrift": "More gold there would probably be spent for nothing.",
    "cost": "These cards cost less than most.",
    "quiet": "Fewer others seem to want it than most ({about}).",
    "outbid": "It is a bribe that others have to beat ({about}).",
    "bluff": "A bluff: the card there is an Income, and the gold comes back.",
    "agreed": "Enough is offered for now: on to the purchases.",
    "no more": "Nothing more will be added, whatever the others do.",
    "win card": "The Legionaries can win the card ({about}).",
    "deny": "It can keep the card from the leading bidder.",
    "learn": "That is what the Apprentice learns best ({about}).",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "…" if member is None else term(member, seat)
