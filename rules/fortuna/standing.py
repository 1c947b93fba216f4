"""How things stand, by what everybody sees: who is near to Caesar's Palace, where the last round begins (F6.3, F6.4); and what
speaks for a move. The call, reasons and hints all say what is found here."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.codec import added
from rules.engine.model import Seat

from .components import CAESAR, GIFTS_TO_CAESAR, Action, Building, Favour, Person, Piece, Privilege
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
    """How many spaces one Favour may bring with what lies in this province (F4.3)."""
    given = (min(most, own.pieces.of(piece)) for piece, most in GIFTS_TO_CAESAR.values())
    family = own.married * (1 + (Building.PALACE in own.buildings))
    return max(CLOSE, family, own.pieces.of(Person.VESTAL), *given)


# -- what speaks for a move: each is a fact of the position ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Walk:
    """A move along the path: from one space to another."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Service:
    """An action, and how much one has now of what it uses or adds to: of a piece, or coins if it is None (F3).

    `price`: what a cube is sold for, where the action sells (F3.4, F3.5); `married`: of Family, whether one is already (F3.9)."""

    action: Action
    piece: Piece | None
    have: int
    price: int = 0
    married: bool = added(False)


@dataclass(frozen=True, slots=True)
class Stock:
    """How many of a piece one has before and after the move."""

    piece: Piece
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Held:
    """How many of a piece are kept that could be used now (F3, F4.1)."""

    piece: Piece
    count: int


@dataclass(frozen=True, slots=True)
class Purse:
    """How many coins one has before and after the move."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Site:
    """A building, its price and one's coins (F3.10)."""

    building: Building
    price: int
    money: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """How many Privilege tokens lie on a Favour card (F5.1)."""

    favour: Favour
    tokens: int


@dataclass(frozen=True, slots=True)
class Shut:
    """A Favour card is turned face down, and how many others have yet to play this round (F4.4, F4.8)."""

    favour: Favour
    others: int


@dataclass(frozen=True, slots=True)
class Taken:
    """An Action card that lies on this player's side."""

    action: Action
    owner: Seat


@dataclass(frozen=True, slots=True)
class Remaining:
    """The other Action cards of one's side stay there (F2.4)."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """One's place in the order of play, and how many there are (F2.1)."""

    place: int
    players: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A C card in hand, and its points so far (F1.7)."""

    card: Privilege
    points: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The cards kept of those drawn, and their points as things stand."""

    cards: tuple[Privilege, ...]
    points: tuple[int, ...]


Fact = Walk | Service | Stock | Held | Purse | Site | Tokens | Shut | Taken | Remaining | Order | Scored | Kept
