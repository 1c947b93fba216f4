"""How things stand, by what everybody sees: whether this round may be the last (L2.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .components import DECK, Deck
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
