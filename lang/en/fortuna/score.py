"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.shared import bold
from rules.engine.model import Sheet
from rules.fortuna.pieces import Privilege
from rules.fortuna.table import Ending, Tally

from .terms import both, privilege

ENDING = "Caesar's Palace has been reached: the game is over."


def line(what: Tally | Privilege) -> str:
    return "Spaces walked" if isinstance(what, Tally) else privilege(what)


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended; who stands outside Rome has no total (F6.5)."""
    if not isinstance(sheet.ending, Ending):
        return "Unfinished game", "The count stops at the spaces walked, without the Privilege cards."
    winners = sheet.winners
    best = sheet.totals[winners[0]] or 0
    if len(winners) > 1:
        return f"{both([bold(names[seat]) for seat in winners])} share the victory with {best} VP each", ENDING
    rivals = [seat for seat, total in enumerate(sheet.totals) if total is not None and seat not in winners]
    if not rivals:
        return f"{bold(names[winners[0]])} wins with {best} VP, without a rival in Rome", ENDING
    second = min(rivals, key=lambda seat: sheet.ranks[seat])
    won = f"{bold(names[winners[0]])} wins with {best} VP, ahead of {bold(names[second])} ({sheet.totals[second]})"
    if sheet.totals[second] == best:
        return won, f"{ENDING} Level on VP, the tie was broken by position, then coins, Centurions and Vestals."
    return won, ENDING
