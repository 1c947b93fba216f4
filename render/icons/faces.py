"""Portraits: marble busts on medallions, whose attributes tell the rank, and the people of Lutetia."""

from __future__ import annotations

import math

from ..kit import (
    GOLD,
    INK,
    IVORY,
    MARBLE,
    MARBLE_2,
    MARBLE_3,
    PARCH,
    PARCH_2,
    SAND,
    STONE,
    TONES,
    Colour,
    Pen,
    Point,
    draws,
    leaf,
    mix,
    rgb,
    ring,
    smooth,
)
from .colours import BLUE, EARTH, GREEN, GREY, HAIR, ORANGE, RED, SHADOW, SKIN, SKIN_D, STEEL_L, TEAL, VIOLET


def medallion(pen: Pen, fill: Colour, shade: Colour) -> list[Point]:
    """The coloured disc behind a bust; returns its inner rim."""
    pen.disc(50, 50, 50, GOLD.dark)
    pen.disc(50, 50, 47, fill, shade, 7)
    return ring(50, 50, 47)


def bust(
    pen: Pen, disc: Colour, disc_dark: Colour, toga: Colour, stripe: Colour, *,
    bald: bool = False, beard: bool = False, wreath: bool = False,
) -> None:
    """A marble head on a coloured medallion; the attributes tell the rank."""
    frame = medallion(pen, disc, disc_dark)
    pen.poly([(42, 58), (58, 58), (61, 78), (39, 78)], SHADOW)
    pen.inside(frame, smooth([(8, 104), (14, 84), (38, 72), (62, 72), (86, 84), (92, 104)]), toga)
    pen.inside(frame, smooth([(62, 72), (86, 84), (92, 104), (56, 104), (66, 88)]), mix(toga, STONE, 0.3))
    pen.inside(frame, smooth([(24, 78), (34, 74), (60, 88), (66, 104), (54, 104), (46, 92)]), stripe)
    marble_face(pen)
    if beard:
        pen.blob([(32, 46), (36, 54), (50, 53), (64, 54), (68, 46), (65, 66), (50, 76), (35, 66)], HAIR, SHADOW, 4)
        pen.line([(45, 58), (55, 58)], 2.4, STONE)
    if bald:
        for s in (-1, 1):
            pen.blob([(50 + s * 17, 34), (50 + s * 20, 42), (50 + s * 17, 52), (50 + s * 14, 42)], HAIR, SHADOW, 2)
    else:
        fringe = [(64, 31), (56, 28), (50, 31), (44, 28), (36, 31)]
        pen.blob([(31, 42), (30, 26), (40, 17), (60, 17), (70, 26), (69, 42), *fringe], HAIR, SHADOW, 4)
    if wreath:
        bust_wreath(pen)


def marble_face(pen: Pen) -> None:
    pen.oval(50, 42, 17.5, 22, MARBLE, MARBLE_2, 5)
    pen.poly([(50, 36), (54, 50), (47, 50)], MARBLE_3)
    for s in (-1, 1):
        pen.line([(50 + s * 5, 36), (50 + s * 12, 36)], 3, SHADOW)
        pen.oval(50 + s * 8.5, 41, 3, 1.8, SHADOW)
    pen.line([(45, 57), (55, 57)], 2.4, SHADOW)


def bust_wreath(pen: Pen) -> None:
    for s in (-1, 1):
        for i in range(5):
            a = math.radians(-90 + s * (10 + i * 19))
            x, y = 50 + 20 * math.cos(a), 38 + 19 * math.sin(a)
            pen.poly(leaf(x, y, a - s * 1.9, 12, 3.6), GOLD.base if i % 2 else GOLD.light)


def badge(pen: Pen, name: str) -> None:
    """The attribute of a rank, at the foot of the medallion."""
    pen.disc(78, 78, 21, GOLD.dark)
    pen.disc(78, 78, 18.5, IVORY)
    pen.stamp(name, 65, 65, 26)


@draws("senator")
def senator(pen: Pen) -> None:
    bust(pen, VIOLET.base, VIOLET.dark, IVORY, VIOLET.base, bald=True, wreath=True)
    badge(pen, "scroll")


@draws("praetor")
def praetor(pen: Pen) -> None:
    bust(pen, RED.base, RED.dark, PARCH, RED.base)
    badge(pen, "fasces")


@draws("quaestor")
def quaestor(pen: Pen) -> None:
    bust(pen, GREEN.base, GREEN.dark, IVORY, GOLD.base, beard=True)
    badge(pen, "coin")


@draws("aedile")
def aedile(pen: Pen) -> None:
    bust(pen, BLUE.base, BLUE.dark, PARCH, BLUE.base)
    badge(pen, "temple")


@draws("censor")
def censor(pen: Pen) -> None:
    bust(pen, ORANGE.base, ORANGE.dark, IVORY, ORANGE.dark, bald=True, beard=True)
    badge(pen, "tablet")


@draws("philosopher")
def philosopher(pen: Pen) -> None:
    bust(pen, GREY.dark, INK, PARCH_2, SAND, beard=True, bald=True)


