"""What makes a motive true of a move: a fact of the position, found by the game's `standing`; no other motive is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine.model import Seat
from rules.triumvirat.components import PROVINCE_GIVES, TOP, WEAPONS, Competence, Good, Province, RomeForm
from rules.triumvirat.moves import CallRome, Load, March, Move, PlaceLegion, Take, TakeFromRome
from rules.triumvirat.questions import Movement
from rules.triumvirat.standing import (
    Attack,
    Citizens,
    Climb,
    Fact,
    Lying,
    Means,
    OneEach,
    Prey,
    Purse,
    Shelter,
    Sortie,
    Threat,
    Weapons,
    Yields,
    attack,
    forum,
    last_step,
    levies,
    one_each,
    prey,
    sortie,
    threat,
)
from rules.triumvirat.state import Table, View
from rules.triumvirat.steps.actions import PRODUCED

from .march import March as Plan
from .reasons import RIVALS, Motive, Rival
from .scene import Scene


def fact(view: View, move: Move, motive: Motive, about: Any) -> Fact | None:
    """The fact behind this motive for this move; None if there is none."""
    return FACTS[motive](view.table, view.seat, move, about)


def _target(table: Table, seat: Seat, move: Move, about: Province) -> Attack | Prey | None:
    """The province attacked now, or one further on."""
    ask = table.tasks[-1]
    if isinstance(move, March) and move.to is about and isinstance(ask, Movement):
        return attack(table, seat, about, ask.legions)
    return prey(table, seat, about)


def _means(table: Table, seat: Seat, move: Move, about: Province) -> Means | None:
    """Gold found on the way counts too: in the province of the next step, and where the actions are to be."""
    stops = {about, move.to} if isinstance(move, March) else {about}
    lying = sum(table.lands.gold[place] for place in stops if table.lands.owners[place] == seat)
    gold = table.triumvirs.treasury[seat] + lying
    return Means(about, table.board.kinds[about], gold) if gold else None


def _climb(table: Table, seat: Seat, move: Move, about: Competence) -> Climb | None:
    people = table.triumvirs
    level, both = table.track(about)[seat] + 1, people.politics[seat] + people.military[seat] + 1
    return Climb(about, level, 2 * TOP - both) if level <= TOP else None


def _hindered(table: Table, seat: Seat, move: Move, about: Rival) -> Citizens | None:
    """The rival's own figures, not those of whoever has most."""
    rival = RIVALS.index(about)
    return Citizens(table.citizens[seat], rival, table.citizens[rival] - 1, table.time.stone) if table.citizens[rival] else None


def _armed(table: Table, seat: Seat, move: Move, about: Any) -> Weapons | None:
    more = min(PRODUCED, WEAPONS - table.bag[seat])
    return Weapons(table.bag[seat] + more, sum(table.bag) + more) if more else None


def _purse(table: Table, seat: Seat, move: Move, about: Any) -> Purse:
    return Purse(table.triumvirs.treasury[seat])


def _gold(table: Table, seat: Seat, move: Move, about: Any) -> Purse | OneEach | None:
    """None if Rome's gold would not come (T2.4); with a legion, what one piece is good for: who needs gold alone would ask for two."""
    if isinstance(move, CallRome) and not table.stock.gold:
        return None
    return one_each(table, seat, about) if move == CallRome(RomeForm.BOTH) else _purse(table, seat, move, about)


def _saved(table: Table, seat: Seat, move: Move, about: Any) -> Purse | None:
    return Purse(gold) if (gold := table.triumvirs.treasury[seat]) else None


def _menace(table: Table, seat: Seat, move: Move, about: Province) -> Threat | None:
    """A threat worth an answer: whoever brings fewer legions than stand there threatens nobody."""
    found = threat(table, seat, about)
    return found if found and found.brings >= found.stand else None


def _sortie(table: Table, seat: Seat, move: Move, about: Any) -> Sortie | None:
    """Where these legions are to go: a number of them alone would tell nobody what to do."""
    ask = table.tasks[-1]
    if not (isinstance(ask, Movement) and isinstance(move, Load)):
        return None
    found = Plan(Scene(table, seat), ask).first(move.legions)
    return found and sortie(table, seat, move.legions, *found)


def plain(view: View, move: Move) -> list[tuple[Motive, Any]]:
    """What is so whatever it weighs: where legions go, who threatens a province, and how many legions there are, or gold."""
    match move:
        case Load():
            return [(Motive.MUSTER, None)]
        case PlaceLegion(place):
            return [(Motive.PROTECT, place), (Motive.LEGIONS, None)]
        case Take() | TakeFromRome():
            return [(Motive.GOLD if move.good is Good.GOLD else Motive.LEGIONS, None)]
        case _:
            return []


FACTS: dict[Motive, Callable[[Table, Seat, Any, Any], Fact | None]] = {
    Motive.FORCED: _purse,
    Motive.WIN: lambda table, seat, move, about: last_step(table, seat, move),
    Motive.CONQUER: _target,
    Motive.DRIVE_OUT: _target,
    Motive.COLLECT: lambda table, seat, move, place: Lying(place, gold) if (gold := table.lands.gold[place]) else None,
    Motive.PROTECT: _menace,
    Motive.ACT: _means,
    Motive.RAISE: _climb,
    Motive.PERSUADE: lambda table, seat, move, about: forum(table, seat, {seat: 1}),
    Motive.HINDER: _hindered,
    Motive.PRODUCE: _armed,
    Motive.SAVE: _saved,
    Motive.GOLD: _gold,
    Motive.LEGIONS: lambda table, seat, move, place: levies(table, seat, place if isinstance(move, CallRome) else None),
    Motive.MUSTER: _sortie,
    Motive.SUPPLY: lambda table, seat, move, place: Yields(place, *PROVINCE_GIVES[table.board.kinds[place]]),
    Motive.REFUGE: lambda table, seat, move, place: Shelter(place, legions) if (legions := table.lands.legions[place]) else None,
}
