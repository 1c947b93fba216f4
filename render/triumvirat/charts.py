"""The map in a window of any scale: sea and far lands, provinces by owner, straits, and the pieces that stand on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from rules.engine.model import Seat
from rules.triumvirat.components import Province, Sea
from rules.triumvirat.state import Table

from .. import kit
from ..kit import INK, IVORY, MARK, UMBER, Pen, Point, put
from . import tokens
from .coasts import FAR, HIGH, ISLANDS, WIDE, bounds, outline
from .layout import CROSSINGS, SEA_NAMES, SPOTS, Frame, Piece, faces, idle_in, pieces
from .theme import SEA, SEA_2, SEA_INK, TINTS, WILD, WILD_2, PictureText, province_name, tone

RIM, LINE = 5, 2.4  # of a province
COAST, GLOW = 4, 8  # the room that a province and its outline need round it
FACTOR = 3
HALO = (-3, 0, 3)
STEPS = [0] * 64 + [128] * 128 + [255] * 64  # the soft edge between two flat colours
WAVES = (180, 70)  # from wave to wave
MOUNTAINS = ((180, 60), (250, 96), (330, 56), (410, 78), (860, 190), (930, 226), (884, 262), (800, 96))
ZONES = (  # borders of the sea zones, where straits are not
    ((628, 574), (622, 592)),
    ((500, 632), (506, 646)),
    ((496, 622), (472, 640)),
    ((812, 622), (770, 688)),
)

# ---------------------------------------------------------------- the sea and what lies round it


def sea(frame: Frame, wide: int, high: int, game_text: PictureText) -> Image.Image:
    """What never changes in a window of this size."""
    image = Image.new("RGB", (wide, high), SEA)
    _draw_waves(image, frame)
    pen = Pen(wide, high, units=wide / frame.scale, factor=2)
    window = Frame(frame.left, frame.top)
    _draw_far(pen, window)
    _draw_zones(pen, window)
    for zone, at in SEA_NAMES.items():
        _draw_name(pen, window.at(at), zone, game_text)
    put(image, pen.done(), (0, 0))
    return image


def _draw_waves(image: Image.Image, frame: Frame) -> None:
    across, down = WAVES
    pen, window = Pen(round(40 * frame.scale), round(10 * frame.scale), units=40), Frame(frame.left, frame.top, frame.scale)
    pen.line([(2, 8), (11, 2), (20, 8), (29, 2), (38, 8)], 2.6, SEA_2, curve=True)
    wave = pen.done()
    for row in range(HIGH // down + 1):
        for n in range(-1, WIDE // across + 1):
            put(image, wave, window.at((n * across + row % 2 * across / 2 + 18, row * down + 12)))


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


def _draw_name(pen: Pen, at: Point, zone: Sea, game_text: PictureText) -> None:
    for n, word in enumerate(game_text.PICTURE[f"sea_{zone.name.lower()}"].split(" ")):
        pen.text(at[0], at[1] + n * 28, word, "title", 24, SEA_INK)


def draw_sea_names(image: Image.Image, frame: Frame, game_text: PictureText) -> None:
    """Once more above the roads, with a rim of water: no road hides them."""
    for zone, (x, y) in SEA_NAMES.items():
        for n, word in enumerate(game_text.PICTURE[f"sea_{zone.name.lower()}"].split(" ")):
            for dx, dy, colour in (*((dx, dy, SEA) for dx in HALO for dy in HALO), (0, 0, SEA_INK)):
                at = frame.at((x + dx, y + n * 28 + dy))
                kit.write(image, at, word, "title", round(24 * frame.scale), colour, "cm")


# ---------------------------------------------------------------- provinces


def draw_land(province: Province, owner: Seat | None, scale: float) -> Image.Image:
    """A province in its owner's tint: coast, darker rim, face. Where they meet one step between is enough: half the bytes."""
    shape, start = _sheet(province, scale, COAST)
    face, rim = TINTS[owner]
    coast = shape.mask(LINE, grown=True).point(STEPS)
    art = Image.new("RGB", coast.size, INK)
    art.paste(rim, mask=shape.mask(LINE).point(STEPS))
    art.paste(face, mask=shape.mask(2 * RIM).point(STEPS))
    art.putalpha(coast)
    return _within(art, start, scale)


