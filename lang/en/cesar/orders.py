"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from lang.shared import join
from rules.cesar import moves as m
from rules.cesar.components import Group, Manipulation, Pile

from .terms import GROUP, PILE, of

KINDS = {
    Manipulation.ASSASSINATION: "Assassinations", Manipulation.SPY: "Spies", Manipulation.CASTLING: "Castlings",
    Manipulation.COURTESAN: "Courtesans", Manipulation.WRATH: "the Wrath of the Gods", Manipulation.VETO: "Vetoes",
}  # fmt: skip
NAME = {m.LetAllPass: "Let Manipulations pass", m.VetoThese: "Veto Manipulations", m.DrawFrom: "Redraw after a Spy"}
FIELD = {
    (m.LetAllPass, "until"): "For how long?",
    (m.LetAllPass, "kinds"): "Except which Manipulations? (optional)",
    (m.LetAllPass, "groups"): "Except on which groups? (optional)",
    (m.VetoThese, "kinds"): "Which Manipulations? (any, if you choose none)",
    (m.VetoThese, "groups"): "On which groups? (any, if you choose none)",
    (m.VetoThese, "until"): "For how long?",
    (m.DrawFrom, "pile"): "From which pile?",
    (m.DrawFrom, "until"): "For how long?",
}


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.LetAllPass(until, kinds, groups):
            spared = [*map(KINDS.get, kinds), *([f"anything on the {_groups(groups)}"] if groups else [])]
            but = f" except {join([str(one) for one in spared], 'and')}" if spared else ""
            return f"Let everything pass{but}, {_until(until)}"
        case m.LetPassBut(kind):
            return f"Let everything pass except {KINDS[kind]}, {_until(None)}"
        case m.VetoThese(kinds, groups, until):
            what = join([KINDS[kind] for kind in kinds], "and") if kinds else "anything"
            return f"Veto {what}{f' on the {_groups(groups)}' if groups else ' on any group'}, {_until(until)}"
        case m.DrawFrom(pile, until):
            return f"After a Spy, draw from the {PILE[pile]}, {_until(until)}"
        case m.Refill(influence, manipulation, turn):
            drawn = zip(Pile, (influence, manipulation), strict=True)
            return f"Draw {' + '.join(of(pile, count) for pile, count in drawn if count)} at the end of turn {turn}"
        case _:
            assert_never(order)


def _groups(groups: tuple[Group, ...]) -> str:
    return join([GROUP[group] for group in groups], "and")


def _until(turn: int | None) -> str:
    return "for the rest of the game" if turn is None else f"until the end of turn {turn}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case Manipulation():
            return KINDS[value].removeprefix("the ")
        case Group():
            return GROUP[value]
        case Pile():
            return PILE[value]
        case None:
            return "For the rest of the game"
        case _:
            more = value - view.table.turn.number
            return f"For {more + 1} turns, including this one" if more else "For this turn"
