"""What a player has just done, told to them in a short sentence."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from rules.engine.model import Seat
from rules.lutece import moves as m

from .terms import RESOURCE, SIDE, coined, term, whom


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Choose(left, right):
            return f"Cartes choisies : {term(left, seat)} à gauche, {term(right, seat)} à droite."
        case m.Raise(side, gold):
            return f"{coined(gold, 'ajoutée')} à {SIDE[side]}."
        case m.Ready():
            return "Vous ne misez plus."
        case m.Firm():
            return "Vous ne misez plus, quoi qu’il arrive."
        case m.Withdraw():
            return "Vous reprenez les enchères."
        case m.Close():
            return "Les enchères sont closes."
        case m.Bribe(left, right):
            return f"Pots-de-vin nommés : {left} à gauche, {right} à droite."
        case m.Reinforce(bidder):
            return f"Légionnaire sacrifié pour {whom(bidder, seat, 'vous-même', names)}."
        case m.HoldBack():
            return "Vous ne sacrifiez pas de Légionnaire."
        case m.Attach(resource):
            return f"Votre Apprenti donne désormais : {RESOURCE[resource]}."
        case _:
            assert_never(move)
