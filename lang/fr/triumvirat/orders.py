"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from lang.facts.triumvirat import PROVINCE
from lang.shared import fr_count, upper_first
from rules.triumvirat import moves as m
from rules.triumvirat.components import Competence, Province, RomeForm

from .terms import COMPETENCE, FORM

NAME = {
    m.SupplyAlways: "Le même approvisionnement de Rome à chaque tour",
    m.CompensateWith: "La compétence à monter avec la Compensation II",
    m.EndAfter: "Finir mon tour après quelques actions",
}
FIELD = {
    (m.SupplyAlways, "form"): "Que demander à Rome ?",
    (m.SupplyAlways, "province"): "Où vont ses légions ?",
    (m.CompensateWith, "competence"): "Quelle compétence ?",
    (m.SupplyAlways, "until"): "Pour combien de temps ?",
    (m.EndAfter, "until"): "Pour combien de temps ?",
    (m.EndAfter, "actions"): "Après combien d’actions ?",
}


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.SupplyAlways(form, province, until):
            where = f", légions en {PROVINCE[province]}" if province is not None and form is not RomeForm.GOLD else ""
            return f"Demander à Rome {FORM[form]} à chaque tour{where}, {_until(until)}"
        case m.CompensateWith(competence):
            return f"Compensation II : monter en {COMPETENCE[competence]}, jusqu’à la fin de la partie"
        case m.EndAfter(actions, until):
            after = f"après {fr_count(actions, 'action')}" if actions else "sans action"
            return f"Finir mes tours {after}, {_until(until)}"
        case _:
            assert_never(order)


def _until(turn: int | None) -> str:
    return "jusqu’à la fin de la partie" if turn is None else f"jusqu’à la fin du tour {turn}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case RomeForm():
            return upper_first(FORM[value])
        case Province():
            return PROVINCE[value]
        case Competence():
            return upper_first(COMPETENCE[value])
        case None if field == "until":
            return "Jusqu’à la fin de la partie"
        case None:
            return "Légions : me demander chaque fois"
        case int() if field == "until":
            turns = 1 + (value - view.table.time.turn) // view.table.seats
            return f"Pour {fr_count(turns, 'tour')}" if turns > 1 else "Pour un seul tour"
        case _:
            return f"Après {fr_count(value, 'action')}" if value else "Aucune action"
