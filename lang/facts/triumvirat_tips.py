"""What a newcomer to The End of the Triumvirate should look at now. No sentences here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.triumvirat import questions as q
from rules.triumvirat.components import TOP, Competence, Kind, Province
from rules.triumvirat.standing import attack
from rules.triumvirat.state import View, leads

LIKELY = 70  # in percent: so likely an attack is worth a word


class Advice(Enum):
    """Advice that needs no figures."""

    SUPPLY = "supply"
    LYING = "lying"
    GOVERNORS = "governors"
    EMPTY = "empty"
    PLACE = "place"
    STOP = "stop"
    NO_GOLD = "no gold"
    RAISE_POLITICS = "raise politics"
    CITIZENS = "citizens"
    RAISE_MILITARY = "raise military"
    WEAPONS = "weapons"
    REFUGE = "refuge"
    FREE_RAISE = "free raise"
    CIVIL_SERVANT = "civil servant"


@dataclass(frozen=True, slots=True)
class GoodAttack:
    """An attack that probably succeeds: with how many legions, and how likely."""

    province: Province
    legions: int
    percent: int


@dataclass(frozen=True, slots=True)
class FetchGold:
    """Gold lies in an own province within reach."""

    province: Province
    gold: int


@dataclass(frozen=True, slots=True)
class Raises:
    """How many raises are left to VII on both tracks."""

    left: int


Tip = Advice | GoodAttack | FetchGold | Raises


def tip(view: View, ask: q.Ask) -> Tip | None:
    """By the question, and by what stands on the map."""
    people, seat = view.table.triumvirs, view.seat
    match ask:
        case q.RomeSupply():
            return _lesson(view)
        case q.Arrivals():
            return Advice.PLACE
        case q.Movement(points=points):
            here = view.table.lands.legions[people.at[seat]]
            return _attack(view, points, here) or _gold(view, points) or (Advice.STOP if people.treasury[seat] else Advice.NO_GOLD)
        case q.Actions():
            return _action(view)
        case q.Refuge():
            return Advice.REFUGE
        case q.Redress():
            return Advice.FREE_RAISE
        case q.Appointment():
            return Advice.CIVIL_SERVANT
        case _:
            return None


ROUNDS = (Advice.SUPPLY, Advice.GOVERNORS, Advice.LYING, Advice.EMPTY)


def _lesson(view: View) -> Advice | None:
    """One thing about provinces a turn, each once."""
    turn = (view.table.time.turn - 1) // view.table.seats
    return ROUNDS[turn] if turn < len(ROUNDS) else None


def _attack(view: View, points: int, legions: int) -> GoodAttack | None:
    """The likeliest conquest within one step; nobody's last province can be attacked (T3.5)."""
    table, seat = view.table, view.seat
    owners = table.lands.owners
    found = [
        (seen.percent, -route.cost(legions), to)
        for to, route in table.board.routes[table.triumvirs.at[seat]].items()
        if route.cost(legions) <= points and owners.count(owners[to]) > 1 and (seen := attack(table, seat, to, legions))
    ]
    percent, _, to = max(found, default=(0, 0, None))  # the nearest of those as likely
    return GoodAttack(to, legions, percent) if to is not None and percent >= LIKELY else None


def _gold(view: View, points: int) -> FetchGold | None:
    lands, here = view.table.lands, view.table.triumvirs.at[view.seat]
    routes = view.table.board.routes[here].items()
    found = [(lands.gold[to], to) for to, route in routes if lands.owners[to] == view.seat and route.cost(0) <= points]
    gold, to = max(found, default=(0, None))
    return FetchGold(to, gold) if to is not None and gold else None


def _action(view: View) -> Tip:
    table, seat = view.table, view.seat
    kind = table.board.kinds[table.triumvirs.at[seat]]
    if kind is Kind.COMPETENCE:
        return Raises(2 * TOP - table.triumvirs.politics[seat] - table.triumvirs.military[seat])
    competence = Competence.POLITICS if kind is Kind.POLITICAL else Competence.MILITARY
    leading = leads(table.track(competence), seat)
    if kind is Kind.POLITICAL:
        return Advice.CITIZENS if leading else Advice.RAISE_POLITICS
    return Advice.WEAPONS if leading else Advice.RAISE_MILITARY
