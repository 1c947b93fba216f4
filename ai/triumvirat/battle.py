"""Battles to come: how they are likely to end, and who can reach whom."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from rules.engine.model import Seat
from rules.triumvirat.components import POINTS, PROVINCES, Province, board
from rules.triumvirat.odds import clash, weapons_drawn
from rules.triumvirat.state import Table


class Prospect(NamedTuple):
    """What an attack promises."""

    chance: float  # of conquest
    left: int  # attackers, if it succeeds
    lost: float  # attackers
    killed: float  # defenders


@lru_cache(maxsize=65536)
def prospect(weapons: int, theirs: int, neutral: int, attackers: int, defenders: int, guarded: bool) -> Prospect:
    """T4.7: over all draws, from the weapons of both and of nobody in the bag."""
    drawn = weapons_drawn(attackers, defenders, (weapons, theirs, neutral))
    won = left = killed = 0
    for own in range(min(drawn, weapons) + 1):
        for enemy in range(max(0, drawn - own - neutral), min(drawn - own, theirs) + 1):
            ways = comb(weapons, own) * comb(theirs, enemy) * comb(neutral, drawn - own - enemy)
            result = clash(attackers, defenders, own, enemy, guarded)
            won += ways * result.conquered
            left += ways * result.attackers_left
            killed += ways * (defenders - result.defenders_left)
    whole = comb(weapons + theirs + neutral, drawn)
    return Prospect(won / whole, round(left / won) if won else 0, attackers - left / whole, killed / whole)


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
