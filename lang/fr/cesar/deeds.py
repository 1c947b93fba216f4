"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import fr_count
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, Manipulation, other
from rules.engine.model import Seat

from .terms import BACK, GROUP, ROLES, card, cards, le, term


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.LayDown(laid, group):
            return f"Vous avez posé {term(laid, seat)} face cachée devant les {GROUP[group]}."
        case m.LayUp(laid, group):
            return f"Vous avez posé {term(laid, seat)} face visible devant les {GROUP[group]}."
        case m.Passive(()):
            return "Vous avez choisi un tour passif, sans rien défausser."
        case m.Passive(gone):
            return f"Vous avez choisi un tour passif et défaussé {cards(gone, seat)}."
        case m.Assassinate(group, target):
            return f"Vous avez joué {le(Manipulation.ASSASSINATION, seat)} contre {term(target, other(seat))}, devant les {GROUP[group]}."
        case m.Spy():
            return f"Vous avez joué {le(Manipulation.SPY, seat)}."
        case m.Castle(first, second):
            return f"Vous avez joué {le(Manipulation.CASTLING, seat)} sur les {GROUP[first]} et les {GROUP[second]}."
        case m.Courtesan(group):
            return f"Vous avez joué {le(Manipulation.COURTESAN, seat)} sur les {GROUP[group]}."
        case m.Wrath(group):
            return f"Vous avez joué {le(Manipulation.WRATH, seat)} sur les {GROUP[group]}."
        case m.Finish():
            return "Pas de Manipulation ce tour-ci."
        case m.Veto():
            return "Vous avez opposé votre Veto."
        case m.LetPass():
            return "Vous avez laissé passer."
        case m.Banish(lost):
            return f"Vous avez fait défausser {card(lost, other(seat))} à {(names or ROLES)[other(seat)]}."
        case m.Split(()):
            return "Vous avez tout posé devant le second groupe."
        case m.Split(first):
            return f"Vous avez posé {cards(first, seat)} devant le premier groupe, le reste devant le second."
        case m.Draw(pile, count):
            return f"Vous avez pioché {fr_count(count, 'carte')} {BACK[pile]}."
        case m.Place():
            return f"Vous avez posé {', '.join(f'{getattr(move, group.value).value} devant les {GROUP[group]}' for group in GROUPS)}."
        case m.Stack(next_card):
            return f"Vous avez rangé {term(next_card, seat)} à la suite."
        case m.Restack():
            return "Vous avez tout repris."
        case _:
            assert_never(move)
