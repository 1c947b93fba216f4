"""Buildings and landscapes."""

from __future__ import annotations

import math

from ..kit import GOLD, INK, IVORY, MARBLE, MARBLE_2, MARBLE_3, STONE, UMBER, Colour, Pen, draws, ring
from .colours import EARTH, GREEN, GREY, ORANGE, RED, VIOLET, WALL, WALL_D, WATER


@draws("temple")
def temple(pen: Pen) -> None:
    pen.poly([(50, 6), (96, 37), (4, 37)], EARTH.base, EARTH.dark, 5)
    pen.poly([(50, 17), (76, 34), (24, 34)], MARBLE_2)
    pen.rect(8, 37, 92, 46, MARBLE_2, STONE, depth=3)
    for x in (20, 40, 60, 80):
        pen.rect(x - 6, 46, x + 6, 80, MARBLE, STONE, depth=5)
    pen.rect(6, 80, 94, 93, MARBLE_2, STONE, depth=3)


@draws("market")
def market(pen: Pen) -> None:
    pen.rect(16, 40, 84, 92, EARTH.base, EARTH.dark, depth=6)
    pen.rect(24, 62, 76, 92, EARTH.dark)
    for i in range(5):
        c = RED.base if i % 2 == 0 else IVORY
        x, lean = 14 + i * 14.4, (i - 2) * 1.8
        pen.poly([(x, 18), (x + 14.4, 18), (x + 15.4 + lean, 46), (x - 1 + lean, 46)], c)
        pen.disc(x + 7 + lean, 46, 7.4, c)
    pen.rect(10, 10, 90, 19, EARTH.dark, r=3)
    pen.rect(12, 70, 88, 80, EARTH.light, r=2)
    for x, c in ((28, RED.light), (42, GOLD.base), (56, GREEN.light), (70, ORANGE.base)):
        pen.disc(x, 66, 6.6, c)


@draws("aqueduct")
def aqueduct(pen: Pen) -> None:
    pen.rect(2, 22, 98, 94, MARBLE_2, MARBLE_3, depth=4)
    pen.rect(0, 12, 100, 26, MARBLE, MARBLE_3, r=2, depth=3)
    pen.rect(4, 8, 96, 17, WATER)
    for x in (20, 50, 80):
        pen.hole([*ring(x, 54, 11, 14, 180, 360, 20), (x + 11, 100), (x - 11, 100)])
    pen.line([(2, 34), (98, 34)], 2.4, MARBLE_3)


@draws("palace")
def palace(pen: Pen) -> None:
    pen.rect(8, 46, 92, 92, MARBLE, MARBLE_3, depth=6)
    pen.poly(ring(50, 32, 24, 24, 180, 360, 30), GOLD.base, GOLD.dark, 6)
    pen.rect(22, 32, 78, 46, MARBLE_2, MARBLE_3, depth=4)
    pen.disc(50, 7, 5, GOLD.light)
    for x in (18, 34, 66, 82):
        pen.rect(x - 5, 52, x + 5, 84, MARBLE_2, MARBLE_3, depth=4)
    pen.poly([*ring(50, 66, 9, 10, 180, 360, 16), (59, 86), (41, 86)], RED.dark)
    pen.rect(4, 85, 96, 95, MARBLE_2, MARBLE_3, depth=3)


@draws("basilica")
def basilica(pen: Pen) -> None:
    pen.rect(6, 50, 94, 92, MARBLE, MARBLE_3, depth=5)
    pen.poly([(0, 52), (16, 40), (84, 40), (100, 52)], RED.base, RED.dark, 4)
    pen.rect(26, 24, 74, 42, MARBLE, MARBLE_3, depth=4)
    pen.poly([(50, 4), (80, 24), (20, 24)], RED.base, RED.dark, 4)
    for x in (34, 50, 66):
        pen.rect(x - 4, 29, x + 4, 38, UMBER, r=3)
    for x in (18, 34, 66, 82):
        pen.poly([*ring(x, 66, 6, 7, 180, 360, 14), (x + 6, 82), (x - 6, 82)], UMBER)
    pen.poly([*ring(50, 68, 8, 9, 180, 360, 14), (58, 92), (42, 92)], INK)
    pen.rect(2, 90, 98, 96, MARBLE_3)


@draws("field")
def field(pen: Pen) -> None:
    pen.rect(2, 50, 98, 96, GOLD.base, GOLD.dark, r=6, depth=4)
    for x in (14, 34, 54, 74):
        pen.line([(50 + (x - 44) * 0.5, 52), (x - 4, 95)], 4, GOLD.dark)
    for x, y in ((22, 10), (50, 4), (78, 10)):
        pen.stamp("wheat", x - 24, y, 48)


