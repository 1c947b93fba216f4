"""Why a move is refused, each with the paragraph that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite

from . import paragraphs as p
from .components import Action, Building, Favour, Gift, Named, Person, Piece, Privilege, Source

# Action cards, and what they bring (F1-F3)


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
    NO_GIFT = "no gift"  # the Famille could bring nothing
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
    """More Argent than one has."""

    cost: int
    money: int
    cite: Cite


@dataclass(frozen=True, slots=True)
class PurseFull:
    """The track of Argent ends at 20."""

    cite: ClassVar[Cite] = p.F2_5


@dataclass(frozen=True, slots=True)
class NoSuchGift:
    """The Famille can bring nothing of this now."""

    gift: Gift
    cite: ClassVar[Cite] = p.F2_5


@dataclass(frozen=True, slots=True)
class NoWater:
    """No Eau lies there."""

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
    """Corruption names a card of another side."""

    card: Action
    cite: ClassVar[Cite] = p.F3_11


@dataclass(frozen=True, slots=True)
class NoBribeMoney:
    """Payment comes first: 1 Argent."""

    cite: ClassVar[Cite] = p.F3_11


# Military power and the Favours (F4)


@dataclass(frozen=True, slots=True)
class NoCenturion:
    """Military power needs a Centurion."""

    cite: ClassVar[Cite] = p.F4_1


@dataclass(frozen=True, slots=True)
class NotFaceUpBeforeYou:
    """Military power executes a card face up on one's own side."""

    card: Action
    cite: ClassVar[Cite] = p.F4_1


@dataclass(frozen=True, slots=True)
class NoSuchDie:
    """No die shows this."""

    die: int
    dice: tuple[int, ...]
    cite: ClassVar[Cite] = p.F4_2


@dataclass(frozen=True, slots=True)
class AboveDice:
    """The Favour card is above the best die."""

    favour: Favour
    best: int
    cite: ClassVar[Cite] = p.F4_2


@dataclass(frozen=True, slots=True)
class FavourClosed:
    """The Favour card is face down."""

    favour: Favour
    cite: ClassVar[Cite] = p.F4_2


@dataclass(frozen=True, slots=True)
class GivenOtherwise:
    """This Favour asks for something else."""

    favour: Favour
    cite: ClassVar[Cite] = p.F4_3


@dataclass(frozen=True, slots=True)
class GivesTooMany:
    """More than this Favour takes."""

    favour: Favour
    most: int
    cite: ClassVar[Cite] = p.F4_3


@dataclass(frozen=True, slots=True)
class NotMarried:
    """The Favour Fortuna is for the married."""

    cite: ClassVar[Cite] = p.F4_3


@dataclass(frozen=True, slots=True)
class NoVestals:
    """The Favour Religion counts Vestales."""

    cite: ClassVar[Cite] = p.F4_3


@dataclass(frozen=True, slots=True)
class FreeFavour:
    """A Favour that costs nothing, open under the chosen die, cannot be refused."""

    favour: Favour
    die: int
    cite: ClassVar[Cite] = p.F4_6


@dataclass(frozen=True, slots=True)
class TurnedAlready:
    favour: Favour
    cite: ClassVar[Cite] = p.F4_8


@dataclass(frozen=True, slots=True)
class HasTokens:
    """A card with tokens stays face up."""

    favour: Favour
    tokens: int
    cite: ClassVar[Cite] = p.F4_8


# Privilège cards (F5, F6.3)


@dataclass(frozen=True, slots=True)
class NotDrawn:
    """Only what was drawn can be kept."""

    card: Privilege
    cite: ClassVar[Cite] = p.F5_1


@dataclass(frozen=True, slots=True)
class KeepWithin:
    """At least one card and at `most` this many."""

    most: int
    cite: ClassVar[Cite] = p.F5_1


@dataclass(frozen=True, slots=True)
class PalaceKeepsOne:
    """Exactly one, whatever one has built."""

    cite: ClassVar[Cite] = p.F6_3


@dataclass(frozen=True, slots=True)
class NotInHand:
    card: Privilege
    cite: ClassVar[Cite] = p.F5_3


@dataclass(frozen=True, slots=True)
class NotPlayedSo:
    """This Privilège card gives no cubes."""

    card: Privilege
    cite: ClassVar[Cite] = p.F5_3


@dataclass(frozen=True, slots=True)
class OneAdvance:
    """One "advance 1" a round at most."""

    cite: ClassVar[Cite] = p.F5_3


@dataclass(frozen=True, slots=True)
class CardGivesNothing:
    """A card that would give nothing cannot be played."""

    card: Privilege
    cite: ClassVar[Cite] = p.F5_4


@dataclass(frozen=True, slots=True)
class NoRoomForCard:
    """Three at most."""

    person: Person
    cite: ClassVar[Cite] = p.F5_4


Reason = (
    NotToPick | NotYoursToLock | NotOnYourSide | OnYourSide | CardLocked | CannotExecute | StillPossible | TooFew
    | NotEnough | TooExpensive | PurseFull | NoSuchGift | NoWater | StockShort | NoRoom | RolledAlready | BuiltAlready | ThreeBuildings
    | NoCopyLeft | PalaceNeedsMarriage | BribeOnOwnSide | NoBribeMoney | NoCenturion | NotFaceUpBeforeYou | NoSuchDie | AboveDice
    | FavourClosed | GivenOtherwise | GivesTooMany | NotMarried | NoVestals | FreeFavour | TurnedAlready | HasTokens | NotDrawn
    | KeepWithin | PalaceKeepsOne | NotInHand | NotPlayedSo | OneAdvance | CardGivesNothing | NoRoomForCard
)  # fmt: skip
