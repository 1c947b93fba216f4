"""How things stand, by what everybody sees: whether this round may be the last (L2.1), and what speaks for a move.

The call, reasons and hints all say what is found here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rules.engine.model import Seat

from .components import DECK, Deck, Kind, Resource, Side
from .state import Table


@dataclass(frozen=True, slots=True)
class DeckLow:
    """A deck has fewer cards than offers to fill: if more are bought or lost than it has, the game ends (L2.1)."""

    deck: Deck
    left: int


Near = DeckLow


def near(table: Table) -> tuple[Near, ...]:
    """The decks that may not fill the offers of the next round, the emptier first."""
    if table.ending:
        return ()
    tiles, left = Counter(DECK[tile] for tile in table.tiles), {Deck.CHARACTERS: table.decks.characters, Deck.PLACES: table.decks.places}
    return tuple(sorted((DeckLow(deck, count) for deck, count in left.items() if count < tiles[deck]), key=lambda one: one.left))


# -- what speaks for a move: each is a fact of the position ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Race:
    """The move brings `gain` units of a resource to the `own` one has; of the others nobody has more than `best` (L5.1)."""

    resource: Resource
    gain: int
    own: int
    best: int


@dataclass(frozen=True, slots=True)
class Scores:
    """A kind of card scores by what one has: units of its resource, cards of its colour, Roman places; `count` so far (L4.4-L4.6).

    `owned`: one has it already, and the move adds to what it counts."""

    kind: Kind
    count: int
    owned: bool


@dataclass(frozen=True, slots=True)
class Stall:
    """A Market and what it wants, with what one has of each (L4.7). `owned`: one has it already, and the move brings some of that."""

    wants: tuple[Resource, ...]
    has: tuple[int, ...]
    owned: bool


@dataclass(frozen=True, slots=True)
class Gain:
    """The gold that a choice can bring: by Income, lying on the cards, and as their harvest as things stand (L2.5, L2.6, L4.2, L4.3)."""

    income: int
    lying: int
    harvest: int


@dataclass(frozen=True, slots=True)
class Price:
    """What the chosen cards cost together, and what the two dearest on offer would."""

    cost: int
    dearest: int


@dataclass(frozen=True, slots=True)
class Bid:
    """How much gold will lie on one side, for a card of this kind or on Income; the highest bribe of anybody else (L2.3, L2.4)."""

    side: Side
    stake: int
    highest: int
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class Laid:
    """What lies left and right of one's own; the highest bribe of anybody else."""

    left: int
    right: int
    highest: int


@dataclass(frozen=True, slots=True)
class Named:
    """Sealed bribes: both, what is left of the purse with what one's Income cards bring, and what one's cards cost (L2.11)."""

    left: int
    right: int
    purse: int
    cost: int


@dataclass(frozen=True, slots=True)
class EmptyPurse:
    """Nothing is left to raise with."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A contested card: one's own bribe, how many Legionaries one has, and the highest other bribe with whose it is (L4.1)."""

    kind: Kind
    mine: int
    legionnaires: int
    rival: Seat
    theirs: int


@dataclass(frozen=True, slots=True)
class Ahead:
    """The rival with the single highest bribe on a contested card, and that bribe (L2.7)."""

    kind: Kind
    rival: Seat
    theirs: int


@dataclass(frozen=True, slots=True)
class Guards:
    """How many Legionaries are kept (L5.3)."""

    legionnaires: int


Fact = Race | Scores | Stall | Gain | Price | Bid | Laid | Named | EmptyPurse | Fight | Ahead | Guards
