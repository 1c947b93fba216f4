"""What stands beside a choice in the menu."""

from __future__ import annotations

from lang import Names
from lang.shared import en_count
from lang.triumvirat import ROMAN, owed, percent, worked
from rules.triumvirat import moves as m
from rules.triumvirat.board import Province
from rules.triumvirat.preview import Bill, Passage, preview
from rules.triumvirat.table import Section, Table, View

from .terms import ALII, KIND, ROLES, WAY, citizens, gold, legions, points


def remark(view: View, move: m.Move, names: Names) -> str:
    """Cost and odds of a march, price of an action, what a province is and holds."""
    table = view.table
    match move:
        case m.March(to):
            seen = preview(view, move)
            return _march(table, to, seen) if isinstance(seen, Passage) else ""
        case m.Load(count):
            return en_count(table.lands.legions[table.triumvirs.at[view.seat]] - count, "stays", "stay")
        case m.Escort(count):
            return en_count(table.lands.servants[table.triumvirs.at[view.seat]] - count, "stays", "stay")
        case m.PlaceLegion(province) | m.Flee(province):
            return _holds(table, province)
        case m.Appoint(province):
            return _holds(table, province) + (", a civil servant already works there" if worked(table, province) else "")
        case m.Take(good, province):
            return f"{owed(table, good, province)} due"
        case m.TakeFromRome(good):
            return f"{owed(table, good, None)} due"
        case m.Raise(competence):
            level = table.track(competence)[view.seat]
            return f"{ROMAN[level]} → {ROMAN[level + 1]}{_price(view, move)}"
        case m.Persuade(section):
            goes = "one to you" if section is Section.ALII else f"one to {ALII}"
            return f"{citizens(table.citizens[section])}, {goes}{_price(view, move)}"
        case m.Produce():
            return _price(view, move).removeprefix(", ")
        case m.EndMovement():
            return "ends your turn: no gold for an action" if not table.triumvirs.treasury[view.seat] else ""
        case _:
            return ""


def _march(table: Table, to: Province, seen: Passage) -> str:
    """`military, 2 points by sea, attack on Pompey: 78%`."""
    owner = table.lands.owners[to]
    parts = (
        KIND[table.board.kinds[to]],
        f"{points(seen.cost)} {WAY[seen.way]}",
        gold(seen.gold) if seen.gold and not seen.odds else "",
        f"attack on {ROLES[owner]}: {percent(seen.odds.chance)}%" if seen.odds and owner is not None else "",
    )
    return ", ".join(part for part in parts if part)


def _holds(table: Table, province: Province) -> str:
    """`military, 2 legions, 1 gold`."""
    coins = table.lands.gold[province]
    return f"{KIND[table.board.kinds[province]]}, {legions(table.lands.legions[province])}" + (f", {gold(coins)}" if coins else "")


def _price(view: View, move: m.Move) -> str:
    """Nothing for Compensation II, which is free (T4.6)."""
    bill = preview(view, move)
    return f", {gold(bill.cost)}" if isinstance(bill, Bill) else ""
