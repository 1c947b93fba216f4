"""The road to Rome: village, fields and aqueduct, the gate at ten, Caesar's Palace at the end."""

from __future__ import annotations

from PIL import Image

from rules.fortuna.components import CAESAR, ROME

from .. import kit
from ..kit import GOLD, INK, IVORY, UMBER, WIDTH, Pen, rgb
from .layout import ROAD_END, ROAD_TOP, is_end, stone_at
from .theme import SKY

HILLS = (
    ("#dfc98e", [(-60, 260), (40, 150), (170, 120), (330, 170), (480, 128), (640, 160), (760, 140), (900, 230), (900, 320), (-60, 320)]),
    ("#b9bb70", [(-80, 320), (-40, 214), (120, 196), (300, 226), (470, 190), (640, 214), (800, 196), (960, 240), (960, 340)]),
)
MEADOW = [(-80, 330), (-60, 250), (160, 226), (420, 244), (700, 226), (960, 236), (1100, 190), (1300, 170), (1300, 340)]
ROAD, ROAD_EDGE = rgb("#d9bb8a"), rgb("#a98352")


def landscape() -> Image.Image:
    w, h = WIDTH, ROAD_END - ROAD_TOP
    pen = Pen(w, h, units=w, factor=3)
    pen.rect(0, 0, w, h, SKY)
    pen.disc(452, 166, 62, rgb("#fbe9c4"))
    pen.disc(452, 166, 44, rgb("#fdf3da"))
    for colour, hill in HILLS:
        pen.blob(hill, rgb(colour))
    _draw_arches(pen)
    _draw_city(pen)
    pen.blob(MEADOW, rgb("#93a552"))
    _draw_fields(pen)
    _draw_road(pen)
    return pen.done().convert("RGB")


def _draw_arches(pen: Pen) -> None:
    """An aqueduct on the horizon, running into the city."""
    light, dark = rgb("#e8cfa6"), rgb("#c9a878")
    pen.rect(330, 132, 830, 142, light)
    for x in range(338, 820, 34):
        pen.rect(x, 142, x + 9, 214, light)
        pen.rect(x + 6, 142, x + 9, 214, dark)
        pen.poly([(x + 9, 142), (x + 34, 142), *reversed(kit.ring(x + 21.5, 156, 12.5, 13, 180, 360, 14))], light)


def _draw_city(pen: Pen) -> None:
    """Roofs and cypresses behind the wall, the gate before it, Caesar's Palace above."""
    wall, roof = rgb("#d7b98a"), rgb("#bf6a44")
    for x, top, wide in ((800, 110, 70), (862, 92, 64), (920, 120, 80), (986, 84, 70)):
        pen.rect(x, top, x + wide, 250, rgb("#ecd3a8"), rgb("#d3b280"), depth=7)
        pen.poly([(x - 6, top), (x + wide / 2, top - 24), (x + wide + 6, top)], roof, rgb("#9a4d2e"), 4)
        for k in range(2):
            pen.rect(x + 12 + k * 26, top + 18, x + 24 + k * 26, top + 38, rgb("#8a5a3a"))
    for x, top in ((852, 96), (912, 104), (976, 92), (1052, 70)):
        _draw_cypress(pen, x, top, 13, 120)
    pen.stamp("palace", 1030, 34, 164)
    pen.rect(790, 164, 1200, 252, wall, rgb("#b08d5c"), depth=3)
    for x in range(852, 1200, 28):
        pen.rect(x, 152, x + 15, 166, wall)
    _draw_gate(pen, stone_at(ROME)[0])


def _draw_cypress(pen: Pen, x: float, top: float, wide: float, high: float) -> None:
    narrow, middle = wide - 3, top + high * 0.55
    outline = [(x, top), (x + wide, middle), (x + narrow, top + high), (x - narrow, top + high), (x - wide, middle)]
    pen.blob(outline, rgb("#5d7434"), rgb("#43571f"), 4)


def _draw_gate(pen: Pen, x: int) -> None:
    """Two towers and an arch, tall enough to show above the pawns below."""
    light, dark = rgb("#c08a58"), rgb("#8a5a34")
    for left in (x - 70, x + 34):
        pen.rect(left, 84, left + 36, 262, light, dark, depth=6)
        for k in range(3):
            pen.rect(left - 2 + k * 14, 72, left + 8 + k * 14, 86, light)
        pen.rect(left + 12, 112, left + 22, 134, rgb("#5c3a20"), r=4)
    pen.rect(x - 36, 128, x + 36, 262, dark)
    pen.poly([*kit.ring(x, 192, 29, 34, 180, 360, 20), (x + 29, 264), (x - 29, 264)], rgb("#fbe9c4"))
    pen.rect(x - 50, 104, x + 50, 142, rgb("#e6c48e"), dark, r=4, depth=3)
    pen.text(x, 123, "ROMA", "heavy", 27, rgb("#6c3a1c"))


def _draw_fields(pen: Pen) -> None:
    for art, x, y, size in (("bakery", 4, 168, 70), ("tavern", 64, 176, 62)):
        pen.stamp(art, x, y, size)
    for x in (186, 238, 470, 522):
        pen.stamp("wheat" if x < 300 else "grapes", x, 196, 38)
    for x, top in ((140, 170), (380, 178), (640, 172), (690, 180)):
        _draw_cypress(pen, x, top, 11, 66)


def _draw_road(pen: Pen) -> None:
    points = [(x, y - ROAD_TOP) for x, y in map(stone_at, range(CAESAR + 1))]
    pen.line([(-40, points[0][1] + 4), *points], 62, ROAD_EDGE, curve=True)
    pen.line([(-40, points[0][1]), *points], 56, ROAD, curve=True)
    for position, (x, y) in enumerate(points):
        golden = is_end(position)
        pen.oval(x, y + 3, 32, 24, ROAD_EDGE)
        pen.oval(x, y, 32, 23, GOLD.base if golden else IVORY)
        name = {ROME: "X", CAESAR: "XV"}.get(position, str(position))
        pen.text(x, y + 6, name, "black", 25, INK if golden else UMBER)
