"""What the characters, provinces and pieces are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN
from lang.shared import bold, en_count, join
from rules.engine.model import Seat
from rules.triumvirat.components import Competence, Ending, Good, Kind, Post, Province, RomeForm, Sea, Section, Way

ROLES = ("Caesar", "Pompey", "Crassus")
ALII = "Neutral"  # the citizens of nobody: Alii on the printed board
SECTION = dict(zip(Section, (*ROLES, ALII), strict=True))
KIND = {Kind.POLITICAL: "political", Kind.MILITARY: "military", Kind.COMPETENCE: "skill"}
COMPETENCE = {Competence.POLITICS: "politics", Competence.MILITARY: "military"}
FORM = {RomeForm.GOLD: "2 gold", RomeForm.LEGIONS: "2 legions", RomeForm.BOTH: "1 gold and 1 legion"}
GOOD = {Good.GOLD: "gold", Good.LEGIONS: "legions"}
ALLOWS = {
    Kind.POLITICAL: "a political province: raise politics or win over a citizen",
    Kind.MILITARY: "a military province: raise military or produce weapons",
    Kind.COMPETENCE: "a skill province: raise politics or military",
}
POST = {Post.IN: "in", Post.OUT: "out", Post.SERVANT: "on a civil servant"}
SEA = {Sea.WEST: "Western", Sea.IONIAN: "Ionian", Sea.EAST: "Eastern"}
VICTORY = {
    Ending.CITIZENS: "victory by politics",
    Ending.CONSUL_TWICE: "victory by politics",
    Ending.PROVINCES: "victory by conquest",
    Ending.COMPETENCE: "victory by skill",
}
WAY = {Way.LAND: "by land", Way.ARROW: "along the arrow", Way.SEA: "by sea"}


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
            return f"{SEA[value]} Sea"
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


def player(seat: Seat, names: Names = ()) -> str:
    """`Pompey (Livia)`: a player by character, and by name where names are at hand."""
    return f"{ROLES[seat]} ({names[seat]})" if seat < len(names) else ROLES[seat]


def called(seat: Seat, names: Names) -> str:
    """`**Pompey** (Livia)`: a player in a sentence, by character with the name beside it."""
    return f"{bold(ROLES[seat])} ({names[seat]})"


def legions(count: int) -> str:
    return en_count(count, "legion")


def gold(count: int) -> str:
    return f"{count} gold"


def servants(count: int) -> str:
    return en_count(count, "civil servant")


def citizens(count: int) -> str:
    return en_count(count, "citizen")


def weapons(count: int) -> str:
    return en_count(count, "weapon")


def points(count: int) -> str:
    return en_count(count, "point")


def left(count: int) -> str:
    """What remains of the points just spoken of."""
    return f"{count} left"


def turns(count: int) -> str:
    return en_count(count, "turn")


def piece(good: Good) -> str:
    """One piece of a good."""
    return gold(1) if good is Good.GOLD else legions(1)


def pieces(good: Good, count: int) -> str:
    return gold(count) if good is Good.GOLD else legions(count)


def party(troops: int, staff: int, nobody: str) -> str:
    """`4 legions and 1 civil servant`."""
    return both([part for part, count in ((legions(troops), troops), (servants(staff), staff)) if count]) or nobody


def by(way: Way, seas: Iterable[Sea]) -> str:
    """`across the Ionian Sea`: how one reaches a province."""
    crossed = [SEA[sea] for sea in seas]
    return f"across the {both(crossed)} {'Sea' if len(crossed) == 1 else 'Seas'}" if crossed else WAY[way]


def both(parts: list[str]) -> str:
    return join(parts, "and")
