"""What players can answer: kinds of moves, their fields and choices, whole moves."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.shared import en_count, first_fit
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, Manipulation, other
from rules.cesar.state import View
from rules.engine.model import Seat

from .terms import BACK, GROUP, WORDS, cards, short_cards, term

KIND = {
    m.LayDown: "Play face down",
    m.LayUp: "Play face up",
    m.Assassinate: "Assassination: kill a face-up card",
    m.Spy: "Spy: see the other hand",
    m.Castle: "Castling: rearrange two groups",
    m.Courtesan: "Courtesan: reveal a group",
    m.Wrath: "Wrath of the Gods: clear a group",
    m.Passive: "Passive turn",
    m.Finish: "No Manipulation",
    m.Veto: "Veto",
    m.LetPass: "Let it pass",
    m.Banish: "Make them discard",
    m.Split: "Split the cards",
    m.Draw: "Draw",
    m.Place: "Place the first five cards",
    m.Stack: "Add a card to the pile",
    m.Restack: "Start the pile over",
}

FIELD = {
    (m.LayDown, "card"): "Which card, face down?",
    (m.LayDown, "group"): "On which group?",
    (m.LayUp, "card"): "Which card, face up?",
    (m.LayUp, "group"): "On which group?",
    (m.Passive, "cards"): "Which cards do you discard, if any?",
    (m.Assassinate, "group"): "Which face-up card do you kill?",
    (m.Assassinate, "card"): "Which one do you kill?",
    (m.Castle, "first"): "Which group?",
    (m.Castle, "second"): "And which other group?",
    (m.Courtesan, "group"): "Which group?",
    (m.Wrath, "group"): "Which group?",
    (m.Banish, "card"): "Which card must your opponent discard?",
    (m.Split, "first"): "Which cards go on the first group? The rest go on the second.",
    (m.Draw, "pile"): "Which pile do you draw from?",
    (m.Draw, "count"): "How many cards?",
    (m.Stack, "card"): "Which card comes next, from the top down?",
} | {(m.Place, group.value): f"Which card on the {GROUP[group]}?" for group in GROUPS}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


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
    return f"On the {one}: {cards(said.first, view.seat)}; the rest on the {two}" if said.first else f"Everything on the {two}"


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.LayDown(laid, group):
            return f"Play {term(laid, seat)} face down on the {GROUP[group]}"
        case m.LayUp(laid, group):
            return f"Play {term(laid, seat)} face up on the {GROUP[group]}"
        case m.Passive(()):
            return "Passive turn, discard nothing"
        case m.Passive(gone):
            full, short = cards(gone, seat), short_cards(gone, seat)
            return first_fit(f"Passive turn, discard {full}", f"Passive turn, discard {short}", f"Discard {short}")
        case m.Assassinate(group, target):
            return f"Assassination: {term(target, other(seat))} on the {GROUP[group]}"
        case m.Spy():
            return KIND[m.Spy]
        case m.Castle(first, second):
            return f"{term(Manipulation.CASTLING, seat)}: {GROUP[first]} and {GROUP[second]}"
        case m.Courtesan(group):
            return f"Courtesan: reveal the {GROUP[group]}"
        case m.Wrath(group):
            return f"Wrath of the Gods on the {GROUP[group]}"
        case m.Banish(lost):
            return f"Make them discard {term(lost, other(seat))}"
        case m.Split(()):
            return "Nothing on the first group, everything on the second"
        case m.Split(first):
            lead = "On the first group: "
            return first_fit(lead + cards(first, seat), lead + short_cards(first, seat))
        case m.Draw(pile, count):
            return f"Draw {en_count(count, f'{BACK[pile]} card')}"
        case m.Place():
            return ", ".join(f"{GROUP[group]} {getattr(move, group.value).value}" for group in GROUPS)
        case m.Stack(next_card):
            return f"Put {term(next_card, seat)} next"
        case m.Finish() | m.Veto() | m.LetPass() | m.Restack():
            return KIND[type(move)]
        case _:
            assert_never(move)