def draw_glow(province: Province, seat: Seat, scale: float) -> Image.Image:
    """The outline of a province that has just changed hands, in the colour of who took it."""
    shape, start = _sheet(province, scale, GLOW)
    ring, line = (shape.stroke(width).point(STEPS) for width in (11, 5))
    art = Image.new("RGB", ring.size, MARK)
    art.paste(tone(seat).base, mask=line)
    art.putalpha(ring)
    return _within(art, start, scale)


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline on an enlarged sheet of this size; its masks are of the final size."""

    points: tuple[Point, ...]
    wide: int
    high: int
    scale: float

    def mask(self, line: float, grown: bool = False) -> Image.Image:
        """The inside without its line, or with it."""
        made = self._sheet()
        ImageDraw.Draw(made).polygon(self.points, 255)
        self._trace(made, line, 255 if grown else 0)
        return made.reduce(FACTOR)

    def stroke(self, line: float) -> Image.Image:
        made = self._sheet()
        self._trace(made, line, 255)
        return made.reduce(FACTOR)

    def _sheet(self) -> Image.Image:
        return Image.new("L", (self.wide * FACTOR, self.high * FACTOR))

    def _trace(self, sheet: Image.Image, line: float, value: int) -> None:
        ImageDraw.Draw(sheet).line([*self.points, self.points[0]], value, round(line * self.scale * FACTOR), joint="curve")


def _sheet(province: Province, scale: float, pad: int) -> tuple[Shape, Point]:
    """A province with so much room round it, and the map's point of its corner."""
    left, top, right, bottom = bounds(province)
    x0, y0, x1, y1, k = left - pad, top - pad, right + pad, bottom + pad, scale * FACTOR
    moved = tuple(((x - x0) * k, (y - y0) * k) for x, y in outline(province))
    return Shape(moved, round((x1 - x0) * scale), round((y1 - y0) * scale), scale), (x0, y0)


def _within(art: Image.Image, start: Point, scale: float) -> Image.Image:
    """Cut off at the edges of the map."""
    left = max(0, -start[0])
    right, bottom = (round(min(size, (end - at) * scale)) for size, end, at in zip(art.size, (WIDE, HIGH), start, strict=True))
    return art.crop((round(left * scale), 0, right, bottom))


@kit.sprite
def land(province: Province, owner: Seat | None) -> Image.Image:
    """At the scale of the board, kept."""
    return draw_land(province, owner, 1)


@kit.sprite
def glow(province: Province, seat: Seat) -> Image.Image:
    return draw_glow(province, seat, 1)


def corner(province: Province, room: int) -> Point:
    """Where a province with so much room round it begins on the map."""
    left, top, *_ = bounds(province)
    return max(0, left - room), top - room


def draw_lands(image: Image.Image, frame: Frame, owners: Sequence[Seat | None]) -> None:
    for province, owner in zip(Province, owners, strict=True):
        if not frame.shows(bounds(province), image.size):
            continue
        art = land(province, owner) if frame.scale == 1 else draw_land(province, owner, frame.scale)
        put(image, art, frame.at(corner(province, COAST)))
    for ends, ((x0, y0), (x1, y1)) in CROSSINGS.items():
        if all(owners[province] is not None for province in ends):
            arrow = tokens.crossing(round(x1 - x0), round(y1 - y0), frame.scale)
            put(image, arrow, frame.at(((x0 + x1) / 2, (y0 + y1) / 2)), "cm")


# ---------------------------------------------------------------- pieces


def draw_pieces(image: Image.Image, frame: Frame, table: Table, game_text: PictureText) -> None:
    for province, owner in zip(Province, table.lands.owners, strict=True):
        name, at = province_name(province, game_text), frame.at(SPOTS[province])
        if not frame.holds(SPOTS[province], image.size):
            continue
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
        if frame.holds(SPOTS[table.triumvirs.at[seat]], image.size):
            put(image, tokens.face(seat, frame.scale), frame.at(at), "cm")
