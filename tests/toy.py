"""A toy with two versions of its rules, to see how games of both go on: add up in turn; since version 2 an answer counts double."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.engine import model
from rules.engine.codec import added
from rules.engine.defaults import all_in_the_open, always_in_place, anywhere, no_closing, no_shortlist, nothing_before
from rules.engine.dice import Dice
from rules.engine.model import Cite, Decision, Line, Sheet, Told, one
from rules.engine.versions import Changes

CHANGES = Changes({"Z1.1-double": 2})
GOAL = 40


@dataclass(frozen=True, slots=True)
class Options:
    pass


@dataclass(frozen=True, slots=True)
class Add:
    """Add this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Added:
    """The sum that was reached."""

    total: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Whose turn it is."""

    seat: int


@dataclass(frozen=True, slots=True)
class Table:
    seat: int
    total: int
    version: int = added(1)


@dataclass(frozen=True, slots=True)
class Hand:
    """A lucky number nobody else knows."""

    lucky: int


class Toy:
    """The game of a rulebook that was corrected once."""

    NAME, DATA, SEATS, ORDERS = "toy", 1, range(2, 5), ()
    Options, MOVES = Options, (Add,)
    State = model.State[Table, Hand, None]
    VERSION = CHANGES.newest
    seated, closing, in_the_open = staticmethod(anywhere), staticmethod(no_closing), staticmethod(all_in_the_open)

    def setup(self, seats: int, options: Any, data: int, dice: Dice, version: int) -> model.Step[Any, Any, Any]:
        hands = tuple(Hand(dice.below(100)) for _ in range(seats))
        return model.Step(model.State(Table(0, 0, version), hands, None))

    def decision(self, table: Table) -> Decision | None:
        return one(table.seat, Ask(table.seat)) if table.total < GOAL else None

    def candidates(self, view: Any) -> Iterable[Any]:
        return map(Add, range(1, 4))

    def check(self, view: Any, move: Any) -> None:
        """Anything may be added."""

    def play(self, state: Any, answers: Mapping[int, Any], dice: Dice) -> model.Step[Any, Any, Any]:
        ((seat, move),) = answers.items()
        times = 2 if CHANGES.since(state.table, "Z1.1-double") else 1
        table = replace(state.table, seat=(seat + 1) % len(state.hands), total=state.table.total + times * move.number)
        return model.Step(replace(state, table=table), (Told(Added(table.total)),))

    def sheet(self, table: Table) -> Sheet:
        totals = (table.total, 0)
        return Sheet((Line("total", Cite("Z1.1"), totals),), totals, (1, 2), "goal" if table.total >= GOAL else None)

    def imagine(self, view: Any, dice: Dice) -> Any:
        raise NotImplementedError

    def orders(self, view: Any) -> tuple[Any, ...]:
        return ()

    as_before, misplaced, shortlist = staticmethod(nothing_before), staticmethod(always_in_place), staticmethod(no_shortlist)

    def obey(self, view: Any, order: Any) -> Any | None:
        return None

    def lapsed(self, view: Any, order: Any) -> bool:
        return False

    def preview(self, view: Any, move: Any) -> Any | None:
        return None


class OldToy(Toy):
    """The toy game by its first rules, before they were corrected."""

    VERSION = 1
