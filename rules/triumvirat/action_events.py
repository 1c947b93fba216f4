"""What happens at a table of The End of the Triumvirate: actions, the end of a turn, elections and victory (T5-T7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Competence, Ending, Province, Section


@dataclass(frozen=True, slots=True)
class Raised:
    """A competence rises to `level`: by an action that cost so much (T5.2), or by Compensation II for nothing (T4.6)."""

    seat: Seat
    competence: Competence
    level: int
    cost: int


@dataclass(frozen=True, slots=True)
class Persuaded:
    """A citizen goes from one section to another; `extra` of the cost is for not leading (T5.2, T5.3)."""

    seat: Seat
    origin: Section
    to: Section
    cost: int
    extra: int


@dataclass(frozen=True, slots=True)
class Produced:
    """How many own weapons go into the bag; `extra` of the cost is for not leading (T5.2, T5.3)."""

    seat: Seat
    weapons: int
    cost: int
    extra: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """How many actions were done, and how much gold is left; `forced`: no other action was possible (T5.1)."""

    seat: Seat
    actions: int
    treasury: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Cut:
    """How many legions of a province return to the stock (T6.1)."""

    province: Province
    legions: int


@dataclass(frozen=True, slots=True)
class LegionsCut:
    """At the end of a turn no province keeps more than six legions (T6.1)."""

    cuts: tuple[Cut, ...]


@dataclass(frozen=True, slots=True)
class StoneMoved:
    """How many turns are left before the election; 0: it is here (T6.1)."""

    stone: int


@dataclass(frozen=True, slots=True)
class Elected:
    """Most citizens; `tied` had as many, but placed a citizen more recently (T6.2); `again`: they were consul before (T6.3)."""

    seat: Seat
    citizens: tuple[int, ...]
    tied: tuple[Seat, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class Appointed:
    """The new consul's civil servant; `works`: none worked there before; `forced`: the only province left (T6.4)."""

    seat: Seat
    province: Province
    works: bool
    forced: bool


@dataclass(frozen=True, slots=True)
class CitizensReturned:
    """How many citizens of the new consul go back to Alii (T6.3)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class YearBegan:
    """The stone is back on its first space (T6.3)."""

    year: int
    stone: int


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over (T7)."""

    ending: Ending
    winners: tuple[Seat, ...]
