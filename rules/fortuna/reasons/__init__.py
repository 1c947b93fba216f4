"""Why a move is refused, each with the paragraph that says so."""

from .actions import BribeOnOwnSide as BribeOnOwnSide
from .actions import BuiltAlready as BuiltAlready
from .actions import CannotExecute as CannotExecute
from .actions import CardLocked as CardLocked
from .actions import Hindrance as Hindrance
from .actions import NoBribeMoney as NoBribeMoney
from .actions import NoCopyLeft as NoCopyLeft
from .actions import NoRoom as NoRoom
from .actions import NoSuchGift as NoSuchGift
from .actions import NotEnough as NotEnough
from .actions import NotOnYourSide as NotOnYourSide
from .actions import NotToPick as NotToPick
from .actions import NotYoursToLock as NotYoursToLock
from .actions import NoWater as NoWater
from .actions import OnYourSide as OnYourSide
from .actions import OtherQuestion as OtherQuestion
from .actions import PalaceNeedsMarriage as PalaceNeedsMarriage
from .actions import PurseFull as PurseFull
from .actions import RolledAlready as RolledAlready
from .actions import StillPossible as StillPossible
from .actions import StockShort as StockShort
from .actions import ThreeBuildings as ThreeBuildings
from .actions import TooExpensive as TooExpensive
from .actions import TooFew as TooFew
from .favour import AboveDice as AboveDice
from .favour import FavourClosed as FavourClosed
from .favour import FreeFavour as FreeFavour
from .favour import GivenOtherwise as GivenOtherwise
from .favour import GivesTooMany as GivesTooMany
from .favour import HasTokens as HasTokens
from .favour import NoCenturion as NoCenturion
from .favour import NoSuchDie as NoSuchDie
from .favour import NotFaceUpBeforeYou as NotFaceUpBeforeYou
from .favour import NotMarried as NotMarried
from .favour import NoVestals as NoVestals
from .favour import TurnedAlready as TurnedAlready
from .privileges import CardGivesNothing as CardGivesNothing
from .privileges import KeepWithin as KeepWithin
from .privileges import NoRoomForCard as NoRoomForCard
from .privileges import NotDrawn as NotDrawn
from .privileges import NotInHand as NotInHand
from .privileges import NotPlayedSo as NotPlayedSo
from .privileges import OneAdvance as OneAdvance
from .privileges import PalaceKeepsOne as PalaceKeepsOne

Reason = (
    OtherQuestion | NotToPick | NotYoursToLock | NotOnYourSide | OnYourSide | CardLocked | CannotExecute | StillPossible | TooFew
    | NotEnough | TooExpensive | PurseFull | NoSuchGift | NoWater | StockShort | NoRoom | RolledAlready | BuiltAlready | ThreeBuildings
    | NoCopyLeft | PalaceNeedsMarriage | BribeOnOwnSide | NoBribeMoney | NoCenturion | NotFaceUpBeforeYou | NoSuchDie | AboveDice
    | FavourClosed | GivenOtherwise | GivesTooMany | NotMarried | NoVestals | FreeFavour | TurnedAlready | HasTokens | NotDrawn
    | KeepWithin | PalaceKeepsOne | NotInHand | NotPlayedSo | OneAdvance | CardGivesNothing | NoRoomForCard
)  # fmt: skip
