"""The private panel: where one stands, and the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.lutece import pointed_at, staked
from lang.shared import bold, en_count
from rules.lutece import moves as m
from rules.lutece.components import Income
from rules.lutece.questions import SealBribes
from rules.lutece.state import Offer, View

from .terms import SIDE, aimed, coins

PRESS = {
    m.Choose: "Choose", m.Raise: "Add", m.Ready: "Ready", m.Firm: "Ready for good", m.Withdraw: "Not ready", m.Close: "Close",
    m.Bribe: "Bribe", m.Reinforce: "Use",
    m.HoldBack: "Pass", m.Attach: "Teach",
}  # fmt: skip
BLUFF = ", a bluff: you get it back"
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


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: Any) -> str:
    """A side to raise on, with one's own card there; the sums stand on the buttons."""
    match line[0]:
        case (m.Raise(side, _),):
            card = pointed_at(view, side)
            where = f"Add gold on the {SIDE[side]}"
            laid = staked(view.table, view.seat)[side]
            so_far = f" · {laid} so far" if laid else ""
            if card is None or isinstance(card, Offer):
                return f"{bold(where)}{so_far}"
            return f"{bold(where)} · {aimed(view.table, card)}{BLUFF if isinstance(card, Income) else ''}{so_far}"
        case _:
            return ""


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A sum to add, among others."""
    match way:
        case (m.Raise(_, gold),):
            return f"+{gold}"
        case _:
            return ""


def press(move: type, field: str | None) -> str:
    """Which side a card goes to, where that is asked."""
    return SIDES[field] if move is m.Choose and field else PRESS[move]
