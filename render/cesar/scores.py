"""The score sheet of Caesar & Cleopatra, line by line (C5.4)."""

from __future__ import annotations

from rules.cesar.components import ScoreLine
from rules.cesar.state import Table
from rules.engine.model import Line, Sheet

from .. import sheet as paper
from .theme import Names, PictureText, player, seal

ART = {
    ScoreLine.PATRICIANS: "senator",
    ScoreLine.MAJORITIES: "crown",
    ScoreLine.WHOLE_GROUPS: "temple",
    ScoreLine.MISSION: "scroll",
}


def written(sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> paper.Sheet:
    """The sheet in words."""
    called = [player(names, seat, game_text) for seat in (0, 1)]
    seals = [seal(seat, game_text) for seat in (0, 1)]
    return paper.written(sheet, game_text, called, seals, [_row(line, table, game_text) for line in sheet.lines])


def _row(line: Line, table: Table, game_text: PictureText) -> paper.Row:
    aims = zip(game_text.ROLES, table.missions or (), strict=False) if line.what is ScoreLine.MISSION else ()
    note = ", ".join(f"{role} ({game_text.term(group, seat)})" for seat, (role, group) in enumerate(aims))
    return paper.Row(game_text.line(line.what), ART[line.what], line.points, note=note)
