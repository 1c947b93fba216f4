"""The map in a window of any scale: sea and far lands, provinces by owner, straits, and the pieces that stand on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from rules.engine.model import Seat
from rules.triumvirat.board import Province, Sea
from rules.triumvirat.table import Table

from .. import kit
from ..kit import INK, IVORY, MARK, UMBER, Pen, Point, put
from . import tokens
from .coasts import FAR, HIGH, ISLANDS, WIDE, outline
from .look import SEA, SEA_2, SEA_INK, TINTS, WILD, WILD_2, Tongue, province_name
from .places import CROSSINGS, SEA_NAMES, SPOTS, Frame, Piece, faces, idle_in, pieces

Placed = tuple[Image.Image, Point]  # a sprite and the map's point of its corner

RIM, LINE = 5, 2.4  # of a province
FACTOR = 3
WAVES = (110, 46)  # from wave to wave
MOUNTAINS = ((180, 60), (250, 96), (330, 56), (410, 78), (860, 190), (930, 226), (884, 262), (800, 96))
ZONES = (  # borders of the sea zones, where straits are not
    ((628, 574), (622, 592)),
    ((500, 632), (506, 646)),
    ((496, 622), (472, 640)),
    ((812, 622), (770, 688)),
)

# ---------------------------------------------------------------- the sea and what lies round it


def sea(frame: Frame, wide: int, high: int, tongue: Tongue) -> Image.Image:
    """What never changes in a window of this size."""
    pen = Pen(wide, high, units=wide / frame.scale, factor=2)
    window = Frame(frame.left, frame.top)
    pen.rect(0, 0, wide, high, SEA)
    _draw_waves(pen, window)
    _draw_far(pen, window)
    _draw_zones(pen, window)
    for zone, at in SEA_NAMES.items():
        _draw_name(pen, window.at(at), zone, tongue)
    return pen.done().convert("RGB")


def _draw_waves(pen: Pen, window: Frame) -> None:
    across, down = WAVES
    for row in range(HIGH // down + 1):
        for n in range(-1, WIDE // across + 1):
            x, y = window.at((n * across + row % 2 * across / 2 + 20, row * down + 20))
            pen.line([(x, y), (x + 9, y - 6), (x + 18, y), (x + 27, y - 6), (x + 36, y)], 2.6, SEA_2, curve=True)


def _draw_far(pen: Pen, window: Frame) -> None:
    """Lands outside the game: plain sand, a darker shore."""
    for shore in (*FAR, *ISLANDS):
        points = [window.at(point) for point in kit.smooth(shore, closed=True, steps=6)]
        pen.line([*points, points[0]], 5, UMBER)
        pen.poly(points, WILD)
    for x, y in map(window.at, MOUNTAINS):
        pen.blob([(x - 26, y + 14), (x - 8, y - 16), (x + 6, y - 2), (x + 16, y - 12), (x + 32, y + 14)], WILD_2)


def _draw_zones(pen: Pen, window: Frame) -> None:
    """The borders of the sea zones: rows of mosaic stones."""
    for start, end in ZONES:
        length = math.dist(start, end)
        for n in range(int(length // 14) + 1):
            x, y = window.at(between(start, end, n * 14 / length))
            pen.rect(x - 4, y - 4, x + 4, y + 4, IVORY, r=1)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw_name(pen: Pen, at: Point, zone: Sea, tongue: Tongue) -> None:
    for n, word in enumerate(tongue.PICTURE[f"sea_{zone.name.lower()}"].split(" ")):
        pen.text(at[0], at[1] + n * 28, word, "title", 24, SEA_INK)


# ---------------------------------------------------------------- provinces


def draw_land(province: Province, owner: Seat | None, scale: float) -> Placed:
    """A province in its owner's tint: coast, darker rim, face."""
    pen, points, corner = _sheet(province, scale, 4)
    face, rim = TINTS[owner]
    pen.poly(points, rim)
    inner = Image.new("L", pen.image.size, 0)
    draw, at = ImageDraw.Draw(inner), pen.px(points)
    draw.polygon(at, 255)
    draw.line([*at, at[0]], 0, round(2 * RIM * pen.k), joint="curve")
    pen.image.paste((*face, 255), (0, 0), inner)
    pen.line([*points, points[0]], LINE, INK)
    return _within(pen.done(), corner, scale)


