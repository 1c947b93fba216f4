"""What happens at a table of The End of the Triumvirate: movement, attacks, and what they cost (T3, T4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.model import Seat
from rules.engine.quick import quick

from .components import Competence, Province, Sea, Way


class Cause(Enum):
    """Why weapons go into the bag without an action (T4.6)."""

    PROVINCE_LOST = "province lost"
    SERVANT_LOST = "servant lost"


@dataclass(frozen=True, slots=True)
class Loaded:
    """How many legions are to go with the triumvir, and how many stay (T3.1)."""

    seat: Seat
    province: Province
    legions: int
    stay: int


@dataclass(frozen=True, slots=True)
class Escorted:
    """How many civil servants are to go with the triumvir, and how many stay (T3.1)."""

    seat: Seat
    province: Province
    servants: int
    stay: int


@dataclass(frozen=True, slots=True)
class ServantWorks:
    """A civil servant works here from now on: installed, or left behind (T3.4)."""

    seat: Seat
    province: Province


@dataclass(frozen=True, slots=True)
class ServantFree:
    """Nobody works here any more: called back, or taken along; the governor stays out of the field (T2.1, T3.4)."""

    seat: Seat
    province: Province


@quick
@dataclass(frozen=True, slots=True)
class Marched:
    """The triumvir has left `origin` for `to`, an own province or one to attack; `points` are left (T3.1, T3.2)."""

    seat: Seat
    origin: Province
    to: Province
    way: Way
    seas: tuple[Sea, ...]
    cost: int
    points: int
    legions: int
    servants: int
    left_legions: int
    left_servants: int


@dataclass(frozen=True, slots=True)
class GoldCollected:
    """The gold of an entered province goes to the treasury (T3.3, T4.4, T4.5)."""

    seat: Seat
    province: Province
    gold: int


@dataclass(frozen=True, slots=True)
class MovementEnded:
    """Phase II is over; `forced`: nothing was left to decide (T3.6)."""

    seat: Seat
    forced: bool


@quick
@dataclass(frozen=True, slots=True)
class Battle:
    """An attack from the first legion to the last (T4.1-T4.3)."""

    seat: Seat
    defender: Seat
    province: Province
    attackers: int
    defenders: int
    weapons: tuple[Seat, ...]  # the colours drawn, in order; Crassus' are neutral with two players
    attackers_struck: int  # by the defender's weapons
    defenders_struck: int  # by the attacker's weapons
    guard: int  # attackers lost to the defending triumvir's protection
    duels: int  # lost by each side, one for one
    attackers_left: int
    defenders_left: int


@dataclass(frozen=True, slots=True)
class Repelled:
    """The attack has failed: the triumvir is back where the attack came from (T4.3)."""

    seat: Seat
    province: Province
    back: Province
    servants: int


@dataclass(frozen=True, slots=True)
class Conquered:
    """The province changes its governor; the conqueror now has so many provinces (T4.4)."""

    seat: Seat
    loser: Seat
    province: Province
    legions: int
    provinces: int


@dataclass(frozen=True, slots=True)
class ServantsCaptured:
    """Civil servants who change their owner; `works`: one of them works on (T4.4)."""

    seat: Seat
    loser: Seat
    province: Province
    servants: int
    works: bool


@dataclass(frozen=True, slots=True)
class Fled:
    """The defender's triumvir escapes with the idle civil servants, back 1 where they led; `forced`: the only province left (T4.5)."""

    seat: Seat
    origin: Province
    to: Province
    servants: int
    lowered: tuple[Competence, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class CompensationTaken:
    """The loser of a province has the Compensation card, with this side up (T4.6)."""

    seat: Seat
    side: int


@dataclass(frozen=True, slots=True)
class WeaponsAdded:
    """Own weapons into the bag as a compensation; `count` falls short of `due` when the reserve is empty (T4.6)."""

    seat: Seat
    cause: Cause
    count: int
    due: int


@dataclass(frozen=True, slots=True)
class Declined:
    """No competence raised with Compensation II (T4.6)."""

    seat: Seat
