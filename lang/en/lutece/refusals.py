"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import join, upper_first
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece import refusals as r
from rules.lutece.components import Flag
from rules.lutece.questions import ChooseOptions

from .moves import KIND
from .terms import RESOURCE, SEVERAL, coins, whom


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.BribesClosed(ChooseOptions(number)):
            return f"No bribes yet: players are still choosing their cards for round {number}."
        case r.BribesClosed():
            return "Too late to bribe: the cards are already revealed."
        case r.AlreadyLaid():
            return "Everyone has chosen: you can’t change your two cards any more."
        case r.TileNotInPlay(tile, seats):
            return f"Tile {tile.value} isn’t used with {seats} players."
        case r.SameCardTwice(tile):
            return f"You only have one {tile.value} card. Income is the only card you have twice."
        case r.NotARaise():
            return "Bribes only go up: add at least 1 gold."
        case r.NotEnoughGold(gold, purse):
            return f"You only have {coins(purse)}: you can’t add {gold}."
        case r.AlreadyReady(Flag.FIRM):
            return f"You’re already ready for good. To change your mind: {KIND[m.Withdraw]}."
        case r.AlreadyReady():
            return f"You’re already ready. You can still choose {KIND[m.Firm]} or {KIND[m.Withdraw]}."
        case r.NotReady():
            return "You haven’t said you’re ready."
        case r.TimeWillTell():
            return "You can’t close the bribes yourself: they close when everyone is ready, or when time is up."
        case r.NoSuchBribe():
            return "A bribe can’t be less than 0."
        case r.TooMuchInAll(gold, purse):
            return f"Your two bribes add up to {gold}, but you only have {coins(purse)}."
        case r.BribesSealed():
            return "Bribes are sealed at this table: name both at once, in secret."
        case r.BribesOpen():
            return "Bribes are open at this table: raise them instead of naming them."
        case r.NotBidding(helped, tile, bidders):
            candidates = join([whom(bidder, seat, names=names) for bidder in bidders], "or")
            return f"{upper_first(whom(helped, seat, names=names))} didn’t choose card {tile.value}. A Legionary can help {candidates} there."
        case r.NoSuchHost(resource, resources):
            given = join([RESOURCE[one] for one in resources], "or")
            return f"Your characters give no {SEVERAL[resource]}. Your Apprentice can learn {given}."
        case _:
            assert_never(why)
