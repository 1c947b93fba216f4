"""Why a move of Fortuna is refused, each with the paragraph that says so: military power and the Favours (F4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine.model import Cite

from . import paragraphs as p
from .components import Action, Favour


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
    """The Favour Religion counts Vestals."""

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
