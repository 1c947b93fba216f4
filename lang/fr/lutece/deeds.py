"""What a player has just done, told to them in a short sentence."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.lutece import chosen, displayed
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece.components import Side
from rules.lutece.state import View

from .moves import on_card
from .terms import SIDE, coined, for_, term, units, whom


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Choose(left, right):
            return f"Cartes choisies : {term(left, seat)} à gauche, {term(right, seat)} à droite."
        case m.Raise(side, gold):
            return f"{coined(gold, 'ajoutée')} à {SIDE[side]}."
        case m.Ready():
            return "Vous n’ajoutez plus rien."
        case m.Firm():
            return "Vous n’ajoutez plus rien, quoi qu’il arrive."
        case m.Withdraw():
            return "Vous réfléchissez encore."
        case m.Close():
            return "Les pots-de-vin sont clos."
        case m.Bribe(left, right):
            return f"Pots-de-vin fixés : {left} à gauche, {right} à droite."
        case m.Reinforce(bidder):
            return f"Légionnaire sacrifié pour {whom(bidder, seat, 'vous-même', names)}."
        case m.HoldBack():
            return "Vous ne sacrifiez pas de Légionnaire."
        case m.Attach(resource):
            return f"Votre Apprenti donne désormais {units(resource, 1)}."
        case _:
            assert_never(move)


def done(view: View, move: m.Move, names: Names) -> str:
    """What the player has just done, with the cards it was about; "" where the plain words say it all."""
    match move:
        case m.Choose(left, right):
            shown = displayed(view.table)
            return f"Cartes choisies : {for_(left, shown)} à gauche, {for_(right, shown)} à droite."
        case m.Raise(side) if chosen(view):
            return f"{did(move, view.seat, names)[:-1]}, {on_card(view, side)}."
        case m.Bribe(left, right) if chosen(view):
            return f"Pots-de-vin fixés : {left} {on_card(view, Side.LEFT)}, {right} {on_card(view, Side.RIGHT)}."
        case _:
            return ""
