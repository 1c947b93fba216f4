"""What players can answer: kinds of moves, their fields and choices, whole moves."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.shared import first_fit, fr_count
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, Manipulation, other
from rules.cesar.state import View
from rules.engine.model import Seat

from .terms import BACK, GROUP, WORDS, cards, le, short_cards, term

KIND = {
    m.LayDown: "Poser face cachée",
    m.LayUp: "Poser face visible",
    m.Assassinate: "Assassinat : tuer une carte visible",
    m.Spy: "{spy} : voir la main adverse",
    m.Castle: "Roque : redistribuer deux groupes",
    m.Courtesan: "{courtesan} : dévoiler",
    m.Wrath: "Colère des dieux : balayer un groupe",
    m.Passive: "Tour passif",
    m.Finish: "Terminer sans Manipulation",
    m.Veto: "Opposer mon Veto",
    m.LetPass: "Laisser passer",
    m.Banish: "Faire défausser",
    m.Split: "Redistribuer mes cartes",
    m.Draw: "Piocher",
    m.Place: "Poser mes cinq cartes",
    m.Stack: "Ranger une carte",
    m.Restack: "Tout reprendre",
}

FIELD = {
    (m.LayDown, "card"): "Quelle carte posez-vous face cachée ?",
    (m.LayDown, "group"): "Devant quel groupe ?",
    (m.LayUp, "card"): "Quelle carte posez-vous face visible ?",
    (m.LayUp, "group"): "Devant quel groupe ?",
    (m.Passive, "cards"): "Quelles cartes défaussez-vous ? Vous pouvez tout garder.",
    (m.Assassinate, "group"): "Quelle carte visible assassinez-vous ?",
    (m.Assassinate, "card"): "Quelle carte adverse assassinez-vous ?",
    (m.Castle, "first"): "Entre quels groupes ? Le premier…",
    (m.Castle, "second"): "… et le second ?",
    (m.Courtesan, "group"): "Quel groupe dévoilez-vous ?",
    (m.Wrath, "group"): "Sur quel groupe s’abat la Colère des dieux ?",
    (m.Banish, "card"): "Quelle carte lui faites-vous défausser ?",
    (m.Split, "first"): "Quelles cartes vont devant le premier groupe ? Les autres iront devant le second.",
    (m.Draw, "pile"): "Dans quelle pile piochez-vous ?",
    (m.Draw, "count"): "Combien de cartes ?",
    (m.Stack, "card"): "Quelle carte vient ensuite, en partant du dessus ?",
} | {(m.Place, group.value): f"Quelle carte devant les {GROUP[group]} ?" for group in GROUPS}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move].format(spy=term(Manipulation.SPY, seat), courtesan=term(Manipulation.COURTESAN, seat))


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field."""
    return WORDS.choice(move, field, value, seat)


def named(view: View, said: m.Move | m.Order, names: Names) -> str:
    """A split of a Castling by the names of its two groups, of which the question says which comes first."""
    if not isinstance(said, m.Split):
        return ""
    one, two = (GROUP[group] for group in view.table.tasks[-1].groups)
    return f"Devant les {one} : {cards(said.first, view.seat)} ; le reste devant les {two}" if said.first else f"Tout devant les {two}"


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.LayDown(laid, group):
            return f"Poser {le(laid, seat)} face cachée devant les {GROUP[group]}"
        case m.LayUp(laid, group):
            return f"Poser {le(laid, seat)} face visible devant les {GROUP[group]}"
        case m.Passive(()):
            return "Tour passif, sans rien défausser"
        case m.Passive(gone):
            full, short = cards(gone, seat), short_cards(gone, seat)
            return first_fit(f"Tour passif, défausser {full}", f"Tour passif, défausser {short}", f"Défausser {short}")
        case m.Assassinate(group, target):
            return f"Assassiner {le(target, other(seat))} devant les {GROUP[group]}"
        case m.Spy():
            return f"{term(Manipulation.SPY, seat)} : voir la main adverse"
        case m.Castle(first, second):
            return f"{term(Manipulation.CASTLING, seat)} entre les {GROUP[first]} et les {GROUP[second]}"
        case m.Courtesan(group):
            return f"{term(Manipulation.COURTESAN, seat)} : dévoiler les {GROUP[group]}"
        case m.Wrath(group):
            return f"Colère des dieux sur les {GROUP[group]}"
        case m.Banish(lost):
            return f"Faire défausser {le(lost, other(seat))}"
        case m.Split(()):
            return "Rien devant le premier groupe, tout devant le second"
        case m.Split(first):
            lead = "Devant le premier groupe : "
            return first_fit(lead + cards(first, seat), lead + short_cards(first, seat))
        case m.Draw(pile, count):
            return f"Piocher {fr_count(count, 'carte')} {BACK[pile]}"
        case m.Place():
            return ", ".join(f"{GROUP[group]} {getattr(move, group.value).value}" for group in GROUPS)
        case m.Stack(next_card):
            return f"Ranger {le(next_card, seat)}"
        case m.Finish() | m.Veto() | m.LetPass() | m.Restack():
            return KIND[type(move)]
        case _:
            assert_never(move)
