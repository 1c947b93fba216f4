"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import ROMAN, provinces
from lang.shared import en_count, tie_break, upper_first
from rules.engine.model import Seat, Sheet
from rules.triumvirat.components import Counted, Ending

from .terms import VICTORY, both, called, citizens, player

LINES = {
    Counted.PROVINCES: "Provinces",
    Counted.CITIZENS: "Citizens",
    Counted.CONSULSHIPS: "Consulships",
    Counted.POLITICS: "Politics",
    Counted.MILITARY: "Military",
    Counted.BOTH: "Both skills",
}
HOW = {
    Ending.CITIZENS: "a consul with 6 citizens",
    Ending.CONSUL_TWICE: "consul for the second time",
    Ending.PROVINCES: "a ninth province",
    Ending.COMPETENCE: "VII in both politics and military",
}
ENDING = {
    **{ending: f"{upper_first(VICTORY[ending])}: {how}." for ending, how in HOW.items()},
    Ending.YEARS: "The year limit is reached: provinces decide, then citizens, then skills.",
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
        return "Unfinished game", "This is where everyone stood."
    winners = [called(seat, names) for seat in sheet.winners]
    if len(winners) > 1:
        return f"{both(winners)} share the victory", ENDING[sheet.ending]
    return f"{winners[0]} wins{' on the tie-break' if tie_break(sheet) else ''}", ENDING[sheet.ending]


def level(sheet: Sheet, names: Names) -> str:
    """By how much a lone winner leads at the end of the years (T7.4)."""
    if sheet.ending is not Ending.YEARS or len(sheet.winners) > 1:
        return ""
    second, most, next_most = provinces(sheet)
    held, rival, two = en_count(most, "province"), called(second, names), len(names) == 2
    match tie_break(sheet):
        case None:
            return f"{held} to the {next_most} of {rival}"
        case Counted.CITIZENS, won, lost:
            return f"{held} {'each' if two else f'like {rival}'}, {citizens(won)} to {lost}"
        case _, won, lost:
            return f"{held} and as many citizens {'each' if two else f'as {rival}'}, skills {won} to {lost} in all"
