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
        f"**Your lock**, may still change: {ACTION[view.sealed.card]}" if isinstance(view.sealed, Lock) else "",
        "**Your Privilege cards**" + (":" if mine.cards else ": none"),
        *(f"- {times(privilege(card), count)} · {_use(view, card, count, now)}" for card, count in tally(mine.cards)),
        f"**To choose from**: {privileges(mine.drawn)}" if mine.drawn else "",
        f"**Left at Caesar's Palace**, known to you: {privileges(mine.knows)}" if mine.knows else "",
    )


def _use(view: View, card: Privilege, count: int, now: set[Privilege]) -> str:
    """When a card is of use; a C card counts by itself (F6.6)."""
    if letter(card) == "C":
        return f"{count * worth(view, card)} VP as it stands"
    if view.table.ending:
        return "0 VP"
    return "playable now" if card in now else "to play on your turn"
