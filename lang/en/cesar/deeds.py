"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import en_count
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, Manipulation, other
from rules.engine.model import Seat

from .terms import BACK, GROUP, ROLES, both, cards, term


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.LayDown(laid, group):
            return f"You played {term(laid, seat)} face down on the {GROUP[group]}."
        case m.LayUp(laid, group):
            return f"You played {term(laid, seat)} face up on the {GROUP[group]}."
        case m.Passive(()):
            return "You took a passive turn and discarded nothing."
        case m.Passive(gone):
            return f"You took a passive turn and discarded {cards(gone, seat)}."
        case m.Assassinate(group, target):
            return f"You played Assassination against {term(target, other(seat))} on the {GROUP[group]}."
        case m.Spy():
            return "You sent the Spy."
        case m.Castle(first, second):
            return f"You played {term(Manipulation.CASTLING, seat)} on the {GROUP[first]} and {GROUP[second]}."
        case m.Courtesan(group):
            return f"You sent the Courtesan to the {GROUP[group]}."
        case m.Wrath(group):
            return f"You played Wrath of the Gods on the {GROUP[group]}."
        case m.Finish():
            return "You played no Manipulation."
        case m.Veto():
            return "You vetoed it."
        case m.LetPass():
            return "You let it pass."
        case m.Banish(lost):
            return f"You made {(names or ROLES)[other(seat)]} discard {term(lost, other(seat))}."
        case m.Split(()):
            return "You put every card on the second group."
        case m.Split(first):
            return f"You put {cards(first, seat)} on the first group, the rest on the second."
        case m.Draw(pile, count):
            return f"You drew {en_count(count, f'{BACK[pile]} card')}."
        case m.Place():
            return f"You placed {both([f'{getattr(move, group.value).value} on the {GROUP[group]}' for group in GROUPS])}."
        case m.Stack(next_card):
            return f"You put {term(next_card, seat)} next in your pile."
        case m.Restack():
            return "You started your pile over."
        case _:
            assert_never(move)
