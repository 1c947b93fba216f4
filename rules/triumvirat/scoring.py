"""The score: where everybody stands on the three roads to victory (T7). This game has no points."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Line, Seat, Sheet, tie_breaks

from .components import Counted, Ending
from .paragraphs import T7_1, T7_2, T7_3, T7_4
from .state import Table

TIES = ((Counted.CITIZENS, T7_4), (Counted.BOTH, T7_4))


def standings(
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
        compared = standings(table.lands.owners, table.citizens, people.politics, people.military)
        ranks = tuple(1 + sum(other > standing for other in compared) for standing in compared)
        ties = tie_breaks(compared, TIES) if victory else ()
    return Sheet(lines, (None,) * table.seats, ranks, victory and victory.ending, ties)
