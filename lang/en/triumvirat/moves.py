"""What players can answer."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import first_fit, upper_first
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import COMPETENCE, FORM, ROLES, legions, piece, player, servants, term

KIND = {
    m.March: "Move or attack",
    m.Load: "Take legions along",
    m.Escort: "Take civil servants along",
    m.Install: "Put a civil servant to work",
    m.Recall: "Recall the working civil servant",
    m.EndMovement: "End movement",
    m.Raise: "Raise a skill",
    m.Persuade: "Win over a citizen",
    m.Produce: "Produce weapons",
    m.EndTurn: "End turn",
    m.CallRome: "Rome’s supply",
    m.PlaceLegion: "Place a legion",
    m.Take: "Take from a province",
    m.TakeFromRome: "Take from Rome",
    m.Flee: "Flee",
    m.Decline: "Decline",
    m.Appoint: "Place the civil servant",
}

FIELD = {
    (m.March, "to"): "Where to? Another player’s province means an attack.",
    (m.Load, "legions"): "How many legions go with you? The rest stay.",
    (m.Escort, "servants"): "How many civil servants go with you? If any stay, one of them works.",
    (m.Raise, "competence"): "Which skill?",
    (m.Persuade, "section"): "Which citizen?",
    (m.CallRome, "form"): "What do you ask Rome for?",
    (m.PlaceLegion, "province"): "Where?",
    (m.Take, "good"): "What do you take?",
    (m.Take, "province"): "From which province?",
    (m.TakeFromRome, "good"): "What do you take from Rome?",
    (m.Flee, "province"): "Flee to which of your provinces?",
    (m.Appoint, "province"): "Where?",
}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field; what else there is to say of it stands beside it."""
    if type(value) is int:
        return f"Take {value}"
    return upper_first(term(value, seat))


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.March(to):
            return f"Go to {PROVINCE[to]}"
        case m.Load(count):
            return f"Take {legions(count)}" if count else "Leave the legions here"
        case m.Escort(count):
            return f"Take {servants(count)}" if count else "Leave the civil servants here"
        case m.Raise(competence):
            return f"Raise {COMPETENCE[competence]}"
        case m.Persuade(Section.ALII):
            return "Win over a neutral citizen"
        case m.Persuade(section):
            return first_fit(f"Turn a citizen of {player(section, names)} neutral", f"Turn one of {ROLES[section]}’s citizens neutral")
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
