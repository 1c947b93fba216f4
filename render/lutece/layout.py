"""Where everything stands on the board: the offers above, characters over places, and a row for each player below."""

from __future__ import annotations

from rules.engine.model import Seat
from rules.lutece.components import TILES, Resource, Side, Tile

from ..kit import BAND, WIDTH, Box
from .cards import OFFER_HIGH, OPTION
from .tokens import TAG, TAG_WIDE

ASK = 88  # who must do what, and the decks
MARGIN, GAP = 21, 12
ROPE = 26  # between the offers and the players
ROW = 136

OFFERS_TOP = BAND + ASK + 14
ROWS_TOP = OFFERS_TOP + 2 * (OFFER_HIGH + GAP) + ROPE + 16

NAME_END = MARGIN + 240
GOLD_X, OPTIONS_X, OPTION_STEP, GOODS_X, GOOD_STEP, HELD_X = 270, 382, 88, 574, 100, 980
HELD_END = WIDTH - MARGIN - 8
GOODS = tuple(Resource)
DECKS_X = WIDTH - 270


def height(seats: int) -> int:
    return ROWS_TOP + seats * (ROW + GAP) + 10


def offer_wide(seats: int) -> int:
    """The cards fill the width, however many tiles there are (L1.1)."""
    each = len(TILES[seats]) // 2
    return (WIDTH - 2 * MARGIN - (each - 1) * GAP) // each


def offer_box(tile: Tile, seats: int) -> Box:
    tiles, wide = TILES[seats], offer_wide(seats)
    row, place = divmod(tiles.index(tile), len(tiles) // 2)
    x, y = MARGIN + place * (wide + GAP), OFFERS_TOP + row * (OFFER_HIGH + GAP)
    return x, y, x + wide, y + OFFER_HIGH


def row_top(seat: Seat) -> int:
    return ROWS_TOP + seat * (ROW + GAP)


def tag_at(seat: Seat) -> tuple[int, int]:
    return NAME_END - 6 - TAG_WIDE, row_top(seat) + ROW - 30


def option_box(seat: Seat, side: Side) -> Box:
    x, y = OPTIONS_X + side * OPTION_STEP, row_top(seat) + (ROW - OPTION[1]) // 2
    return x, y, x + OPTION[0], y + OPTION[1]


def good_box(seat: Seat, good: Resource) -> Box:
    x, y = GOODS_X + GOODS.index(good) * GOOD_STEP, row_top(seat)
    return x - 4, y + 12, x + 92, y + ROW - 12


def held_cells(seat: Seat, count: int) -> list[Box]:
    """The places of what a player holds beside resources, larger when they are few."""
    rows = 1 if count <= 3 else 2 if count <= 8 else 3
    columns = max(3, -(-count // rows))
    wide, high = (HELD_END - HELD_X) / columns, 62 if rows < 3 else 43
    side, middle = round(min(wide - 4, high - 1, 60)), row_top(seat) + ROW / 2
    cells = []
    for n in range(count):
        row, place = divmod(n, columns)
        x, y = HELD_X + wide * (place + 0.5), middle + (row - (rows - 1) / 2) * high
        cells.append((round(x - side / 2), round(y - side / 2), round(x + side / 2), round(y + side / 2)))
    return cells



def tag_box(seat: Seat) -> Box:
    """The flag of a player."""
    x, y = tag_at(seat)
    return x, y - TAG // 2, NAME_END - 6, y + TAG // 2
