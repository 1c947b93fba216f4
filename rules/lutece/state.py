"""What lies on the table of Lutèce, in each hand, and in the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.engine import model
from rules.engine.box import Data
from rules.engine.codec import added
from rules.engine.model import Seat

from .box import BOX
from .components import CLOSINGS, PURSE, TILES, Card, Deck, Flag, Kind, Pair, Resource, Tile
from .questions import Ask


@dataclass(frozen=True, slots=True)
class Options:
    """For slow tables; and whoever owns the box may say what is printed on its cards."""

    CYCLES: ClassVar[dict[str, tuple[int, ...]]] = {"closing": CLOSINGS}  # what a number may be, one after another

    box: str = added("")
    closing: int = added(0)  # hours after the last raise at which the bribes close (L2.10); 0: only when all are ready
    sealed: bool = added(False)  # a variant: everybody names both bribes once, in secret (L2.11)

    def __post_init__(self) -> None:
        if self.closing not in CLOSINGS:
            raise ValueError(f"bribes do not close after {self.closing} hours")
        if self.box:
            BOX.check(self.box)


@dataclass(frozen=True, slots=True)
class Ending:
    """The tile that could not be filled: the deck is empty (L2.1)."""

    tile: Tile
    deck: Deck


@dataclass(frozen=True, slots=True)
class Offer:
    """A card under a tile and the gold that lies on it (L2.8)."""

    card: Card
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Apprentice:
    """An Apprentice and the resource it gives; None while it waits for a host (L3.1)."""

    card: Card
    resource: Resource | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """What everyone sees before a player."""

    gold: int = PURSE
    cards: tuple[Card, ...] = ()  # all but Apprentices, in the order they came
    apprentices: tuple[Apprentice, ...] = ()

    @property
    def legionnaires(self) -> int:
        return sum(card.kind is Kind.LEGIONNAIRE for card in self.cards)

    @property
    def size(self) -> int:
        """All cards a player owns (L5.5)."""
        return len(self.cards) + len(self.apprentices)


@dataclass(frozen=True, slots=True)
class Bribes:
    """The gold on a player's two chosen cards, and the player's flag (L2.3)."""

    left: int = 0
    right: int = 0
    flag: Flag = Flag.OPEN


@dataclass(frozen=True, slots=True)
class Decks:
    """How many cards are still to come."""

    characters: int
    places: int


@dataclass(frozen=True, slots=True)
class Table:
    data: Data  # which cards this game plays by: a numbered file's, or those of somebody's box
    round: int
    offers: tuple[Offer | None, ...]  # by tile, as in TILES
    decks: Decks
    players: tuple[Player, ...]
    bribes: tuple[Bribes, ...]
    revealed: tuple[Pair, ...] = ()  # the chosen cards by seat, once they are face up
    resolved: int = 0  # how many tiles have had their turn in this round's purchases (L2.5)
    gone: tuple[Card, ...] = ()  # cards that left the game before everyone's eyes
    ask: Ask | None = None  # never more than one thing is half done
    ending: Ending | None = None
    version: int = added(1)  # of the rules it was dealt by
    closing: int = added(0)  # as in Options
    sealed: bool = added(False)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return TILES[len(self.players)]

    @property
    def start(self) -> Seat:
        """The start seat of this round (L1.4)."""
        return (self.round - 1) % len(self.players)


@dataclass(frozen=True, slots=True)
class Hand:
    """What one player knows alone: the chosen cards while they lie face down."""

    chosen: Pair | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """What nobody may look at: the decks, top first, and the Markets removed unseen."""

    characters: tuple[Card, ...]
    places: tuple[Card, ...]
    removed: tuple[Card, ...]


State = model.State[Table, Hand, Box]
View = model.View[Table, Hand]
Step = model.Step[Table, Hand, Box]
