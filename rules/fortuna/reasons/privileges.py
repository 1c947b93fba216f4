"""Why a choice of Privilège cards is refused (F5, F6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite

from .. import rulebook as law
from ..pieces import Person, Privilege


@dataclass(frozen=True, slots=True)
class NotDrawn:
    """Only what was drawn can be kept."""

    card: Privilege
    cite: ClassVar[Cite] = law.F5_1


@dataclass(frozen=True, slots=True)
class KeepWithin:
    """At least one card and at most so many."""

    most: int
    cite: ClassVar[Cite] = law.F5_1


@dataclass(frozen=True, slots=True)
class PalaceKeepsOne:
    """Exactly one, whatever one has built."""

    cite: ClassVar[Cite] = law.F6_3


@dataclass(frozen=True, slots=True)
class NotInHand:
    card: Privilege
    cite: ClassVar[Cite] = law.F5_3


@dataclass(frozen=True, slots=True)
class NotPlayedSo:
    """This Privilège card gives no cubes."""

    card: Privilege
    cite: ClassVar[Cite] = law.F5_3


@dataclass(frozen=True, slots=True)
class OneAdvance:
    """One "advance 1" a round at most."""

    cite: ClassVar[Cite] = law.F5_3


@dataclass(frozen=True, slots=True)
class CardGivesNothing:
    """A card that would give nothing cannot be played."""

    card: Privilege
    cite: ClassVar[Cite] = law.F5_4


@dataclass(frozen=True, slots=True)
class NoRoomForCard:
    """Three at most."""

    person: Person
    cite: ClassVar[Cite] = law.F5_4
