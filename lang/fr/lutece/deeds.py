"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from rules.engine.model import Seat
from rules.lutece import moves as m

from .terms import RESOURCE, SIDE, pieces, term, whom


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Choose(left, right):
            return f"Vous avez choisi {term(left, seat)} à gauche et {term(right, seat)} à droite."
        case m.Raise(side, gold):
            return f"Vous avez ajouté {pieces(gold)} à {SIDE[side]}."
        case m.Ready():
            return "Vous avez accepté de clore."
        case m.Firm():
            return "Vous avez accepté quoi qu’il arrive."
        case m.Withdraw():
            return "Vous avez retiré votre accord."
        case m.Reinforce(bidder):
            return f"Vous avez sacrifié un Légionnaire pour {whom(bidder, seat, 'vous-même', names)}."
        case m.HoldBack():
            return "Vous avez passé, sans Légionnaire."
        case m.Attach(resource):
            return f"Votre Apprenti est attaché : {RESOURCE[resource]}."
        case _:
            assert_never(move)
