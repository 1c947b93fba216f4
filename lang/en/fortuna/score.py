"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna import result
from lang.shared import bold, en_count, tie_break
from rules.engine.model import Sheet
from rules.fortuna.components import Privilege
from rules.fortuna.state import Tally

from .terms import PRIVILEGE, both, privilege

ENDING = "Caesar’s Palace has been reached: game over."

TALLY = {Tally.POSITION: "Spaces", Tally.MONEY: "Coins", Tally.CENTURIONS: "Centurions", Tally.VESTALS: "Vestals"}
PIECE = {Tally.POSITION: "space", Tally.MONEY: "coin", Tally.CENTURIONS: "Centurion", Tally.VESTALS: "Vestal"}


def line(what: Tally | Privilege) -> str:
    return TALLY[what] if isinstance(what, Tally) else privilege(what)


def factor(what: Tally | Privilege) -> str:
    return f"the card “{PRIVILEGE[what]}”" if isinstance(what, Privilege) else "the spaces advanced"


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
    if tie_break(sheet):
        return f"{winner} wins on the tie-break", ENDING
    return f"{winner} wins with {best} VP, ahead of {bold(names[end.second])} ({end.behind})", ENDING


def level(sheet: Sheet, names: Names) -> str:
    """What broke a tie between the first two (F6.5)."""
    end, broken = result(sheet), tie_break(sheet)
    if not broken or end is None or end.second is None or len(end.winners) > 1:
        return ""
    what, won, lost = broken
    rival = f"like {bold(names[end.second])}" if len(names) > 2 else "each"
    return f"{end.points} VP {rival}, {en_count(won, PIECE[what])} to {lost}"
