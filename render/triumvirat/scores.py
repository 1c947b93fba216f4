"""Where everybody stood (T7), line by line. This game has no points: the last line is the rank."""

from __future__ import annotations

from rules.engine.model import Line, Sheet
from rules.triumvirat.components import Counted
from rules.triumvirat.state import Table

from .. import sheet as paper
from .theme import Names, PictureText, player, seal

ART = {
    Counted.PROVINCES: "palace",
    Counted.CITIZENS: "citizen",
    Counted.CONSULSHIPS: "gold_laurel",
    Counted.POLITICS: "temple",
    Counted.MILITARY: "weapon",
}


def written(sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> paper.Sheet:
    """The sheet in words."""
    seats = range(table.seats)
    called = [player(names, seat, game_text) for seat in seats]
    return paper.written(sheet, game_text, called, [seal(seat) for seat in seats], [_row(line, game_text) for line in sheet.lines])


def _row(line: Line, game_text: PictureText) -> paper.Row:
    """The laurel goes to whoever is alone in front."""
    figures = tuple("" if figure is None else game_text.figure(line.what, figure) for figure in line.points)
    return paper.Row(game_text.line(line.what), ART[line.what], line.points, paper.ahead(line.points), figures=figures)
