"""The score sheet of César & Cléopâtre, line by line (C5.4)."""

from __future__ import annotations

from rules.cesar.table import ScoreLine, Table
from rules.engine.model import Line, Sheet

from .. import sheet as paper
from .look import Names, Tongue, player, seal

ART = {
    ScoreLine.PATRICIANS: "senator",
    ScoreLine.MAJORITIES: "crown",
    ScoreLine.WHOLE_GROUPS: "temple",
    ScoreLine.MISSION: "scroll",
}


def written(sheet: Sheet, table: Table, names: Names, tongue: Tongue) -> paper.Sheet:
    """The sheet in words."""
    called = [player(names, seat, tongue) for seat in (0, 1)]
    seals = [seal(seat, tongue) for seat in (0, 1)]
    return paper.written(sheet, tongue, called, seals, [_row(line, table, tongue) for line in sheet.lines])


def _row(line: Line, table: Table, tongue: Tongue) -> paper.Row:
    aims = zip(tongue.ROLES, table.missions or (), strict=False) if line.what is ScoreLine.MISSION else ()
    note = ", ".join(f"{role} ({tongue.term(group, seat)})" for seat, (role, group) in enumerate(aims))
    return paper.Row(tongue.line(line.what), ART[line.what], line.points, note=note)
