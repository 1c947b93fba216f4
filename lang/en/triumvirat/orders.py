"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from lang.facts.triumvirat import PROVINCE
from lang.shared import en_count, upper_first
from rules.triumvirat import moves as m
from rules.triumvirat.components import Competence, Province, RomeForm

from .terms import COMPETENCE, FORM

NAME = {
    m.SupplyAlways: "The same supply from Rome every turn",
    m.CompensateWith: "What to raise with Compensation II",
    m.EndAfter: "End my turn after so many actions",
}
FIELD = {
    (m.SupplyAlways, "form"): "What from Rome?",
    (m.SupplyAlways, "province"): "Where do its legions go?",
    (m.CompensateWith, "competence"): "Which skill?",
    (m.SupplyAlways, "until"): "For how long?",
    (m.EndAfter, "until"): "For how long?",
    (m.EndAfter, "actions"): "After how many actions?",
}


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.SupplyAlways(form, province, until):
            where = f", legions to {PROVINCE[province]}" if province is not None and form is not RomeForm.GOLD else ""
            return f"Rome supplies {FORM[form]} every turn{where}, {_until(until)}"
        case m.CompensateWith(competence):
            return f"Raise {COMPETENCE[competence]} with Compensation II, for the rest of the game"
        case m.EndAfter(actions, until):
            after = f"after {en_count(actions, 'action')}" if actions else "without any actions"
            return f"End my turn {after}, {_until(until)}"
        case _:
            assert_never(order)


def _until(turn: int | None) -> str:
    return "for the rest of the game" if turn is None else f"until the end of turn {turn}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case RomeForm():
            return FORM[value]
        case Province():
            return f"To {PROVINCE[value]}"
        case Competence():
            return upper_first(COMPETENCE[value])
        case None if field == "until":
            return "For the rest of the game"
        case None:
            return "Legions: ask me each time"
        case int() if field == "until":
            turns = 1 + (value - view.table.time.turn) // view.table.seats
            return f"For {en_count(turns, 'turn')}" if turns > 1 else "For one turn"
        case _:
            return f"After {en_count(value, 'action')}" if value else "No actions at all"
