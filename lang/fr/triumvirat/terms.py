"""What the characters, provinces and pieces are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN
from lang.shared import bold, fr_count, join
from rules.engine.model import Seat
from rules.triumvirat.components import Competence, Ending, Good, Kind, Post, Province, RomeForm, Sea, Section, Way

ROLES = ("César", "Pompée", "Crassus")
UNDECIDED = "indécis"  # the citizens of nobody: Alii on the printed board
SECTION = dict(zip(Section, (*ROLES, UNDECIDED), strict=True))
LAND = {Kind.POLITICAL: "province politique", Kind.MILITARY: "province militaire", Kind.COMPETENCE: "province de compétence"}
KIND = {Kind.POLITICAL: "politique", Kind.MILITARY: "militaire", Kind.COMPETENCE: "compétence"}
COMPETENCE = {Competence.POLITICS: "politique", Competence.MILITARY: "militaire"}
FORM = {RomeForm.GOLD: "2 pièces d’or", RomeForm.LEGIONS: "2 légions", RomeForm.BOTH: "1 pièce d’or et 1 légion"}
GOOD = {Good.GOLD: "or", Good.LEGIONS: "légions"}
ALLOWS = {
    Kind.POLITICAL: "politique : on peut y monter en politique ou y persuader un citoyen",
    Kind.MILITARY: "militaire : on peut y monter en militaire ou y produire des armes",
    Kind.COMPETENCE: "de compétence : on peut y monter en politique ou en militaire",
}
POST = {Post.IN: "dedans", Post.OUT: "dehors", Post.SERVANT: "sur un fonctionnaire"}
SEA = {Sea.WEST: "occidentale", Sea.IONIAN: "Ionienne", Sea.EAST: "orientale"}
VICTORY = {
    Ending.CITIZENS: "victoire politique",
    Ending.CONSUL_TWICE: "victoire politique",
    Ending.PROVINCES: "victoire militaire",
    Ending.COMPETENCE: "victoire par la compétence",
}
WAY = {Way.LAND: "par terre", Way.ARROW: "par la flèche", Way.SEA: "par mer"}


def term(value: Any, seat: Seat) -> str:
    """The name of a province, type, sea, competence, section, good, victory, level or character."""
    match value:
        case Province():
            return PROVINCE[value]
        case Section():
            return SECTION[value]
        case Kind():
            return KIND[value]
        case Sea():
            return f"mer {SEA[value]}"
        case Competence():
            return COMPETENCE[value]
        case RomeForm():
            return FORM[value]
        case Good():
            return GOOD[value]
        case Post():
            return POST[value]
        case Ending():
            return VICTORY[value]
        case int():
            return ROMAN[value]
    raise TypeError(value)


def who(seat: Seat, names: Names) -> str:
    """`**Pompée** (Livia)`: who does something, by character, with the name beside it."""
    return f"{bold(ROLES[seat])} ({names[seat]})" if seat < len(names) else bold(ROLES[seat])


def player(seat: Seat, names: Names = ()) -> str:
    """`Pompée (Livia)`: a player by character, and by name where names are at hand."""
    return f"{ROLES[seat]} ({names[seat]})" if seat < len(names) else ROLES[seat]


def legions(count: int) -> str:
    return fr_count(count, "légion")


def gold(count: int) -> str:
    return fr_count(count, "pièce d’or", "pièces d’or")


def servants(count: int) -> str:
    return fr_count(count, "fonctionnaire")


def citizens(count: int) -> str:
    return fr_count(count, "citoyen")


def weapons(count: int) -> str:
    return fr_count(count, "arme")


def points(count: int) -> str:
    return fr_count(count, "point")


def left(count: int) -> str:
    """What remains of the points just spoken of."""
    return f"il en reste {count}" if count else "il n’en reste plus"


def turns(count: int) -> str:
    return fr_count(count, "tour")


def piece(good: Good) -> str:
    """One piece of a good."""
    return gold(1) if good is Good.GOLD else legions(1)


def pieces(good: Good, count: int) -> str:
    return gold(count) if good is Good.GOLD else legions(count)


def party(troops: int, staff: int, nobody: str) -> str:
    """`4 légions et 1 fonctionnaire`."""
    return et([part for part, count in ((legions(troops), troops), (servants(staff), staff)) if count]) or nobody


def by(way: Way, seas: Iterable[Sea]) -> str:
    """`par la mer Ionienne`: how one reaches a province."""
    crossed = [SEA[sea] for sea in seas]
    return f"{'par la mer' if len(crossed) == 1 else 'par les mers'} {et(crossed)}" if crossed else WAY[way]


def et(parts: list[str]) -> str:
    return join(parts, "et")
