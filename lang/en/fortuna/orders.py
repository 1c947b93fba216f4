"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from rules.fortuna import moves as m
from rules.fortuna.components import Gift

from .terms import GIFT

NAME = {
    m.KeepPrivileges: "Don’t ask about Privilege cards",
    m.ConvertAlways: "Always convert all my Water, or none",
    m.NoEarlyRoll: "Family: no early roll",
}
FIELD = {
    (m.KeepPrivileges, "until"): "For how long?",
    (m.KeepPrivileges, "last"): "Ask at the end of your turn?",
    (m.ConvertAlways, "everything"): "All or nothing?",
    (m.ConvertAlways, "until"): "For how long?",
    (m.NoEarlyRoll, "gift"): "What do you take instead?",
    (m.NoEarlyRoll, "until"): "For how long?",
}


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.NoPrivilege(number):
            return f"Don’t ask about Privilege cards this turn (round {number})"
        case m.KeepPrivileges(until, last):
            return f"Don’t ask about Privilege cards{' before the end of my turn' if last else ''}, {_until(until)}"
        case m.ConvertAlways(everything, until):
            return f"{'Always convert all my Water' if everything else 'Never convert any Water'}, {_until(until)}"
        case m.NoEarlyRoll(gift, until):
            return f"Family: take {GIFT[gift]} and don’t roll early, {_until(until)}"
        case _:
            assert_never(order)


def _until(number: int | None) -> str:
    return "for the rest of the game" if number is None else f"until the end of round {number}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case Gift():
            return GIFT[value]
        case bool() if field == "everything":
            return "Convert all my Water" if value else "Convert none"
        case bool():
            return "Ask me at the end of my turn" if value else "Don’t ask at the end of my turn either"
        case None:
            return "For the rest of the game"
        case _:
            more = value - view.table.turn.round
            return f"For {more + 1} rounds, this one included" if more else "For this round"
