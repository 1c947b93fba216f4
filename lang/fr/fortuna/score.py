"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna import result
from lang.shared import bold, fr_count, tie_break
from rules.engine.model import Sheet
from rules.fortuna.components import Privilege
from rules.fortuna.state import Tally

from .terms import PRIVILEGE, et, privilege

ENDING = "Le Palais de César est atteint : fin de la partie."

TALLY = {Tally.POSITION: "Cases parcourues", Tally.MONEY: "Pièces", Tally.CENTURIONS: "Centurions", Tally.VESTALS: "Vestales"}
PIECE = {Tally.POSITION: "case", Tally.MONEY: "pièce", Tally.CENTURIONS: "Centurion", Tally.VESTALS: "Vestale"}


def line(what: Tally | Privilege) -> str:
    return TALLY[what] if isinstance(what, Tally) else privilege(what)


def factor(what: Tally | Privilege) -> str:
    return f"la carte « {PRIVILEGE[what]} »" if isinstance(what, Privilege) else "les cases parcourues"


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
    if tie_break(sheet):
        return f"{winner} gagne au départage", ENDING
    return f"{winner} gagne avec {best} PV, devant {bold(names[end.second])} ({end.behind})", ENDING


def level(sheet: Sheet, names: Names) -> str:
    """What broke a tie between the first two (F6.5)."""
    end, broken = result(sheet), tie_break(sheet)
    if not broken or end is None or end.second is None or len(end.winners) > 1:
        return ""
    what, won, lost = broken
    rival = f"comme {bold(names[end.second])}" if len(names) > 2 else "partout"
    return f"{end.points} PV {rival}, {fr_count(won, PIECE[what])} contre {lost}"
