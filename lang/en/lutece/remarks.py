"""What stands beside a choice in the menu, and a word of warning."""

from __future__ import annotations

from typing import Any

from lang import Names
from lang.facts.lutece import pointed_at, shortfall
from rules.lutece.moves import Firm, Move, Ready
from rules.lutece.state import Offer, View

from .terms import aimed, brings, coins, priced

READY: dict[type, str] = {Ready: "you’ll be asked again if somebody raises", Firm: "you won’t be asked again, even if somebody raises"}


def remark(view: View, move: Move, names: Names) -> str:
    """How long one is ready (L2.9)."""
    return READY.get(type(move), "")


def beside(view: View, move: type, field: str, value: Any) -> str:
    """The card under a tile, its cost and the gold on it (L2.6); beside a side, one's own card there (L2.3)."""
    match pointed_at(view, value):
        case None:
            return ""
        case Offer(shown, gold):
            return f"{priced(shown, f'cost {shown.cost}', f'{coins(gold)} on it' if gold else '')}: {brings(shown)}"
        case action:
            return aimed(view.table, action)


def caution(view: View, move: Move) -> str:
    """After a raise that leaves too little for the cards themselves (L2.6)."""
    short = shortfall(view, move)
    return f"⚠ With this bribe you’ll be {coins(short)} short when you pay for your cards, unless gold comes in first." if short else ""
