"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.shared import tie_break
from rules.engine.model import Sheet
from rules.triumvirat.components import Counted, Ending

from .terms import both, called

LINES = {
    Counted.PROVINCES: "Provinces",
    Counted.CITIZENS: "Citizens",
    Counted.CONSULSHIPS: "Consulships",
    Counted.POLITICS: "Politics",
    Counted.MILITARY: "Military",
    Counted.BOTH: "Both skills",
}
BREAK = {Counted.CITIZENS: "citizens decide", Counted.BOTH: "the sum of both skills decides"}
ENDING = {
    Ending.CITIZENS: "Political victory: a consul with 6 citizens.",
    Ending.CONSUL_TWICE: "Political victory: consul for the second time.",
    Ending.PROVINCES: "Military victory: a ninth province.",
    Ending.COMPETENCE: "Skill victory: VII in both politics and military.",
    Ending.YEARS: "The year limit is reached: provinces decide, then citizens, then skills.",
}


def line(what: Counted) -> str:
    return LINES[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Unfinished game", "The score so far counts."
    winners = [called(seat, names) for seat in sheet.winners]
    won = f"{both(winners)} share the victory" if len(winners) > 1 else f"{winners[0]} wins"
    return won, f"{ENDING[sheet.ending]}{tied(sheet)}"


def tied(sheet: Sheet) -> str:
    """What broke a tie between the first two (T7.4)."""
    match tie_break(sheet):
        case None:
            return ""
        case what, first, second:
            return f" Tied on provinces: {BREAK[what]}, {first} to {second}."
