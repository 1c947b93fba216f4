"""The pen that draws sprites, and the register of icons it can stamp."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw

from .geometry import Point, ring, rounded, smooth
from .palette import Colour
from .type import EDGE, write

SUPER = 4  # sprites are drawn this much larger, then reduced
Corner = tuple[int, int]


class Pen:
    """Draws on an enlarged canvas in units: `units` wide whatever the pixel size. `shade` gives the second tone."""

    def __init__(self, width: int, height: int | None = None, units: float = 100, factor: int = SUPER) -> None:
        height = width if height is None else height
        self.factor = factor
        self.k = width * factor / units
        self.image = Image.new("RGBA", (width * factor, height * factor))
        self.draw = ImageDraw.Draw(self.image)

    def px(self, points: Iterable[Point], by: Point = (0, 0)) -> list[Point]:
        """Units to pixels of the canvas."""
        return [((x + by[0]) * self.k, (y + by[1]) * self.k) for x, y in points]

    def mask(self, points: Sequence[Point]) -> tuple[Image.Image, Corner]:
        """The mask of a polygon, no larger than it, and the corner where it belongs."""
        at = self.px(points)
        left, top = math.floor(min(x for x, _ in at)), math.floor(min(y for _, y in at))
        right, bottom = math.ceil(max(x for x, _ in at)), math.ceil(max(y for _, y in at))
        frame = Image.new("1", (right - left + 1, bottom - top + 1))
        return self._cut(at, frame, (left, top)), (left, top)

    def _cut(self, at: Sequence[Point], frame: Image.Image, corner: Corner) -> Image.Image:
        """A polygon of pixels in the frame of a mask, all or nothing: Pillow pastes through such a one in a seventh of the time."""
        made = Image.new("1", frame.size)
        ImageDraw.Draw(made).polygon([(x - corner[0], y - corner[1]) for x, y in at], 255)
        return made

    def poly(self, points: Sequence[Point], fill: Colour, shade: Colour | None = None, depth: float = 6) -> None:
        """A polygon; with a shade it is lit from the upper left."""
        if shade is None:
            self.draw.polygon(self.px(points), fill)
            return
        shape, corner = self.mask(points)
        lit = self._cut(self.px(points, (-depth, -depth * 0.7)), shape, corner)
        self.image.paste(shade, corner, shape)
        self.image.paste(fill, corner, ImageChops.logical_and(shape, lit))

    def inside(self, outline: Sequence[Point], points: Sequence[Point], fill: Colour) -> None:
        """Fill `points` but only where they lie within `outline`."""
        shape, corner = self.mask(points)
        frame = self._cut(self.px(outline), shape, corner)
        self.image.paste(fill, corner, ImageChops.logical_and(shape, frame))

    def blob(self, points: Sequence[Point], fill: Colour, shade: Colour | None = None, depth: float = 6) -> None:
        self.poly(smooth(points), fill, shade, depth)

    def disc(self, x: float, y: float, r: float, fill: Colour, shade: Colour | None = None, depth: float = 6) -> None:
        self.poly(ring(x, y, r), fill, shade, depth)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour, shade: Colour | None = None, depth: float = 6) -> None:
        self.poly(ring(x, y, rx, ry), fill, shade, depth)

    def rect(
        self, x0: float, y0: float, x1: float, y1: float, fill: Colour, shade: Colour | None = None, r: float = 0, depth: float = 6
    ) -> None:
        self.poly(rounded(x0, y0, x1, y1, r), fill, shade, depth)

    def line(self, points: Sequence[Point], width: float, fill: Colour, curve: bool = False) -> None:
        """A stroke with round ends."""
        points = smooth(points, closed=False) if curve else points
        at, w = self.px(points), round(width * self.k)
        self.draw.line(at, fill, w, joint="curve")
        for x, y in (at[0], at[-1]):
            self.draw.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill)

    def arc(self, x: float, y: float, r: float, start: float, end: float, width: float, fill: Colour, ry: float | None = None) -> None:
        self.line(ring(x, y, r, ry, start, end, 40), width, fill)

    def hole(self, points: Sequence[Point]) -> None:
        self.draw.polygon(self.px(points), (0, 0, 0, 0))

    def text(self, x: float, y: float, text: str, face: str, size: float, fill: Colour, anchor: str = "cm") -> None:
        write(self.image, self.px([(x, y)])[0], text, face, round(size * self.k), (*fill, 255), anchor)

    def stamp(self, name: str, x: float, y: float, size: float) -> None:
        """An icon at its place (x, y is its corner), at the scale of this canvas: the reduction to come smooths it too."""
        art = draw_icon(name, round(size * self.k), factor=1)
        left, top = (round(v) for v in self.px([(x, y)])[0])
        self.image.alpha_composite(art, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))

    def done(self) -> Image.Image:
        made = self.image.reduce(self.factor)
        made.putalpha(made.getchannel("A").point(EDGE))
        return made


# ---------------------------------------------------------------- icons

Sketch = Callable[[Pen], None]
ICONS: dict[str, Sketch] = {}  # filled by the modules of render/icons


def draws(name: str) -> Callable[[Sketch], Sketch]:
    """Registers a function that draws an icon on a pen of 100 x 100 units."""

    def keep(sketch: Sketch) -> Sketch:
        ICONS[name] = sketch
        return sketch

    return keep


def draw_icon(name: str, size: int, factor: int = SUPER) -> Image.Image:
    pen = Pen(size, factor=factor)
    ICONS[name](pen)
    return pen.done()
