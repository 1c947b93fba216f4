"""The private panel: where one stands, what a line of choices is about, the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, journey, owed, percent, spent, tenths, wins
from lang.shared import bold
from rules.triumvirat import moves as m
from rules.triumvirat.components import Competence, RomeForm, Section, Way
from rules.triumvirat.preview import Passage, preview
from rules.triumvirat.state import View

from .moves import move as whole
from .remarks import remark
from .terms import COMPETENCE, FORM, KIND, ROLES, both, gold, legions, pieces, points

PRESS = {
    m.March: "", m.Load: "", m.Escort: "", m.Install: "Put to work", m.Recall: "Recall", m.EndMovement: "End", m.Raise: "",
    m.Persuade: "", m.Produce: "", m.EndTurn: "End turn", m.CallRome: "Take", m.PlaceLegion: "Place", m.Take: "Take",
    m.TakeFromRome: "Take", m.Flee: "Flee", m.Decline: "Decline", m.Appoint: "Place",
}  # fmt: skip
TO = {RomeForm.LEGIONS: "both to:", RomeForm.BOTH: "the legion to:"}
TIMES = {2: "Twice", 3: "Three times"}


def standing(view: View, names: Names) -> str:
    """`Caesar in Italia (political) with 4 legions · 2 gold · politics III, military II`."""
    table, seat = view.table, view.seat
    place = table.triumvirs.at[seat]
    levels = ", ".join(f"{COMPETENCE[one]} {ROMAN[table.track(one)[seat]]}" for one in Competence)
    party = legions(table.lands.legions[place] if table.lands.owners[place] == seat else 0)
    return f"{ROLES[seat]} in {PROVINCE[place]} ({KIND[table.board.kinds[place]]}) with {party} · {gold(table.triumvirs.treasury[seat])} · {levels}"


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: View) -> str:
    """A form of the supply, a province, an action: with what is to be known of it."""
    match line[0]:
        case (m.CallRome(form), _, *_) if len(line) == 1:
            places = [PROVINCE[placed.province] for placed in line[0][1:]]
            return f"{bold('Same as last turn')} · {FORM[form]}, to {both(places)}"
        case (m.CallRome(form),):
            return _noted(FORM[form], remark(view, m.CallRome(form), names))
        case (m.CallRome(form), *_):
            short = remark(view, m.CallRome(form), names)
            return f"{bold(FORM[form])}{f' · {short} ·' if short else ','} {TO[form]}"
        case (m.Take() | m.TakeFromRome() as last, *_):
            return _owed(view, last)
        case (*_, m.March(to) as last):
            told = (remark(before_last, last, names), _losses(preview(before_last, last)))
            return _noted(PROVINCE[to], " · ".join(part for part in told if part))
        case (*_, m.PlaceLegion(province) as last):
            return _noted(PROVINCE[province], remark(before_last, last, names))
        case (*_, m.Raise() | m.Persuade() | m.Produce() as last):
            return _noted(whole(last, view.seat, names), remark(before_last, last, names))
        case _:
            return ""


def _owed(view: View, move: m.Take | m.TakeFromRome) -> str:
    """`Achaea · 2 gold due`."""
    supplier = move.province if isinstance(move, m.Take) else None
    return _noted("Rome" if supplier is None else PROVINCE[supplier], f"{pieces(move.good, owed(view.table, move.good, supplier))} due")


def _noted(name: str, note: str) -> str:
    return f"{bold(name)} · {note}" if note else bold(name)


def _losses(seen: Any) -> str:
    """What a battle will cost, on average; a lone triumvir costs always as much (T4.2)."""
    if not isinstance(seen, Passage) or not seen.odds or not (seen.odds.defenders or seen.odds.guarded):
        return ""
    lost, slain = tenths(seen.odds.attackers_lost), tenths(seen.odds.defenders_lost)
    return f"you’d lose about {lost}, they about {slain}" if seen.odds.defenders else f"you’d lose {lost}"


def in_all(view: View, way: Sequence[Any], before_last: View) -> str:
    """`2 points in all, 2 gold on the way`: what a march over several provinces costs and finds."""
    seen = journey(view, way, before_last)
    if seen is None:
        return ""
    return f"{points(seen.points)} in all" + (f", {gold(seen.gold)} on the way" if seen.gold else "")


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.CallRome(),):
            return "Split…"
        case (m.CallRome(), *_, m.PlaceLegion(province)):
            return PROVINCE[province]
        case (m.Take() | m.TakeFromRome(), *_):
            return f"Take {len(way)}"
        case (m.PlaceLegion(), *others):
            return "Both here" if others else "One here"
        case (m.March(first), m.March(), *_):
            return f"Via {PROVINCE[first]}"
        case (*_, m.March() as last):
            return _party(preview(view, last))
        case (m.Load(count) | m.Escort(count),):
            return "Take" if count else "Leave"
        case (m.EndMovement(), last) | (*_, m.Raise() | m.Persuade() | m.Produce() as last):
            return _action(view, way, last)
        case _:
            return ""


def _action(view: View, way: tuple[Any, ...], last: m.Move) -> str:
    """`Raise (1)`, `Three times (6)`: an action, or the same several times, with the gold it takes in all."""
    spends = spent(view, way)
    price = "" if spends is None else f" ({spends})"
    return f"{_times(way, last)}{price}{': you win' if wins(view, last) else ''}"


def _times(way: tuple[Any, ...], last: m.Move) -> str:
    if (count := way.count(last)) > 1:
        return TIMES[count]
    match last:
        case m.Raise():
            return "Raise"
        case m.Persuade(Section.ALII):
            return "Win over"
        case m.Persuade():
            return "Turn neutral"
        case _:
            return "Produce"


def _party(seen: Any) -> str:
    """`4 legions`, `4 legions, 58%`, `Alone`: by sea that costs a point less than with legions (T3.2)."""
    if not isinstance(seen, Passage):
        return ""
    cheaper = seen.way is Way.SEA and seen.left_legions > 0
    party = legions(seen.legions) if seen.legions else f"Alone, {points(seen.cost)}" if cheaper else "Alone"
    return f"{party}, {percent(seen.odds.chance)}%" if seen.odds else party
