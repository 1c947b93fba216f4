"""How things stand, by what everybody sees: who is near to victory and by which road (T7), who threatens what, what speaks for a move.

The call, the lines of near victory, reasons and hints all say what is found here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from rules.engine.box import Data
from rules.engine.codec import added
from rules.engine.model import Seat

from .components import ACTIONS, CONQUERED, MANY_CITIZENS, POINTS, PROVINCES, TOP, Competence, Ending, Kind, Province, Section, board
from .moves import March, Move, Persuade, Raise
from .odds import PROTECTION, odds, percent
from .questions import Appointment
from .state import Table
from .steps.election import RETURNED, winner

CLOSE = 2  # citizens by which a consul who trails may still be elected
LEVY = 3  # legions that supply brings, about, before the next march (T2.2, T2.3)


@dataclass(frozen=True, slots=True)
class Near:
    """How far a player is from winning by a road: in provinces, citizens, raises, or turns before the election. By years: nobody's own."""

    road: Ending
    left: int
    seat: Seat | None = None
    ahead: bool = True  # whether they would be elected as things stand


def near(table: Table) -> tuple[Near, ...]:
    """Who could win within about a turn, the nearest player first, each with all their roads."""
    if table.victory:
        return ()
    roads = [sorted(found, key=_distance) for seat in range(table.seats) if (found := _roads(table, seat))]
    last = table.time.year == table.options.years and 0 < table.time.stone <= table.seats
    theirs = (one for found in sorted(roads, key=lambda found: _distance(found[0])) for one in found)
    return (*theirs, *((Near(Ending.YEARS, table.time.stone),) if last else ()))


def _distance(one: Near) -> int:
    """How far somebody really is: an action is surer than a conquest, and an election that somebody else leads is far."""
    match one.road:
        case Ending.PROVINCES:
            return one.left + 1
        case Ending.CONSUL_TWICE:
            return one.left + (1 if one.ahead else ACTIONS + 1)
        case _:
            return one.left


def _roads(table: Table, seat: Seat) -> list[Near]:
    """The roads on which what is left may be had in a turn: by a march (T3, T4), or by three actions (T5.1)."""
    people, found = table.triumvirs, list[Near]()
    if 0 < (left := CONQUERED - table.lands.owners.count(seat)) <= POINTS and conquests(table, seat) >= left:
        found.append(Near(Ending.PROVINCES, left, seat))
    if 0 < (left := 2 * TOP - people.politics[seat] - people.military[seat]) <= ACTIONS:
        found.append(Near(Ending.COMPETENCE, left, seat))
    if people.consul[seat]:
        if 0 < (left := MANY_CITIZENS - _citizens(table, seat)) <= ACTIONS:
            found.append(Near(Ending.CITIZENS, left, seat))
        found += _election(table, seat)
    return found


def _citizens(table: Table, seat: Seat) -> int:
    """A seat's citizens; of who has just been elected those that will be left when they count (T6.4)."""
    return max(0, table.citizens[seat] - (RETURNED if Appointment(seat) in table.tasks else 0))


def _election(table: Table, seat: Seat) -> list[Near]:
    """T6.2, T7.1: a consul who is ahead when the last turns before the election begin, or could still be."""
    if not 0 < table.time.stone <= table.seats:
        return []
    ahead, most = leader(table) == seat, max(table.citizens[other] for other in range(table.seats) if other != seat)
    return [Near(Ending.CONSUL_TWICE, table.time.stone, seat, ahead)] if ahead or table.citizens[seat] + CLOSE >= most else []


def leader(table: Table) -> Seat:
    """The seat that would be elected now (T6.2)."""
    return winner(list(table.citizens), list(table.triumvirs.placed))

# -- what speaks for a move: each is a fact of the position that its seat stands in -------------------------------


@dataclass(frozen=True, slots=True)
class Threat:
    """How many legions a rival can bring, as they stand now, to an own province, and how many stand there."""

    province: Province
    rival: Seat
    brings: int
    stand: int


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack on a rival's province: the legions of both, whether the triumvir guards it, and how likely it is taken (T4.7)."""

    province: Province
    rival: Seat
    attackers: int
    defenders: int
    guarded: bool
    percent: int


@dataclass(frozen=True, slots=True)
class Prey:
    """A rival's province further on: its legions, and whether the triumvir guards it."""

    province: Province
    rival: Seat
    defenders: int
    guarded: bool


