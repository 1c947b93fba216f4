"""Why a move is refused, each with the paragraph that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite, Seat

from .components import Flag, Resource, Tile
from .paragraphs import L1_1, L2_2, L2_3, L2_9, L2_10, L2_11, L3_1, L4_1
from .questions import Ask


@dataclass(frozen=True, slots=True)
class BribesClosed:
    """Bribes and flags belong to the bribes: they have ended with the last flag, or have not begun."""

    ask: Ask
    cite: ClassVar[Cite] = L2_9


@dataclass(frozen=True, slots=True)
class AlreadyLaid:
    """Everybody has chosen: the two cards lie and are not replaced any more."""

    cite: ClassVar[Cite] = L2_2


@dataclass(frozen=True, slots=True)
class TileNotInPlay:
    """With this number of players there is no such tile, and no card for it."""

    tile: Tile
    seats: int
    cite: ClassVar[Cite] = L1_1


@dataclass(frozen=True, slots=True)
class SameCardTwice:
    """There is one Action card for each tile; only Income comes twice."""

    tile: Tile
    cite: ClassVar[Cite] = L2_2


@dataclass(frozen=True, slots=True)
class NotARaise:
    """A bribe only grows: by one gold at least."""

    gold: int
    cite: ClassVar[Cite] = L2_3


@dataclass(frozen=True, slots=True)
class NotEnoughGold:
    """A player raises with gold they have."""

    gold: int
    purse: int
    cite: ClassVar[Cite] = L2_3


@dataclass(frozen=True, slots=True)
class AlreadyReady:
    """The flag is already set, plain or firm."""

    flag: Flag
    cite: ClassVar[Cite] = L2_9


@dataclass(frozen=True, slots=True)
class NotReady:
    """There is no flag to withdraw."""

    cite: ClassVar[Cite] = L2_9


@dataclass(frozen=True, slots=True)
class TimeWillTell:
    """No player closes the bribes: the time does."""

    cite: ClassVar[Cite] = L2_10


@dataclass(frozen=True, slots=True)
class NoSuchBribe:
    """A bribe is no gold, or some of it."""

    gold: int
    cite: ClassVar[Cite] = L2_11


@dataclass(frozen=True, slots=True)
class TooMuchInAll:
    """Both bribes together come from one purse."""

    gold: int
    purse: int
    cite: ClassVar[Cite] = L2_11


@dataclass(frozen=True, slots=True)
class BribesSealed:
    """This table names its bribes in secret: there are neither raises nor flags."""

    cite: ClassVar[Cite] = L2_11


@dataclass(frozen=True, slots=True)
class BribesOpen:
    """This table bribes in the open: nothing is named in secret."""

    cite: ClassVar[Cite] = L2_3


@dataclass(frozen=True, slots=True)
class NotBidding:
    """A Legionary helps somebody who has an option on this card."""

    seat: Seat
    tile: Tile
    bidders: tuple[Seat, ...]
    cite: ClassVar[Cite] = L4_1


@dataclass(frozen=True, slots=True)
class NoSuchHost:
    """None of the buyer's characters gives this resource."""

    resource: Resource
    resources: tuple[Resource, ...]
    cite: ClassVar[Cite] = L3_1


Reason = (
    BribesClosed | AlreadyLaid | TileNotInPlay | SameCardTwice | NotARaise | NotEnoughGold
    | AlreadyReady | NotReady | TimeWillTell | NoSuchBribe | TooMuchInAll | BribesSealed | BribesOpen | NotBidding | NoSuchHost
)  # fmt: skip
