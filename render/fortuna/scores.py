"""The score sheet of Fortuna, line by line (F6.5-F6.7)."""

from __future__ import annotations

from lang.shared import times
from rules.engine.model import Line, Sheet
from rules.fortuna.components import Privilege
from rules.fortuna.state import Table, Tally

from .. import kit
from .. import sheet as paper
from .theme import PRIVILEGE_ART, Names, PictureText, player, seal

ROAD = "standard"  # the sign of the spaces walked
OUTSIDER = 130  # the room of a name in the note


def written(sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> paper.Sheet:
    """The sheet in words; who stands outside Rome has a position and no total."""
    seats = range(len(table.provinces))
    called = [player(names, table, seat, game_text) for seat in seats]
    seals = [seal(province.side) for province in table.provinces]
    outside = [kit.clip(called[seat], "text", paper.NOTE, OUTSIDER) for seat in seats if sheet.totals[seat] is None]
    return paper.written(sheet, game_text, called, seals, [_row(line, table, outside, game_text) for line in sheet.lines])


def _row(line: Line, table: Table, outside: list[str], game_text: PictureText) -> paper.Row:
    """The first line names those outside Rome; a card goes by its title and says what it counts, and that one player has two."""
    words = game_text.PICTURE
    if isinstance(line.what, Tally):
        note = " · ".join((words["outside"], ", ".join(outside))) if outside else ""
        return paper.Row(words["position"], ROAD, line.points, note=note)
    card: Privilege = line.what
    most = max((cards.count(card) for cards in table.shown if cards), default=1)
    return paper.Row(times(words[f"privilege_{card.value}"], most), PRIVILEGE_ART[card], line.points, note=words[f"effect_{card.value}"])
