"""What stands beside a choice in the menu, and a word of warning."""

from __future__ import annotations

from typing import Any

from lang import Names
from lang.facts.lutece import pointed_at, shortfall
from rules.lutece.moves import Firm, Move, Ready
from rules.lutece.state import Offer, View

from .terms import aimed, brings, pieces, priced

READY: dict[type, str] = {Ready: "on vous redemandera si quelqu’un ajoute des pièces", Firm: "on ne vous redemandera pas, même si quelqu’un en ajoute"}


def remark(view: View, move: Move, names: Names) -> str:
    """How long one is ready (L2.9)."""
    return READY.get(type(move), "")


def beside(view: View, move: type, field: str, value: Any) -> str:
    """The card under a tile, its cost and the gold on it (L2.6); beside a side, one's own card there (L2.3)."""
    match pointed_at(view, value):
        case None:
            return ""
        case Offer(shown, gold):
            return f"{priced(shown, f'coût {shown.cost}', f'{pieces(gold)} dessus' if gold else '')} : {brings(shown)}"
        case action:
            return aimed(view.table, action)


def caution(view: View, move: Move) -> str:
    """After a raise that leaves too little for the cards themselves (L2.6)."""
    short = shortfall(view, move)
    return f"⚠ Avec ce pot-de-vin, il vous manque {pieces(short)} pour payer vos cartes, sauf rentrée d’or pendant les achats." if short else ""
