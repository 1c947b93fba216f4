"""Majorities, the score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece import holders, runner_up
from lang.shared import bold, fr_count, lines, tie_break
from rules.engine.model import Sheet
from rules.lutece.components import Resource
from rules.lutece.majority import Majority
from rules.lutece.majority import majorities as settled
from rules.lutece.scoring import Score, Tie
from rules.lutece.state import Ending, Table

from .terms import DECK, RESOURCE, SEVERAL, et

LINES: dict[Resource | Score | Tie, str] = {
    **{resource: f"Majorité de {name}" for resource, name in SEVERAL.items()},
    Score.MILLS: "Moulins, Laboratoires, Forges",
    Score.FAMILIES: "Boulangeries, Herboristeries, Armureries",
    Score.MARKETS: "Marchés",
    Score.STATUES: "Statues",
    Score.LEGIONNAIRES: "Légionnaires",
    Score.FORTUNE: "Or, 3 pièces pour 1 point",
    Tie.GOLD: "Or",
    Tie.CARDS: "Nombre de cartes",
}
FACTOR: dict[Resource | Score, str] = {
    **{resource: f"la majorité de {name}" for resource, name in SEVERAL.items()},
    Score.MILLS: "les Moulins, Laboratoires et Forges",
    Score.FAMILIES: "les Boulangeries, Herboristeries et Armureries",
    Score.MARKETS: "les Marchés",
    Score.STATUES: "les Statues",
    Score.LEGIONNAIRES: "les Légionnaires",
    Score.FORTUNE: "l’or restant",
}


def line(what: Resource | Score | Tie) -> str:
    return LINES[what]


def factor(what: Resource | Score) -> str:
    return FACTOR[what]


def ended(ending: Ending) -> str:
    return f"La pioche {DECK[ending.deck]} est vide : il n’y a plus de carte pour la tuile {ending.tile.value}."


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Partie inachevée", "Les points à ce stade."
    winners, how = sheet.winners, ended(sheet.ending)
    best = sheet.totals[winners[0]]
    if len(winners) > 1:
        return f"Victoire partagée entre {et([bold(names[seat]) for seat in winners])}, {best} points partout", how
    winner, (second, points) = bold(names[winners[0]]), runner_up(sheet)
    if tie_break(sheet):
        return f"{winner} gagne au départage", how
    return f"{winner} gagne avec {best} points, devant {bold(names[second])} ({points})", how


def level(sheet: Sheet, names: Names) -> str:
    """What broke a tie between the first two (L5.5)."""
    broken = tie_break(sheet)
    if not broken or len(sheet.winners) != 1:
        return ""
    (what, won, lost), (second, points) = broken, runner_up(sheet)
    rival = f"comme {bold(names[second])}" if len(names) > 2 else "partout"
    more = fr_count(won, "pièce d’or", "pièces d’or") if what is Tie.GOLD else fr_count(won, "carte")
    return f"{points} points {rival}, {more} contre {lost}"


def majorities(table: Table, names: Names) -> str:
    """Who controls how much of each resource, what it would score, and why (L5.1)."""
    return lines(*(_majority(each, names) for each in settled(table)))


def _majority(each: Majority, names: Names) -> str:
    name = bold(RESOURCE[each.resource])
    if each.leader is None:
        return f"{name} : personne n’en a."
    some, none = holders(each)
    shares = ", ".join(f"{names[seat]} {each.units[seat]} → {fr_count(each.points[seat], 'point')}" for seat in some)
    without = et([names[seat] for seat in none])
    return f"{name} : {shares}" + (f" ; aucune unité, 0 point : {without}." if without else ".") + _ties(each)


def _ties(each: Majority) -> str:
    """The Talents that broke ties."""
    first = f" Majorité départagée par le Talent ({each.high})." if each.high is not None else ""
    last = f" Minorité départagée par le Talent ({each.low})." if each.low is not None else ""
    return first + last
