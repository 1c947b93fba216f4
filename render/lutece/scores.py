"""The score sheet of Lutèce, line by line (L5)."""

from __future__ import annotations

from rules.engine.model import Line, Sheet
from rules.lutece.components import Resource
from rules.lutece.majority import Majority, majorities
from rules.lutece.scoring import Score
from rules.lutece.state import Table

from .. import sheet as paper
from .theme import Names, PictureText, player, seal

ART = {
    Score.MILLS: "mill",
    Score.FAMILIES: "bakery",
    Score.MARKETS: "market",
    Score.STATUES: "statue",
    Score.LEGIONNAIRES: "centurion",
    Score.FORTUNE: "coins",
}


def written(sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> paper.Sheet:
    """The sheet in words."""
    seats = range(table.seats)
    called = [player(names, seat, game_text) for seat in seats]
    seals = [seal(names, seat) for seat in seats]
    leads = {majority.resource: majority for majority in majorities(table)}
    return paper.written(sheet, game_text, called, seals, [_row(line, leads, game_text) for line in sheet.lines])


def _row(line: Line, leads: dict[Resource, Majority], game_text: PictureText) -> paper.Row:
    """A majority goes by its resource and has its laurel; of several names the first is large."""
    if isinstance(line.what, Resource):
        return paper.Row(game_text.term(line.what, 0), line.what.value, line.points, leads[line.what].leader)
    word, _, others = game_text.line(line.what).partition(", ")
    return paper.Row(word, ART[line.what], line.points, note=others)
