"""What lies on the table of The End of the Triumvirate. Nothing is hidden: hands and box are empty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.engine import model
from rules.engine.box import Data
from rules.engine.codec import added
from rules.engine.model import Seat
from rules.engine.quick import quick

from .box import BOX
from .components import TOP, WEAPONS, Board, Competence, Ending, Phase, Post, Province, board
from .questions import Ask


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose in the lobby."""

    years: int = 0  # the game ends after the election of this year; 0: never (T7.4)
    box: str = added("")  # the map of whoever owns the box; once dealt it lies on the table as its data

    def __post_init__(self) -> None:
        if self.years < 0:
            raise ValueError("years are counted from 1; 0 sets no cap")
        if self.box:
            BOX.check(self.box)


@quick
@dataclass(frozen=True, slots=True)
class Lands:
    """The provinces; every tuple goes by province."""

    owners: tuple[Seat | None, ...]  # None: out of play (T1.3)
    posts: tuple[Post, ...]
    legions: tuple[int, ...]  # those with a triumvir included
    gold: tuple[int, ...]
    servants: tuple[int, ...]  # one of them works where the post says so; where the triumvir stands the others are in the party


@quick
@dataclass(frozen=True, slots=True)
class Triumvirs:
    """The characters; every tuple goes by seat."""

    at: tuple[Province, ...]
    treasury: tuple[int, ...]
    politics: tuple[int, ...]
    military: tuple[int, ...]
    consul: tuple[bool, ...]
    placed: tuple[int, ...]  # the turn of the last citizen placed; 0: never (T6.2)


@dataclass(frozen=True, slots=True)
class Stock:
    gold: int
    legions: int
    servants: int


@dataclass(frozen=True, slots=True)
class Compensation:
    """Who holds the Compensation card, and which side is up (T4.6)."""

    holder: Seat | None = None
    side: int = 1


@dataclass(frozen=True, slots=True)
class Time:
    """The turn under way and the stone: so many turns are left before the election, this one included."""

    turn: int
    seat: Seat
    phase: Phase
    year: int
    stone: int


@dataclass(frozen=True, slots=True)
class Victory:
    """How the game ended and for whom; several may share under T7.4 only."""

    ending: Ending
    winners: tuple[Seat, ...]


@quick
@dataclass(frozen=True, slots=True)
class Table:
    options: Options
    data: Data
    time: Time
    tasks: tuple[Ask, ...]  # half-done things; the last is what is asked
    lands: Lands
    triumvirs: Triumvirs
    stock: Stock
    citizens: tuple[int, ...]  # by section
    bag: tuple[int, ...]  # weapons by colour; all others of a player's eight are in reserve
    compensation: Compensation = Compensation()
    victory: Victory | None = None
    version: int = added(1)  # of the rules it was dealt by

    @property
    def seats(self) -> int:
        return len(self.triumvirs.at)

    @property
    def board(self) -> Board:
        return board(self.data, len(self.triumvirs.at))

    def track(self, competence: Competence) -> tuple[int, ...]:
        return self.triumvirs.politics if competence is Competence.POLITICS else self.triumvirs.military

    def reserve(self, seat: Seat) -> int:
        """The player's weapons that are not in the bag (T1.1)."""
        return WEAPONS - self.bag[seat]


@dataclass(frozen=True, slots=True)
class Hand:
    """Nothing is hidden."""


@dataclass(frozen=True, slots=True)
class Box:
    """Chance lies in the drawing of weapons alone, and their number in the bag is public (T4.7)."""


State = model.State[Table, Hand, Box]
View = model.View[Table, Hand]
Step = model.Step[Table, Hand, Box]


def leads(track: Sequence[int], seat: Seat) -> bool:
    """Whether a seat leads a track: on the highest space with somebody lower, or all on VII (T5.3)."""
    return track[seat] == max(track) and (min(track) < track[seat] or track[seat] == TOP)
