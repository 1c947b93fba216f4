"""The questions: each is a task half done, with the seat that must answer and the facts it needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite, Seat

from .components import Kind, Province, Supplies
from .paragraphs import T2_3, T2_4, T3_1, T4_5, T4_6, T5_1, T6_4


@dataclass(frozen=True, slots=True)
class RomeSupply:
    """Which form Rome's supply takes (T2.3)."""

    seat: Seat
    cite: ClassVar[Cite] = T2_3


@dataclass(frozen=True, slots=True)
class Due:
    """What a province, or Rome when None, has still to supply of one good."""

    province: Province | None
    count: int


@dataclass(frozen=True, slots=True)
class Shortage:
    """The stock is too small: which pieces are taken. A good that is not short has nothing listed (T2.4)."""

    seat: Seat
    gold: tuple[Due, ...]
    legions: tuple[Due, ...]
    cite: ClassVar[Cite] = T2_4


@dataclass(frozen=True, slots=True)
class Arrivals:
    """Where Rome's legions go: so many are still to be placed, one at a time (T2.3)."""

    seat: Seat
    count: int
    cite: ClassVar[Cite] = T2_3


@dataclass(frozen=True, slots=True)
class Movement:
    """What the triumvir does next; so many legions and civil servants would go along now (T3)."""

    seat: Seat
    points: int
    legions: int
    servants: int
    cite: ClassVar[Cite] = T3_1


@dataclass(frozen=True, slots=True)
class Refuge:
    """Where the triumvir driven out of `lost` flees to, with the idle civil servants (T4.5)."""

    seat: Seat
    lost: Province
    servants: int
    cite: ClassVar[Cite] = T4_5


@dataclass(frozen=True, slots=True)
class Redress:
    """Compensation for a lost province and so many civil servants lost with it; side II asks for a competence (T4.6)."""

    seat: Seat
    servants: int
    cite: ClassVar[Cite] = T4_6


@dataclass(frozen=True, slots=True)
class Actions:
    """The next action, if any; so many are done (T5.1)."""

    seat: Seat
    done: int
    cite: ClassVar[Cite] = T5_1


@dataclass(frozen=True, slots=True)
class Appointment:
    """Where the new consul places the civil servant (T6.4)."""

    seat: Seat
    cite: ClassVar[Cite] = T6_4


# What a menu says besides: never a task, only how one is put to the player


@dataclass(frozen=True, slots=True)
class ShortageNow(Shortage):
    """What the stock still has of gold and of legions (T2.4)."""

    stock: Supplies


@dataclass(frozen=True, slots=True)
class LastWay(Movement):
    """Movement without gold for an action: to end it ends the turn (T5.1). So much gold lies in the provinces (T3.3)."""

    lying: int


@dataclass(frozen=True, slots=True)
class ActionsHere(Actions):
    """The next action where the triumvir stands, what it costs more to persuade or produce there, and the gold to pay it with
    (T5.1-T5.3)."""

    place: Province
    kind: Kind
    extra: int
    treasury: int


Ask = RomeSupply | Shortage | Arrivals | Movement | Refuge | Redress | Actions | Appointment
