"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.shared import tie_break
from rules.engine.model import Sheet
from rules.triumvirat.components import Counted, Ending

from .terms import et, who

LINES = {
    Counted.PROVINCES: "Provinces",
    Counted.CITIZENS: "Citoyens",
    Counted.CONSULSHIPS: "Consulats",
    Counted.POLITICS: "Politique",
    Counted.MILITARY: "Militaire",
    Counted.BOTH: "Somme des compétences",
}
BREAK = {Counted.CITIZENS: "les citoyens", Counted.BOTH: "la somme des compétences"}
ENDING = {
    Ending.CITIZENS: "Victoire politique : un consul réunit 6 citoyens.",
    Ending.CONSUL_TWICE: "Victoire politique : un consul est élu pour la deuxième fois.",
    Ending.PROVINCES: "Victoire militaire : un triumvir tient neuf provinces.",
    Ending.COMPETENCE: "Victoire par la compétence : VII sur les deux pistes.",
    Ending.YEARS: "Dernière année : on compte les provinces, puis les citoyens, puis les compétences.",
}


def line(what: Counted) -> str:
    return LINES[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Partie inachevée", "Voici où chacun en était."
    winners = [who(seat, names) for seat in sheet.winners]
    won = f"Victoire partagée entre {et(winners)}" if len(winners) > 1 else f"{winners[0]} gagne"
    return won, f"{ENDING[sheet.ending]}{tied(sheet)}"


def tied(sheet: Sheet) -> str:
    """What broke a tie between the first two (T7.4)."""
    match tie_break(sheet):
        case None:
            return ""
        case what, first, second:
            return f" À égalité de provinces, départage par {BREAK[what]} : {first} contre {second}."
