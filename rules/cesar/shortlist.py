"""What a player of César & Cléopâtre is offered first: a card before a group in one press, and the hand filled up in one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.engine.match import Match
from rules.engine.model import Seat
from rules.engine.shortlist import Line, Way, ahead, of_kind

from .components import HAND_SIZE, Pile
from .moves import Draw, Finish, LayDown, LayUp
from .questions import Ask

LAYS = frozenset({Ask.TURN, Ask.LAY, Ask.SECOND, Ask.LAST})


def shortlist(world: Match, seat: Seat) -> Iterable[Line]:
    """Every Influence card with the groups beside it, face up and face down; what may be drawn together."""
    assert world.decision is not None
    ask, legal = world.decision.ask.ask, world.legal(seat)
    if ask in LAYS:
        return _lays(world, seat, legal)
    if ask is Ask.REFILL:
        return _refills(world, seat, of_kind(legal, Draw))
    return ()


def _lays(world: Match, seat: Seat, legal: Sequence[Any]) -> list[Line]:
    """The last card of a turn with the end of the turn: who would play a Manipulation afterwards lays it by itself."""
    lines: list[Line] = []
    alone: list[Line] = []
    for kind in (LayUp, LayDown):
        moves = of_kind(legal, kind)
        end = _end(world, seat, moves)
        lines += _by_card(moves, end)
        if end:
            alone += _by_card(moves, ()) if len(moves) == len(legal) else [((kind,),)]
    return [*lines, *alone]


def _by_card(moves: Sequence[Any], end: Way) -> list[Line]:
    """A line for each card, the highest first, with its groups."""
    cards = dict.fromkeys(move.card for move in moves)
    return [tuple((move, *end) for move in moves if move.card is card) for card in reversed(cards)]


def _end(world: Match, seat: Seat, moves: Sequence[Any]) -> Way:
    """C2.4: to finish without a Manipulation, if that is asked after any of these."""
    after = ahead(world, seat, moves[0]) if moves else None
    return (Finish(),) if after is not None and after.decision is not None and after.decision.ask.ask is Ask.AFTER else ()


def _refills(world: Match, seat: Seat, draws: Sequence[Draw]) -> list[Line]:
    """C2.6: so many of one pile and the rest of the other, the Influence first."""
    most = {pile: max((draw.count for draw in draws if draw.pile is pile), default=0) for pile in Pile}
    missing = min(HAND_SIZE - world.state.table.sides[seat].held, sum(most.values()))
    splits = [(influence, missing - influence) for influence in range(missing, -1, -1)]
    fits = [pair for pair in splits if pair[0] <= most[Pile.INFLUENCE] and pair[1] <= most[Pile.MANIPULATION]]
    return [tuple(_asked(world, seat, [Draw(pile, count) for pile, count in zip(Pile, pair, strict=True) if count]) for pair in fits)]


def _asked(world: Match, seat: Seat, draws: Sequence[Draw]) -> Way:
    """Both draws, or the first alone where an empty pile decides the rest (C2.6)."""
    after, _ = world.answer(seat, draws[0])
    return tuple(draws) if len(draws) == 1 or draws[1] in after.legal(seat) else (draws[0],)
