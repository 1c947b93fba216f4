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

from .terms import LAND, ROLES, WAY, gold, legions, pieces, points


def remark(view: View, move: m.Move, names: Names) -> str:
    """Cost and odds of a march, price of an action, what a province is and holds; what must not be cut off comes first."""
    match f.remark(view, move):
        case None:
            return ""
        case f.Onslaught(defender, odds, seen, guarded, wins):
            won = " et victoire" if wins else ""
            taken = f", {gold(seen.gold)} à prendre" if seen.gold and not wins else ""
            return f"⚔ {ROLES[defender]} ({_force(odds.defenders, guarded)}) : réussite {percent(odds.chance)} %{won}, {_way(seen)}{taken}"
        case f.Way(kind, seen):
            return f"{LAND[kind]}, {_way(seen)}" + (f", {gold(seen.gold)} à ramasser" if seen.gold else "")
        case f.Stay(count):
            return f"il en reste {count}" if count else "il n’en reste pas"
        case f.Land() as land:
            served = ", fonctionnaire déjà actif" if land.works and isinstance(move, m.Appoint) else ""
            return f"{LAND[land.kind]}, {legions(land.legions)}" + (f", {gold(land.gold)}" if land.gold else "") + served
        case f.Due(count):
            return f"encore {count} à prendre"
        case f.Rise(level, cost):
            return f"{ROMAN[level]} → {ROMAN[level + 1]}{_price(cost)}"
        case f.Citizens(count, mine, cost):
            only = "c’est le dernier" if mine else "c’est son seul citoyen"
            return f"{only if count == 1 else f'il en reste {count}' if mine else f'il en a {count}'}{_price(cost)}"
        case f.Price(cost):
            return gold(cost)
        case f.TurnEnds():
            return "finit aussi votre tour, faute d’or"
        case f.Short(goods):
            return " ; ".join(map(_scarce, goods))
        case other:
            assert_never(other)


def _force(count: int, guarded: bool) -> str:
    """`2 légions`, `1 légion + triumvir`, `sans défense`."""
    return " + ".join([*([legions(count)] if count else []), *(["triumvir"] if guarded else [])]) or "sans défense"


def _way(seen: Passage) -> str:
    """`2 points par mer`."""
    return f"{points(seen.cost)} {WAY[seen.way]}"


def _scarce(what: f.Scarce) -> str:
    """`3 pièces d’or au stock pour 6 dues` (T2.4)."""
    if not what.stock:
        return f"il n’y a plus {'d’or' if what.good is Good.GOLD else 'de légions'} au stock"
    return f"{pieces(what.good, what.stock)} au stock pour {what.due} dues"


def _price(cost: int | None) -> str:
    return "" if cost is None else f", {gold(cost)}"
