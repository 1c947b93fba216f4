"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import ROMAN, provinces
from lang.shared import fr_count, tie_break, upper_first
from rules.engine.model import Seat, Sheet
from rules.triumvirat.components import Counted, Ending

from .terms import VICTORY, citizens, et, player, who

LINES = {
    Counted.PROVINCES: "Provinces",
    Counted.CITIZENS: "Citoyens",
    Counted.CONSULSHIPS: "Consulats",
    Counted.POLITICS: "Politique",
    Counted.MILITARY: "Militaire",
    Counted.BOTH: "Somme des compétences",
}
HOW = {
    Ending.CITIZENS: "un consul réunit 6 citoyens",
    Ending.CONSUL_TWICE: "un consul est élu pour la deuxième fois",
    Ending.PROVINCES: "un triumvir tient neuf provinces",
    Ending.COMPETENCE: "VII sur les deux pistes",
}
ENDING = {
    **{ending: f"{upper_first(VICTORY[ending])} : {how}." for ending, how in HOW.items()},
    Ending.YEARS: "Dernière année : on compte les provinces, puis les citoyens, puis les compétences.",
}


def line(what: Counted) -> str:
    return LINES[what]


def figure(what: Counted, points: int) -> str:
    """Skills as the board has them, in Roman numerals."""
    return ROMAN[points] if what in (Counted.POLITICS, Counted.MILITARY) else str(points)


def column(seat: Seat, names: Names) -> str:
    """By their character, with the name beside it."""
    return player(seat, names)


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Partie inachevée", "Voici où chacun en était."
    winners = [who(seat, names) for seat in sheet.winners]
    if len(winners) > 1:
        return f"Victoire partagée entre {et(winners)}", ENDING[sheet.ending]
    return f"{winners[0]} gagne{' au départage' if tie_break(sheet) else ''}", ENDING[sheet.ending]


def level(sheet: Sheet, names: Names) -> str:
    """By how much a lone winner leads at the end of the years (T7.4)."""
    if sheet.ending is not Ending.YEARS or len(sheet.winners) > 1:
        return ""
    second, most, next_most = provinces(sheet)
    held, rival, two = fr_count(most, "province"), who(second, names), len(names) == 2
    match tie_break(sheet):
        case None:
            return f"{held} contre {next_most} pour {rival}"
        case Counted.CITIZENS, won, lost:
            return f"{held} {'partout' if two else f'comme {rival}'}, {citizens(won)} contre {lost}"
        case _, won, lost:
            alike = "partout et autant de citoyens" if two else f"et autant de citoyens que {rival}"
            return f"{held} {alike}, compétences {won} contre {lost} au total"
