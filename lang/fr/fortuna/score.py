"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna import result
from lang.shared import bold, tie_break
from rules.engine.model import Sheet
from rules.fortuna.components import Privilege
from rules.fortuna.state import Tally

from .terms import et, privilege

ENDING = "Le Palais de César est atteint : fin de la partie."

TALLY = {Tally.POSITION: "Cases parcourues", Tally.MONEY: "Pièces", Tally.CENTURIONS: "Centurions", Tally.VESTALS: "Vestales"}
BREAK = {Tally.POSITION: "les cases", Tally.MONEY: "les pièces", Tally.CENTURIONS: "les Centurions", Tally.VESTALS: "les Vestales"}


def line(what: Tally | Privilege) -> str:
    return TALLY[what] if isinstance(what, Tally) else privilege(what)


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended; who stands outside Rome has no total (F6.5)."""
    end = result(sheet)
    if end is None:
        return "Partie inachevée", "Seules les cases parcourues comptent : les cartes Privilège restent secrètes."
    best, winner = end.points, bold(names[end.winners[0]])
    if len(end.winners) > 1:
        return f"Victoire partagée entre {et([bold(names[seat]) for seat in end.winners])}, {best} PV partout", ENDING
    if end.second is None:
        return f"{winner} gagne avec {best} PV, sans rival dans Rome", ENDING
    won = f"{winner} gagne avec {best} PV, devant {bold(names[end.second])} ({end.behind})"
    return won, f"{ENDING}{tied(sheet)}"


def tied(sheet: Sheet) -> str:
    """What broke a tie between the first two (F6.5)."""
    match tie_break(sheet):
        case None:
            return ""
        case what, first, second:
            return f" À égalité de PV, départage par {BREAK[what]} : {first} contre {second}."
