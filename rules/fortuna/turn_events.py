"""What happens at a table of Fortuna: the set-up, rounds and turns (F1, F2.1-F2.3, F6.1-F6.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Action, Favour, Privilege, Side
from .moves import Move
from .questions import Ask


@dataclass(frozen=True, slots=True)
class Seated:
    """The sides by seat and the first Podium (F1.1, F1.5); how many Privilege cards are in the `deck` (F1.7)."""

    sides: tuple[Side, ...]
    podium: tuple[Seat, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Action cards dealt at random to a side, and its player if it has one (F1.10)."""

    side: Side
    owner: Seat | None
    cards: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """A player picked an Action card (F1.10)."""

    seat: Seat
    card: Action


@dataclass(frozen=True, slots=True)
class Locked:
    """The cards turned face down before the first round, by seat (F1.11)."""

    cards: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """F2.1."""

    round: int
    podium: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; the player's locked card turns up (F2.3)."""

    seat: Seat
    round: int
    card: Action | None


@dataclass(frozen=True, slots=True)
class AqueductFilled:
    """The empty Aqueduct receives a Water (F2.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AqueductDry:
    """The Aqueduct stays empty: no Water is left in the stock (F1.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Forced:
    """A point with a single answer is passed over: this was it (F5.6)."""

    seat: Seat
    ask: Ask
    move: Move


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The side of Fortuna and who is first by it; the Favour cards that gained a token (F6.1, F6.2)."""

    side: Side
    owner: Seat | None  # None: an empty side, the first player stays first
    first: Seat
    tokens: tuple[Favour, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; those in Rome show their cards (F6.4, F6.7)."""

    shown: tuple[tuple[Privilege, ...] | None, ...]
