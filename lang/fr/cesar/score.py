"""The score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar import points
from lang.shared import bold, fr_count
from rules.cesar.components import Ending, ScoreLine
from rules.engine.model import Sheet

from .terms import ROLES

LINES = {
    ScoreLine.PATRICIANS: "Patriciens",
    ScoreLine.MAJORITIES: "Majorités",
    ScoreLine.WHOLE_GROUPS: "Groupes complets",
    ScoreLine.MISSION: "Mission secrète",
}
FACTOR = {
    ScoreLine.PATRICIANS: "les patriciens",
    ScoreLine.MAJORITIES: "les majorités",
    ScoreLine.WHOLE_GROUPS: "les groupes complets",
    ScoreLine.MISSION: "la mission secrète",
}
ENDING = {
    Ending.ALL_TAKEN: "Tous les patriciens ont été gagnés.",
    Ending.NO_INFLUENCE: "Plus personne n’a de carte Influence à poser.",
    Ending.NO_PLACE: "Plus personne ne peut poser la moindre carte.",
    Ending.IDLE: "Quatre tours passifs de suite n’ont rien changé.",
}


def line(what: ScoreLine) -> str:
    return LINES[what]


def factor(what: ScoreLine) -> str:
    return FACTOR[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Partie inachevée", "Seuls les points déjà visibles comptent, sans les missions."
    high, low = points(sheet)
    if len(sheet.winners) > 1:
        return f"Victoire partagée, {fr_count(high, 'point')} partout", ENDING[sheet.ending]
    winner = sheet.winners[0]
    return f"{bold(names[winner])} ({ROLES[winner]}) gagne {high} à {low}", ENDING[sheet.ending]
