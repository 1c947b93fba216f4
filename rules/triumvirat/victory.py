"""Victory, immediate (T7): each condition is looked at where it can come true, and says whether it did."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Line, Seat, Sheet, tie_breaks

from .desk import Desk
from .rulebook import T7_1, T7_2, T7_3, T7_4
from .table import CONQUERED, MANY_CITIZENS, TOP, Counted, Ending, Table

TIES = ((Counted.CITIZENS, T7_4), (Counted.BOTH, T7_4))


def citizens(desk: Desk, seat: Seat) -> bool:
    """The holder of a Consul card with 6 or more citizens (T7.1)."""
    if won := desk.consul[seat] and desk.citizens[seat] >= MANY_CITIZENS:
        desk.win(Ending.CITIZENS, seat)
    return won


def consul_twice(desk: Desk, seat: Seat) -> bool:
    """Elected for the second time (T6.3, T7.1)."""
    if won := desk.consul[seat]:
        desk.win(Ending.CONSUL_TWICE, seat)
    return won


def provinces(desk: Desk, seat: Seat) -> bool:
    """Nine provinces (T7.2)."""
    if won := desk.owners.count(seat) == CONQUERED:
        desk.win(Ending.PROVINCES, seat)
    return won


def competence(desk: Desk, seat: Seat) -> bool:
    """VII on both tracks (T7.3)."""
    if won := desk.politics[seat] == desk.military[seat] == TOP:
        desk.win(Ending.COMPETENCE, seat)
    return won


def years(desk: Desk) -> bool:
    """The cap, counted after the election of that year: provinces, citizens, sum of competences, then shared (T7.4)."""
    if won := desk.time.year == desk.table.options.years:
        standings = _standings(desk.owners, desk.citizens, desk.politics, desk.military)
        desk.win(Ending.YEARS, *(seat for seat, standing in enumerate(standings) if standing == max(standings)))
    return won


def _standings(
    owners: Sequence[Seat | None], citizens: Sequence[int], politics: Sequence[int], military: Sequence[int]
) -> list[tuple[int, int, int]]:
    """What the cap compares, by seat (T7.4)."""
    return [(owners.count(seat), citizens[seat], politics[seat] + military[seat]) for seat in range(len(politics))]


def sheet(table: Table) -> Sheet:
    """Where everybody stands. A victory has one winner and no second; otherwise the order of T7.4."""
    people, seats, victory = table.triumvirs, range(table.seats), table.victory
    twice = victory.winners if victory and victory.ending is Ending.CONSUL_TWICE else ()
    lines = (
        Line(Counted.PROVINCES, T7_2, tuple(table.lands.owners.count(seat) for seat in seats)),
        Line(Counted.CITIZENS, T7_1, table.citizens[: table.seats]),
        Line(Counted.CONSULSHIPS, T7_1, tuple(people.consul[seat] + (seat in twice) for seat in seats)),
        Line(Counted.POLITICS, T7_3, people.politics),
        Line(Counted.MILITARY, T7_3, people.military),
    )
    ties: tuple[Line, ...] = ()
    if victory and victory.ending is not Ending.YEARS:
        ranks = tuple(1 if seat in victory.winners else 2 for seat in seats)
    else:
        standings = _standings(table.lands.owners, table.citizens, people.politics, people.military)
        ranks = tuple(1 + sum(other > standing for other in standings) for standing in standings)
        ties = tie_breaks(standings, TIES) if victory else ()
    return Sheet(lines, (None,) * table.seats, ranks, victory and victory.ending, ties)
