"""Things: arms, scrolls, tools, and what stands for an action."""

from __future__ import annotations

import math

from ..kit import GOLD, INK, IVORY, MARBLE_2, MARBLE_3, PARCH, PARCH_2, STONE, UMBER, Pen, draws, mix, smooth
from .colours import EARTH, GREY, ORANGE, RED, STEEL, STEEL_D, STEEL_L, TEAL


@draws("weapon")
def crossed(pen: Pen) -> None:
    for s in (-1, 1):
        blade = [(50 + s * 40, 6), (50 + s * 42, 20), (50 - s * 16, 74), (50 - s * 24, 66), (50 + s * 28, 10)]
        pen.poly(blade, STEEL_L if s < 0 else STEEL, STEEL_D, 4)
        pen.line([(50 - s * 30, 58), (50 - s * 8, 82)], 7, GOLD.dark)
        pen.line([(50 - s * 23, 73), (50 - s * 36, 88)], 8, EARTH.dark)
        pen.disc(50 - s * 38, 90, 6, GOLD.base)


@draws("mixed")
def legion_and_coin(pen: Pen) -> None:
    pen.stamp("sword", -14, 2, 84)
    pen.stamp("coin", 46, 42, 54)


@draws("standard")
def legion_standard(pen: Pen) -> None:
    pen.line([(50, 20), (50, 97)], 6, EARTH.dark)
    pen.rect(22, 34, 78, 74, RED.base, RED.dark, depth=5)
    for x in (22, 36, 50, 64):
        pen.poly([(x, 74), (x + 14, 74), (x + 7, 84)], GOLD.base)
    pen.rect(16, 29, 84, 36, GOLD.base, GOLD.dark, r=3, depth=3)
    eagle = [(50, 4), (54, 12), (66, 10), (88, 8), (78, 24), (58, 20), (50, 26), (42, 20), (22, 24), (12, 8), (34, 10), (46, 12)]
    pen.blob(eagle, GOLD.base, GOLD.dark, 4)
    pen.text(50, 55, "L", "heavy", 34, GOLD.light)


@draws("scroll")
def scroll(pen: Pen) -> None:
    pen.rect(24, 16, 76, 84, PARCH, PARCH_2, depth=6)
    for y in (34, 46, 58):
        pen.line([(34, y), (64, y)], 4, STONE)
    for y in (14, 86):
        pen.rect(14, y - 9, 86, y + 9, EARTH.light, EARTH.base, r=8, depth=4)
    pen.disc(62, 72, 10, RED.base, RED.dark, 3)


@draws("scales")
def scales(pen: Pen) -> None:
    """One pan a little lower: a tie is broken."""
    pen.line([(50, 14), (50, 88)], 6, GOLD.dark)
    pen.rect(30, 84, 70, 93, GOLD.base, GOLD.dark, r=4, depth=3)
    pen.line([(14, 22), (86, 32)], 6, GOLD.dark)
    pen.disc(50, 20, 8, GOLD.base, GOLD.dark, 3)
    for x, y in ((17, 24), (83, 34)):
        pen.line([(x, y), (x - 14, y + 32)], 3, UMBER)
        pen.line([(x, y), (x + 14, y + 32)], 3, UMBER)
        pen.poly([(x - 17, y + 30), (x + 17, y + 30), (x + 9, y + 44), (x - 9, y + 44)], GOLD.base, GOLD.dark, 3)


@draws("tablet")
def wax_tablet(pen: Pen) -> None:
    pen.rect(12, 14, 88, 90, EARTH.base, EARTH.dark, r=5, depth=5)
    pen.rect(22, 24, 78, 80, PARCH)
    for i, y in enumerate((36, 50, 64)):
        pen.line([(32, y), (66 - 8 * i, y)], 5, UMBER)


@draws("fasces")
def fasces(pen: Pen) -> None:
    pen.poly([(64, 12), (92, 6), (92, 46), (64, 38)], STEEL_L, STEEL_D, 5)
    for x in (30, 41, 52, 63):
        pen.rect(x - 5, 6, x + 5, 96, EARTH.light, EARTH.dark, r=3, depth=4)
    for y in (22, 50, 76):
        pen.rect(22, y, 72, y + 8, RED.base, RED.dark, r=3, depth=2)


@draws("ring")
def wedding(pen: Pen) -> None:
    pen.arc(38, 60, 26, 0, 360, 9, GOLD.base)
    pen.arc(38, 60, 30, 20, 120, 2.5, GOLD.dark)
    pen.arc(64, 48, 26, 0, 360, 9, GOLD.dark)
    pen.arc(64, 48, 26, 0, 360, 6, mix(GOLD.base, GOLD.light, 0.5))
    pen.arc(38, 60, 26, -70, 10, 9, GOLD.base)
    pen.poly([(64, 4), (76, 12), (64, 26), (52, 12)], RED.light, RED.base, 5)


