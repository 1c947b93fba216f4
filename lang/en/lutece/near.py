"""Whether this round may be the last."""

from __future__ import annotations

from lang import Names
from lang.shared import en_count
from rules.lutece.components import Deck
from rules.lutece.standing import near as facts
from rules.lutece.state import Table

CARD = {Deck.CHARACTERS: "Character", Deck.PLACES: "Place"}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """One line: the decks that may run out."""
    low = facts(table)
    left = " and ".join(en_count(one.left, CARD[one.deck]) if one.left else f"no {CARD[one.deck]}" for one in low)
    return (f"⚑ Only {left} left to draw: this round may be the last.",) if low else ()
