"""What decides a computer player of Lutèce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang.motives import found, sentence
from rules.engine.model import Seat
from rules.lutece.cards import Kind, Resource
from rules.lutece.table import Bidder, Tile

from .terms import term

HIDDEN = "The reason lies under its cards and is told after the end."
ALOUD = {
    "outbid": "It names a bribe that others have to beat.",
    "agreed": "Enough is offered: on to the purchases.",
    "no more": "Its purse is empty: nobody need wait for it.",
    "win card": "Its Legionaries win the card.",
    "deny": "It would rather nobody else had that card.",
    "keep": "A Legionary kept is worth 2 points at the end.",
    "learn": "That is what its Apprentice learns best.",
}
FULL = ALOUD | {
    "forced": "There is no other legal move.",
    "search": "Looking ahead favours it.",
    "majority": "It means a better place in a majority ({about}).",
    "prestige": "It brings points of prestige ({about}).",
    "influence": "It brings points of influence ({about}).",
    "gold": "It brings gold.",
    "cost": "It costs little for what it gives.",
    "too dear": "The purse would not reach for the other card ({about}).",
    "quiet": "Few others seem to want it ({about}).",
    "outbid": "It is a bribe that others have to beat ({about}).",
    "thrift": "More gold there would probably be spent for nothing.",
    "agreed": "Enough is offered: on to the purchases.",
    "no more": "The purse is empty: there is nothing to wait for.",
    "win card": "The Legionaries win the card ({about}).",
    "deny": "It keeps the card from somebody else.",
    "learn": "That is what the Apprentice learns best ({about}).",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool) -> str:
    """The motive in a sentence."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = found(about, (Resource, Kind, Tile, Bidder))
    return "…" if member is None else term(member, seat)
