"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import join
from rules.engine.model import Seat
from rules.lutece import refusals as r
from rules.lutece.components import Flag
from rules.lutece.questions import ChooseOptions

from .questions import ask
from .terms import RESOURCE, SEVERAL, both, coins, whom


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.OtherQuestion(asked):
            return f"That is not what you are being asked. {ask(asked, names)}"
        case r.BribesClosed(ChooseOptions(number)):
            return f"The bribes are not open: the Action cards of round {number} are still being chosen."
        case r.BribesClosed():
            return "The bribes are closed: the cards are already revealed."
        case r.AlreadyLaid():
            return "Everybody has chosen: your two cards are laid and can no longer be changed."
        case r.TileNotInPlay(tile, seats):
            return f"Tile {tile.value} is not in play with {seats} players."
        case r.SameCardTwice(tile):
            return f"You have only one {tile.value} card. Only Incomes come in twos."
        case r.NotARaise():
            return "A bribe only ever goes up: add at least 1 gold."
        case r.NotEnoughGold(gold, purse):
            return f"Your purse holds {coins(purse)}: you cannot add {gold}."
        case r.AlreadyReady(Flag.FIRM):
            return "You have already agreed, whatever happens. You may still take it back."
        case r.AlreadyReady():
            return "You have already agreed. You may agree whatever happens, or take it back."
        case r.NotReady():
            return "You have not agreed: there is nothing to take back."
        case r.NotBidding(helped, tile, bidders):
            candidates = join([whom(bidder, seat, names=names) for bidder in bidders], "or")
            lacks = "You are" if helped == seat else f"{whom(helped, seat, names=names)} is"
            return f"{lacks} not after card {tile.value}. A Legionary can help {candidates} there."
        case r.NoSuchHost(resource, resources):
            given = both([RESOURCE[one] for one in resources])
            return f"You have no character that gives {SEVERAL[resource]}. Possible resources: {given}."
        case _:
            assert_never(why)
