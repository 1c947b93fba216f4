"""The facts of a reason in The End of the Triumvirate, counted afresh from the map, the tracks and the bag."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from rules.triumvirat import standing as s
from rules.triumvirat.components import Ending, Kind, Province, RomeForm, Section
from rules.triumvirat.moves import Appoint, CallRome, Flee, Install, Load, March, Persuade, Produce, Raise
from rules.triumvirat.questions import Movement
from rules.triumvirat.state import Table, View

ROADS = {Kind.POLITICAL: (2, 0), Kind.MILITARY: (0, 2), Kind.COMPETENCE: (1, 1)}  # gold and legions (T2.2)


def holds(view: View, move: Any, why: Any) -> bool:
    """Whether what the fact says is so on this table."""
    table, seat, fact = view.table, view.seat, why.fact
    lands, people = table.lands, table.triumvirs
    match fact:
        case s.Threat(place, rival, brings, stand):
            return (
                lands.owners[place] == seat != rival
                and stand == lands.legions[place]
                and 0 < brings <= most_brought(table, rival, place)
                and brings >= stand
            )
        case s.Attack(place, rival, own, theirs, guarded, percent):
            ask = table.tasks[-1]
            return (
                move == March(place)
                and lands.owners[place] == rival != seat
                and (own, theirs) == (ask.legions if isinstance(ask, Movement) else 0, lands.legions[place])
                and guarded == (people.at[rival] is place)
                and percent == chance(table, seat, rival, own, theirs, guarded)
                and (guarded or why.motive.name == "CONQUER")
            )
        case s.Prey(place, rival, theirs, guarded):
            stands = people.at[rival] is place
            return lands.owners[place] == rival != seat and (theirs, guarded) == (lands.legions[place], stands) and move != March(place)
        case s.Lying(place, gold):
            return lands.owners[place] == seat and gold == lands.gold[place] > 0
        case s.Means(place, kind, gold):
            stops = {place, move.to} if isinstance(move, March) else {place}
            lying = sum(lands.gold[stop] for stop in stops if lands.owners[stop] == seat)
            return kind is table.board.kinds[place] and gold == people.treasury[seat] + lying > 0
        case s.Climb(competence, level, left):
            levels = {"politics": people.politics[seat], "military": people.military[seat]}
            levels[competence.value] += 1
            return move == Raise(competence) and level == levels[competence.value] <= 7 and left == 14 - sum(levels.values())
        case s.Citizens(own, rival, theirs, stone):
            hinders = why.motive.name == "HINDER"
            others = [table.citizens[other] for other in range(table.seats) if other != seat]
            return (
                move == Persuade(Section(rival) if hinders else Section.ALII)
                and own == table.citizens[seat] + (not hinders)
                and theirs == (table.citizens[rival] - 1 if hinders else max(others))
                and theirs == table.citizens[rival] - hinders
                and rival != seat
                and stone == table.time.stone
            )
        case s.Weapons(own, bag):
            more = min(2, 8 - table.bag[seat])
            return move == Produce() and more > 0 and (own, bag) == (table.bag[seat] + more, sum(table.bag) + more)
        case s.Purse(gold):
            return gold == people.treasury[seat] and (gold > 0 or why.motive.name != "SAVE")
        case s.OneEach(gold, actions, place):
            paid = sum(gold >= price for price in (1, 3, 6))
            mine = place is not None and lands.owners[place] == seat
            comes = move == CallRome(RomeForm.BOTH) and table.stock.gold > 0
            return comes and mine and (gold, actions) == (people.treasury[seat] + 1, paid)
        case s.Levies(own, rival, theirs, place):
            counts = [0] * table.seats
            for owner, legions in zip(lands.owners, lands.legions, strict=True):
                if owner is not None:
                    counts[owner] += legions
            mine = place is None or (isinstance(move, CallRome) and lands.owners[place] == seat)
            return mine and own == counts.pop(seat) and theirs == max(counts) and rival != seat
        case s.Sortie(to, aim, percent, home, stay):
            owner, ask = lands.owners[to], table.tasks[-1]
            if owner is None or not isinstance(ask, Movement) or not isinstance(move, Load):
                return False
            guarded, there = people.at[owner] is to, lands.legions[to]
            return (
                home is people.at[seat]
                and stay == lands.legions[home] - move.legions
                and table.board.routes[home][to].cost(move.legions) <= ask.points
                and percent == (None if owner == seat else chance(table, seat, owner, move.legions, there, guarded))
                and (aim is None or (aim is not to and lands.owners[aim] not in (None, seat)))
            )
        case s.Yields(place, gold, legions):
            where = people.at[seat] if move == Install() else place
            return move in (Install(), Appoint(place)) and where is place and ROADS[table.board.kinds[place]] == (gold, legions)
        case s.Shelter(place, legions):
            return move == Flee(place) and legions == lands.legions[place] > 0
        case s.LastStep(road):
            return {
                Ending.PROVINCES: isinstance(move, March) and lands.owners.count(seat) == 8,
                Ending.COMPETENCE: isinstance(move, Raise) and people.politics[seat] + people.military[seat] == 13,
                Ending.CITIZENS: move == Persuade(Section.ALII) and people.consul[seat] and table.citizens[seat] == 5,
            }[road]
    raise AssertionError(fact)


def chance(table: Table, seat: int, rival: int, own: int, theirs: int, guarded: bool) -> int:
    """T4.1-T4.3, over every draw of weapons there is, one by one."""
    bag = [colour for colour, count in enumerate(table.bag) for _ in range(count)]
    draws = list(combinations(bag, min(3, own, theirs, len(bag))))
    won = sum(own - drawn.count(rival) - 2 * guarded > theirs - drawn.count(seat) for drawn in draws)
    rounded = round(100 * won / len(draws))
    return rounded if won in (0, len(draws)) else min(99, max(1, rounded))


def most_brought(table: Table, seat: int, place: Province) -> int:
    """How many legions a triumvir can bring to a province in one turn through their own, picking up all they find (T3.1, T3.2)."""
    lands = table.lands

    def onward(at: Province, points: int, army: int, seen: frozenset[Province]) -> int:
        best = 0
        for to, route in table.board.routes[at].items():
            left = points - route.cost(army)
            if left < 0 or to in seen:
                continue
            if to is place:
                best = max(best, army)
            elif lands.owners[to] == seat:
                best = max(best, onward(to, left, army + lands.legions[to], seen | {to}))
        return best

    start = table.triumvirs.at[seat]
    return onward(start, 4, lands.legions[start] * (lands.owners[start] == seat), frozenset({start}))
