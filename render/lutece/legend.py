"""What is where on the board, in the order of the rulebook's legend."""

from __future__ import annotations

from rules.lutece.components import Resource, Side, Tile
from rules.lutece.questions import RaiseBribes
from rules.lutece.state import Table

from ..kit import BAND, WIDTH
from . import layout as at
from . import samples

SEATS, MINE = 3, 1
CARD, OTHER = at.offer_box(Tile.A, SEATS), at.offer_box(Tile.THREE, SEATS)
ROW = at.row_top(MINE)
SPOTS = (
    CARD,
    (CARD[2] - 168, CARD[1] + 62, CARD[2] - 8, CARD[1] + 166),
    (CARD[0] + 10, CARD[3] - 80, CARD[0] + 144, CARD[3] - 24),
    (OTHER[2] - 124, OTHER[3] - 60, OTHER[2] - 6, OTHER[3] - 6),
    (at.DECKS_X - 8, BAND + 10, WIDTH - 18, BAND + at.ASK - 6),
    at.tag_box(MINE),
    (at.GOLD_X - 4, ROW + 10, at.OPTIONS_X - 14, ROW + 66),
    (*at.option_box(MINE, Side.LEFT)[:2], *at.option_box(MINE, Side.RIGHT)[2:]),
    (*at.good_box(MINE, next(iter(Resource)))[:2], *at.good_box(MINE, tuple(Resource)[-1])[2:]),
    (at.HELD_X - 2, ROW + 8, at.HELD_END + 4, ROW + at.ROW - 8),
)


def table() -> Table:
    return samples.table(SEATS, RaiseBribes(1))
