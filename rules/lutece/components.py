"""The components of Lutèce: cards, tiles, Action cards. What is printed on each copy of a card stands in the numbered data files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from importlib.resources import files
from typing import Any

from rules.engine import codec
from rules.engine.box import Data, figures_of
from rules.engine.model import Seat

PURSE, REVENUES, CONSOLATION, REINFORCEMENT, INN = 5, 3, 1, 2, 5  # gold: L1.2, L2.5, L2.7, L4.1, L4.3
CLOSINGS = (0, 8, 12, 24, 48)  # hours (L2.10)
REMOVED = {2: 3, 3: 2, 4: 1, 5: 0}  # Markets (L1.3)


class Name(Enum):
    """Members are single, so identity is hash enough; the hash of Enum is five times slower."""

    __hash__ = object.__hash__


class Resource(Name):
    """The four resources, in the order of L5.1."""

    BEER = "beer"  # Ale
    POTION = "potion"
    SWORD = "sword"
    BREAD = "bread"


class Colour(Name):
    """The colour of a card is its family (L4.5)."""

    ORANGE = "orange"
    GREEN = "green"
    GREY = "grey"
    YELLOW = "yellow"
    RED = "red"
    VIOLET = "violet"


class Deck(Name):
    """Characters come under the tiles A-E, places under 1-5 (L1.3)."""

    CHARACTERS = "characters"
    PLACES = "places"


class Kind(Name):
    """A kind of card: its name, deck, colour, and the resource it gives, pays for or scores."""

    deck: Deck
    colour: Colour | None
    resource: Resource | None
    roman: bool

    BREWER = "brewer", Deck.CHARACTERS, Colour.ORANGE, Resource.BEER
    DRUID = "druid", Deck.CHARACTERS, Colour.GREEN, Resource.POTION
    SMITH = "smith", Deck.CHARACTERS, Colour.GREY, Resource.SWORD
    BAKER = "baker", Deck.CHARACTERS, Colour.YELLOW, Resource.BREAD
    APPRENTICE = "apprentice", Deck.CHARACTERS, None, None  # L3.1: its host's resource, no colour
    LEGIONNAIRE = "legionnaire", Deck.CHARACTERS, Colour.RED, None
    TAVERN = "tavern", Deck.PLACES, Colour.ORANGE, Resource.BEER
    FOREST = "forest", Deck.PLACES, Colour.GREEN, Resource.POTION
    MINE = "mine", Deck.PLACES, Colour.GREY, Resource.SWORD
    FIELD = "field", Deck.PLACES, Colour.YELLOW, Resource.BREAD
    LABORATORY = "laboratory", Deck.PLACES, Colour.GREEN, Resource.POTION, True
    FORGE = "forge", Deck.PLACES, Colour.GREY, Resource.SWORD, True
    MILL = "mill", Deck.PLACES, Colour.YELLOW, Resource.BREAD, True
    HERBALIST = "herbalist", Deck.PLACES, Colour.GREEN, None, True
    ARMOURY = "armoury", Deck.PLACES, Colour.GREY, None, True
    BAKERY = "bakery", Deck.PLACES, Colour.YELLOW, None, True
    STATUE = "statue", Deck.PLACES, Colour.VIOLET, None  # violet is not Roman (L4.6)
    MARKET = "market", Deck.PLACES, Colour.VIOLET, None

    def __new__(cls, value: str, deck: Deck, colour: Colour | None, resource: Resource | None, roman: bool = False) -> Kind:
        kind = object.__new__(cls)
        kind._value_ = value
        kind.deck, kind.colour, kind.resource, kind.roman = deck, colour, resource, roman
        return kind


HARVESTS = frozenset((Kind.FIELD, Kind.FOREST, Kind.MINE, Kind.TAVERN))  # pay on acquisition (L4.2, L4.3)
MILLS = frozenset((Kind.MILL, Kind.LABORATORY, Kind.FORGE))  # L4.4
FAMILIES = frozenset((Kind.BAKERY, Kind.HERBALIST, Kind.ARMOURY))  # L4.5


@codec.printed
@dataclass(frozen=True, slots=True)
class Card:
    """One card as it is printed. `number` tells copies apart."""

    number: int
    kind: Kind
    cost: int
    mark: int = 0  # 4+ or 5+: in play from this number of players on (L1.3)
    units: int = 0  # of its resource
    talent: int = 0
    wants: tuple[Resource, ...] = ()  # what a Market asks for (L4.7)

    def __hash__(self) -> int:
        return self.number

    @property
    def host(self) -> Resource | None:
        """What an Apprentice would learn from this card; None if it is no character that gives a resource (L3.1)."""
        return self.kind.resource if self.kind.deck is Deck.CHARACTERS else None


@cache
def catalogue(data: Data) -> tuple[Card, ...]:
    """Every card of a numbered data file, or of somebody's box."""
    if isinstance(data, str):
        raw = figures_of(data)
    else:
        raw = json.loads(files(__package__).joinpath("data", f"{data}.json").read_text(encoding="utf-8"))
    return tuple(_card(printed) for printed in raw["cards"])


def _card(printed: dict[str, Any]) -> Card:
    kind, wants = (codec.load(hint, printed.get(name, [])) for name, hint in (("kind", Kind), ("wants", tuple[Resource, ...])))
    return Card(**printed | {"kind": kind, "wants": wants})


@cache
def in_play(data: Data, seats: int) -> tuple[Card, ...]:
    """The cards that this number of players plays with, before Markets are removed (L1.3)."""
    return tuple(card for card in catalogue(data) if card.mark <= seats)


class Tile(Name):
    """The tiles: characters under letters, places under figures (L1.1)."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"


class Income(Name):
    """The Action card that lies on no tile."""

    REVENUES = "revenues"  # Income


Action = Tile | Income
Pair = tuple[Action, Action]  # the chosen cards, left and right
LETTERS, FIGURES = tuple(Tile)[:5], tuple(Tile)[5:]
TILES = {seats: LETTERS[:each] + FIGURES[:each] for seats, each in ((2, 3), (3, 3), (4, 4), (5, 5))}  # L1.1
DECK = {tile: Deck.CHARACTERS if tile in LETTERS else Deck.PLACES for tile in Tile}


class Side(IntEnum):
    """Which of the two chosen cards (L2.2)."""

    LEFT = 0
    RIGHT = 1


class Flag(Enum):
    """Whether a player agrees to end the bribes (L2.9)."""

    OPEN = "open"
    READY = "ready"
    FIRM = "firm"  # raises of others do not clear it


class Bidder(IntEnum):
    """A player, by seat (L1.4)."""

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    FIFTH = 4


@dataclass(frozen=True, slots=True)
class Bid:
    """An option on a contested card: the bribe on it and the Legionaries that help it (L4.1)."""

    seat: Seat
    stake: int
    legionnaires: int = 0

    @property
    def value(self) -> int:
        return self.stake + REINFORCEMENT * self.legionnaires


def action_hand(seats: int) -> tuple[Action, ...]:
    """The Action cards of each player: one for each tile, and two Income cards (L1.2)."""
    return (*TILES[seats], Income.REVENUES, Income.REVENUES)
