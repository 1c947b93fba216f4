"""What stands beside a choice in the menu."""

from __future__ import annotations

from collections.abc import Sequence

from lang.fortuna import lies_with
from rules.fortuna import moves as m
from rules.fortuna.table import View

from .terms import SIDE, argents


def remark(view: View, move: m.Move, names: Sequence[str]) -> str:
    """Whose side a card lies on, what a building costs."""
    match move:
        case m.Exchange(card) | m.Bribe(card):
            found = lies_with(view.table, card)
            if found is None:
                return ""
            side, owner = found
            return f"bord {SIDE[side]}, libre" if owner is None else names[owner]
        case m.Build(building):
            return argents(view.table.options.cost(building))
        case _:
            return ""
