"""Battles to come: how they are likely to end, and who can reach whom."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from rules.engine.model import Seat
from rules.triumvirat.board import PROVINCES, Province, board
from rules.triumvirat.odds import odds
from rules.triumvirat.table import POINTS, Table


class Prospect(NamedTuple):
    """What an attack promises."""

    chance: float  # of conquest
    left: int  # attackers, if it succeeds
    lost: float  # attackers
    killed: float  # defenders


@lru_cache(maxsize=65536)
def prospect(weapons: int, theirs: int, neutral: int, attackers: int, defenders: int, guarded: bool) -> Prospect:
    """T4.7: from the weapons of both and of nobody in the bag."""
    exact = odds((weapons, theirs, neutral), 0, 1, attackers, defenders, guarded)
    chance, lost = float(exact.chance), float(exact.attackers_lost)
    left = (attackers - lost) / chance if chance else 0.0
    return Prospect(chance, max(1, round(left)), lost, float(exact.defenders_lost))


class Step(NamedTuple):
    """A move of the triumvir by what it costs with and without legions (T3.2)."""

    to: Province
    laden: int
    light: int


@cache
def steps(data: int, seats: int) -> tuple[tuple[Step, ...], ...]:
    """All that four points can pay, by province."""
    routes = board(data, seats).routes
    return tuple(
        tuple(Step(to, route.cost(1), route.cost(0)) for to, route in routes[place].items() if route.cost(0) <= POINTS)
        for place in PROVINCES
    )


def reach(table: Table, seat: Seat) -> dict[Province, int]:
    """How many legions a triumvir can bring to each province of others next turn: his own, and those he finds on the way."""
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
