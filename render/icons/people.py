"""People by what they wear or carry."""

from __future__ import annotations

import math

from ..kit import GOLD, INK, IVORY, MARBLE, MARBLE_2, MARBLE_3, PARCH_2, STONE, UMBER, Pen, draws, rgb, smooth
from .colours import EARTH, GREEN, ORANGE, RED, STEEL_D, STEEL_L, TEAL, VIOLET, WALL, WALL_D


@draws("centurion")
def helmet(pen: Pen) -> None:
    crest = smooth([(12, 42), (16, 18), (36, 4), (64, 4), (84, 18), (88, 42), (76, 36), (64, 26), (36, 26), (24, 36)])
    pen.poly(crest, RED.base, RED.dark, 6)
    for i in range(7):
        x = 22 + i * 9.3
        pen.line([(x, 30 - 14 * math.sin(i / 6 * math.pi)), (x + (x - 50) * 0.08, 18 - 12 * math.sin(i / 6 * math.pi))], 2, RED.dark)
    pen.blob([(24, 54), (28, 32), (50, 22), (72, 32), (76, 54), (76, 60), (24, 60)], GOLD.base, GOLD.dark, 8)
    pen.rect(20, 54, 80, 64, GOLD.light, GOLD.dark, r=4, depth=3)
    for s in (-1, 1):
        pen.blob([(50 + s * 28, 62), (50 + s * 12, 63), (50 + s * 11, 84), (50 + s * 19, 96), (50 + s * 27, 82)], GOLD.base, GOLD.dark, 5)
    pen.poly([(45, 62), (55, 62), (52, 80), (48, 80)], GOLD.dark)


@draws("vestal")
def vestal(pen: Pen) -> None:
    veil = [(50, 6), (74, 16), (82, 44), (88, 96), (12, 96), (18, 44), (26, 16)]
    pen.line([*smooth(veil), smooth(veil)[0]], 5, STONE)
    pen.blob(veil, IVORY, MARBLE_2, 8)
    pen.oval(50, 44, 17, 21, rgb("#d9a27c"), rgb("#b87d58"), 4)
    pen.blob([(33, 42), (34, 26), (50, 20), (66, 26), (67, 42), (58, 31), (42, 31)], EARTH.dark)
    pen.poly(smooth([(28, 40), (32, 22), (50, 14), (68, 22), (72, 40), (66, 28), (50, 21), (34, 28)]), RED.base)
    pen.blob([(50, 58), (62, 74), (58, 90), (50, 94), (42, 90), (38, 74)], ORANGE.base, RED.base, 4)
    pen.blob([(50, 72), (55, 82), (50, 90), (45, 82)], GOLD.light)


@draws("citizen")
def citizen(pen: Pen) -> None:
    body = [(50, 46), (76, 54), (84, 94), (16, 94), (24, 54)]
    pen.disc(50, 26, 22.5, UMBER)
    pen.line([*smooth(body), smooth(body)[0]], 7, UMBER)
    pen.blob(body, MARBLE, MARBLE_3, 7)
    pen.disc(50, 26, 19, MARBLE, MARBLE_3, 5)
    pen.line([(30, 60), (54, 72), (64, 93)], 8, VIOLET.base, curve=True)


@draws("servant")
def civil_servant(pen: Pen) -> None:
    pen.blob([(50, 46), (78, 56), (84, 96), (16, 96), (22, 56)], EARTH.light, EARTH.base, 7)
    pen.disc(50, 26, 18, rgb("#e0b48c"), rgb("#b98a5e"), 5)
    pen.blob([(32, 24), (36, 8), (64, 8), (68, 24), (50, 15)], EARTH.dark)
    pen.rect(34, 60, 66, 90, IVORY, PARCH_2, r=3, depth=4)
    for y in (68, 75, 82):
        pen.line([(40, y), (60, y)], 2.6, UMBER)


