"""What players can answer."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import first_fit, upper_first
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import ALII, COMPETENCE, FORM, ROLES, legions, piece, player, servants, term

KIND = {
    m.March: "March or attack",
    m.Load: "Legions to take along",
    m.Escort: "Civil servants to take along",
    m.Install: "Put a civil servant to work",
    m.Recall: "Recall the civil servant at work here",
    m.EndMovement: "End movement",
    m.Raise: "Raise a competence",
    m.Persuade: "Persuade a citizen",
    m.Produce: "Produce weapons",
    m.EndTurn: "End the turn",
    m.CallRome: "Rome's supply",
    m.PlaceLegion: "Place a legion",
    m.Take: "Take what a province owes",
    m.TakeFromRome: "Take what Rome owes",
    m.Flee: "Choose a refuge",
    m.Decline: "Raise no competence",
    m.Appoint: "Place the civil servant",
}

FIELD = {
    (m.March, "to"): "To which province? If it is an enemy's, you attack it.",
    (m.Load, "legions"): "How many legions go with you? The others stay.",
    (m.Escort, "servants"): "How many civil servants go with you? One of those who stay will work.",
    (m.Raise, "competence"): "Which competence do you raise?",
    (m.Persuade, "section"): "Where does the citizen come from?",
    (m.CallRome, "form"): "What do you ask of Rome?",
    (m.PlaceLegion, "province"): "In which of your provinces?",
    (m.Take, "good"): "What do you take?",
    (m.Take, "province"): "From which province?",
    (m.TakeFromRome, "good"): "What do you take from Rome?",
    (m.Flee, "province"): "To which of your provinces do you flee?",
    (m.Appoint, "province"): "In which of your provinces?",
}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field; what else there is to say of it stands beside it."""
    return upper_first(str(value) if type(value) is int else term(value, seat))


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.March(to):
            return f"March to {PROVINCE[to]}"
        case m.Load(count):
            return f"Take {legions(count)} along" if count else "Take no legions along"
        case m.Escort(count):
            return f"Take {servants(count)} along" if count else "Take no civil servants along"
        case m.Raise(competence):
            return f"Raise {COMPETENCE[competence]}"
        case m.Persuade(Section.ALII):
            return f"Persuade a citizen from {ALII}"
        case m.Persuade(section):
            lead = f"Send back to {ALII} a citizen of"
            return first_fit(f"{lead} {player(section, names)}", f"{lead} {ROLES[section]}")
        case m.CallRome(form):
            return f"Ask Rome for {FORM[form]}"
        case m.PlaceLegion(province):
            return f"Place a legion in {PROVINCE[province]}"
        case m.Take(good, province):
            return f"Take {piece(good)} from {PROVINCE[province]}"
        case m.TakeFromRome(good):
            return f"Take {piece(good)} from Rome"
        case m.Flee(province):
            return f"Flee to {PROVINCE[province]}"
        case m.Appoint(province):
            return f"Place the civil servant in {PROVINCE[province]}"
        case m.Install() | m.Recall() | m.EndMovement() | m.Produce() | m.EndTurn() | m.Decline():
            return KIND[type(move)]
        case _:
            assert_never(move)


def order(order: Any) -> str:
    """This game has no standing orders."""
    raise TypeError(order)
