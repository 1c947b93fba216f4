"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.shared import bold, tie_break
from rules.engine.model import Sheet
from rules.triumvirat.components import Counted, Ending

from .terms import both

LINES = {
    Counted.PROVINCES: "Provinces",
    Counted.CITIZENS: "Citizens",
    Counted.CONSULSHIPS: "Consulships",
    Counted.POLITICS: "Politics",
    Counted.MILITARY: "Military",
    Counted.BOTH: "Both competences",
}
BREAK = {Counted.CITIZENS: "citizens", Counted.BOTH: "the sum of both competences"}
ENDING = {
    Ending.CITIZENS: "A political victory: a consul with 6 citizens.",
    Ending.CONSUL_TWICE: "A political victory: consul for the second time.",
    Ending.PROVINCES: "A military victory: a ninth province.",
    Ending.COMPETENCE: "A competence victory: VII on both tracks.",
    Ending.YEARS: "The year cap is reached: provinces decide, then citizens, then competences.",
}


def line(what: Counted) -> str:
    return LINES[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Game unfinished", "The score is that of the table as it stands."
    winners = [bold(names[seat]) for seat in sheet.winners]
    won = f"Victory shared by {both(winners)}" if len(winners) > 1 else f"{winners[0]} wins"
    return won, f"{ENDING[sheet.ending]}{tied(sheet)}"


def tied(sheet: Sheet) -> str:
    """What broke a tie between the first two (T7.4)."""
    match tie_break(sheet):
        case None:
            return ""
        case what, first, second:
            return f" Level on provinces, the tie is broken by {BREAK[what]}: {first} to {second}."
