"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.shared import bold, tie_break
from rules.engine.model import Sheet
from rules.fortuna.pieces import Privilege
from rules.fortuna.table import Ending, Tally

from .terms import et, privilege

ENDING = "Le Palais de César est atteint : la partie est finie."

TALLY = {Tally.POSITION: "Cases parcourues", Tally.MONEY: "Argent", Tally.CENTURIONS: "Centurions", Tally.VESTALS: "Vestales"}
BREAK = {Tally.POSITION: "la position", Tally.MONEY: "l’Argent", Tally.CENTURIONS: "les Centurions", Tally.VESTALS: "les Vestales"}


def line(what: Tally | Privilege) -> str:
    return TALLY[what] if isinstance(what, Tally) else privilege(what)


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended; who stands outside Rome has no total (F6.5)."""
    if not isinstance(sheet.ending, Ending):
        return "Partie inachevée", "Le décompte s’arrête aux cases parcourues, sans les cartes Privilège."
    winners = sheet.winners
    best = sheet.totals[winners[0]] or 0
    if len(winners) > 1:
        return f"Victoire partagée entre {et([bold(names[seat]) for seat in winners])}, {best} PV partout", ENDING
    rivals = [seat for seat, total in enumerate(sheet.totals) if total is not None and seat not in winners]
    if not rivals:
        return f"{bold(names[winners[0]])} gagne avec {best} PV, sans rival dans Rome", ENDING
    second = min(rivals, key=lambda seat: sheet.ranks[seat])
    won = f"{bold(names[winners[0]])} gagne avec {best} PV, devant {bold(names[second])} ({sheet.totals[second]})"
    return won, f"{ENDING}{tied(sheet)}"


def tied(sheet: Sheet) -> str:
    """What broke a tie between the first two (F6.5)."""
    match tie_break(sheet):
        case None:
            return ""
        case what, first, second:
            return f" À égalité de PV, départage par {BREAK[what]} : {first} contre {second}."
