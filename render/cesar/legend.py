"""What is where on the board, in the order of the rulebook's legend."""

from __future__ import annotations

from rules.cesar.components import CAESAR, CLEOPATRA
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Table

from ..kit import WIDTH
from . import layout as at
from . import samples

SPOTS = (
    (at.column(0), at.MARBLE_TOP + 8, at.column(0) + at.COLUMN, at.MARBLE_END - 8),  # a group
    (*at.front_box(1, CAESAR)[:2], *at.front_box(1, CAESAR)[2:]),
    at.front_box(2, CLEOPATRA),
    at.total_box(1, CLEOPATRA),
    (at.column(4), at.MARBLE_END + 16, at.column(4) + at.COLUMN, at.MARBLE_END + 226),  # closed
    (*at.pile_box(CAESAR, at.HELD[0])[:2], *at.pile_box(CAESAR, at.HELD[1], 96)[2:]),
    (*at.pile_box(CAESAR, at.STOCKS[0])[:2], *at.pile_box(CAESAR, at.STOCKS[1])[2:]),
    (at.POINTS_X - 58, at.ROME_TOP + 10, WIDTH - 16, at.ROME_TOP + 128),
    (*at.drawn_box(0)[:2], *at.coming_box(3, 4)[2:]),
)


def table() -> Table:
    return samples.table(Task(Ask.TURN, CAESAR))
