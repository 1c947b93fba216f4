"""Micatio, the Roman finger game: two to five players show fingers and call the sum, all at once. First to five points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import ClassVar

from rules.engine import model
from rules.engine.codec import added
from rules.engine.defaults import (
    all_in_the_open,
    always_in_place,
    anywhere,
    never,
    no_answer,
    no_closing,
    no_orders,
    no_preview,
    no_shortlist,
    nothing_before,
)
from rules.engine.dice import Dice
from rules.engine.match import GameOver
from rules.engine.model import Cite, Decision, Line, Refused, Seat, Sheet, Told, sealed
from rules.engine.versions import Changes

CHANGES = Changes({})  # what has changed in the rules since games are stored
NAME, VERSION, DATA, SEATS = "micatio", CHANGES.newest, 1, range(2, 6)
EXACT = True  # the candidates are exactly the legal answers
HAND, GOAL = 5, 5  # fingers of a hand; points that win
M1_2, M2_1, M2_2, M2_3 = Cite("M1.2"), Cite("M2.1"), Cite("M2.2"), Cite("M2.3")


# ---------------------------------------------------------------- what lies where


@dataclass(frozen=True, slots=True)
class Options:
    """Nothing to choose."""


@dataclass(frozen=True, slots=True)
class Throw:
    """What a player showed and called."""

    fingers: int
    call: int


@dataclass(frozen=True, slots=True)
class Table:
    """The points by seat, the number of the throw that is asked for, and the last throws by seat, () before the first."""

    points: tuple[int, ...]
    number: int = 1
    last: tuple[Throw, ...] = ()
    version: int = added(1)  # of the rules it is played by

    @property
    def winner(self) -> Seat | None:
        """M1.2: the first to have five points."""
        return next((seat for seat, points in enumerate(self.points) if points >= GOAL), None)


@dataclass(frozen=True, slots=True)
class Nothing:
    """Neither hands nor the box hold anything: what is hidden lies under seal."""


State = model.State[Table, Nothing, Nothing]
View = model.View[Table, Nothing]
Step = model.Step[Table, Nothing, Nothing]


# ---------------------------------------------------------------- what is asked, answered, told and refused


@dataclass(frozen=True, slots=True)
class ShowAndCall:
    """Everybody shows fingers and calls the sum, under seal (M2.1)."""

    number: int
    cite: ClassVar[Cite] = M2_1


@dataclass(frozen=True, slots=True)
class Show:
    """Show so many fingers and call so many in all (M2.1)."""

    fingers: int
    call: int


Ask, Move = ShowAndCall, Show
MOVES: tuple[type, ...] = (Show,)
ORDERS: tuple[type, ...] = ()


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a throw: with these fingers the call is right in some of all the ways the others can show; one's points."""

    fingers: int
    call: int
    ways: int
    of: int
    points: int


@dataclass(frozen=True, slots=True)
class Began:
    """The game begins with so many players."""

    seats: int


@dataclass(frozen=True, slots=True)
class Thrown:
    """All hands are open: the throws by seat, and the sum (M2.1)."""

    number: int
    throws: tuple[Throw, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Scored:
    """One player alone called the sum and has a point more (M2.3)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class NobodyScored:
    """Nobody called the sum, or several did (M2.3)."""

    right: tuple[Seat, ...]


Event = Began | Thrown | Scored | NobodyScored


@dataclass(frozen=True, slots=True)
class NoSuchHand:
    """A hand shows none to five fingers (M2.1)."""

    fingers: int
    cite: ClassVar[Cite] = M2_1


@dataclass(frozen=True, slots=True)
class CannotCome:
    """The called sum cannot come with these fingers (M2.2)."""

    call: int
    least: int
    most: int
    cite: ClassVar[Cite] = M2_2


Reason = NoSuchHand | CannotCome


class Score(Enum):
    POINTS = "points"


class Ending(Enum):
    FIVE_POINTS = "five points"


# ---------------------------------------------------------------- the game


def setup(seats: int, options: Options, data: int, dice: Dice, version: int) -> Step:
    """Nothing is dealt."""
    state = model.State(Table((0,) * seats, version=version), (Nothing(),) * seats, Nothing())
    return model.Step(state, (Told(Began(seats)),))


def decision(table: Table) -> Decision | None:
    """M2.1: everybody is asked at once, until somebody has five points."""
    return None if table.winner is not None else sealed(range(len(table.points)), ShowAndCall(table.number))


def sums(fingers: int, seats: int) -> range:
    """M2.2: the sums that can come when this hand shows so many fingers."""
    return range(fingers, fingers + HAND * (seats - 1) + 1)


def candidates(view: View) -> Sequence[Show]:
    """Every hand with every sum that can come."""
    return shows(len(view.table.points))


@cache
def shows(seats: int) -> tuple[Show, ...]:
    """What one of so many players may show and call: the same in every throw."""
    return tuple(Show(fingers, call) for fingers in range(HAND + 1) for call in sums(fingers, seats))


def check(view: View, move: Show) -> None:
    """The law: a hand has five fingers, and the call must be able to come (M2.1, M2.2)."""
    if view.table.winner is not None:
        raise Refused(GameOver(M1_2))
    if not 0 <= move.fingers <= HAND:
        raise Refused(NoSuchHand(move.fingers))
    possible = sums(move.fingers, len(view.table.points))
    if move.call not in possible:
        raise Refused(CannotCome(move.call, possible[0], possible[-1]))


def play(state: State, answers: Mapping[Seat, Show], dice: Dice) -> Step:
    """M2.3: all hands open; who alone called the sum has a point."""
    table = state.table
    throws = tuple(Throw(answers[seat].fingers, answers[seat].call) for seat in range(len(table.points)))
    total = sum(throw.fingers for throw in throws)
    right = tuple(seat for seat, throw in enumerate(throws) if throw.call == total)
    points = tuple(own + (right == (seat,)) for seat, own in enumerate(table.points))
    told = Scored(right[0], points[right[0]]) if len(right) == 1 else NobodyScored(right)
    after = replace(state, table=replace(table, points=points, number=table.number + 1, last=throws))
    return model.Step(after, (Told(Thrown(table.number, throws, total)), Told(told)))


def sheet(table: Table) -> Sheet:
    """M1.2: the points; whoever has five has won."""
    ranks = tuple(1 + sum(other > own for other in table.points) for own in table.points)
    ending = Ending.FIVE_POINTS if table.winner is not None else None
    return Sheet((Line(Score.POINTS, M2_3, table.points),), table.points, ranks, ending)


def near(table: Table) -> tuple[Seat, ...]:
    """Who needs one more point to win (M1.2)."""
    return () if table.winner is not None else tuple(seat for seat, points in enumerate(table.points) if points == GOAL - 1)


def imagine(view: View, dice: Dice) -> State:
    """Nothing is hidden but what lies under seal."""
    seats = len(view.table.points)
    return model.State(view.table, (Nothing(),) * seats, Nothing())


seated, orders, obey, lapsed, in_the_open = anywhere, no_orders, no_answer, never, all_in_the_open
preview, misplaced, shortlist, closing, as_before = no_preview, always_in_place, no_shortlist, no_closing, nothing_before
