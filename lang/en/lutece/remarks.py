"""What stands beside a choice in the menu, and a word of warning."""

from __future__ import annotations

from typing import Any

from lang.lutece import spare
from lang.shared import en_count
from rules.lutece.moves import Choose, Move, Raise
from rules.lutece.preview import Outlook, preview
from rules.lutece.table import Side, Tile, View

from .terms import aimed, card


def beside(view: View, move: type, field: str, value: Any) -> str:
    """The card under a tile and its cost (L2.6); beside a side, one's own card there, which nobody else sees (L2.3)."""
    if isinstance(value, Side) and view.hand.chosen:
        return aimed(view.table, view.hand.chosen[value])
    if not isinstance(value, Tile):
        return ""
    offer = dict(zip(view.table.tiles, view.table.offers, strict=True)).get(value)
    return f"{card(offer.card)}, cost {offer.card.cost}" if offer else ""


def caution(view: View, move: Move) -> str:
    """After a raise that leaves too little for the cards themselves (L2.6)."""
    chosen = view.hand.chosen
    if not isinstance(move, Raise) or chosen is None:
        return ""
    seen = preview(view, Choose(*chosen))
    short = -spare(seen) if isinstance(seen, Outlook) else 0
    if short <= 0:
        return ""
    return f"⚠ With this bribe you are {en_count(short, 'coin')} short of your cards' costs, unless gold comes in during the purchases."
