"""C5.4: the score."""

from __future__ import annotations

from rules.engine.model import Line, Seat, Sheet

from .components import BOTH, PLACE, SIZES, ScoreLine
from .paragraphs import C5_4
from .state import Table


def sheet(table: Table) -> Sheet:
    """The points of both sides; the missions count once they are shown."""
    taken = [[forum.taken.count(seat) for forum in table.forum] for seat in BOTH]
    lines = (
        _line(ScoreLine.PATRICIANS, [sum(won) for won in taken]),
        _line(ScoreLine.MAJORITIES, [sum(n > size // 2 for n, size in zip(won, SIZES, strict=True)) for won in taken]),
        _line(ScoreLine.WHOLE_GROUPS, [sum(n == size for n, size in zip(won, SIZES, strict=True)) for won in taken]),
        _line(ScoreLine.MISSION, [_mission(table, seat) for seat in BOTH]),
    )
    totals = tuple(sum(line.points[seat] or 0 for line in lines) for seat in BOTH)
    ranks = tuple(1 + sum(better > total for better in totals) for total in totals)
    return Sheet(lines, totals, ranks, table.ending)


def _line(what: ScoreLine, points: list[int] | list[int | None]) -> Line:
    return Line(what, C5_4, tuple(points))


def _mission(table: Table, seat: Seat) -> int | None:
    if table.missions is None:
        return None
    taken = table.forum[PLACE[table.missions[seat]]].taken
    return 2 if taken.count(seat) >= 3 else 0
