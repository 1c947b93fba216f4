"""What a player has just done, told to them in a short sentence."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import fr_count
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, Manipulation, other
from rules.engine.model import Seat

from .terms import BACK, GROUP, ROLES, agreed, cards, le, son, yours


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.LayDown(laid, group):
            return f"{agreed(laid, seat, 'posé')} face cachée devant les {GROUP[group]}."
        case m.LayUp(laid, group):
            return f"{agreed(laid, seat, 'posé')} face visible devant les {GROUP[group]}."
        case m.Passive(()):
            return "Tour passif, sans rien défausser."
        case m.Passive(gone):
            return f"Tour passif : vous défaussez {yours(gone, seat)}."
        case m.Assassinate(group, target):
            return f"Assassinat joué contre {le(target, other(seat))}, devant les {GROUP[group]}."
        case m.Spy():
            return f"{agreed(Manipulation.SPY, seat, 'envoyé')} voir la main adverse."
        case m.Castle(first, second):
            return f"{agreed(Manipulation.CASTLING, seat, 'joué')} entre les {GROUP[first]} et les {GROUP[second]}."
        case m.Courtesan(group):
            return f"{agreed(Manipulation.COURTESAN, seat, 'envoyé')} chez les {GROUP[group]}."
        case m.Wrath(group):
            return f"{agreed(Manipulation.WRATH, seat, 'appelé')} sur les {GROUP[group]}."
        case m.Finish():
            return "Pas de Manipulation ce tour-ci."
        case m.Veto():
            return "Veto opposé."
        case m.LetPass():
            return "Vous laissez passer."
        case m.Banish(lost):
            return f"{(names or ROLES)[other(seat)]} défausse {son(lost, other(seat))}."
        case m.Split(()):
            return "Toutes vos cartes sont devant le second groupe."
        case m.Split(first):
            return f"Devant le premier groupe : {cards(first, seat)} ; le reste devant le second."
        case m.Draw(pile, count):
            return f"{fr_count(count, 'carte')} {BACK[pile]} {'piochée' if count < 2 else 'piochées'}."
        case m.Place():
            series = ", ".join(f"{getattr(move, group.value).value} devant les {GROUP[group]}" for group in GROUPS)
            return f"Cartes posées : {series}."
        case m.Stack(next_card):
            return f"{agreed(next_card, seat, 'rangé')} à la suite."
        case m.Restack():
            return "Pile reprise : vous pouvez la ranger autrement."
        case _:
            assert_never(move)
