"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar import points
from lang.shared import bold
from rules.cesar.components import Ending, ScoreLine
from rules.engine.model import Sheet

from .terms import ROLES

LINES = {
    ScoreLine.PATRICIANS: "Patricians",
    ScoreLine.MAJORITIES: "Majorities",
    ScoreLine.WHOLE_GROUPS: "Whole groups",
    ScoreLine.MISSION: "Secret mission",
}
FACTOR = {
    ScoreLine.PATRICIANS: "the patricians",
    ScoreLine.MAJORITIES: "the majorities",
    ScoreLine.WHOLE_GROUPS: "the whole groups",
    ScoreLine.MISSION: "the secret mission",
}
ENDING = {
    Ending.ALL_TAKEN: "All the patricians are taken.",
    Ending.NO_INFLUENCE: "Nobody has any Influence left.",
    Ending.NO_PLACE: "Nobody has room for another card.",
    Ending.IDLE: "Four passive turns in a row with nothing discarded or drawn.",
}


def line(what: ScoreLine) -> str:
    return LINES[what]


def factor(what: ScoreLine) -> str:
    return FACTOR[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Unfinished game", "Missions don’t count."
    high, low = points(sheet)
    if len(sheet.winners) > 1:
        return f"Shared victory, {high} points each", ENDING[sheet.ending]
    winner = sheet.winners[0]
    return f"{bold(names[winner])} ({ROLES[winner]}) wins {high} to {low}", ENDING[sheet.ending]
