"""The private panel: where one stands, and the words on its buttons."""

from __future__ import annotations

from lang import Names
from lang.defaults import head as head
from lang.defaults import label as label
from lang.shared import en_count
from rules.lutece import moves as m
from rules.lutece.questions import SealBribes
from rules.lutece.state import View

from .terms import aimed, coins

PRESS = {
    m.Choose: "Choose", m.Raise: "Add", m.Ready: "Ready", m.Firm: "Ready", m.Withdraw: "Withdraw", m.Close: "Close",
    m.Bribe: "Name", m.Reinforce: "Sacrifice",
    m.HoldBack: "Pass", m.Attach: "Attach",
}  # fmt: skip
SIDES = {"left": "Left", "right": "Right"}


def standing(view: View, names: Names) -> str:
    """`Round 4 · 7 gold · 5 cards, 1 Legionary`."""
    own = view.table.players[view.seat]
    troops = f", {en_count(own.legionnaires, 'Legionary', 'Legionaries')}" if own.legionnaires else ""
    return f"Round {view.table.round} · {coins(own.gold)} · {en_count(own.size, 'card')}{troops}{_laid(view)}"


def _laid(view: View) -> str:
    """Before sealed bribes, what they will lie on."""
    if not isinstance(view.table.ask, SealBribes) or view.hand.chosen is None:
        return ""
    left, right = (aimed(view.table, action) for action in view.hand.chosen)
    return f"\nLeft: {left}; right: {right}"


def press(move: type, field: str | None) -> str:
    """Which side a card goes to, where that is asked."""
    return SIDES[field] if move is m.Choose and field else PRESS[move]