@dataclass(frozen=True, slots=True)
class Lying:
    """Gold that lies in an own province (T3.3)."""

    province: Province
    gold: int


@dataclass(frozen=True, slots=True)
class Means:
    """Gold to spend on the actions of an own province: that of the treasury, and what lies there."""

    province: Province
    kind: Kind
    gold: int


@dataclass(frozen=True, slots=True)
class Climb:
    """A competence raised to this level, and how many raises are then left to VII on both (T7.3)."""

    competence: Competence
    level: int
    left: int


@dataclass(frozen=True, slots=True)
class Citizens:
    """The citizens a seat will have, those of the rival with most, and the turns before the election, this one included."""

    own: int
    rival: Seat
    theirs: int
    stone: int


@dataclass(frozen=True, slots=True)
class Weapons:
    """How many of the weapons in the bag will be one's own (T5.2)."""

    own: int
    bag: int


@dataclass(frozen=True, slots=True)
class Purse:
    """The gold in the treasury."""

    gold: int


@dataclass(frozen=True, slots=True)
class OneEach:
    """The gold in the treasury with one more, the actions it pays at most (T5.1), and where the legion that comes with it would go."""

    gold: int
    actions: int
    place: Province | None


@dataclass(frozen=True, slots=True)
class Levies:
    """One's legions in all, and those of the rival with most; where Rome's would go."""

    own: int
    rival: Seat
    theirs: int
    place: Province | None = added(None)


@dataclass(frozen=True, slots=True)
class Column:
    """How likely a rival's province is taken with all `legions`, and with `fewer`, in percent (T4.7): told in older games."""

    province: Province
    legions: int
    percent: int
    fewer: int
    before: int


@dataclass(frozen=True, slots=True)
class Sortie:
    """Where so many legions go next, on the way to a rival's province perhaps, and how many stay; how likely a rival's is taken (T4.7)."""

    to: Province
    aim: Province | None
    percent: int | None
    home: Province
    stay: int


@dataclass(frozen=True, slots=True)
class Yields:
    """What an own province supplies every turn once a civil servant works there (T2.1, T2.2)."""

    province: Province
    gold: int
    legions: int


@dataclass(frozen=True, slots=True)
class Shelter:
    """How many legions stand in an own province."""

    province: Province
    legions: int


@dataclass(frozen=True, slots=True)
class LastStep:
    """What the move brings, or may bring, wins the game by this road (T7)."""

    road: Ending


Fact = (
    Threat | Attack | Prey | Lying | Means | Climb | Citizens | Weapons | Purse | OneEach | Levies | Column | Sortie | Yields | Shelter
    | LastStep
)  # fmt: skip


class Step(NamedTuple):
    """A move of the triumvir by what it costs with and without legions (T3.2)."""

    to: Province
    laden: int
    light: int


@cache
def steps(data: Data, seats: int) -> tuple[tuple[Step, ...], ...]:
    """All that four points can pay, by province."""
    routes = board(data, seats).routes
    return tuple(
        tuple(Step(to, route.cost(1), route.cost(0)) for to, route in routes[place].items() if route.cost(0) <= POINTS)
        for place in PROVINCES
    )


def reach(table: Table, seat: Seat) -> dict[Province, int]:
    """How many legions a triumvir can bring to each province of others next turn: those at hand, and those found on the way."""
    owners, legions = table.lands.owners, table.lands.legions
    ways = steps(table.data, table.seats)
    start = table.triumvirs.at[seat]
    found: dict[Province, int] = {}
    stops = [(start, POINTS, legions[start] if owners[start] == seat else 0)]
    stops += [
        (step.to, POINTS - cost, stops[0][2] + legions[step.to])
        for step in ways[start]
        if owners[step.to] == seat and (cost := step.laden if stops[0][2] else step.light) < POINTS
    ]
    for place, points, army in stops:
        for step in ways[place]:
            if step.laden <= points and owners[step.to] != seat:
                found[step.to] = max(found.get(step.to, 0), army)
    return found


