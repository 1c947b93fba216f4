"""What is where on the board, in the order of the rulebook's legend."""

from __future__ import annotations

from rules.fortuna.components import CAESAR, ROME, VILLAGE, Building, Cube, Die, Favour, Person, Side
from rules.fortuna.questions import ChooseFavour
from rules.fortuna.state import Table

from ..kit import WIDTH
from . import layout as at
from . import samples

MINE = Side.BLUE
SPOTS = (
    (at.stone_box(VILLAGE)[0] + 12, 300, at.stone_box(ROME - 1)[2], at.ROAD_END - 8),
    (at.stone_box(ROME)[0] - 12, 176, at.stone_box(ROME)[2] + 12, at.ROAD_END - 8),
    (at.beside_box(3)[0], at.beside_box(3)[1], WIDTH - 12, at.stone_box(CAESAR)[3]),
    at.favour_box(Favour.WATER_SUPPLY),
    at.slot_box(MINE, 0),
    at.slot_box(MINE, 1),
    (*at.good_box(MINE, None)[:2], *at.good_box(MINE, Cube.WINE)[2:]),
    (*at.plot_box(MINE, 0)[:2], *at.plot_box(MINE, 2)[2:]),
    (*at.people_box(MINE, Person.CENTURION)[:2], *at.people_box(MINE, Die.DIE)[2:]),
    at.hand_box(MINE),
    at.rank_box(Side.GREY),
    (*at.shop_box(Building.MARKET)[:2], *at.shop_box(Building.BASILICA)[2:]),
)


def table() -> Table:
    return samples.table(3, ChooseFavour((2, 5)), 1)
