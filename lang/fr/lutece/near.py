"""Whether this round may be the last."""

from __future__ import annotations

from lang import Names
from lang.shared import fr_count, upper_first
from rules.lutece.components import Deck
from rules.lutece.standing import near as facts
from rules.lutece.state import Table

CARD = {Deck.CHARACTERS: ("Personnage", "Personnages"), Deck.PLACES: ("Lieu", "Lieux")}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """One line: the decks that may run out."""
    left = " et ".join(_left(one.left, *CARD[one.deck]) for one in facts(table))
    return (f"⚑ {upper_first(left)} à piocher : ce tour peut être le dernier.",) if left else ()


def _left(count: int, one: str, many: str) -> str:
    """`plus aucun Lieu`, `plus qu’un Lieu`, `plus que 2 Lieux`."""
    return ("plus aucun " if not count else "plus qu’un ") + one if count < 2 else f"plus que {fr_count(count, one, many)}"
