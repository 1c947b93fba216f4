"""How to play Micatio: call a likely sum, and be hard to read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import exp

from rules.engine.codec import added
from rules.engine.foresight import Weighed
from rules.micatio import GOAL, HAND, Odds, Show, State, Table, View
from rules.micatio import imagine as imagine

from .model import Fate, Judge, Part

SPREAD = 0.3
GAMES = 100
BREADTH = 12
IN_ROUNDS = True
FATES: tuple[Fate, ...] = ()  # nothing is drawn or rolled
LEAD = 0.8  # how much a point ahead means


class Motive(Enum):
    FORCED = "forced"
    SEARCH = "search"
    LIKELY = "likely"


@dataclass(frozen=True, slots=True)
class Why:
    """What decided a throw; `about` is the sum that was called."""

    motive: Motive
    about: int | None = None
    ahead: bool = False
    fact: Odds | Weighed | None = added(None)


@cache
def ways(hands: int) -> tuple[int, ...]:
    """In how many ways so many hands show each sum."""
    if hands == 0:
        return (1,)
    fewer = ways(hands - 1)
    return tuple(sum(fewer[total - n] for n in range(HAND + 1) if 0 <= total - n < len(fewer)) for total in range(HAND * hands + 1))


def judge(view: View) -> Judge:
    """A call is worth how likely its sum is if the others show anything; which hand one shows is all the same."""
    others = ways(len(view.table.points) - 1)
    best = max(others)

    def worth(move: Show) -> tuple[Part, ...]:
        rest = move.call - move.fingers
        return ((Motive.LIKELY, others[rest] / best if 0 <= rest < len(others) else 0.0, move.call),)

    return worth


def fact(view: View, move: Show, motive: Motive, about: int | None) -> Odds | None:
    """In how many ways the others can show what makes the call right."""
    others = ways(len(view.table.points) - 1)
    rest = move.call - move.fingers
    fits = others[rest] if 0 <= rest < len(others) else 0
    return Odds(move.fingers, move.call, fits, sum(others), view.table.points[view.seat]) if motive is Motive.LIKELY and fits else None


def horizon(table: Table) -> int:
    """Two throws."""
    return 2


def clock(table: Table) -> int:
    return table.number


def same_as(move: Show) -> object:
    """Every throw is its own."""
    return move


def evaluate(state: State) -> tuple[float, ...]:
    """How likely each seat is to win: by its points, certain at five."""
    points = state.table.points
    if GOAL in points:
        return tuple(float(own == GOAL) for own in points)
    weights = [exp(LEAD * own) for own in points]
    return tuple(weight / sum(weights) for weight in weights)
