"""What the players of Lutèce are asked, each question with its paragraph."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite, Seat

from .components import Bid, Card, Resource, Tile
from .paragraphs import L2_2, L2_3, L2_11, L3_2, L4_1


@dataclass(frozen=True, slots=True)
class ChooseOptions:
    """Everybody chooses two Action cards, under seal (L2.2)."""

    round: int
    cite: ClassVar[Cite] = L2_2


@dataclass(frozen=True, slots=True)
class RaiseBribes:
    """Everybody may raise or say that they are ready, at any time (L2.3)."""

    round: int
    cite: ClassVar[Cite] = L2_3


@dataclass(frozen=True, slots=True)
class SealBribes:
    """Everybody names both bribes once, under seal: a variant (L2.11)."""

    round: int
    cite: ClassVar[Cite] = L2_11


@dataclass(frozen=True, slots=True)
class UseLegionnaires:
    """An owner of Legionaries uses one on a contested card, or passes (L4.1)."""

    seat: Seat
    tile: Tile
    card: Card
    bids: tuple[Bid, ...]
    passed: tuple[Seat, ...] = ()  # since the last use
    cite: ClassVar[Cite] = L4_1


@dataclass(frozen=True, slots=True)
class AttachApprentice:
    """The buyer of an Apprentice says which resource it learns (L3.2)."""

    seat: Seat
    card: Card
    resources: tuple[Resource, ...]
    cite: ClassVar[Cite] = L3_2


Ask = ChooseOptions | RaiseBribes | SealBribes | UseLegionnaires | AttachApprentice
