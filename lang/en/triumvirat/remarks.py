"""What stands beside a choice in the menu."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts import triumvirat as f
from lang.facts.triumvirat import ROMAN, percent
from rules.triumvirat import moves as m
from rules.triumvirat.components import Good
from rules.triumvirat.preview import Passage
from rules.triumvirat.state import View

from .terms import KIND, ROLES, WAY, gold, legions, pieces, points


def remark(view: View, move: m.Move, names: Names) -> str:
    """Cost and odds of a march, price of an action, what a province is and holds; what must not be cut off comes first."""
    match f.remark(view, move):
        case None:
            return ""
        case f.Onslaught(defender, odds, seen, guarded, wins):
            won = ", wins the game" if wins else ""
            taken = f", {gold(seen.gold)} to take" if seen.gold and not wins else ""
            return f"⚔ {ROLES[defender]} ({_force(odds.defenders, guarded)}): {percent(odds.chance)}% to take it, {_way(seen)}{won}{taken}"
        case f.Way(kind, seen):
            return f"{KIND[kind]} province, {_way(seen)}" + (f", collect {gold(seen.gold)}" if seen.gold else "")
        case f.Stay(count):
            return f"{count or 'none'} {'stays' if count == 1 else 'stay'}"
        case f.Land() as land:
            served = ", a civil servant already works there" if land.works and isinstance(move, m.Appoint) else ""
            return f"{KIND[land.kind]} province, {legions(land.legions)}" + (f", {gold(land.gold)}" if land.gold else "") + served
        case f.Due(count):
            return f"{count} due"
        case f.Rise(level, cost):
            return f"{ROMAN[level]} → {ROMAN[level + 1]}{_price(cost)}"
        case f.Citizens(count, mine, cost):
            last = "the last one" if mine else "their only one"
            return f"{f'{count} left' if count > 1 else last}{_price(cost)}"
        case f.Price(cost):
            return gold(cost)
        case f.TurnEnds():
            return "ends your turn: no gold for an action"
        case f.Short(goods):
            return "; ".join(map(_scarce, goods))
        case other:
            assert_never(other)


def _force(count: int, guarded: bool) -> str:
    """`2 legions`, `1 legion + triumvir`, `undefended`."""
    return " + ".join([*([legions(count)] if count else []), *(["triumvir"] if guarded else [])]) or "undefended"


def _way(seen: Passage) -> str:
    """`2 points by sea`."""
    return f"{points(seen.cost)} {WAY[seen.way]}"


def _scarce(what: f.Scarce) -> str:
    """`only 3 gold in the stock for 6 due` (T2.4)."""
    if not what.stock:
        return f"no {'gold' if what.good is Good.GOLD else 'legions'} left in the stock"
    return f"only {pieces(what.good, what.stock)} in the stock for {what.due} due"


def _price(cost: int | None) -> str:
    return "" if cost is None else f", {gold(cost)}"
