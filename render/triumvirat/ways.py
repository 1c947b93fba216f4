"""The borders of somebody's own box where they differ from the drawn coasts: an arrow over a border that the drawing lacks, a wall
on one that the box has not."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rules.engine.box import Data
from rules.triumvirat.components import Province, Way, board
from rules.triumvirat.state import Table

from ..kit import Point, put
from . import tokens
from .charts import between
from .layout import SPOTS, Frame
from .roads import BORDERS

NEAR, FAR = 0.42, 0.58  # of the way between two names: short, so that it hides no piece
Pair = tuple[Province, Province]


@lru_cache(16)
def changed(data: Data, seats: int) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
    """The borders that this map has and the drawing has not, and the other way round."""
    sheet = board(data, seats)
    here = {(a, to) for a in sheet.in_play for to, route in sheet.routes[a].items() if route.way is Way.LAND and a < to}
    drawn = {(min(pair), max(pair)) for pair in BORDERS if set(pair) <= set(sheet.in_play)}
    return tuple(sorted(here - drawn)), tuple(sorted(drawn - here))


def draw(image: Image.Image, frame: Frame, table: Table) -> None:
    """Nothing for the map that this bot assumes."""
    if not isinstance(table.data, str):
        return
    added, gone = changed(table.data, table.seats)
    for one, other in added:
        a, b = between(SPOTS[one], SPOTS[other], NEAR), between(SPOTS[one], SPOTS[other], FAR)
        put(image, tokens.crossing(round(b[0] - a[0]), round(b[1] - a[1]), frame.scale), frame.at(_middle(a, b)), "cm")
    for pair in gone:
        a, b = next(ends for places, ends in BORDERS.items() if set(places) == set(pair))
        put(image, tokens.wall(round(b[0] - a[0]), round(b[1] - a[1]), frame.scale), frame.at(_middle(a, b)), "cm")


def _middle(a: Point, b: Point) -> Point:
    return between(a, b, 0.5)
