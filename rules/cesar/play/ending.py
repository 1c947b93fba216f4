"""C5: how a game ends, and the score."""

from __future__ import annotations

from rules.cesar.events import Ended
from rules.cesar.rulebook import C5_4
from rules.cesar.table import GROUPS, PLACE, SIZE, Ending, ScoreLine, Side, Table
from rules.engine.model import Line, Seat, Sheet

from .desk import Desk, has_room

IDLE_TURNS = 4  # C5.6


def end(desk: Desk, ending: Ending) -> None:
    """The missions are shown (C5.4)."""
    missions = desk.player(0).mission, desk.player(1).mission
    assert missions[0] is not None and missions[1] is not None
    desk.ending, desk.missions = ending, (missions[0], missions[1])
    desk.tasks.clear()
    desk.tell(Ended(ending, desk.missions))


def last_to_lay(sides: tuple[Side, Side]) -> Seat | None:
    """C5.2: who takes the last turn: the other has no Influence at all, he has some in hand and no reserve."""
    for seat, (side, enemy) in enumerate((sides, (sides[1], sides[0]))):
        if side.influence and not (side.reserve or enemy.influence or enemy.reserve):
            return seat
    return None


def ended(desk: Desk, sides: tuple[Side, Side]) -> Ending | None:
    """Whether the game is over now that a turn is."""
    lays = [bool(side.influence + side.reserve) for side in sides]
    if not any(lays):
        return Ending.NO_INFLUENCE  # C5.2
    if not any(lays[seat] and has_room(desk.forum, seat) for seat in (0, 1)):
        return Ending.NO_PLACE  # C5.3
    return Ending.IDLE if desk.idle >= IDLE_TURNS else None


def sheet(table: Table) -> Sheet:
    """C5.4; the missions count once they are shown."""
    taken = [[forum.taken.count(seat) for forum in table.forum] for seat in (0, 1)]
    sizes = [SIZE[group] for group in GROUPS]
    lines = (
        _line(ScoreLine.PATRICIANS, [sum(won) for won in taken]),
        _line(ScoreLine.MAJORITIES, [sum(n > size // 2 for n, size in zip(won, sizes, strict=True)) for won in taken]),
        _line(ScoreLine.WHOLE_GROUPS, [sum(n == size for n, size in zip(won, sizes, strict=True)) for won in taken]),
        _line(ScoreLine.MISSION, [_mission(table, seat) for seat in (0, 1)]),
    )
    totals = tuple(sum(line.points[seat] or 0 for line in lines) for seat in (0, 1))
    ranks = tuple(1 + sum(better > total for better in totals) for total in totals)
    return Sheet(lines, totals, ranks, table.ending)


def _line(what: ScoreLine, points: list[int] | list[int | None]) -> Line:
    return Line(what, C5_4, tuple(points))


def _mission(table: Table, seat: Seat) -> int | None:
    if table.missions is None:
        return None
    taken = table.forum[PLACE[table.missions[seat]]].taken
    return 2 if taken.count(seat) >= 3 else 0
