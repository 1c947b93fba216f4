"""Where everybody stood (T7), line by line. This game has no points: the last line is the rank."""

from __future__ import annotations

from rules.engine.model import Line, Sheet
from rules.triumvirat.table import Counted, Table

from .. import sheet as paper
from .look import Names, Tongue, player, seal

ART = {
    Counted.PROVINCES: "palace",
    Counted.CITIZENS: "citizen",
    Counted.CONSULSHIPS: "gold_laurel",
    Counted.POLITICS: "temple",
    Counted.MILITARY: "weapon",
}


def written(sheet: Sheet, table: Table, names: Names, tongue: Tongue) -> paper.Sheet:
    """The sheet in words."""
    seats = range(table.seats)
    called = [player(names, seat, tongue) for seat in seats]
    return paper.written(sheet, tongue, called, [seal(seat) for seat in seats], [_row(line, tongue) for line in sheet.lines])


def _row(line: Line, tongue: Tongue) -> paper.Row:
    """The laurel goes to whoever is alone in front."""
    return paper.Row(tongue.line(line.what), ART[line.what], line.points, paper.ahead(line.points))
