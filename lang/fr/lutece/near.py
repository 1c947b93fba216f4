"""Whether this round may be the last."""

from __future__ import annotations

from lang import Names
from lang.shared import fr_count
from rules.lutece.components import Deck
from rules.lutece.standing import near as facts
from rules.lutece.state import Table

CARD = {Deck.CHARACTERS: ("Personnage", "aucun Personnage"), Deck.PLACES: ("Lieu", "aucun Lieu")}
SEVERAL = {Deck.CHARACTERS: "Personnages", Deck.PLACES: "Lieux"}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """One line: the decks that may run out."""
    low = facts(table)
    left = " et ".join(fr_count(one.left, CARD[one.deck][0], SEVERAL[one.deck]) if one.left else CARD[one.deck][1] for one in low)
    return (f"⚑ Dans les pioches : {left}. Ce tour peut être le dernier.",) if low else ()
