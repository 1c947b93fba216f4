"""Emblems and ornaments."""

from __future__ import annotations

from ..kit import GOLD, INK, IVORY, PARCH_2, Pen, draw_laurel, draws, ring, smooth, star
from .colours import GREEN, ORANGE, TEAL


@draws("eye")
def eye(pen: Pen) -> None:
    pen.poly(smooth([(4, 48), (26, 26), (54, 20), (80, 32), (96, 50), (74, 66), (46, 70), (20, 62)]), IVORY, PARCH_2, 4)
    pen.disc(52, 45, 20, TEAL.base, TEAL.dark, 4)
    pen.disc(52, 45, 9.5, INK)
    pen.disc(46, 39, 4, IVORY)
    pen.line([(4, 48), (26, 26), (54, 20), (80, 32), (96, 50)], 6, INK, curve=True)
    pen.line([(8, 26), (30, 10), (58, 6), (84, 16)], 6, INK, curve=True)
    pen.line([(38, 70), (36, 92)], 6, INK)
    pen.line([(60, 68), (70, 84), (84, 88), (88, 78)], 5, INK, curve=True)


@draws("crown")
def laurel_icon(pen: Pen) -> None:
    draw_laurel(pen, 50, 50, 34, GREEN.base, GREEN.dark, 8)


@draws("gold_laurel")
def gold_laurel(pen: Pen) -> None:
    draw_laurel(pen, 50, 50, 34, GOLD.base, GOLD.dark, 8)


@draws("star")
def star_icon(pen: Pen) -> None:
    pen.poly(star(50, 54, 48, 20, 5), GOLD.base, GOLD.dark, 5)


@draws("ankh")
def ankh(pen: Pen) -> None:
    pen.arc(50, 26, 16, 0, 360, 9, GOLD.base, ry=19)
    pen.line([(50, 46), (50, 94)], 11, GOLD.base)
    pen.line([(24, 54), (76, 54)], 11, GOLD.base)
    pen.line([(53, 60), (53, 94)], 4, GOLD.dark)


@draws("moon")
def astrologer(pen: Pen) -> None:
    pen.poly([*ring(46, 50, 42, 42, 40, 320, 50), *reversed(ring(62, 50, 32, 32, 62, 298, 50))], GOLD.base, GOLD.dark, 3)
    pen.poly(star(70, 48, 20, 8, 5), GOLD.light)


@draws("eagle")
def eagle(pen: Pen) -> None:
    for s in (-1, 1):
        wing = ((4, 40), (22, 24), (46, 8), (46, 30), (38, 48), (26, 60), (8, 66))
        pen.blob([(50 + s * x, y) for x, y in wing], GOLD.base, GOLD.dark, 4)
        for i in range(3):
            pen.line([(50 + s * (14 + i * 9), 54 - i * 6), (50 + s * (22 + i * 9), 34 - i * 7)], 2.6, GOLD.dark)
    pen.blob([(50, 16), (62, 28), (60, 66), (50, 82), (40, 66), (38, 28)], GOLD.base, GOLD.dark, 5)
    pen.poly([(36, 80), (64, 80), (58, 96), (42, 96)], GOLD.dark)
    pen.disc(46, 27, 3, INK)
    pen.poly([(38, 28), (28, 34), (40, 36)], ORANGE.dark)
