"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna import result
from lang.shared import bold, tie_break
from rules.engine.model import Sheet
from rules.fortuna.components import Privilege
from rules.fortuna.state import Tally

from .terms import both, privilege

ENDING = "Caesar’s Palace has been reached: game over."

TALLY = {Tally.POSITION: "Spaces", Tally.MONEY: "Coins", Tally.CENTURIONS: "Centurions", Tally.VESTALS: "Vestals"}
BREAK = {Tally.POSITION: "spaces", Tally.MONEY: "coins", Tally.CENTURIONS: "Centurions", Tally.VESTALS: "Vestals"}


def line(what: Tally | Privilege) -> str:
    return TALLY[what] if isinstance(what, Tally) else privilege(what)


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended; who stands outside Rome has no total (F6.5)."""
    end = result(sheet)
    if end is None:
        return "Unfinished game", "Only spaces count, not Privilege cards."
    best, winner = end.points, bold(names[end.winners[0]])
    if len(end.winners) > 1:
        return f"{both([bold(names[seat]) for seat in end.winners])} share the victory with {best} VP each", ENDING
    if end.second is None:
        return f"{winner} wins with {best} VP, alone in Rome", ENDING
    won = f"{winner} wins with {best} VP, ahead of {bold(names[end.second])} ({end.behind})"
    return won, f"{ENDING}{tied(sheet)}"


def tied(sheet: Sheet) -> str:
    """What broke a tie between the first two (F6.5)."""
    match tie_break(sheet):
        case None:
            return ""
        case what, first, second:
            return f" Tied on VP: {BREAK[what]} decide, {first} to {second}."
