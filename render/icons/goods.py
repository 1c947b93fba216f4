"""Goods and money."""

from __future__ import annotations

import math

from ..kit import GOLD, IVORY, PARCH_2, Pen, draw_laurel, draws, leaf, mirrored, mix, rgb, rounded, smooth
from .colours import EARTH, GREEN, ORANGE, RED, STEEL, STEEL_D, STEEL_L, VIOLET, WATER, WATER_D, WATER_L, WINE


@draws("wine")
def amphora(pen: Pen) -> None:
    for side in (-1, 1):
        pen.line([(50 + side * 9, 20), (50 + side * 27, 20), (50 + side * 27, 40), (50 + side * 20, 48)], 6, EARTH.dark, curve=True)
    body = smooth(mirrored([(50, 22), (58, 24), (60, 34), (74, 46), (73, 64), (60, 84), (55, 94)]))
    pen.poly(body, EARTH.base, EARTH.dark, 9)
    pen.rect(38, 6, 62, 15, EARTH.light, EARTH.dark, r=4)
    pen.rect(42, 13, 58, 30, EARTH.base, EARTH.dark, depth=4)
    pen.inside(body, rounded(10, 50, 90, 64, 0), WINE)
    for x in (36, 50, 64):
        pen.disc(x, 57, 3.4, IVORY)
    pen.rect(40, 91, 60, 97, EARTH.dark, r=2)


@draws("water")
def drop(pen: Pen) -> None:
    shape = smooth([(50, 4), (64, 30), (80, 58), (74, 82), (50, 95), (26, 82), (20, 58), (36, 30)])
    pen.poly(shape, WATER, WATER_D, 9)
    pen.line([(33, 58), (34, 72), (44, 81)], 6, WATER_L, curve=True)


@draws("wheat")
def wheat(pen: Pen) -> None:
    ears = ((30, 20, -0.35), (50, 12, 0), (70, 20, 0.35))
    for x, y, _ in ears:
        foot = (50 + (x - 50) * 0.12, 78)
        pen.line([(x, y + 16), foot, (50 - (x - 50) * 0.9, 96)], 4.4, GOLD.dark, curve=True)
    for x, y, lean in ears:
        up = -math.pi / 2 + lean
        for i in range(4):
            bx, by = x - math.cos(up) * i * 10, y - math.sin(up) * i * 10 + 14
            for side in (-1, 1):
                pen.poly(leaf(bx, by, up + side * 0.6, 18, 5), GOLD.base if side < 0 else GOLD.dark)
        pen.poly(leaf(x, y + 8, up, 18, 5), GOLD.light)
    pen.rect(38, 64, 62, 73, RED.base, RED.dark, r=4, depth=3)


@draws("grapes")
def grapes(pen: Pen) -> None:
    pen.line([(50, 4), (50, 22)], 5, EARTH.dark)
    pen.blob([(52, 18), (66, 4), (86, 10), (82, 26), (64, 30)], GREEN.base, GREEN.dark, 4)
    for _row, (y, xs) in enumerate(((32, (26, 42, 58, 74)), (48, (34, 50, 66)), (63, (42, 58)), (79, (50,)))):
        for x in xs:
            pen.disc(x, y, 10.5, VIOLET.base, VIOLET.dark, 4)
            pen.disc(x - 3, y - 3, 2.6, VIOLET.light)


@draws("bread")
def bread(pen: Pen) -> None:
    pen.disc(50, 52, 42, rgb("#c98845"), rgb("#94592a"), 7)
    pen.disc(49, 51, 33, rgb("#e3b06b"))
    for i in range(8):
        a = i * math.pi / 4 + 0.2
        pen.line([(50, 52), (50 + 36 * math.cos(a), 52 + 36 * math.sin(a))], 5, rgb("#94592a"))
    pen.disc(50, 52, 9, rgb("#c98845"))


