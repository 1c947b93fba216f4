"""Why a move of Fortuna is refused, each with the paragraph that says so: Action cards, and what they bring (F1-F3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite

from . import paragraphs as p
from .components import Action, Building, Gift, Named, Person, Piece, Source


@dataclass(frozen=True, slots=True)
class NotToPick:
    """This Action card is no longer to be picked."""

    card: Action
    cite: ClassVar[Cite] = p.F1_10


@dataclass(frozen=True, slots=True)
class NotYoursToLock:
    card: Action
    cite: ClassVar[Cite] = p.F1_11


@dataclass(frozen=True, slots=True)
class NotOnYourSide:
    """Only the cards of one's own side may be chosen."""

    card: Action
    cite: ClassVar[Cite] = p.F2_3


@dataclass(frozen=True, slots=True)
class OnYourSide:
    """The exchange needs a card of another side."""

    card: Action
    cite: ClassVar[Cite] = p.F2_4


@dataclass(frozen=True, slots=True)
class CardLocked:
    """A face-down card cannot be taken."""

    card: Action
    cite: ClassVar[Cite] = p.F2_4


class Hindrance(Named):
    """Why an action could do nothing (F2.5)."""

    NO_STOCK = "no stock"  # nothing to take
    NOTHING_TO_SELL = "nothing to sell"
    NO_MONEY = "no money"
    NO_ROOM = "no room"
    NO_VESTAL = "no vestal"  # nothing to give
    NO_DIE = "no die"  # none left in the stock
    NO_GIFT = "no gift"  # the Family could bring nothing
    NO_BUILDING = "no building"  # none that may and can be built
    NO_BRIBE = "no bribe"  # the purse is full and no card can be executed
    NO_STEP = "no step"  # on Caesar's Palace


@dataclass(frozen=True, slots=True)
class CannotExecute:
    """The action could do nothing."""

    card: Action
    why: Hindrance
    cite: ClassVar[Cite] = p.F2_5


@dataclass(frozen=True, slots=True)
class StillPossible:
    """The action begun can still do something."""

    card: Action
    cite: ClassVar[Cite] = p.F2_5


@dataclass(frozen=True, slots=True)
class TooFew:
    """At least this many are sold, hired, given …"""

    least: int
    cite: Cite


@dataclass(frozen=True, slots=True)
class NotEnough:
    """More than one has; cited is what asks for them."""

    piece: Piece
    has: int
    cite: Cite


@dataclass(frozen=True, slots=True)
class TooExpensive:
    """More coins than one has."""

    cost: int
    money: int
    cite: Cite


@dataclass(frozen=True, slots=True)
class PurseFull:
    """The coin track ends at 20."""

    cite: ClassVar[Cite] = p.F2_5


@dataclass(frozen=True, slots=True)
class NoSuchGift:
    """The Family can bring nothing of this now."""

    gift: Gift
    cite: ClassVar[Cite] = p.F2_5


@dataclass(frozen=True, slots=True)
class NoWater:
    """No Water lies there."""

    source: Source
    cite: Cite


@dataclass(frozen=True, slots=True)
class StockShort:
    """Never more than the stock has left."""

    piece: Piece
    left: int
    cite: Cite


@dataclass(frozen=True, slots=True)
class NoRoom:
    """Three at most: there is `room` for fewer."""

    person: Person
    room: int
    cite: ClassVar[Cite] = p.F1_3


@dataclass(frozen=True, slots=True)
class RolledAlready:
    """The dice are rolled early once a turn at most."""

    cite: ClassVar[Cite] = p.F3_13


@dataclass(frozen=True, slots=True)
class BuiltAlready:
    building: Building
    cite: ClassVar[Cite] = p.F3_10


@dataclass(frozen=True, slots=True)
class ThreeBuildings:
    cite: ClassVar[Cite] = p.F3_10


@dataclass(frozen=True, slots=True)
class NoCopyLeft:
    building: Building
    cite: ClassVar[Cite] = p.F3_10


@dataclass(frozen=True, slots=True)
class PalaceNeedsMarriage:
    cite: ClassVar[Cite] = p.F3_10


@dataclass(frozen=True, slots=True)
class BribeOnOwnSide:
    """Bribery names a card of another side."""

    card: Action
    cite: ClassVar[Cite] = p.F3_11


@dataclass(frozen=True, slots=True)
class NoBribeMoney:
    """Payment comes first: 1 coin."""

    cite: ClassVar[Cite] = p.F3_11
