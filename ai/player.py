"""How a seat is played: from its view to a move, with what decided it. Any fault ends in a legal move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from traceback import format_exc
from typing import Any, cast

from rules.engine.model import Game, Kind, View

from .chance import Chance
from .model import Brain, Level, Part, Thought, worth
from .policy import allows, legal
from .search import Effort, search

SECONDS = 2.5  # a strong player's time for a move, unless said
CARELESS, CLUMSY = 5.0, 0.12  # an easy player: how many times the spread he overlooks, how often he plays just anything


@cache
def rules(game: str) -> Game:
    return cast("Game", import_module(f"rules.{game}"))


@cache
def brain(game: str) -> Brain:
    return cast("Brain", import_module(f"ai.{game}"))


def think(
    game: str, view: View[Any, Any], level: Level, seed: str, *, seconds: float | None = None, iterations: int | None = None
) -> Thought:
    """A legal move for the seat of this view, which must be asked.

    The same view, level, seed and number of iterations always give the same move; with a time limit a strong player
    answers the best found so far. Without either he takes SECONDS.
    """
    if seconds is None and iterations is None:
        seconds = SECONDS
    try:
        return _thought(game, view, level, f"{seed} seat {view.seat}", Effort(seconds, iterations))
    except Exception:  # whatever it is, the table must not wait for it
        return Thought(first_legal(game, view), None, format_exc())


def first_legal(game: str, view: View[Any, Any]) -> Any:
    """The last resort: the first move the law allows."""
    return next(move for move in rules(game).candidates(view) if allows(rules(game), view, move))


def _thought(game: str, view: View[Any, Any], level: Level, seed: str, effort: Effort) -> Thought:
    book, mind = rules(game), brain(game)
    moves = legal(book, view)
    if len(moves) == 1:
        return Thought(moves[0], mind.Why(mind.Motive["FORCED"]))
    judge = mind.judge(view)
    parts = [judge(move) for move in moves]
    worths = [worth(each) for each in parts]
    first = _impression(book, mind, view, level, worths, Chance(f"{seed} impression"))
    if level is not Level.STRONG:
        return Thought(moves[first], _why(mind, parts, first))
    move = search(book, mind, view, moves, worths, seed, effort)
    chosen = moves.index(move)
    return Thought(move, _why(mind, parts, chosen, ahead=worths[chosen] < max(worths)))


def _impression(book: Game, mind: Brain, view: View[Any, Any], level: Level, worths: Sequence[float], chance: Chance) -> int:
    """Which move one would make without looking ahead. What is chosen in secret is chosen unpredictably."""
    if level is Level.EASY:
        clumsy = chance.random() < CLUMSY
        return chance.below(len(worths)) if clumsy else chance.leaning(worths, CARELESS * mind.SPREAD)
    asked = book.decision(view.table)
    if asked is not None and asked.kind is Kind.SEALED:
        return chance.leaning(worths, mind.SPREAD)
    best = max(worths)
    return chance.pick([place for place, one in enumerate(worths) if one == best])


def _why(mind: Brain, parts: Sequence[Sequence[Part]], chosen: int, ahead: bool = False) -> Any:
    """The motive of the chosen move that speaks for it most, compared with the average move."""
    average: dict[Any, float] = {}
    for each in parts:
        for motive, value, _ in each:
            average[motive] = average.get(motive, 0.0) + value / len(parts)
    own: dict[Any, float] = {}
    about: dict[Any, Any] = {}
    for motive, value, fact in parts[chosen]:
        own[motive] = own.get(motive, 0.0) + value
        about.setdefault(motive, fact)
    best = max(own, key=lambda motive: own[motive] - average[motive], default=None)
    if best is None or own[best] <= average[best]:
        return mind.Why(mind.Motive["SEARCH"], None, ahead)
    return mind.Why(best, about[best], ahead)
