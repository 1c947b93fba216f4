"""Everything that happens at a table of The End of the Triumvirate. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.model import Seat
from rules.engine.quick import quick

from .components import Competence, Ending, Good, Province, RomeForm, Sea, Section, Way


class Cause(Enum):
    """Why weapons go into the bag without an action (T4.6)."""

    PROVINCE_LOST = "province lost"
    SERVANT_LOST = "servant lost"


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
    """His governors have changed places; these fields are free and supply (T2.1, T2.2)."""

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


@dataclass(frozen=True, slots=True)
class Loaded:
    """So many legions are to go with the triumvir, so many to stay (T3.1)."""

    seat: Seat
    province: Province
    legions: int
    stay: int


@dataclass(frozen=True, slots=True)
class Escorted:
    """So many civil servants are to go with the triumvir, so many to stay (T3.1)."""

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
    """So many own weapons go into the bag; `extra` of the cost is for not leading (T5.2, T5.3)."""

    seat: Seat
    weapons: int
    cost: int
    extra: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """So many actions were done, so much gold is left; `forced`: no other was possible (T5.1)."""

    seat: Seat
    actions: int
    treasury: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Cut:
    """So many legions of a province return to the stock (T6.1)."""

    province: Province
    legions: int


@dataclass(frozen=True, slots=True)
class LegionsCut:
    """At the end of a turn no province keeps more than six legions (T6.1)."""

    cuts: tuple[Cut, ...]


@dataclass(frozen=True, slots=True)
class StoneMoved:
    """So many turns are left before the election; 0: it is here (T6.1)."""

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
    """So many citizens of the new consul go back to Alii (T6.3)."""

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


Event = (
    GameBegan | TurnBegan | GovernorsFlipped | RomeCalled | Supplied | StockShort | PieceTaken | Forgone | LegionPlaced
    | Loaded | Escorted | ServantWorks | ServantFree | Marched | GoldCollected | MovementEnded
    | Battle | Repelled | Conquered | ServantsCaptured | Fled | CompensationTaken | WeaponsAdded | Declined
    | Raised | Persuaded | Produced | TurnEnded
    | LegionsCut | StoneMoved | Elected | Appointed | CitizensReturned | YearBegan | Won
)  # fmt: skip
