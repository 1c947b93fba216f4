"""What happens at a table of The End of the Triumvirate: the set-up, the turn and its supply (T1, T2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Good, Province, RomeForm


@dataclass(frozen=True, slots=True)
class GameBegan:
    """The fixed set-up stands (T1.2, T1.3)."""

    seats: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    turn: int
    year: int
    stone: int  # turns left before the election, this one included


@dataclass(frozen=True, slots=True)
class GovernorsFlipped:
    """A player's governors have changed places; these fields are free and supply (T2.1, T2.2)."""

    seat: Seat
    supplying: tuple[Province, ...]


@dataclass(frozen=True, slots=True)
class RomeCalled:
    """The form of Rome's supply (T2.3)."""

    seat: Seat
    form: RomeForm


@dataclass(frozen=True, slots=True)
class Lot:
    """What one province supplied; `treasury`: its gold went straight there, the triumvir being present (T2.2)."""

    province: Province
    legions: int
    gold: int
    treasury: bool


@dataclass(frozen=True, slots=True)
class Supplied:
    """What came without any choice: from the provinces, and gold from Rome into the treasury (T2.2, T2.3)."""

    seat: Seat
    lots: tuple[Lot, ...]
    rome: int


@dataclass(frozen=True, slots=True)
class StockShort:
    """More is due than the stock holds: the player chooses piece by piece (T2.4)."""

    seat: Seat
    good: Good
    due: int
    stock: int


@dataclass(frozen=True, slots=True)
class PieceTaken:
    """One piece of a short good, from a province or from Rome when None; `forced`: nothing else was left to choose (T2.4)."""

    seat: Seat
    good: Good
    province: Province | None
    treasury: bool
    forced: bool


@dataclass(frozen=True, slots=True)
class Forgone:
    """The stock is empty: the rest is not supplied (T2.4)."""

    seat: Seat
    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class LegionPlaced:
    """One of Rome's legions; `forced`: it is the only province left (T2.3)."""

    seat: Seat
    province: Province
    forced: bool
