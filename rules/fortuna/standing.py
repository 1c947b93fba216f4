"""How things stand, by what everybody sees: who is near to Caesar's Palace, where the last round begins (F6.3, F6.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import CAESAR, GIFTS_TO_CAESAR, Building, Person
from .state import Province, Table

CLOSE = 2  # spaces that a turn may well bring, whatever one has


@dataclass(frozen=True, slots=True)
class LastRound:
    """These have reached Caesar's Palace: the game ends with this round (F6.4)."""

    reached: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Close:
    """A player on this space could reach Caesar's Palace in a turn."""

    seat: Seat
    position: int


Near = LastRound | Close


def near(table: Table) -> tuple[Near, ...]:
    """What may end the game within about a turn, the nearest first."""
    if table.ending:
        return ()
    if table.palace.reached:
        return (LastRound(table.palace.reached),)
    close = [Close(seat, own.position) for seat, own in enumerate(table.provinces) if CAESAR - own.position <= reach(own)]
    return tuple(sorted(close, key=lambda one: -one.position))


def reach(own: Province) -> int:
    """So many spaces one Favour may bring with what lies in this province (F4.3)."""
    given = (min(most, own.pieces.of(piece)) for piece, most in GIFTS_TO_CAESAR.values())
    family = own.married * (1 + (Building.PALACE in own.buildings))
    return max(CLOSE, family, own.pieces.of(Person.VESTAL), *given)
