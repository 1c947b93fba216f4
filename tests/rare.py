"""Games of people who keep rare cards for odd moments: what must hold after every answer, whatever is played in the middle of what.

A game brings its census (an assertion that every card and piece is somewhere, once), the kinds of move that may come at odd moments,
and the weights by which its players choose.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from playing import CAP, Choose, playout

from rules.engine.dice import Dice
from rules.engine.match import Match

Census = Callable[[Any], None]  # of a State
Weight = Callable[[Any, Match], int]  # of a legal move: how gladly it is played; 0 only if nothing else is left


LONG = int(os.environ.get("ARBITER_LONG", "1"))  # how many times as many games: `python -m bench rare` sets it


def games(count: int) -> range:
    """The numbers of so many games, or of many more in the long form."""
    return range(count * LONG)


def check_after_every_answer(match: Match, census: Census) -> None:
    """Everybody who is awaited can answer, and nothing is lost or doubled."""
    if match.decision is not None:
        assert match.waiting, f"a question that waits for nobody: {match.decision.ask}"
    for seat in match.waiting:
        assert match.legal(seat), f"seat {seat} is awaited and has no answer to {match.decision and match.decision.ask}"
    census(match.state)


def check_odd_moments(match: Match, rare: tuple[type, ...], census: Census) -> None:
    """Each of these moves that is legal now is tried, and the game goes on from it."""
    for seat in sorted(match.decision.may if match.decision else ()):
        for move in match.legal(seat):
            if isinstance(move, rare):
                check_after_every_answer(match.answer(seat, move)[0], census)


def by_weight(weight: Weight) -> Choose:
    """A taste for `playout`: the heavier a move, the likelier."""

    def choose(moves: tuple[Any, ...], chance: Dice, match: Match) -> Any:
        assert moves, f"nobody is stuck: {match.decision}"
        weights = [weight(move, match) for move in moves]
        if not any(weights):
            return moves[chance.below(len(moves))]
        left = chance.below(sum(weights))
        for move, heavy in zip(moves, weights, strict=True):
            if (left := left - heavy) < 0:
                return move
        raise AssertionError("the weights were summed")

    return choose


def rare_game(
    game: Any, seats: int, seed: str, weight: Weight, census: Census, rare: tuple[type, ...] = (), options: Any = None, cap: int = CAP
) -> Match:
    """A whole game by these weights, checked after every answer and at every odd moment; returns its end."""
    for match in playout(game, seats, seed, options, cap, by_weight(weight)):
        check_after_every_answer(match, census)
        check_odd_moments(match, rare, census)
    return match
