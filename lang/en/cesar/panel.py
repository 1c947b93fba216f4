"""The private panel: where one stands, what a line of choices is about, the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.cesar import patricians
from lang.shared import bold
from rules.cesar import moves as m
from rules.cesar.components import other
from rules.cesar.questions import Ask
from rules.cesar.state import View

from .terms import BACK, GROUP, term

PRESS = {
    m.LayDown: "Lay", m.LayUp: "Lay", m.Assassinate: "Play", m.Spy: "Play", m.Castle: "Play", m.Courtesan: "Play", m.Wrath: "Play",
    m.Passive: "Pass", m.Finish: "End turn", m.Veto: "Veto", m.LetPass: "Let it pass", m.Banish: "Discard", m.Split: "Lay", m.Draw: "Draw",
    m.Place: "Lay", m.Stack: "Next", m.Restack: "Start over",
}  # fmt: skip


def standing(view: View, names: Names) -> str:
    """`Turn 12 · patricians: you 5, Ennius 3 · to draw: 12 Influence, 6 Manipulation`."""
    table, won, rival = view.table, patricians(view.table), other(view.seat)
    side = table.sides[view.seat]
    score = f"patricians: you {won[view.seat]}, {names[rival]} {won[rival]}"
    when = f"Turn {table.turn.number}" if table.turn.number else "Set-up"
    return f"{when} · {score} · to draw: {side.reserve} Influence, {side.pile} Manipulation"


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names) -> str:
    """A card and how it lies; the groups stand on the buttons."""
    match line[0]:
        case (m.LayUp(card, _),) if view.table.tasks[-1].ask in (Ask.TURN, Ask.LAY):
            return f"{bold(term(card, view.seat))} face up, then a second card. In front of:"
        case (m.LayUp(card, _), _):
            return f"{bold(term(card, view.seat))} face up, end of turn. In front of:"
        case (m.LayUp(card, _),) if view.table.tasks[-1].ask is Ask.SECOND and view.table.sides[view.seat].manipulation:
            return f"{bold(term(card, view.seat))} face up, then a Manipulation. In front of:"
        case (m.LayUp(card, _),):
            return f"{bold(term(card, view.seat))} face up, in front of:"
        case (m.LayDown(card, _), _):
            return f"{bold(term(card, view.seat))} face down, end of turn. In front of:"
        case (m.LayDown(card, _),):
            return f"{bold(term(card, view.seat))} face down, in front of:"
        case (m.Draw(), *_):
            return bold("Draw")
        case _:
            return ""


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.LayUp(_, group) | m.LayDown(_, group), *_):
            return GROUP[group]
        case (m.Draw(), *_):
            return " + ".join(f"{draw.count} {BACK[draw.pile]}" for draw in way)
        case (m.LayDown,):
            return "Face down, then a Manipulation…"
        case (m.LayUp,):
            return "Face up, then a Manipulation…"
        case _:
            return ""
