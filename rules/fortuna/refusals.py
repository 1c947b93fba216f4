"""Why a move is refused, each with the paragraph that says so, gathered from the chapters."""

from __future__ import annotations

from .action_refusals import BribeOnOwnSide as BribeOnOwnSide
from .action_refusals import BuiltAlready as BuiltAlready
from .action_refusals import CannotExecute as CannotExecute
from .action_refusals import CardLocked as CardLocked
from .action_refusals import Hindrance as Hindrance
from .action_refusals import NoBribeMoney as NoBribeMoney
from .action_refusals import NoCopyLeft as NoCopyLeft
from .action_refusals import NoRoom as NoRoom
from .action_refusals import NoSuchGift as NoSuchGift
from .action_refusals import NotEnough as NotEnough
from .action_refusals import NotOnYourSide as NotOnYourSide
from .action_refusals import NotToPick as NotToPick
from .action_refusals import NotYoursToLock as NotYoursToLock
from .action_refusals import NoWater as NoWater
from .action_refusals import OnYourSide as OnYourSide
from .action_refusals import PalaceNeedsMarriage as PalaceNeedsMarriage
from .action_refusals import PurseFull as PurseFull
from .action_refusals import RolledAlready as RolledAlready
from .action_refusals import StillPossible as StillPossible
from .action_refusals import StockShort as StockShort
from .action_refusals import ThreeBuildings as ThreeBuildings
from .action_refusals import TooExpensive as TooExpensive
from .action_refusals import TooFew as TooFew
from .favour_refusals import AboveDice as AboveDice
from .favour_refusals import FavourClosed as FavourClosed
from .favour_refusals import FreeFavour as FreeFavour
from .favour_refusals import GivenOtherwise as GivenOtherwise
from .favour_refusals import GivesTooMany as GivesTooMany
from .favour_refusals import HasTokens as HasTokens
from .favour_refusals import NoCenturion as NoCenturion
from .favour_refusals import NoSuchDie as NoSuchDie
from .favour_refusals import NotFaceUpBeforeYou as NotFaceUpBeforeYou
from .favour_refusals import NotMarried as NotMarried
from .favour_refusals import NoVestals as NoVestals
from .favour_refusals import TurnedAlready as TurnedAlready
from .privilege_refusals import CardGivesNothing as CardGivesNothing
from .privilege_refusals import KeepWithin as KeepWithin
from .privilege_refusals import NoRoomForCard as NoRoomForCard
from .privilege_refusals import NotDrawn as NotDrawn
from .privilege_refusals import NotInHand as NotInHand
from .privilege_refusals import NotPlayedSo as NotPlayedSo
from .privilege_refusals import OneAdvance as OneAdvance
from .privilege_refusals import PalaceKeepsOne as PalaceKeepsOne

Reason = (
    NotToPick | NotYoursToLock | NotOnYourSide | OnYourSide | CardLocked | CannotExecute | StillPossible | TooFew
    | NotEnough | TooExpensive | PurseFull | NoSuchGift | NoWater | StockShort | NoRoom | RolledAlready | BuiltAlready | ThreeBuildings
    | NoCopyLeft | PalaceNeedsMarriage | BribeOnOwnSide | NoBribeMoney | NoCenturion | NotFaceUpBeforeYou | NoSuchDie | AboveDice
    | FavourClosed | GivenOtherwise | GivesTooMany | NotMarried | NoVestals | FreeFavour | TurnedAlready | HasTokens | NotDrawn
    | KeepWithin | PalaceKeepsOne | NotInHand | NotPlayedSo | OneAdvance | CardGivesNothing | NoRoomForCard
)  # fmt: skip
