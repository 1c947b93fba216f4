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
from .terms import COMPETENCE, FORM, KIND, ROLES, et, gold, legions, pieces, points

PRESS = {
    m.March: "", m.Load: "", m.Escort: "", m.Install: "Installer", m.Recall: "Emmener", m.EndMovement: "Finir",
    m.Raise: "", m.Persuade: "", m.Produce: "", m.EndTurn: "Finir mon tour", m.CallRome: "Prendre",
    m.PlaceLegion: "Placer", m.Take: "Prendre", m.TakeFromRome: "Prendre", m.Flee: "Fuir", m.Decline: "Renoncer", m.Appoint: "Placer",
}  # fmt: skip
TO = {RomeForm.LEGIONS: "toutes deux en :", RomeForm.BOTH: "la légion en :"}
TIMES = {2: "Deux fois", 3: "Trois fois"}


def standing(view: View, names: Names) -> str:
    """`César en Italia (politique) avec 4 légions · 2 pièces d’or · politique III, militaire II`."""
    table, seat = view.table, view.seat
    place = table.triumvirs.at[seat]
    levels = ", ".join(f"{COMPETENCE[one]} {ROMAN[table.track(one)[seat]]}" for one in Competence)
    party = legions(table.lands.legions[place] if table.lands.owners[place] == seat else 0)
    return f"{ROLES[seat]} en {PROVINCE[place]} ({KIND[table.board.kinds[place]]}) avec {party} · {gold(table.triumvirs.treasury[seat])} · {levels}"


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: View) -> str:
    """A form of the supply, a province, an action: with what is to be known of it."""
    match line[0]:
        case (m.CallRome(form), _, *_) if len(line) == 1:
            places = [PROVINCE[placed.province] for placed in line[0][1:]]
            return f"{bold('Comme au tour précédent')} · {FORM[form]} : {et(places)}"
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
    """`Achaea · doit 2 pièces d’or`."""
    supplier = move.province if isinstance(move, m.Take) else None
    return _noted("Rome" if supplier is None else PROVINCE[supplier], f"doit {pieces(move.good, owed(view.table, move.good, supplier))}")


def _noted(name: str, note: str) -> str:
    return f"{bold(name)} · {note}" if note else bold(name)


def _losses(seen: Any) -> str:
    """What a battle will cost, on average; a lone triumvir costs always as much (T4.2)."""
    if not isinstance(seen, Passage) or not seen.odds or not (seen.odds.defenders or seen.odds.guarded):
        return ""
    lost, slain = (tenths(expected).replace(".", ",") for expected in (seen.odds.attackers_lost, seen.odds.defenders_lost))
    return f"pertes moyennes : {lost} pour vous, {slain} en face" if seen.odds.defenders else f"pertes : {lost} pour vous"


def in_all(view: View, way: Sequence[Any], before_last: View) -> str:
    """`2 points in all, 2 gold on the way`: what a march over several provinces costs and finds."""
    seen = journey(view, way, before_last)
    if seen is None:
        return ""
    return f"{points(seen.points)} en tout" + (f", {gold(seen.gold)} en chemin" if seen.gold else "")


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.CallRome(),):
            return "Répartir…"
        case (m.CallRome(), *_, m.PlaceLegion(province)):
            return PROVINCE[province]
        case (m.Take() | m.TakeFromRome(), *_):
            return f"En prendre {len(way)}"
        case (m.PlaceLegion(), *others):
            return "Les deux ici" if others else "Une ici"
        case (m.March(first), m.March(), *_):
            return f"Par {PROVINCE[first]}"
        case (*_, m.March() as last):
            return _party(preview(view, last))
        case (m.Load(count) | m.Escort(count),):
            return "Emmener" if count else "Laisser"
        case (m.EndMovement(), last) | (*_, m.Raise() | m.Persuade() | m.Produce() as last):
            return _action(view, way, last)
        case _:
            return ""


def _action(view: View, way: tuple[Any, ...], last: m.Move) -> str:
    """`Monter (1)`, `Trois fois (6)`: an action, or the same several times, with the gold it takes in all."""
    spends = spent(view, way)
    price = "" if spends is None else f" ({spends})"
    return f"{_times(way, last)}{price}{' : vous gagnez' if wins(view, last) else ''}"


def _times(way: tuple[Any, ...], last: m.Move) -> str:
    if (count := way.count(last)) > 1:
        return TIMES[count]
    match last:
        case m.Raise():
            return "Monter"
        case m.Persuade(Section.ALII):
            return "Persuader"
        case m.Persuade():
            return "Ôter"
        case _:
            return "Produire"


def _party(seen: Any) -> str:
    """`4 légions`, `4 légions, 58 %`, `Seul`: by sea that costs a point less than with legions (T3.2)."""
    if not isinstance(seen, Passage):
        return ""
    cheaper = seen.way is Way.SEA and seen.left_legions > 0
    party = legions(seen.legions) if seen.legions else f"Seul, {points(seen.cost)}" if cheaper else "Seul"
    return f"{party}, {percent(seen.odds.chance)} %" if seen.odds else party
