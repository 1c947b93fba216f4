"""What players can answer."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.facts.lutece import chosen, displayed
from lang.shared import first_fit
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece.components import REINFORCEMENT, Income, Side, Tile
from rules.lutece.components import REVENUES as INCOME
from rules.lutece.questions import UseLegionnaires
from rules.lutece.state import View

from .orders import order
from .terms import RESOURCE, REVENUES, SIDE, for_, le, pieces, term, whom

KIND = {
    m.Choose: "Choisir deux cartes",
    m.Raise: "Ajouter des pièces",
    m.Ready: "Prêt",
    m.Firm: "Prêt pour de bon",
    m.Withdraw: "Pas prêt",
    m.Close: "Clore les pots-de-vin",
    m.Bribe: "Fixer mes pots-de-vin",
    m.Reinforce: "Sacrifier un Légionnaire",
    m.HoldBack: "Ne pas sacrifier de Légionnaire",
    m.Attach: "Former l’Apprenti",
}

FIELD = {
    (m.Choose, "left"): "Quelle carte à gauche ?",
    (m.Choose, "right"): "Et à droite ?",
    (m.Raise, "side"): "De quel côté ajoutez-vous des pièces ?",
    (m.Raise, "gold"): "Combien de pièces ajoutez-vous ?",
    (m.Bribe, "left"): "Combien de pièces à gauche ?",
    (m.Bribe, "right"): "Et à droite ?",
    (m.Reinforce, "bidder"): "Pour le pot-de-vin de qui ?",
    (m.Attach, "resource"): "Quelle ressource votre Apprenti donnera-t-il ?",
}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.Choose(left, right):
            return f"{term(left, seat)} à gauche, {term(right, seat)} à droite"
        case m.Raise(side, gold):
            return f"Ajouter {pieces(gold)} à {SIDE[side]}"
        case m.Bribe(left, right):
            return f"{pieces(left)} à gauche, {pieces(right)} à droite"
        case m.Reinforce(bidder):
            helped = whom(bidder, seat, "vous-même", names)
            return first_fit(f"Sacrifier un Légionnaire pour {helped}", f"+{REINFORCEMENT} pour {helped}")
        case m.Attach(resource):
            return f"Former l’Apprenti ({RESOURCE[resource]})"
        case m.Ready() | m.Firm() | m.Withdraw() | m.Close() | m.HoldBack():
            return KIND[type(move)]
        case _:
            assert_never(move)


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field: Revenus with what they bring, oneself by name; the card of a tile stands beside it."""
    if move is m.Choose and isinstance(value, Income):
        return f"{REVENUES} · {pieces(INCOME)}"
    if move is m.Bribe:
        return f"{value} à {SIDE[Side[field.upper()]]}"
    if move is m.Reinforce:
        return f"Pour {whom(value, seat, 'vous-même', names)}"
    return term(value, seat)


def named(view: View, said: m.Move | m.Order, names: Names) -> str:
    """The move with the cards it is about; "" where its plain words say it all."""
    match said, view.table.ask:
        case m.Choose(left, right), _:
            shown = displayed(view.table)
            return f"{for_(left, shown)} à gauche, {for_(right, shown)} à droite"
        case (m.Raise(side), _) if chosen(view):
            return f"{move(said, view.seat, names)}, {on_card(view, side)}"
        case (m.Bribe(left, right), _) if chosen(view):
            return f"{pieces(left)} {on_card(view, Side.LEFT)}, {pieces(right)} {on_card(view, Side.RIGHT)}"
        case m.Reinforce(), UseLegionnaires(tile=tile, card=fought):
            return f"{move(said, view.seat, names)}, pour {le(tile, fought)}"
        case m.RaiseTo() | m.ReadyAgain() | m.BribeAhead() | m.SendLegionnaires() | m.KeepLegionnaires(), _:
            return order(said, view)
        case _:
            return ""


def on_card(view: View, side: Side) -> str:
    """`sur le Boulanger (A)`, `sur la carte Revenus`: one's own card on a side."""
    pair, shown = chosen(view), displayed(view.table)
    assert pair is not None
    action = pair[side]
    if isinstance(action, Tile):
        return f"sur {le(action, shown[action]) if action in shown else term(action, 0)}"
    return f"sur la carte {REVENUES}"
