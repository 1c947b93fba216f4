"""Whether this round may be the last."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Names
from lang.shared import fr_count
from rules.lutece.components import Deck
from rules.lutece.standing import near as facts
from rules.lutece.state import Table

from .terms import et

CARD = {Deck.CHARACTERS: ("Personnage", "Personnages"), Deck.PLACES: ("Lieu", "Lieux")}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """One line: the decks that may run out."""
    low = [(one.left, *CARD[one.deck]) for one in facts(table)]
    return (f"⚑ {_left(low)} à piocher : ce tour peut être le dernier.",) if low else ()


def _left(low: Sequence[tuple[int, str, str]]) -> str:
    """`Il ne reste aucun Lieu et seulement 2 Personnages`, `Il ne reste qu’un Lieu`; the emptier deck first."""
    some = et([f"un {one}" if count == 1 else fr_count(count, one, many) for count, one, many in low if count])
    if low[0][0]:
        return f"Il ne reste {'qu’' if low[0][0] == 1 else 'que '}{some}"
    none = " ni ".join(f"aucun {one}" for count, one, _ in low if not count)
    return f"Il ne reste {none}" + (f" et seulement {some}" if some else "")
