"""Whether this round may be the last."""

from __future__ import annotations

from lang import Names
from lang.shared import en_count, upper_first
from rules.lutece.components import Deck
from rules.lutece.standing import near as facts
from rules.lutece.state import Table

CARD = {Deck.CHARACTERS: "Character", Deck.PLACES: "Place"}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """One line: the decks that may run out."""
    low = facts(table)
    left = " and ".join(f"only {en_count(one.left, CARD[one.deck])}" if one.left else f"no {CARD[one.deck]}s" for one in low)
    return (f"⚑ {upper_first(left)} left to draw: this round may be the last.",) if low else ()
