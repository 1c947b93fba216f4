"""Options and bribes (L2.2, L2.3, L2.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from rules.engine.model import Seat

from .desk import Desk
from .events import BribeRaised, FlagChanged, OptionsLaid
from .moves import Choose, Firm, Raise, Ready, Withdraw
from .table import Bribes, Flag, Hand, RaiseBribes, Side, cleared


def lay_options(desk: Desk, answers: Mapping[Seat, Choose]) -> None:
    """L2.2: everybody has two cards face down, left and right as he said."""
    desk.hands = tuple(Hand((answers[seat].left, answers[seat].right)) for seat in range(len(desk.players)))
    desk.ask = RaiseBribes(desk.round)
    desk.tell(OptionsLaid())


def bribe(desk: Desk, seat: Seat, move: Raise | Ready | Firm | Withdraw) -> None:
    match move:
        case Raise(side, gold):
            _raise(desk, seat, side, gold)
        case Ready():
            _flag(desk, seat, Flag.READY)
        case Firm():
            _flag(desk, seat, Flag.FIRM)
        case Withdraw():
            _flag(desk, seat, Flag.OPEN)
        case _ as never:
            assert_never(never)


def all_ready(desk: Desk) -> bool:
    """L2.9: the phase ends with the last flag."""
    return all(bribes.flag is not Flag.OPEN for bribes in desk.bribes)


def _raise(desk: Desk, seat: Seat, side: Side, gold: int) -> None:
    """L2.3: gold goes from the purse onto the card; the plain ready flags of the others fall, one's own stays."""
    own = desk.bribes[seat]
    left, right = (own.left + gold, own.right) if side is Side.LEFT else (own.left, own.right + gold)
    fallen = cleared(desk.bribes, seat)
    for other in fallen:
        desk.bribes[other] = Bribes(desk.bribes[other].left, desk.bribes[other].right)
    desk.bribes[seat] = Bribes(left, right, own.flag)
    purse = desk.gain(seat, -gold)
    desk.tell(BribeRaised(seat, side, gold, desk.stake(seat, side), purse, fallen))


def _flag(desk: Desk, seat: Seat, flag: Flag) -> None:
    own = desk.bribes[seat]
    desk.bribes[seat] = Bribes(own.left, own.right, flag)
    desk.tell(FlagChanged(seat, flag))
