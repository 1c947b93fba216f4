"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.lutece import chosen, displayed
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece.components import Side
from rules.lutece.state import View

from .moves import on_card
from .terms import RESOURCE, SIDE, coins, for_, term, whom


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Choose(left, right):
            return f"You chose {term(left, seat)} (left) and {term(right, seat)} (right)."
        case m.Raise(side, gold):
            return f"You added {coins(gold)} on the {SIDE[side]}."
        case m.Ready():
            return "You’re ready."
        case m.Firm():
            return "You’re ready for good."
        case m.Withdraw():
            return "You’re no longer ready."
        case m.Close():
            return "Your time to bribe is over."
        case m.Bribe(left, right):
            return f"You named bribes of {left} (left) and {right} (right)."
        case m.Reinforce(bidder):
            return f"You used a Legionary for {whom(bidder, seat, 'yourself', names)}."
        case m.HoldBack():
            return "You used no Legionary."
        case m.Attach(resource):
            return f"Your Apprentice now gives 1 {RESOURCE[resource]}."
        case _:
            assert_never(move)


def done(view: View, move: m.Move, names: Names) -> str:
    """What the player has just done, with the cards it was about; "" where the plain words say it all."""
    match move:
        case m.Choose(left, right):
            shown = displayed(view.table)
            return f"You chose {for_(left, shown)} on the left, {for_(right, shown)} on the right."
        case m.Raise(side) if chosen(view):
            return f"{did(move, view.seat, names)[:-1]}, {on_card(view, side)}."
        case m.Bribe(left, right) if chosen(view):
            return f"You named bribes of {left} {on_card(view, Side.LEFT)} and {right} {on_card(view, Side.RIGHT)}."
        case _:
            return ""
