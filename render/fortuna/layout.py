"""Where everything stands on the board: the road to Rome above, the Favour cards, the four sides clockwise, the stocks."""

from __future__ import annotations

import math

from rules.fortuna.components import BUILDINGS, CAESAR, ROME, Building, Cube, Die, Favour, Person, Piece, Side

from ..kit import BAND, WIDTH, Box

MARGIN = 20
ROAD_TOP, ROAD_END = BAND, 396  # the road to Rome
ASK_WIDE = 664  # who must do what, in the sky
BESIDE = (1152, 126)  # the last token of Caesar's Palace

FAVOUR, FAVOUR_TOP, FAVOUR_STEP = (182, 246), 414, 195.6
POOL_STEP = (184, 124)  # the cards that experts pick from lie in their place

PANEL, PANEL_GAP, PANEL_TOP = (572, 328), 16, FAVOUR_TOP + FAVOUR[1] + 16
PLACE = {Side.BLUE: (0, 0), Side.GREY: (1, 0), Side.ORANGE: (1, 1), Side.VIOLET: (0, 1)}  # clockwise

ACTION, SLOT = (172, 112), 184  # an Action card, and the step to the next
PAD, CARDS_DOWN, GOODS_DOWN, PEOPLE_DOWN = 16, 84, 230, 289  # within a panel
GOOD_STEP, PLOT_STEP = 100, 48
PLOTS = 400
VESTALS, DICE, RING, HAND = 138, 276, 410, 460

FOOT = PANEL_TOP + 2 * PANEL[1] + PANEL_GAP + 16
FOOT_HIGH = 118
HEIGHT = FOOT + FOOT_HIGH + 16
SHOP, SHOP_STEP = 140, 148
PILES, PILE_STEP = MARGIN + 4 * SHOP_STEP + 4, 112
STOCK, STOCK_STEP = PILES + 2 * PILE_STEP + 6, 108
STOCKED: tuple[Piece, ...] = (Cube.WATER, Cube.WHEAT, Cube.WINE, Person.CENTURION, Person.VESTAL, Die.DIE)
GOODS = (None, Cube.WHEAT, Cube.WATER, Cube.WINE)  # None: coins


def stone_at(position: int) -> tuple[int, int]:
    """A space of the road: a gentle climb to the Palace."""
    climb = (position > ROME) * (position - ROME) * 9
    return round(58 + position * 72.2), round(350 - 10 * math.sin(position * 0.9) - climb)


def stone_box(position: int) -> Box:
    x, y = stone_at(position)
    right = min(x + 34, WIDTH - 10)
    return x - 34, y - 22, right, y + 26


def beside_at(n: int) -> tuple[int, int]:
    """The middle of a token of Caesar's Palace, or of a card beside it, from the right."""
    return BESIDE[0] - n * 46, BESIDE[1]


def beside_box(count: int) -> Box:
    (left, y), (right, _) = beside_at(count - 1), beside_at(0)
    return left - 24, y - 28, right + 24, y + 28


def favour_box(favour: Favour) -> Box:
    x = MARGIN + round((favour - 1) * FAVOUR_STEP)
    return x, FAVOUR_TOP, x + FAVOUR[0], FAVOUR_TOP + FAVOUR[1]


def pool_at(n: int) -> tuple[int, int]:
    row, place = divmod(n, 6)
    return MARGIN + 34 + place * POOL_STEP[0], FAVOUR_TOP + row * POOL_STEP[1]


# ---------------------------------------------------------------- a side


def panel_at(side: Side) -> tuple[int, int]:
    column, row = PLACE[side]
    return MARGIN + column * (PANEL[0] + PANEL_GAP), PANEL_TOP + row * (PANEL[1] + PANEL_GAP)


def panel_box(side: Side) -> Box:
    x, y = panel_at(side)
    return x, y, x + PANEL[0], y + PANEL[1]


def rank_box(side: Side) -> Box:
    x, y = panel_at(side)
    return x + PANEL[0] - 76, y + 7, x + PANEL[0] - 16, y + 63


def slot_box(side: Side, slot: int) -> Box:
    x, y = panel_at(side)
    x, y = x + PAD + slot * SLOT, y + CARDS_DOWN
    return x, y, x + ACTION[0], y + ACTION[1]


def good_box(side: Side, good: Cube | None) -> Box:
    """The box with the count of a cube; None: of coins."""
    x, y = panel_at(side)
    left, middle = x + PAD + GOODS.index(good) * GOOD_STEP, y + GOODS_DOWN
    return left, middle - 23, left + 94, middle + 23


def plot_box(side: Side, plot: int) -> Box:
    x, y = panel_at(side)
    left, middle = x + PAD + PLOTS + plot * PLOT_STEP, y + GOODS_DOWN
    return left, middle - 23, left + 46, middle + 23


def people_box(side: Side, person: Person | Die) -> Box:
    x, y = panel_at(side)
    left = x + PAD + {Person.CENTURION: 0, Person.VESTAL: VESTALS, Die.DIE: DICE}[person]
    return left - 2, y + PEOPLE_DOWN - 23, left + 130, y + PEOPLE_DOWN + 23


def piece_box(side: Side, piece: Piece) -> Box:
    return good_box(side, piece) if isinstance(piece, Cube) else people_box(side, piece)


def ring_box(side: Side) -> Box:
    x, y = panel_at(side)
    return x + PAD + RING, y + PEOPLE_DOWN - 23, x + PAD + RING + 46, y + PEOPLE_DOWN + 23


def hand_box(side: Side) -> Box:
    x, y = panel_at(side)
    return x + PAD + HAND - 2, y + PEOPLE_DOWN - 23, x + PAD + HAND + 86, y + PEOPLE_DOWN + 23


# ---------------------------------------------------------------- the stocks


def shop_box(building: Building) -> Box:
    x = MARGIN + BUILDINGS.index(building) * SHOP_STEP
    return x, FOOT, x + SHOP, FOOT + FOOT_HIGH


def pile_box(pile: int) -> Box:
    """The deck, the discards."""
    x = PILES + pile * PILE_STEP
    return x, FOOT, x + PILE_STEP - 8, FOOT + FOOT_HIGH


def stock_at(n: int) -> tuple[int, int]:
    """The left middle of a kind of piece in the general stock."""
    row, place = divmod(n, 3)
    return STOCK + 12 + place * STOCK_STEP, FOOT + 33 + row * 52


def is_end(position: int) -> bool:
    """The gate of Rome and Caesar's Palace are golden."""
    return position in (ROME, CAESAR)
