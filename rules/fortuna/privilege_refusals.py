"""Why a move of Fortuna is refused, each with the paragraph that says so: Privilege cards (F5, F6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite

from . import paragraphs as p
from .components import Person, Privilege


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
    """This Privilege card gives no cubes."""

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
