"""What stands beside a choice in the menu."""

from __future__ import annotations

from lang import Names
from lang.shared import fr_count
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
            return fr_count(table.lands.legions[table.triumvirs.at[view.seat]] - count, "reste", "restent")
        case m.Escort(count):
            return fr_count(table.lands.servants[table.triumvirs.at[view.seat]] - count, "reste", "restent")
        case m.PlaceLegion(province) | m.Flee(province):
            return _holds(table, province)
        case m.Appoint(province):
            return _holds(table, province) + (", un fonctionnaire y travaille déjà" if worked(table, province) else "")
        case m.Take(good, province):
            return f"encore {owed(table, good, province)}"
        case m.TakeFromRome(good):
            return f"encore {owed(table, good, None)}"
        case m.Raise(competence):
            level = table.track(competence)[view.seat]
            return f"{ROMAN[level]} → {ROMAN[level + 1]}{_price(view, move)}"
        case m.Persuade(section):
            goes = "un vers vous" if section is Section.ALII else f"un vers {ALII}"
            return f"{citizens(table.citizens[section])}, {goes}{_price(view, move)}"
        case m.Produce():
            return _price(view, move).removeprefix(", ")
        case m.EndMovement():
            return "finit votre tour : pas d’or pour une action" if not table.triumvirs.treasury[view.seat] else ""
        case _:
            return ""


def _march(table: Table, to: Province, seen: Passage) -> str:
    """`militaire, 2 points par mer, attaque contre Pompée : 78 %`."""
    owner = table.lands.owners[to]
    parts = (
        KIND[table.board.kinds[to]],
        f"{points(seen.cost)} {WAY[seen.way]}",
        gold(seen.gold) if seen.gold and not seen.odds else "",
        f"attaque contre {ROLES[owner]} : {percent(seen.odds.chance)} %" if seen.odds and owner is not None else "",
    )
    return ", ".join(part for part in parts if part)


def _holds(table: Table, province: Province) -> str:
    """`militaire, 2 légions, 1 pièce d’or`."""
    coins = table.lands.gold[province]
    return f"{KIND[table.board.kinds[province]]}, {legions(table.lands.legions[province])}" + (f", {gold(coins)}" if coins else "")


def _price(view: View, move: m.Move) -> str:
    """Nothing for Compensation II, which is free (T4.6)."""
    bill = preview(view, move)
    return f", {gold(bill.cost)}" if isinstance(bill, Bill) else ""