@draws("dagger")
def dagger(pen: Pen) -> None:
    pen.blob([(50, 99), (40, 62), (44, 40), (56, 40), (60, 62)], STEEL_L)
    pen.poly(smooth([(50, 99), (50, 40), (56, 40), (60, 62)]), STEEL_D)
    pen.rect(26, 32, 74, 42, GOLD.base, GOLD.dark, r=5, depth=3)
    pen.rect(42, 12, 58, 34, RED.base, RED.dark, r=3, depth=4)
    pen.disc(50, 10, 9, GOLD.base, GOLD.dark, 3)
    pen.blob([(72, 70), (80, 84), (72, 92), (64, 84)], RED.base)


@draws("castling")
def castling(pen: Pen) -> None:
    for x, c in ((27, RED), (73, TEAL)):
        left = [(-18, 26), (-18, 38), (-12, 44), (-14, 72)]
        merlons = [(10, 26), (10, 33), (4, 33), (4, 26), (-4, 26), (-4, 33), (-10, 33), (-10, 26)]
        tower = [*left, *((-dx, y) for dx, y in reversed(left)), *merlons]
        pen.poly([(x + dx, y) for dx, y in tower], c.base, c.dark, 4)
    pen.line([(26, 16), (50, 6), (70, 14)], 5, INK, curve=True)
    pen.poly([(80, 20), (64, 20), (72, 6)], INK)
    pen.line([(74, 84), (50, 94), (30, 86)], 5, INK, curve=True)
    pen.poly([(20, 80), (36, 80), (28, 94)], INK)


@draws("lightning")
def lightning(pen: Pen) -> None:
    pen.blob([(8, 34), (16, 18), (34, 20), (46, 6), (66, 12), (76, 22), (92, 24), (94, 40), (78, 46), (24, 46)], GREY.base, GREY.dark, 6)
    pen.poly([(46, 38), (70, 38), (58, 58), (76, 58), (38, 99), (48, 70), (30, 70)], GOLD.base, ORANGE.dark, 4)


@draws("lock")
def lock(pen: Pen) -> None:
    pen.arc(50, 40, 22, 180, 360, 10, STEEL_D)
    pen.rect(18, 42, 82, 92, GOLD.base, GOLD.dark, r=8, depth=6)
    pen.disc(50, 60, 8, INK)
    pen.poly([(46, 62), (54, 62), (57, 80), (43, 80)], INK)


@draws("wheel")
def fortune_wheel(pen: Pen) -> None:
    pen.arc(50, 50, 39, 0, 360, 10, GOLD.dark)
    pen.arc(50, 50, 38, 0, 360, 5, GOLD.base)
    for i in range(8):
        a = i * math.pi / 4
        pen.line([(50, 50), (50 + 38 * math.cos(a), 50 + 38 * math.sin(a))], 5, GOLD.dark)
        pen.disc(50 + 39 * math.cos(a), 50 + 39 * math.sin(a), 7, RED.base, RED.dark, 2)
    pen.disc(50, 50, 13, GOLD.light, GOLD.dark, 4)


@draws("trowel")
def builder(pen: Pen) -> None:
    for row, y in enumerate((50, 66, 82)):
        for i in range(3 if row % 2 else 4):
            x = 8 + i * 22 + (11 if row % 2 else 0)
            pen.rect(x, y, x + 19, y + 13, EARTH.light, EARTH.base, depth=3)
    pen.poly([(26, 6), (74, 18), (40, 44)], STEEL_L, STEEL_D, 4)
    pen.line([(60, 30), (72, 38), (86, 36)], 7, EARTH.dark, curve=True)


@draws("ceremony")
def ceremony(pen: Pen) -> None:
    pen.stamp("flame", 0, 0, 72)
    pen.rect(46, 48, 96, 98, IVORY, PARCH_2, r=10, depth=5)
    for x, y in ((58, 60), (71, 73), (84, 86)):
        pen.disc(x, y, 5.5, INK)


@draws("flame")
def flame(pen: Pen) -> None:
    pen.blob([(52, 4), (62, 26), (78, 44), (78, 70), (62, 84), (38, 84), (22, 70), (24, 48), (36, 36), (40, 20)], ORANGE.base, RED.base, 8)
    pen.blob([(50, 38), (62, 58), (58, 76), (50, 80), (42, 76), (38, 60)], GOLD.light)
    pen.rect(22, 84, 78, 94, MARBLE_2, MARBLE_3, r=3, depth=3)
