"""What a player is offered first: lines of ways, each a move or several that are played one after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .match import Match
from .model import Seat

Way = tuple[Any, ...]
"""Moves that one press plays, each its own ply; or a single kind of move, of which is asked next."""

Line = tuple[Way, ...]
"""Ways that stand side by side: they differ in the last thing they say."""


def ahead(world: Match, seat: Seat, *moves: Any) -> Match | None:
    """The match after these moves, in which the same seat is asked on; None where something is revealed before, or another is asked."""
    for move in moves:
        world, _ = world.answer(seat, move)
        if not world.may(seat) or world.own_step(seat) is None:
            return None
    return world


def again(world: Match, seat: Seat, move: Any, most: int) -> Line:
    """A move once, twice and so on, as often as it can be repeated at once."""
    times = 1
    while times < most and (after := ahead(world, seat, move)) is not None and move in after.legal(seat):
        world, times = after, times + 1
    return tuple((move,) * count for count in range(1, times + 1))


def of_kind(moves: Iterable[Any], *kinds: type) -> list[Any]:
    return [move for move in moves if isinstance(move, kinds)]


def one_each(moves: Sequence[Any]) -> list[Line]:
    """A line for each of these moves."""
    return [((move,),) for move in moves]
