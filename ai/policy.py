"""How imagined players move: by the heuristic, at once, and not always the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.model import Decision, Game, Kind, Seat, State, View, allows, look

from .chance import Chance
from .model import Strategy, worths

SLIP = 0.15  # how often an imagined player takes a move that only seems about as good


def answers(game: Game, strategy: Strategy, state: State[Any, Any, Any], asked: Decision, chance: Chance) -> Mapping[Seat, Any]:
    """What is said next in an imagined game. Where several may speak, chance says who does."""
    if asked.kind is Kind.ONE:
        (seat,) = asked.waits
        return {seat: reply(game, strategy, look(state, seat), chance, False)}
    if asked.kind is Kind.SEALED:
        return {seat: reply(game, strategy, look(state, seat), chance, True) for seat in sorted(asked.waits)}
    seat = chance.pick(sorted(asked.waits))
    return {seat: reply(game, strategy, look(state, seat), chance, False)}


class Stuck(Exception):
    """A seat of an imagined game that is asked and has no legal answer: the position was impossible, or its rules are wrong."""


def reply(game: Game, strategy: Strategy, view: View[Any, Any], chance: Chance, secret: bool) -> Any:
    """A move the heuristic likes. What is chosen in secret is chosen unpredictably.

    Only the move taken is shown to the law: that is much faster than to ask about all candidates.
    """
    moves = list(game.candidates(view))
    liked = worths(strategy, view, moves) if len(moves) > 1 else [0.0] * len(moves)
    while moves:
        unsure = secret or chance.random() < SLIP
        place = chance.leaning(liked, strategy.SPREAD) if unsure else liked.index(max(liked))
        if allows(game, view, moves[place]):
            return moves[place]
        del moves[place], liked[place]
    raise Stuck(f"seat {view.seat} has no answer to {game.decision(view.table)}")
