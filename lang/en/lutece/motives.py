"""What decides a computer player of Lutèce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lang import Names
from lang.facts.lutece import subject
from lang.motives import sentence
from rules.engine.model import Seat
from rules.lutece.components import Tile

from .terms import term

PAUSE = "Should give the others pause."  # true of a bribe and of a bluff alike: what lies there stays hidden
HIDDEN = "Reason hidden until the end."
ALOUD = {
    "outbid": PAUSE,
    "bluff": PAUSE,
    "agreed": "Has bribed enough for now.",
    "no more": "Won’t add any more, whatever the others do.",
    "win card": "Its Legionaries can win the card.",
    "deny": "Keeps the card from the leading bidder.",
    "keep": "A Legionary is worth 2 VP at the end.",
    "learn": "The best thing for its Apprentice to learn.",
}
FULL = ALOUD | {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "majority": "Counts towards a majority[: {about}].",
    "prestige": "Can score prestige[: {about}].",
    "influence": "Can score influence[: {about}].",
    "gold": "Brings in gold.",
    "too dear": "Couldn’t have paid for the other card too[: {about}].",  # as told by games of before
    "thrift": "More gold there would probably be wasted.",
    "cost": "Cheaper than most.",
    "quiet": "Few others seem to want it[: {about}].",
    "outbid": "A bribe the others have to beat[: {about}].",
    "bluff": "A bluff on an Income: the gold comes back.",
    "agreed": "Enough bribes for now.",
    "no more": "No point in adding more, whatever the others do.",
    "win card": "The Legionaries can win the card[: {about}].",
    "deny": "Can keep the card from the leading bidder.",
    "learn": "The best thing for the Apprentice to learn[: {about}].",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The motive in a sentence."""
    return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    if member is None:
        return ""
    return f"tile {term(member, seat)}" if isinstance(member, Tile) else term(member, seat)