@draws("caesar")
def caesar(pen: Pen) -> None:
    bust(pen, RED.base, RED.dark, IVORY, RED.base, wreath=True)


@draws("cleopatra")
def cleopatra(pen: Pen) -> None:
    frame = medallion(pen, TEAL.base, TEAL.dark)
    pen.inside(frame, smooth([(50, 14), (72, 20), (80, 46), (82, 82), (66, 84), (34, 84), (18, 82), (20, 46), (28, 20)]), INK)
    pen.poly([(43, 58), (57, 58), (60, 78), (40, 78)], rgb("#b07a50"))
    pen.inside(frame, smooth([(10, 104), (16, 86), (40, 74), (60, 74), (84, 86), (90, 104)]), GOLD.base)
    for i, c in enumerate((TEAL.light, RED.base, GOLD.light)):
        pen.arc(50, 66, 16 + i * 8, 20, 160, 3.4, c)
    pen.oval(50, 43, 16, 20, rgb("#d69c6c"), rgb("#b07a50"), 4)
    for s in (-1, 1):
        pen.oval(50 + s * 7.5, 41, 4, 2.2, INK)
        pen.line([(50 + s * 4, 36), (50 + s * 12, 37)], 1.8, INK)
        pen.poly([(50 + s * 18, 30), (50 + s * 25, 40), (50 + s * 26, 80), (50 + s * 17, 80)], INK)
        for y in (50, 60, 70):
            pen.line([(50 + s * 18, y), (50 + s * 25, y)], 3, GOLD.base)
    pen.line([(46, 56), (54, 56)], 3, RED.base)
    pen.blob([(31, 34), (36, 20), (64, 20), (69, 34), (50, 28)], INK)
    pen.line([(30, 32), (40, 26), (60, 26), (70, 32)], 5, GOLD.base, curve=True)
    pen.blob([(50, 8), (55, 15), (53, 27), (47, 27), (45, 15)], GOLD.light, GOLD.dark, 3)


@draws("pompey")
def pompey(pen: Pen) -> None:
    bust(pen, BLUE.base, BLUE.dark, STEEL_L, BLUE.base)


@draws("crassus")
def crassus(pen: Pen) -> None:
    bust(pen, TONES["black"].base, TONES["black"].dark, PARCH_2, GOLD.base, bald=True)


def villager(
    pen: Pen, cloth: Colour, cloth_dark: Colour, hair: Colour, *,
    cap: Colour | None = None, beard: bool = False, hood: bool = False, moustache: bool = False,
) -> None:
    """Somebody of Lutetia, in the colours of the trade."""
    if hood:
        pen.blob([(50, 6), (76, 20), (80, 56), (66, 76), (34, 76), (20, 56), (24, 20)], cloth, cloth_dark, 6)
    pen.rect(42, 54, 58, 74, SKIN_D)
    pen.poly(smooth([(6, 104), (12, 82), (38, 70), (62, 70), (88, 82), (94, 104)]), cloth, cloth_dark, 8)
    pen.oval(50, 42, 19, 23, SKIN, SKIN_D, 5)
    if not hood:
        pen.blob([(30, 46), (28, 26), (40, 14), (60, 14), (72, 26), (70, 46), (64, 32), (50, 27), (36, 32)], hair)
    for s in (-1, 1):
        pen.disc(50 + s * 8, 41, 2.8, INK)
    pen.poly([(50, 42), (54, 52), (47, 52)], SKIN_D)
    if beard:
        pen.blob([(31, 46), (38, 55), (50, 54), (62, 55), (69, 46), (66, 72), (50, 90), (34, 72)], hair, mix(hair, STONE, 0.5), 5)
    if moustache:
        pen.blob([(50, 53), (62, 54), (72, 64), (60, 61), (50, 58), (40, 61), (28, 64), (38, 54)], hair)
    if cap:
        pen.blob([(26, 30), (28, 10), (50, 2), (72, 10), (74, 30), (50, 24)], cap, mix(cap, STONE, 0.4), 5)
        pen.rect(26, 24, 74, 33, cap, mix(cap, STONE, 0.4), r=4, depth=3)


@draws("baker")
def baker(pen: Pen) -> None:
    villager(pen, IVORY, PARCH_2, EARTH.dark, cap=IVORY, moustache=True)


@draws("druid")
def druid(pen: Pen) -> None:
    villager(pen, GREEN.base, GREEN.dark, MARBLE, beard=True, hood=True)


@draws("smith")
def smith(pen: Pen) -> None:
    villager(pen, GREY.dark, INK, INK, beard=True)


@draws("brewer")
def brewer(pen: Pen) -> None:
    villager(pen, ORANGE.base, ORANGE.dark, rgb("#c4622a"), moustache=True)
    for s in (-1, 1):
        pen.line([(50 + s * 20, 44), (50 + s * 24, 62), (50 + s * 20, 78)], 8, rgb("#c4622a"), curve=True)


@draws("apprentice")
def apprentice(pen: Pen) -> None:
    villager(pen, PARCH_2, SAND, GOLD.dark)
