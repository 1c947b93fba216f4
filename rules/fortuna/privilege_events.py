"""What happens at a table of Fortuna: Privilege cards and Caesar's Palace (F5, F6.3). What is told to one seat only says so."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Cube, Person, Privilege


@dataclass(frozen=True, slots=True)
class PalaceReached:
    """The first, second ... to reach Caesar's Palace (F6.3)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class PalaceBare:
    """No card is left beside Caesar's Palace for this player (F6.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """How many Privilege cards were drawn for how many tokens (F5.1, F6.3)."""

    seat: Seat
    count: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PalaceLooked:
    """A player looks at the cards laid beside Caesar's Palace (F6.3)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """Private: the cards drawn, or those beside Caesar's Palace, to choose from (F5.1, F6.3)."""

    cards: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True)
class CardGained:
    """Private: the one card that came to one's hand without a choice (F5.1, F6.3)."""

    card: Privilege


@dataclass(frozen=True, slots=True)
class Kept:
    """How many cards were kept; the others are discarded face up (F5.1)."""

    seat: Seat
    count: int
    discarded: tuple[Privilege, ...]


@dataclass(frozen=True, slots=True)
class PalaceKept:
    """One card kept; `left` lie face down beside Caesar's Palace (F6.3)."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discards become a deck of `count` cards (F5.2)."""

    count: int


@dataclass(frozen=True, slots=True)
class RecruitPlayed:
    """A card: 1 Vestal or 1 Centurion (F5.3)."""

    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class GatherPlayed:
    """A card: its cubes, fewer if the stock had no more (F5.3, F1.4)."""

    seat: Seat
    card: Privilege
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class AdvancePlayed:
    """B card; the step follows (F5.3)."""

    seat: Seat
