"""What is where on the board, in the order of the rulebook's legend."""

from __future__ import annotations

from dataclasses import replace

from rules import triumvirat as game
from rules.engine.dice import Dice
from rules.triumvirat.components import TOP, Province, Section
from rules.triumvirat.questions import Movement
from rules.triumvirat.state import Options, Table

from ..kit import BAND, WIDTH
from . import layout as at
from .layout import CHART, Piece

SEATS, MINE = 3, 0


def table() -> Table:
    dealt: Table = game.setup(SEATS, Options(), game.DATA, Dice("legend", 0)).state.table
    return replace(dealt, tasks=(Movement(MINE, 2, 2, 1),))


_STANDS = table()
SPOTS = (
    at.face_box(_STANDS.triumvirs.at, MINE),
    CHART.box(at.pieces(_STANDS.lands, Province.GALIA_CISALPINA)[Piece.LEGIONS]),
    CHART.box(at.pieces(_STANDS.lands, Province.ILLYRICUM)[Piece.FIELD]),
    (at.POINTS_X - 10, BAND + 14, WIDTH - 14, BAND + at.ASK - 10),
    at.STOCK,
    at.treasury_box(0, SEATS),
    at.count_box(1, SEATS),
    at.reserve_box(2, SEATS),
    (*at.track_box(0, 1)[:2], *at.track_box(1, TOP)[2:]),
    (*at.forum_box(Section.CAESAR, SEATS)[:2], *at.forum_box(Section.ALII, SEATS)[2:]),
    (*at.stone_box(at.first_stone(SEATS), SEATS)[:2], *at.stone_box(0, SEATS)[2:]),
    at.BAG,
)
