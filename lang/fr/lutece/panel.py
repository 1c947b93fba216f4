"""The private panel: where one stands, and the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.lutece import displayed, only_rival, pointed_at, staked, to_beat
from lang.shared import bold, elides, fr_count
from rules.lutece import moves as m
from rules.lutece.components import Income, Side
from rules.lutece.questions import RaiseBribes, SealBribes
from rules.lutece.state import Offer, View

from .near import near
from .position import stakes_of
from .terms import SIDE, aimed, et, for_, pieces

PRESS = {
    m.Choose: "Choisir", m.Raise: "Ajouter", m.Ready: "Prêt", m.Firm: "Pour de bon", m.Withdraw: "Pas prêt", m.Close: "Clore",
    m.Bribe: "Fixer", m.Reinforce: "Sacrifier",
    m.HoldBack: "Passer", m.Attach: "Former",
}  # fmt: skip
BLUFF = ", un bluff : l’or vous revient"
SIDES = {"left": "À gauche", "right": "À droite"}


def standing(view: View, names: Names) -> str:
    """`Tour 4 · 7 pièces · 5 cartes, 1 Légionnaire`."""
    own = view.table.players[view.seat]
    troops = f", {fr_count(own.legionnaires, 'Légionnaire')}" if own.legionnaires else ""
    return f"Tour {view.table.round} · {pieces(own.gold)} · {fr_count(own.size, 'carte')}{troops}{_last(view, names)}{_laid(view, names)}"


def _last(view: View, names: Names) -> str:
    """That this round may be the last, where it may."""
    return "".join(f"\n{line}" for line in near(view.table, names))


def _laid(view: View, names: Names) -> str:
    """While bribes lie open, those of the others; before sealed ones, what one's own will lie on."""
    if isinstance(view.table.ask, RaiseBribes):
        others = [seat for seat in range(view.table.seats) if seat != view.seat]
        return f"\nPots-de-vin : {' ; '.join(f'{bold(names[seat])} {stakes_of(view.table, seat)}' for seat in others)}"
    if not isinstance(view.table.ask, SealBribes) or view.hand.chosen is None:
        return ""
    left, right = (aimed(view.table, action) for action in view.hand.chosen)
    return f"\nÀ gauche : {left} ; à droite : {right}"


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: Any) -> str:
    """A side to raise on, with one's own card there; the sums stand on the buttons, a lone one here."""
    match line[0]:
        case (m.Raise(side, gold),):
            card = pointed_at(view, side)
            where = f"Pot-de-vin à {SIDE[side]}" if len(line) > 1 else f"Ajouter {pieces(gold)} à {SIDE[side]}"
            if card is None or isinstance(card, Offer):
                return bold(where)
            if isinstance(card, Income):
                laid = staked(view.table, view.seat)[side]
                return f"{bold(where)} · {for_(card, {})}{BLUFF}{f' · déjà {laid}' if laid else ''}"
            return f"{bold(where)} · {for_(card, displayed(view.table))} · {_race(view, side, names)}"
        case _:
            return ""


def _race(view: View, side: Side, names: Names) -> str:
    """`vous : 1, en face : 2 au plus (Marc)`: as far as everybody sees, for nobody knows yet where the others' bribes lie."""
    own, (most, whose) = staked(view.table, view.seat)[side], to_beat(view)
    rival = only_rival(view.seat, names)
    if own > most:
        return f"vous : {own}, plus {f'qu’{rival}' if elides(rival) else f'que {rival}' if rival else 'que tous les autres'}"
    if not most:
        return f"vous : {own}, {rival or 'les autres'} : 0"
    return f"vous : {own}, en face : {most} au plus ({et([names[seat] for seat in whose])})"


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