@draws("forest")
def forest(pen: Pen) -> None:
    for x, y, s in ((26, 44, 0.8), (74, 44, 0.8), (50, 26, 1.05)):
        pen.rect(x - 5, y + 34 * s, x + 5, 95, EARTH.dark)
        for i in range(3):
            w, t = (16 + i * 7) * s, y - 22 * s + i * 17 * s
            pen.poly([(x, t), (x + w, t + 26 * s), (x - w, t + 26 * s)], GREEN.base, GREEN.dark, 5)
    pen.rect(2, 92, 98, 97, GREEN.dark, r=2)


@draws("mine")
def mine(pen: Pen) -> None:
    pen.poly([(2, 94), (26, 34), (40, 48), (58, 10), (98, 94)], GREY.base, GREY.dark, 10)
    pen.poly([(58, 10), (68, 31), (60, 36), (52, 30), (48, 32)], IVORY)
    pen.poly([*ring(46, 72, 17, 17, 180, 360, 20), (63, 95), (29, 95)], INK)
    for x in (29, 63):
        pen.line([(x, 70), (x, 94)], 6, EARTH.base)
    pen.line([(27, 66), (65, 66)], 6, EARTH.base)


def house(pen: Pen, sign: str, roof: Colour, roof_dark: Colour) -> None:
    pen.rect(12, 44, 88, 95, WALL, WALL_D, depth=7)
    pen.poly([(2, 48), (22, 14), (78, 14), (98, 48)], roof, roof_dark, 6)
    for x in (26, 42, 58, 74):
        pen.line([(50 + (x - 50) * 0.8, 18), (50 + (x - 50) * 1.4, 46)], 2.6, roof_dark)
    pen.stamp(sign, 26, 46, 48)


@draws("tavern")
def tavern(pen: Pen) -> None:
    house(pen, "beer", ORANGE.base, ORANGE.dark)


@draws("mill")
def mill(pen: Pen) -> None:
    pen.rect(28, 40, 96, 95, MARBLE_2, MARBLE_3, depth=7)
    pen.poly([(20, 42), (62, 10), (100, 42)], GOLD.base, GOLD.dark, 5)
    pen.arc(30, 66, 25, 0, 360, 6, EARTH.dark)
    for i in range(8):
        a = i * math.pi / 4 + 0.3
        pen.line([(30, 66), (30 + 30 * math.cos(a), 66 + 30 * math.sin(a))], 5, EARTH.base)
    pen.disc(30, 66, 6, EARTH.dark)
    pen.stamp("bread", 60, 52, 32)


@draws("laboratory")
def laboratory(pen: Pen) -> None:
    pen.rect(10, 40, 90, 95, MARBLE_2, MARBLE_3, depth=7)
    pen.poly([(4, 42), (50, 8), (96, 42)], GREEN.base, GREEN.dark, 5)
    pen.stamp("potion", 27, 42, 48)


@draws("forge")
def forge(pen: Pen) -> None:
    pen.rect(64, 6, 80, 40, EARTH.dark)
    pen.rect(8, 40, 92, 95, MARBLE_2, MARBLE_3, depth=7)
    pen.poly([(2, 42), (50, 14), (98, 42)], GREY.base, GREY.dark, 5)
    pen.poly([*ring(50, 68, 24, 22, 180, 360, 24), (74, 92), (26, 92)], INK)
    pen.stamp("flame", 31, 52, 40)


@draws("bakery")
def bakery(pen: Pen) -> None:
    house(pen, "bread", GOLD.base, GOLD.dark)


@draws("herbalist")
def herbalist(pen: Pen) -> None:
    house(pen, "potion", GREEN.base, GREEN.dark)


@draws("armoury")
def armoury(pen: Pen) -> None:
    house(pen, "sword", GREY.base, GREY.dark)


@draws("statue")
def statue(pen: Pen) -> None:
    pen.rect(22, 84, 78, 97, MARBLE_3, STONE, depth=3)
    pen.rect(30, 72, 70, 86, MARBLE_2, MARBLE_3, depth=4)
    pen.blob([(38, 72), (36, 44), (44, 30), (58, 30), (64, 46), (62, 72)], MARBLE, MARBLE_3, 5)
    pen.line([(60, 38), (76, 28), (84, 10)], 7, MARBLE_2)
    pen.disc(50, 20, 11, MARBLE, MARBLE_3, 3)
    pen.line([(42, 40), (56, 54), (60, 72)], 5, VIOLET.base, curve=True)
    pen.line([(40, 18), (50, 13), (60, 18)], 4, GOLD.base, curve=True)
