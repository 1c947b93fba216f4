"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.shared import bold
from rules.engine.model import Sheet
from rules.fortuna.pieces import Privilege
from rules.fortuna.table import Ending, Tally

from .terms import et, privilege

ENDING = "Le Palais de César est atteint : la partie est finie."


def line(what: Tally | Privilege) -> str:
    return "Cases parcourues" if isinstance(what, Tally) else privilege(what)


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended; who stands outside Rome has no total (F6.5)."""
    if not isinstance(sheet.ending, Ending):
        return "Partie inachevée", "Le décompte s’arrête aux cases parcourues, sans les cartes Privilège."
    winners = sheet.winners
    best = sheet.totals[winners[0]] or 0
    if len(winners) > 1:
        return f"Victoire partagée entre {et([bold(names[seat]) for seat in winners])}, {best} PV partout", ENDING
    rivals = [seat for seat, total in enumerate(sheet.totals) if total is not None and seat not in winners]
    if not rivals:
        return f"{bold(names[winners[0]])} gagne avec {best} PV, sans rival dans Rome", ENDING
    second = min(rivals, key=lambda seat: sheet.ranks[seat])
    won = f"{bold(names[winners[0]])} gagne avec {best} PV, devant {bold(names[second])} ({sheet.totals[second]})"
    if sheet.totals[second] == best:
        return won, f"{ENDING} À égalité de PV, la position a départagé, puis l’Argent, les Centurions et les Vestales."
    return won, ENDING
