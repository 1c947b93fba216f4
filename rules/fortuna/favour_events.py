"""What happens at a table of Fortuna: the emperor's favour and the path (F4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Favour, Named, Source


class Cause(Named):
    """Why a player moves on the path."""

    FORTUNA = "fortuna"  # the Action card (F3.12)
    FAVOUR = "favour"  # F4.3
    PRIVILEGE = "privilege"  # a B card (F5.3)


@dataclass(frozen=True, slots=True)
class Rolled:
    """`new`: the dice rolled now; `dice`: all to choose from (F4.2); `early`: by the Family (F3.9)."""

    seat: Seat
    new: tuple[int, ...]
    dice: tuple[int, ...]
    early: bool


@dataclass(frozen=True, slots=True)
class RollStands:
    """The early roll stands in phase 4 (F3.9)."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FavourSkipped:
    """Phase 4 falls away at Caesar's Palace (F4.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FavourUsed:
    """A Favour card used with this die: what was given for it, the tokens taken; it turns face down (F4.3, F4.4)."""

    seat: Seat
    die: int
    favour: Favour
    given: int
    source: Source | None  # of a Water
    tokens: int


@dataclass(frozen=True, slots=True)
class Advanced:
    """`steps` toward Caesar's Palace, now on `position`; `lost` steps led beyond it (F4.7)."""

    seat: Seat
    cause: Cause
    steps: int
    position: int
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Taxed:
    """The tax: 1 coin, or without money one space back, to `position` (F4.5)."""

    seat: Seat
    die: int
    money: int  # paid: 1 or 0
    back: int  # spaces: 1 or 0
    position: int


@dataclass(frozen=True, slots=True)
class Untaxed:
    """All cards up to this die are face down: no move, no tax (F4.5)."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class FavourTurned:
    """Two players: the first player turns one more card face down (F4.8)."""

    seat: Seat
    favour: Favour


@dataclass(frozen=True, slots=True)
class FavourLeft:
    """Two players: the first player turns no card (F4.8)."""

    seat: Seat
