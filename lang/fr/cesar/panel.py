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
    m.LayDown: "Poser", m.LayUp: "Poser", m.Assassinate: "Jouer", m.Spy: "Jouer", m.Castle: "Jouer", m.Courtesan: "Jouer", m.Wrath: "Jouer",
    m.Passive: "Tour passif", m.Finish: "Terminer", m.Veto: "Veto", m.LetPass: "Laisser passer", m.Banish: "Défausser", m.Split: "Poser",
    m.Draw: "Piocher", m.Place: "Poser", m.Stack: "Ensuite", m.Restack: "Recommencer",
}  # fmt: skip


def standing(view: View, names: Names) -> str:
    """`Tour 12 · patriciens : vous 5, Ennius 3 · à piocher : 12 Influence, 6 Manipulation`."""
    table, won, rival = view.table, patricians(view.table), other(view.seat)
    side = table.sides[view.seat]
    score = f"patriciens : vous {won[view.seat]}, {names[rival]} {won[rival]}"
    when = f"Tour {table.turn.number}" if table.turn.number else "Mise en place"
    return f"{when} · {score} · à piocher : {side.reserve} Influence, {side.pile} Manipulation"


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names) -> str:
    """A card and how it lies; the groups stand on the buttons."""
    match line[0]:
        case (m.LayUp(card, _),) if view.table.tasks[-1].ask in (Ask.TURN, Ask.LAY):
            return f"{bold(term(card, view.seat))} face visible, puis une seconde carte. Devant les :"
        case (m.LayUp(card, _), _):
            return f"{bold(term(card, view.seat))} face visible, fin du tour. Devant les :"
        case (m.LayUp(card, _),) if view.table.tasks[-1].ask is Ask.SECOND and view.table.sides[view.seat].manipulation:
            return f"{bold(term(card, view.seat))} face visible, puis une Manipulation. Devant les :"
        case (m.LayUp(card, _),):
            return f"{bold(term(card, view.seat))} face visible, devant les :"
        case (m.LayDown(card, _), _):
            return f"{bold(term(card, view.seat))} face cachée, fin du tour. Devant les :"
        case (m.LayDown(card, _),):
            return f"{bold(term(card, view.seat))} face cachée, devant les :"
        case (m.Draw(), *_):
            return bold("Piocher")
        case _:
            return ""


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.LayUp(_, group) | m.LayDown(_, group), *_):
            return GROUP[group]
        case (m.Draw(), *_):
            return " + ".join(f"{draw.count} {BACK[draw.pile]}" for draw in way)
        case (m.LayDown,):
            return "Face cachée, puis une Manipulation…"
        case (m.LayUp,):
            return "Face visible, puis une Manipulation…"
        case _:
            return ""
