"""The cards of Lutèce. What each kind of card is stands here; what is printed on each copy in the numbered data files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any

from rules.engine import codec


class Name(Enum):
    """Members are single, so identity is hash enough; the hash of Enum is five times slower."""

    __hash__ = object.__hash__


class Resource(Name):
    """The four resources, in the order of L5.1."""

    BEER = "beer"  # Cervoise
    POTION = "potion"
    SWORD = "sword"  # Glaive
    BREAD = "bread"  # Pain


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
    HERBALIST = "herbalist", Deck.PLACES, Colour.GREEN, None, True  # Herboristerie
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


@dataclass(frozen=True, slots=True)
class Card:
    """One card as it is printed. `number` tells copies apart."""

    number: int
    kind: Kind
    cost: int
    mark: int = 0  # 4+ or 5+: in play from so many players on (L1.3)
    units: int = 0  # of its resource
    talent: int = 0
    wants: tuple[Resource, ...] = ()  # what a Marché asks for (L4.7)

    @property
    def host(self) -> Resource | None:
        """What an Apprenti would learn from this card; None if it is no character that gives a resource (L3.1)."""
        return self.kind.resource if self.kind.deck is Deck.CHARACTERS else None


@cache
def catalogue(data: int) -> tuple[Card, ...]:
    """Every card of a numbered data file."""
    text = files(__package__).joinpath("data", f"{data}.json").read_text(encoding="utf-8")
    return tuple(_card(printed) for printed in json.loads(text)["cards"])


def _card(printed: dict[str, Any]) -> Card:
    kind, wants = (codec.load(hint, printed.get(name, [])) for name, hint in (("kind", Kind), ("wants", tuple[Resource, ...])))
    return Card(**printed | {"kind": kind, "wants": wants})


@cache
def in_play(data: int, seats: int) -> tuple[Card, ...]:
    """The cards for so many players, before Marchés are removed (L1.3)."""
    return tuple(card for card in catalogue(data) if card.mark <= seats)
