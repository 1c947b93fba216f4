"""Luck: what chance gave in one ply, beside what it gives on the average, by where it came from.

A ply may draw from several sources: dice, a deck nobody sees. They are taken one after the other: the luck of the first is what is known
once it has fallen, all others being open, less what was known before; and so on. So the parts add up to the luck of the ply. On the
average over many games each part is nothing, however good or bad the value is by which positions are judged: nothing is normalised.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine.dice import Dice
from rules.engine.model import Game, Position, Seat

from .chance import Chance
from .model import Fate, Source
from .strategies import PLAYERS

Shares = tuple[float, ...]  # by seat
Value = Callable[[Position, str], Shares]
"""What a position is worth to each seat; the text seeds whatever is imagined for it."""


def fates_of(game: Game) -> tuple[Fate, ...]:
    """Where the luck of a game comes from."""
    return PLAYERS[game.NAME].strategy.FATES


def reopened(game: Game, state: Position, seed: str) -> Position:
    """This position with all that nobody has seen yet dealt anew: what is still to come must not count before it comes."""
    chance = Chance(f"{seed} to come")
    for fate in fates_of(game):
        state = fate.anew(state, chance)
    return state


@dataclass(frozen=True, slots=True)
class Ply:
    """A ply as it was played."""

    before: Position
    answers: Mapping[Seat, Any]
    seed: str
    number: int


def touched(game: Game, ply: Ply) -> tuple[tuple[Fate, ...], Position]:
    """The sources this ply drew from, and where it led."""
    dice = Dice(ply.seed, ply.number)
    after = game.play(ply.before, ply.answers, dice).state
    fates = fates_of(game)
    drew = (fate.drawn_from(ply.before) != fate.drawn_from(after) or (fate.dice and dice.drawn > 0) for fate in fates)
    return tuple(fate for fate, did in zip(fates, drew, strict=True) if did), after


def luck(game: Game, ply: Ply, value: Value, samples: int, seed: str) -> dict[Source, Shares]:
    """What each source that was drawn from gave every seat."""
    fates, after = touched(game, ply)
    if not fates:
        return {}
    known = [_expected(game, ply, fates[fallen:], value, samples, seed) for fallen in range(len(fates))]
    known.append(_mean([value(reopened(game, after, f"{seed} {n}"), f"{seed} {n}") for n in range(samples)]))
    return {fate.source: _less(known[place + 1], known[place]) for place, fate in enumerate(fates)}


def _expected(game: Game, ply: Ply, left_open: Sequence[Fate], value: Value, samples: int, seed: str) -> Shares:
    """What was to be expected before these had fallen."""
    found = []
    for n in range(samples):
        chance, state = Chance(f"{seed} fate {n}"), ply.before
        for fate in left_open:
            state = fate.anew(state, chance)
        rolls = chance if any(fate.dice for fate in left_open) else Dice(ply.seed, ply.number)
        found.append(value(reopened(game, game.play(state, ply.answers, rolls).state, f"{seed} {n}"), f"{seed} {n}"))
    return _mean(found)


def dealt(game: Game, state: Position, seats: int, options: Any, data: int, version: int, value: Value, samples: int, seed: str) -> Shares:
    """What the deal gave every seat."""
    others = (game.setup(seats, options, data, Chance(f"{seed} deal {n}"), version).state for n in range(samples))
    usual = _mean([value(reopened(game, other, f"{seed} {n}"), f"{seed} {n}") for n, other in enumerate(others)])
    return _less(_mean([value(reopened(game, state, f"{seed} {n}"), f"{seed} {n}") for n in range(samples)]), usual)


def _mean(found: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def _less(one: Shares, other: Shares) -> Shares:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))