def conquests(table: Table, seat: Seat) -> int:
    """How many provinces of others one march may take, if weapons do no harm: with those at hand, found on the way, or newly levied."""
    owners, legions, ways = table.lands.owners, table.lands.legions, steps(table.data, table.seats)

    def most(place: Province, points: int, army: int, taken: int, seen: frozenset[Province]) -> int:
        best = taken
        for step in ways[place]:
            if step.to in seen or (step.laden if army else step.light) > points:
                continue
            left = points - (step.laden if army else step.light)
            if owners[step.to] == seat:
                best = max(best, most(step.to, left, army + legions[step.to], taken, seen | {step.to}))
            elif (after := army - legions[step.to] - _guard(table, step.to)) > 0:
                best = max(best, most(step.to, left, after, taken + 1, seen | {step.to}))
        return best

    start = table.triumvirs.at[seat]
    return most(start, POINTS, LEVY + (legions[start] if owners[start] == seat else 0), 0, frozenset({start}))


def _guard(table: Table, place: Province) -> int:
    """T4.2: legions that a triumvir on the spot costs the attack."""
    owner = table.lands.owners[place]
    return PROTECTION if owner is not None and table.triumvirs.at[owner] is place else 0


def threat(table: Table, seat: Seat, place: Province) -> Threat | None:
    """The rival who can bring most legions to an own province next turn, if anybody can bring any."""
    if table.lands.owners[place] != seat:
        return None
    brings, rival = max((reach(table, other).get(place, 0), -other) for other in range(table.seats) if other != seat)
    return Threat(place, -rival, brings, table.lands.legions[place]) if brings else None


def attack(table: Table, seat: Seat, place: Province, legions: int) -> Attack | None:
    """What an attack with this many legions promises; None if there is nobody to attack."""
    owner = table.lands.owners[place]
    if owner in (None, seat) or not legions:
        return None
    defenders, guarded = table.lands.legions[place], table.triumvirs.at[owner] is place
    chance = odds(table.bag, seat, owner, legions, defenders, guarded).chance
    return Attack(place, owner, legions, defenders, guarded, percent(chance))


def sortie(table: Table, seat: Seat, legions: int, to: Province, aim: Province | None) -> Sortie:
    """A march with so many legions from where the triumvir stands; only what lies further on is an aim of its own."""
    home, fight = table.triumvirs.at[seat], attack(table, seat, to, legions)
    further = aim if aim is not None and aim is not to and table.lands.owners[aim] != seat else None
    return Sortie(to, further, fight.percent if fight else None, home, table.lands.legions[home] - legions)


def last_step(table: Table, seat: Seat, move: Move) -> LastStep | None:
    """The road that this move ends, or may end, if it is the last step of one (T7)."""
    people = table.triumvirs
    match move:
        case March():
            return LastStep(Ending.PROVINCES) if table.lands.owners.count(seat) == CONQUERED - 1 else None
        case Raise(competence) if table.track(competence)[seat] < TOP:
            return LastStep(Ending.COMPETENCE) if people.politics[seat] + people.military[seat] == 2 * TOP - 1 else None
        case Persuade(Section.ALII):
            return LastStep(Ending.CITIZENS) if people.consul[seat] and table.citizens[seat] == MANY_CITIZENS - 1 else None
        case _:
            return None


def prey(table: Table, seat: Seat, place: Province) -> Prey | None:
    """A province that somebody else holds."""
    owner = table.lands.owners[place]
    if owner in (None, seat):
        return None
    return Prey(place, owner, table.lands.legions[place], table.triumvirs.at[owner] is place)


def levies(table: Table, seat: Seat, place: Province | None = None) -> Levies:
    """All legions on the map, and the rival with most."""
    lands = table.lands
    sums = [sum(count for owner, count in zip(lands.owners, lands.legions, strict=True) if owner == each) for each in range(table.seats)]
    theirs, rival = max((sums[other], -other) for other in range(table.seats) if other != seat)
    return Levies(sums[seat], -rival, theirs, place)


def one_each(table: Table, seat: Seat, place: Province | None) -> OneEach:
    """What a gold and a legion from Rome are good for."""
    gold = table.triumvirs.treasury[seat] + 1
    return OneEach(gold, sum(gold >= paid for paid in accumulate(range(1, ACTIONS + 1))), place)


def forum(table: Table, seat: Seat, change: Mapping[Seat, int]) -> Citizens:
    """The citizens as they will be if these sections change by so many, and the rival with most."""
    counts = [table.citizens[each] + change.get(each, 0) for each in range(table.seats)]
    theirs, rival = max((counts[other], -other) for other in range(table.seats) if other != seat)
    return Citizens(counts[seat], -rival, theirs, table.time.stone)
