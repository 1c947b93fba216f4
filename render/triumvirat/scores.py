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
    """The sheet in words; nobody has a rank before the end."""
    seats = range(table.seats)
    called = [player(names, seat, tongue) for seat in seats]
    verdict, why = (text.replace("**", "") for text in tongue.verdict(sheet, called))
    columns = tuple(paper.Column(called[seat], *seal(seat), seat in sheet.winners) for seat in seats)
    rows = tuple(_row(line, tongue) for line in sheet.lines)
    ranks = sheet.ranks if sheet.ending else (None,) * table.seats
    return paper.Sheet(tongue.TITLE, verdict, why, columns, rows, tongue.PICTURE["rank"], ranks)


def _row(line: Line, tongue: Tongue) -> paper.Row:
    """The laurel goes to whoever is alone in front."""
    ahead = [seat for seat, points in enumerate(line.points) if points == max(p or 0 for p in line.points)]
    best = ahead[0] if len(ahead) == 1 else None
    return paper.Row(tongue.line(line.what), ART[line.what], line.points, best)
