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
    m.CompensateWith: "What Compensation II raises",
    m.EndAfter: "End my turn after some actions",
}
FIELD = {
    (m.SupplyAlways, "form"): "What from Rome?",
    (m.SupplyAlways, "province"): "Where do its legions go?",
    (m.CompensateWith, "competence"): "Which competence?",
    (m.EndAfter, "actions"): "After how many actions?",
}


def order(order: m.Order) -> str:
    """A standing order; all of them stand for the rest of the game."""
    match order:
        case m.SupplyAlways(form, province):
            where = f", legions to {PROVINCE[province]}" if province is not None and form is not RomeForm.GOLD else ""
            return f"Rome supplies {FORM[form]} every turn{where}, for the rest of the game"
        case m.CompensateWith(competence):
            return f"Compensation II raises {COMPETENCE[competence]}, for the rest of the game"
        case m.EndAfter(actions):
            after = f"after {en_count(actions, 'action')}" if actions else "without any actions"
            return f"End my turns {after}, for the rest of the game"
        case _:
            assert_never(order)


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
        case None:
            return "Ask me each time"
        case _:
            return f"After {en_count(value, 'action')}" if value else "No actions at all"
