"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from rules.fortuna import moves as m
from rules.fortuna.components import Gift

from .terms import GIFT

NAME = {
    m.KeepPrivileges: "Ne plus proposer de Privilège",
    m.ConvertAlways: "Convertir toute mon Eau, ou aucune",
    m.NoEarlyRoll: "Famille : ne pas lancer les dés d’abord",
}
FIELD = {
    (m.KeepPrivileges, "until"): "Pour combien de temps ?",
    (m.KeepPrivileges, "last"): "Demander en fin de tour ?",
    (m.ConvertAlways, "everything"): "Toute l’Eau ou aucune ?",
    (m.ConvertAlways, "until"): "Pour combien de temps ?",
    (m.NoEarlyRoll, "gift"): "Que prenez-vous ?",
    (m.NoEarlyRoll, "until"): "Pour combien de temps ?",
}


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.NoPrivilege(number):
            return f"Ne plus proposer de Privilège ce tour-ci (manche {number})"
        case m.KeepPrivileges(until, last):
            return f"Ne plus proposer de Privilège{' avant la fin de mon tour' if last else ''}, {_until(until)}"
        case m.ConvertAlways(everything, until):
            return f"{'Convertir toute mon Eau' if everything else 'Ne pas convertir d’Eau'}, {_until(until)}"
        case m.NoEarlyRoll(gift, until):
            return f"Famille : prendre {GIFT[gift]} sans lancer les dés d’abord, {_until(until)}"
        case _:
            assert_never(order)


def _until(number: int | None) -> str:
    return "jusqu’à la fin de la partie" if number is None else f"jusqu’à la fin de la manche {number}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case Gift():
            return GIFT[value]
        case bool() if field == "everything":
            return "Toute mon Eau" if value else "Aucune"
        case bool():
            return "Me demander en fin de tour" if value else "Ne pas me demander en fin de tour"
        case None:
            return "Jusqu’à la fin de la partie"
        case _:
            more = value - view.table.turn.round
            return f"Pendant {more + 1} manches, celle-ci comprise" if more else "Pendant cette manche"
