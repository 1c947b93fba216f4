"""Majorities, the score sheet and its verdict."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece import holders, runner_up
from lang.shared import bold, en_count, lines, tie_break
from rules.engine.model import Sheet
from rules.lutece.components import Resource
from rules.lutece.majority import Majority
from rules.lutece.majority import majorities as settled
from rules.lutece.scoring import Score, Tie
from rules.lutece.state import Ending, Table

from .terms import DECK, RESOURCE, both

LINES: dict[Resource | Score | Tie, str] = {
    **{resource: f"{name} majority" for resource, name in RESOURCE.items()},
    Score.MILLS: "Mills, Laboratories, Forges",
    Score.FAMILIES: "Bakeries, Herbalists, Armouries",
    Score.MARKETS: "Markets",
    Score.STATUES: "Statues",
    Score.LEGIONNAIRES: "Legionaries",
    Score.FORTUNE: "Gold, 3 for 1 point",
    Tie.GOLD: "Gold",
    Tie.CARDS: "Cards",
}
FACTOR: dict[Resource | Score, str] = {
    **{resource: f"the {name} majority" for resource, name in RESOURCE.items()},
    Score.MILLS: "the Mills, Laboratories and Forges",
    Score.FAMILIES: "the Bakeries, Herbalists and Armouries",
    Score.MARKETS: "the Markets",
    Score.STATUES: "the Statues",
    Score.LEGIONNAIRES: "the Legionaries",
    Score.FORTUNE: "the gold left",
}


def line(what: Resource | Score | Tie) -> str:
    return LINES[what]


def factor(what: Resource | Score) -> str:
    return FACTOR[what]


def ended(ending: Ending) -> str:
    return f"The deck of {DECK[ending.deck]} has run out: there’s no card for tile {ending.tile.value}."


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    """Who won, and how the game ended."""
    if not isinstance(sheet.ending, Ending):
        return "Unfinished game", "The points as they stand."
    winners, how = sheet.winners, ended(sheet.ending)
    best = sheet.totals[winners[0]]
    if len(winners) > 1:
        return f"{both([bold(names[seat]) for seat in winners])} share the victory with {best} points each", how
    winner, (second, points) = bold(names[winners[0]]), runner_up(sheet)
    if tie_break(sheet):
        return f"{winner} wins on the tie-break", how
    return f"{winner} wins with {best} points, ahead of {bold(names[second])} ({points})", how


def level(sheet: Sheet, names: Names) -> str:
    """What broke a tie between the first two (L5.5)."""
    broken = tie_break(sheet)
    if not broken or len(sheet.winners) != 1:
        return ""
    (what, won, lost), (second, points) = broken, runner_up(sheet)
    rival = f"like {bold(names[second])}" if len(names) > 2 else "each"
    return f"{points} points {rival}, {f'{won} gold' if what is Tie.GOLD else en_count(won, 'card')} to {lost}"


def majorities(table: Table, names: Names) -> str:
    """Who controls how much of each resource, what it would score, and why (L5.1)."""
    return lines(*(_majority(each, names) for each in settled(table)))


def _majority(each: Majority, names: Names) -> str:
    name = bold(RESOURCE[each.resource])
    if each.leader is None:
        return f"{name}: nobody has any."
    some, none = holders(each)
    shares = ", ".join(f"{names[seat]} {each.units[seat]} → {each.points[seat]} points" for seat in some)
    without = both([names[seat] for seat in none])
    return f"{name}: {shares}" + (f"; {without}: none, 0 points." if without else ".") + _ties(each)


def _ties(each: Majority) -> str:
    """The Talents that broke ties."""
    first = f" Tie for most: Talent {each.high} wins." if each.high is not None else ""
    last = f" Tie for fewest: Talent {each.low} loses." if each.low is not None else ""
    return first + last