@draws("governor")
def curule_chair(pen: Pen) -> None:
    for s in (-1, 1):
        pen.line([(50 + s * 34, 44), (50 + s * 6, 70), (50 - s * 30, 96)], 9, GOLD.base if s < 0 else GOLD.dark, curve=True)
    pen.rect(10, 34, 90, 50, RED.base, RED.dark, r=5, depth=4)
    for x in (14, 86):
        pen.rect(x - 6, 12, x + 6, 40, GOLD.base, GOLD.dark, r=4, depth=4)
        pen.disc(x, 11, 8, GOLD.light, GOLD.dark, 3)


@draws("dancer")
def sistrum(pen: Pen) -> None:
    pen.arc(50, 34, 24, 130, 410, 8, GOLD.base, ry=30)
    for y in (22, 34, 46):
        pen.line([(20, y), (80, y)], 4.4, GOLD.dark)
        pen.disc(20, y, 4.6, RED.base)
        pen.disc(80, y, 4.6, RED.base)
    pen.rect(43, 58, 57, 98, TEAL.base, TEAL.dark, r=4, depth=5)


@draws("quill")
def scribe(pen: Pen) -> None:
    pen.rect(14, 30, 70, 94, WALL, WALL_D, r=3, depth=5)
    for y in (46, 60, 74):
        pen.line([(24, y), (58, y)], 4.4, UMBER)
    pen.line([(92, 6), (52, 76)], 7, GREEN.dark)
    pen.poly([(48, 84), (50, 72), (58, 76)], INK)


@draws("chain")
def slave(pen: Pen) -> None:
    for x, y in ((28, 28), (50, 50), (72, 72)):
        pen.arc(x, y, 15, 0, 360, 8, STEEL_D)
        pen.arc(x, y, 15, 190, 300, 3, STEEL_L)


@draws("veto")
def veto_hand(pen: Pen) -> None:
    skin, dark = rgb("#e0b48c"), rgb("#b98a5e")
    for x, top in ((30, 24), (43, 12), (56, 10), (69, 18)):
        pen.rect(x - 6, top, x + 6, 64, skin, dark, r=6, depth=3)
    pen.blob([(24, 50), (75, 48), (76, 70), (64, 84), (38, 84), (26, 70)], skin)
    pen.line([(74, 62), (88, 44)], 11, skin)
    pen.poly(smooth([(76, 58), (78, 70), (66, 84), (50, 85), (66, 74)]), dark)
    pen.rect(30, 80, 70, 98, RED.base, RED.dark, r=3, depth=5)


@draws("mask")
def mask(pen: Pen) -> None:
    pen.blob([(14, 14), (50, 20), (86, 14), (84, 54), (50, 94), (16, 54)], GOLD.light, GOLD.base, 8)
    for s in (-1, 1):
        pen.blob([(50 + s * 10, 42), (50 + s * 20, 34), (50 + s * 30, 42), (50 + s * 20, 46)], INK)
    pen.blob([(30, 58), (50, 64), (70, 58), (60, 76), (40, 76)], RED.dark)


@draws("fan")
def fan(pen: Pen) -> None:
    """A courtesan's fan of feathers: what it hides it may show."""
    for n, angle in enumerate(range(-66, 67, 22)):
        turn = math.radians(angle)
        across, up = math.sin(turn), math.cos(turn)
        tip = (50 + 53 * across, 72 - 56 * up)
        sides = [(50 + 38 * across + s * 12 * up, 72 - 40 * up + s * 12 * across) for s in (-1, 1)]
        pen.blob([(50, 72), sides[0], tip, sides[1]], (RED.base, RED.dark)[n % 2])
        pen.disc(50 + 40 * across, 72 - 42 * up, 5.2, GOLD.light)
    pen.line([(50, 66), (50, 97)], 9, GOLD.dark)
    pen.disc(50, 71, 10, GOLD.base, GOLD.dark, 3)