def _sheet(province: Province, scale: float, pad: int) -> tuple[Pen, list[Point], Point]:
    """A pen for a province with so much room round it; its outline on it; and the map's point of its corner."""
    points = outline(province)
    x0, y0 = (math.floor(min(p[i] for p in points)) - pad for i in (0, 1))
    x1, y1 = (math.ceil(max(p[i] for p in points)) + pad for i in (0, 1))
    pen = Pen(round((x1 - x0) * scale), round((y1 - y0) * scale), units=x1 - x0, factor=FACTOR if scale == 1 else 2)
    return pen, [(x - x0, y - y0) for x, y in points], (x0, y0)


def _within(art: Image.Image, corner: Point, scale: float) -> Placed:
    """Cut off at the edges of the map."""
    (x, y), left = corner, max(0, -corner[0])
    right, bottom = (round(min(size, (end - at) * scale)) for size, end, at in zip(art.size, (WIDE, HIGH), corner, strict=True))
    return art.crop((round(left * scale), 0, right, bottom)), (x + left, y)


@lru_cache(maxsize=40)
def land(province: Province, owner: Seat | None) -> Placed:
    """At the scale of the board, kept."""
    return draw_land(province, owner, 1)


@lru_cache(maxsize=8)
def glow(province: Province) -> Placed:
    """The outline of a province that has just changed hands."""
    pen, points, corner = _sheet(province, 1, 8)
    for width, colour in ((11, INK), (7, MARK)):
        pen.line([*points, points[0]], width, colour)
    return _within(pen.done(), corner, 1)


def draw_lands(image: Image.Image, frame: Frame, owners: Sequence[Seat | None]) -> None:
    for province, owner in zip(Province, owners, strict=True):
        art, corner = land(province, owner) if frame.scale == 1 else draw_land(province, owner, frame.scale)
        put(image, art, frame.at(corner))
    for ends, ((x0, y0), (x1, y1)) in CROSSINGS.items():
        if all(owners[province] is not None for province in ends):
            arrow = tokens.crossing(round(x1 - x0), round(y1 - y0), frame.scale)
            put(image, arrow, frame.at(((x0 + x1) / 2, (y0 + y1) / 2)), "cm")


# ---------------------------------------------------------------- pieces


def draw_pieces(image: Image.Image, frame: Frame, table: Table, tongue: Tongue) -> None:
    for province, owner in zip(Province, table.lands.owners, strict=True):
        name, at = province_name(province, tongue), frame.at(SPOTS[province])
        if owner is None:
            put(image, tokens.absent(name, frame.scale), at, "cm")
        else:
            put(image, tokens.ribbon(name, frame.scale), at, "cm")
            _draw_row(image, frame, table, province, owner)


def _draw_row(image: Image.Image, frame: Frame, table: Table, province: Province, owner: Seat) -> None:
    lands, s = table.lands, frame.scale
    for piece, (x0, y0, *_) in pieces(lands, province).items():
        match piece:
            case Piece.LEGIONS:
                art = tokens.legions(owner, lands.legions[province], s)
            case Piece.FIELD:
                art = tokens.field(owner, table.board.kinds[province], lands.posts[province], s)
            case Piece.GOLD:
                art = kit.coin(round((tokens.COIN - 2) * s), str(lands.gold[province]))
                y0 += (tokens.LEGION - tokens.COIN) // 2 + 3
            case Piece.IDLE:
                art = tokens.idle(idle_in(lands, province), s)
        put(image, art, frame.at((x0, y0)))


def draw_faces(image: Image.Image, frame: Frame, table: Table) -> None:
    for seat, at in enumerate(faces(table.triumvirs.at)):
        put(image, tokens.face(seat, frame.scale), frame.at(at), "cm")
