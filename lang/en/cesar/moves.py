"""What players can answer: kinds of moves, their fields and choices, whole moves, standing orders."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.shared import en_count, first_fit
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, Manipulation, other
from rules.engine.model import Seat

from .terms import BACK, GROUP, WORDS, card, cards, short_cards, term

KIND = {
    m.LayDown: "Lay face down",
    m.LayUp: "Lay face up",
    m.Assassinate: "Assassination: kill a face-up card",
    m.Spy: "Spy: see the enemy hand",
    m.Castle: "Castling: rearrange two groups",
    m.Courtesan: "Courtesan: unmask a group",
    m.Wrath: "Wrath of the Gods: sweep a group clean",
    m.Passive: "Passive turn",
    m.Finish: "Finish without a Manipulation",
    m.Veto: "Play the Veto",
    m.LetPass: "Let it pass",
    m.Banish: "Discard from the enemy hand",
    m.Split: "Split the cards",
    m.Draw: "Draw",
    m.Place: "Lay the first series",
    m.Stack: "Put a card on the pile",
    m.Restack: "Start the pile afresh",
}

FIELD = {
    (m.LayDown, "card"): "Which card do you lay face down?",
    (m.LayDown, "group"): "In front of which group?",
    (m.LayUp, "card"): "Which card do you lay face up?",
    (m.LayUp, "group"): "In front of which group?",
    (m.Passive, "cards"): "Which cards do you discard? You may choose none.",
    (m.Assassinate, "group"): "At which group do you strike?",
    (m.Assassinate, "card"): "Which enemy card must go?",
    (m.Castle, "first"): "Which is the first group of the Castling?",
    (m.Castle, "second"): "And the second?",
    (m.Courtesan, "group"): "Which group do you want to unmask?",
    (m.Wrath, "group"): "On which group does the Wrath of the Gods fall?",
    (m.Banish, "card"): "Which card must your opponent discard?",
    (m.Split, "first"): "Which cards do you lay at the first group? The others go to the second.",
    (m.Draw, "pile"): "From which pile do you draw?",
    (m.Draw, "count"): "How many cards at once?",
    (m.Stack, "card"): "Which card comes next, counting from the top?",
} | {(m.Place, group.value): f"Which card in front of the {GROUP[group]}?" for group in GROUPS}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field."""
    return WORDS.choice(move, field, value, seat)


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.LayDown(laid, group):
            return f"Lay {term(laid, seat)} face down in front of the {GROUP[group]}"
        case m.LayUp(laid, group):
            return f"Lay {term(laid, seat)} face up in front of the {GROUP[group]}"
        case m.Passive(()):
            return "Passive turn, discard nothing"
        case m.Passive(gone):
            full, short = cards(gone, seat), short_cards(gone, seat)
            return first_fit(f"Passive turn, discard {full}", f"Passive turn, discard {short}", f"Discard {short}")
        case m.Assassinate(group, target):
            return f"Assassination: {term(target, other(seat))} in front of the {GROUP[group]}"
        case m.Spy():
            return "Spy: see the enemy hand"
        case m.Castle(first, second):
            return f"{term(Manipulation.CASTLING, seat)}: {GROUP[first]} and {GROUP[second]}"
        case m.Courtesan(group):
            return f"Courtesan: unmask the {GROUP[group]}"
        case m.Wrath(group):
            return f"Wrath of the Gods on the {GROUP[group]}"
        case m.Banish(lost):
            return f"Make them discard {card(lost, other(seat))}"
        case m.Split(()):
            return "Nothing at the first group, everything at the second"
        case m.Split(first):
            lead = "At the first group: "
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


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.LetAllPass(None):
            return "Let everything pass until the end of the game"
        case m.LetAllPass(until):
            return f"Let everything pass until the end of turn {until}"
        case _:
            assert_never(order)