@draws("potion")
def potion(pen: Pen) -> None:
    flask = smooth(mirrored([(50, 28), (59, 30), (60, 40), (80, 62), (82, 80), (66, 94), (50, 95)]))
    pen.poly(flask, STEEL_L, STEEL, 6)
    pen.inside(flask, [(0, 60), (30, 57), (55, 63), (100, 58), (100, 100), (0, 100)], GREEN.base)
    pen.inside(flask, [(62, 55), (100, 55), (100, 100), (40, 100), (68, 88)], GREEN.dark)
    pen.rect(41, 14, 59, 40, STEEL_L, STEEL, depth=4)
    pen.rect(37, 5, 63, 18, EARTH.base, EARTH.dark, r=4, depth=4)
    for x, y, r in ((38, 74, 5.5), (55, 82, 4), (48, 66, 3.2)):
        pen.disc(x, y, r, GREEN.light)


@draws("sword")
def gladius(pen: Pen) -> None:
    pen.poly([(50, 2), (60, 16), (60, 64), (40, 64), (40, 16)], STEEL_L)
    pen.poly([(50, 2), (60, 16), (60, 64), (50, 64)], STEEL_D)
    pen.rect(24, 62, 76, 71, GOLD.base, GOLD.dark, r=4, depth=3)
    pen.rect(43, 70, 57, 88, EARTH.base, EARTH.dark, depth=5)
    pen.disc(50, 91, 8.5, GOLD.base, GOLD.dark, 3)


@draws("beer")
def mug(pen: Pen) -> None:
    pen.arc(74, 58, 15, -80, 80, 9, EARTH.dark)
    pen.poly([(20, 32), (74, 32), (70, 94), (24, 94)], ORANGE.base, ORANGE.dark, 8)
    for y in (46, 78):
        pen.poly([(20.5, y), (73.5, y), (73, y + 8), (21.5, y + 8)], EARTH.dark)
    crown = [(14, 34), (18, 20), (32, 22), (40, 10), (54, 18), (66, 12), (74, 22), (80, 34)]
    drips = [(70, 42), (56, 36), (46, 46), (34, 38), (24, 44)]
    pen.blob([*crown, *drips], IVORY, PARCH_2, 4)


@draws("coin")
def coin_icon(pen: Pen) -> None:
    pen.disc(50, 50, 47, GOLD.dark)
    pen.disc(50, 50, 43, GOLD.base, mix(GOLD.base, GOLD.dark, 0.45), 6)
    draw_laurel(pen, 50, 50, 23, GOLD.dark, GOLD.dark, 5, 10)


@draws("coins")
def pile(pen: Pen) -> None:
    for x, y in ((31, 78), (69, 78), (31, 62), (69, 62), (50, 40)):
        pen.oval(x, y + 7, 29, 13, GOLD.dark)
        pen.oval(x, y, 29, 13, GOLD.base)
        pen.oval(x - 2, y - 1, 19, 7, GOLD.light)


@draws("bribe")
def bribe(pen: Pen) -> None:
    pen.blob([(50, 30), (78, 52), (84, 82), (68, 95), (32, 95), (16, 82), (22, 52)], EARTH.base, EARTH.dark, 8)
    pen.poly([(36, 12), (50, 18), (64, 12), (60, 32), (40, 32)], EARTH.light)
    pen.rect(34, 28, 66, 36, GOLD.base, GOLD.dark, r=3, depth=2)
    pen.stamp("coin", 33, 50, 36)


def basket(pen: Pen) -> None:
    pen.poly([(10, 62), (90, 62), (82, 96), (18, 96)], EARTH.base, EARTH.dark, 5)
    for y in (70, 86):
        pen.line([(13, y), (87, y)], 3.4, EARTH.dark)


@draws("harvest")
def harvest(pen: Pen) -> None:
    for x in (4, 40, 22):
        pen.stamp("wheat", x, 0, 62)
    basket(pen)


@draws("press")
def vintage(pen: Pen) -> None:
    for x in (0, 40, 20):
        pen.stamp("grapes", x, 0, 62)
    basket(pen)


def trade(pen: Pen, good: str) -> None:
    pen.stamp(good, 0, 0, 66)
    pen.stamp("coin", 48, 48, 50)


@draws("sell_wheat")
def sell_wheat(pen: Pen) -> None:
    trade(pen, "wheat")


@draws("sell_wine")
def sell_wine(pen: Pen) -> None:
    trade(pen, "wine")
