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
        return "Unfinished game", "The score so far counts."
    winners = [called(seat, names) for seat in sheet.winners]
    if len(winners) > 1:
        return f"{both(winners)} share the victory", ENDING[sheet.ending]
    return f"{winners[0]} wins{_counted(sheet, names) if sheet.ending is Ending.YEARS else ''}", ENDING[sheet.ending]


def _counted(sheet: Sheet, names: Names) -> str:
    """By how much, at the end of the years (T7.4)."""
    second, most, next_most = provinces(sheet)
    match tie_break(sheet):
        case None:
            return f" with {en_count(most, 'province')} to the {next_most} of {called(second, names)}"
        case Counted.CITIZENS, won, lost:
            level = f"{en_count(most, 'province')} each, {citizens(won)} to {lost}"
        case _, won, lost:
            level = f"{en_count(most, 'province')} and as many citizens each, skills {won} to {lost} in all"
    rival = f" against {called(second, names)}" if len(names) > 2 else ""
    return f" on the tie-break{rival}: {level}"
