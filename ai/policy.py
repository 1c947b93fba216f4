"""How imagined players move: by the heuristic, at once, and not always the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.model import Decision, Game, Kind, Refused, Seat, State, View, look

from .chance import Chance
from .model import Brain, worths

SLIP = 0.15  # how often an imagined player takes a move that only seems about as good


def allows(game: Game, view: View[Any, Any], move: Any) -> bool:
    try:
        game.check(view, move)
    except Refused:
        return False
    return True


def legal(game: Game, view: View[Any, Any]) -> list[Any]:
    """Every legal answer of a seat that is asked, in a stable order."""
    return [move for move in game.candidates(view) if allows(game, view, move)]


def answers(game: Game, brain: Brain, state: State[Any, Any, Any], asked: Decision, chance: Chance) -> Mapping[Seat, Any]:
    """What is said next in an imagined game. Where several may speak, chance says who does."""
    if asked.kind is Kind.ONE:
        (seat,) = asked.waits
        return {seat: reply(game, brain, look(state, seat), chance, False)}
    if asked.kind is Kind.SEALED:
        return {seat: reply(game, brain, look(state, seat), chance, True) for seat in sorted(asked.waits)}
    seat = chance.pick(sorted(asked.waits))
    return {seat: reply(game, brain, look(state, seat), chance, False)}


def reply(game: Game, brain: Brain, view: View[Any, Any], chance: Chance, secret: bool) -> Any:
    """A move the heuristic likes. What is chosen in secret is chosen unpredictably.

    Only the move taken is shown to the law: that is much faster than to ask about all candidates.
    """
    moves = list(game.candidates(view))
    if len(moves) == 1:
        return moves[0]
    liked = worths(brain, view, moves)
    while True:
        unsure = secret or chance.random() < SLIP
        place = chance.leaning(liked, brain.SPREAD) if unsure else liked.index(max(liked))
        if allows(game, view, moves[place]):
            return moves[place]
        del moves[place], liked[place]
