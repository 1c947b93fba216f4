"""Sealed bribes, a variant for slow tables: everybody names both once, in secret (L2.11)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import Flag
from ..desk import Desk
from ..moves import Bribe
from ..questions import SealBribes
from ..state import Bribes, View
from .purchases import reveal

LISTED = 24  # gold on each card: as much as one list can show; more is said by command


@lru_cache(maxsize=256)
def pairs(purse: int) -> tuple[Bribe, ...]:
    """L2.11: all that a purse can pay, up to what is LISTED."""
    most = min(purse, LISTED)
    return tuple(Bribe(left, right) for left in range(most + 1) for right in range(min(most, purse - left) + 1))


def offers_seal(view: View, ask: SealBribes) -> tuple[Bribe, ...]:
    """L2.11: nothing or some gold on each card."""
    return pairs(view.table.players[view.seat].gold)


def check_seal(view: View, ask: SealBribes, move: Bribe) -> None:
    """L2.11: with gold one has, for both cards together."""
    if (least := min(move.left, move.right)) < 0:
        raise Refused(refusals.NoSuchBribe(least))
    if (gold := move.left + move.right) > (purse := view.table.players[view.seat].gold):
        raise Refused(refusals.TooMuchInAll(gold, purse))


def play_seal(desk: Desk, seat: Seat, ask: SealBribes, move: Bribe) -> None:
    """L2.11: the gold goes onto the cards; with the last seal everything is revealed."""
    desk.bribes[seat] = Bribes(move.left, move.right, Flag.FIRM)
    desk.gain(seat, -(move.left + move.right))
    if all(bribes.flag is Flag.FIRM for bribes in desk.bribes):
        reveal(desk)
