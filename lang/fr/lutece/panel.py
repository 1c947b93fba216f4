"""The private panel: where one stands, and the words on its buttons."""

from __future__ import annotations

from lang import Names
from lang.defaults import head as head
from lang.defaults import label as label
from lang.shared import fr_count
from rules.lutece import moves as m
from rules.lutece.questions import SealBribes
from rules.lutece.state import View

from .terms import aimed, pieces

PRESS = {
    m.Choose: "Choisir", m.Raise: "Miser", m.Ready: "Prêt", m.Firm: "Prêt pour de bon", m.Withdraw: "Pas prêt", m.Close: "Clore",
    m.Bribe: "Nommer", m.Reinforce: "Sacrifier",
    m.HoldBack: "Les garder", m.Attach: "Former",
}  # fmt: skip
SIDES = {"left": "À gauche", "right": "À droite"}


def standing(view: View, names: Names) -> str:
    """`Tour 4 · 7 pièces · 5 cartes, 1 Légionnaire`."""
    own = view.table.players[view.seat]
    troops = f", {fr_count(own.legionnaires, 'Légionnaire')}" if own.legionnaires else ""
    return f"Tour {view.table.round} · {pieces(own.gold)} · {fr_count(own.size, 'carte')}{troops}{_laid(view)}"


def _laid(view: View) -> str:
    """Before sealed bribes, what they will lie on."""
    if not isinstance(view.table.ask, SealBribes) or view.hand.chosen is None:
        return ""
    left, right = (aimed(view.table, action) for action in view.hand.chosen)
    return f"\nÀ gauche : {left} ; à droite : {right}"


def press(move: type, field: str | None) -> str:
    """Which side a card goes to, where that is asked."""
    return SIDES[field] if move is m.Choose and field else PRESS[move]
