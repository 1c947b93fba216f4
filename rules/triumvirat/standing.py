"""How things stand, by what everybody sees: who is near to victory, and by which road (T7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import ACTIONS, CONQUERED, MANY_CITIZENS, TOP, Ending
from .state import Table
from .steps.election import winner

CLOSE = 2  # provinces, citizens or raises that a turn may bring, whatever the treasury holds
ROME = 2  # gold that Rome gives at most before the next actions (T2.3)


@dataclass(frozen=True, slots=True)
class Near:
    """A player so far from winning: in provinces, citizens, raises, or turns before the election. By years: nobody's own."""

    road: Ending
    left: int
    seat: Seat | None = None


def near(table: Table) -> tuple[Near, ...]:
    """Who could win within about a turn, the nearest first."""
    if table.victory:
        return ()
    found = [one for seat in range(table.seats) for one in _roads(table, seat)]
    last = table.time.year == table.options.years and 0 < table.time.stone <= table.seats
    return (*sorted(found, key=lambda one: one.left), *((Near(Ending.YEARS, table.time.stone),) if last else ()))


def _roads(table: Table, seat: Seat) -> list[Near]:
    people, stone = table.triumvirs, table.time.stone
    found = [
        Near(Ending.PROVINCES, CONQUERED - table.lands.owners.count(seat), seat),
        Near(Ending.COMPETENCE, 2 * TOP - people.politics[seat] - people.military[seat], seat),
    ]
    if people.consul[seat]:
        found.append(Near(Ending.CITIZENS, MANY_CITIZENS - table.citizens[seat], seat))
        if 0 < stone <= table.seats and leader(table) == seat:
            return [Near(Ending.CONSUL_TWICE, stone, seat), *(one for one in found if _close(table, one))]
    return [one for one in found if _close(table, one)]


def _close(table: Table, one: Near) -> bool:
    """Whether a turn may bring what is left; three actions only for who can pay them (T5.1)."""
    if one.left <= CLOSE or one.road is Ending.PROVINCES or one.seat is None:
        return 0 < one.left <= CLOSE
    return one.left <= ACTIONS and table.triumvirs.treasury[one.seat] + ROME >= sum(range(1, ACTIONS + 1))


def leader(table: Table) -> Seat:
    """Who would be elected now (T6.2)."""
    return winner(list(table.citizens), list(table.triumvirs.placed))
