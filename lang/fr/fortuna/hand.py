"""What a player holds and knows alone, in words."""

from __future__ import annotations

from lang import Names
from lang.fortuna import letter, usable, worth
from lang.shared import lines, tally, times
from rules.fortuna.moves import Lock
from rules.fortuna.pieces import Privilege
from rules.fortuna.table import View

from .terms import ACTION, privilege, privileges


def hand(view: View, names: Names) -> str:
    """The Privilège cards with what they do, those drawn to choose from, those left at Caesar's Palace."""
    mine, now = view.hand, usable(view)
    return lines(
        f"**Votre verrou**, encore modifiable : {ACTION[view.sealed.card]}" if isinstance(view.sealed, Lock) else "",
        "**Vos cartes Privilège**" + (" :" if mine.cards else " : aucune"),
        *(f"- {times(privilege(card), count)} · {_use(view, card, count, now)}" for card, count in tally(mine.cards)),
        f"**À choisir** : {privileges(mine.drawn)}" if mine.drawn else "",
        f"**Laissées au Palais de César**, vous les connaissez : {privileges(mine.knows)}" if mine.knows else "",
    )


def _use(view: View, card: Privilege, count: int, now: set[Privilege]) -> str:
    """When a card is of use; a C card counts by itself (F6.6)."""
    if letter(card) == "C":
        return f"{count * worth(view, card)} PV en l’état"
    if view.table.ending:
        return "0 PV"
    return "jouable maintenant" if card in now else "à jouer pendant votre tour"
