"""Tokens: the seats' seals and medals, coins, dice, the plaque of the turn and the mark of the last change."""

from __future__ import annotations

import math

from PIL import Image

from .geometry import Box, rounded, shape_points
from .ornaments import draw_laurel
from .palette import GOLD, INK, IVORY, MARK, PARCH_2, SAND, STONE, TONES, mix
from .pen import Pen
from .shelf import sprite
from .sprites import put
from .type import text_width

# ---------------------------------------------------------------- owners: shape, letter and colour, never colour alone


@sprite
def seal(shape: str, tone: str, letter: str, size: int) -> Image.Image:
    """A player's token: their shape, colour and letter."""
    t, pen = TONES[tone], Pen(size)
    middle = 56 if shape == "triangle" else 50
    pen.poly(shape_points(shape, 50, middle, 42), t.dark)
    pen.poly(shape_points(shape, 50, middle, 38), t.light)
    pen.poly(shape_points(shape, 50, middle, 34), t.base, t.dark, 4)
    room = {"diamond": 48, "triangle": 42}.get(shape, 56) / (1 if len(letter) == 1 else 1.35)
    pen.text(50, middle + (4 if shape == "triangle" else 0), letter, "black", room, t.ink)
    return pen.done()


@sprite
def wax(shape: str, tone: str, letter: str, size: int) -> Image.Image:
    """The seal for ceremonies: irregular wax, pressed shape, letter."""
    t, pen = TONES[tone], Pen(size)
    angles = [i / 90 * 2 * math.pi for i in range(90)]
    reach = [45 + 2.4 * math.sin(a * 7 + 1) + 1.6 * math.cos(a * 3) for a in angles]
    pen.poly([(50 + r * math.cos(a), 50 + r * math.sin(a)) for a, r in zip(angles, reach, strict=True)], t.base, t.dark, 5)
    pen.disc(50, 50, 36, t.dark)
    pen.disc(50, 50, 34, mix(t.base, t.dark, 0.35))
    middle = 54 if shape == "triangle" else 50
    pen.poly(shape_points(shape, 50, middle, 26), t.light)
    room = 34 if len(letter) == 1 else 24
    pen.text(50, middle + (3 if shape == "triangle" else 0), letter, "black", room, t.dark)
    return pen.done()


@sprite
def medal(shape: str, tone: str, letter: str, size: int) -> Image.Image:
    """A player's token on a gold coin, to stand on their own colour."""
    t, pen = TONES[tone], Pen(size)
    pen.disc(50, 50, 49, GOLD.dark)
    pen.disc(50, 50, 45, GOLD.base, mix(GOLD.base, GOLD.dark, 0.5), 4)
    pen.disc(50, 50, 38, IVORY)
    middle = 54 if shape == "triangle" else 50
    pen.poly(shape_points(shape, 50, middle, 30), t.base, t.dark, 4)
    room = {"diamond": 36, "triangle": 32}.get(shape, 44) / (1 if len(letter) == 1 else 1.45)
    pen.text(50, middle + (4 if shape == "triangle" else 0), letter, "black", room, t.ink)
    return pen.done()


# ---------------------------------------------------------------- money, dice, plaques


@sprite
def coin(size: int, text: str = "") -> Image.Image:
    """A coin with a sum on it, or with a laurel."""
    pen = Pen(size)
    pen.disc(50, 50, 47, GOLD.dark)
    pen.disc(50, 50, 43, GOLD.base, mix(GOLD.base, GOLD.dark, 0.45), 6)
    pen.arc(50, 50, 34, 150, 300, 4, GOLD.light)
    if text:
        pen.text(50, 50, text, "black", 62 if len(text) == 1 else 50, INK)
    else:
        draw_laurel(pen, 50, 50, 21, GOLD.dark, GOLD.dark, 5, 9)
    return pen.done()


SPOTS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


@sprite
def die(face: int, size: int, chosen: bool = False) -> Image.Image:
    """A bone die; face 0 is a die not yet rolled."""
    pen = Pen(size)
    pen.rect(3, 3, 97, 97, GOLD.dark if chosen else STONE, r=20)
    pen.rect(7, 7, 93, 93, GOLD.light if chosen else IVORY, GOLD.base if chosen else PARCH_2, r=17, depth=7)
    for x, y in SPOTS.get(face, ()):
        pen.disc(x, y, 9.5, INK if face != 1 else TONES["crimson"].base)
    if not face:
        pen.text(50, 50, "?", "black", 54, SAND)
    return pen.done()


@sprite
def turn_tag(text: str) -> Image.Image:
    """The little gold plaque of the player whose turn it is."""
    w, h = text_width(text, "black", 28) + 34, 38
    pen = Pen(w, h, units=w)
    pen.rect(0, 0, w, h, INK, r=10)
    pen.rect(2, 2, w - 2, h - 2, GOLD.base, GOLD.dark, r=8, depth=2)
    pen.text(w / 2, h / 2, text, "black", 28, INK)
    return pen.done()


# ---------------------------------------------------------------- the last change


@sprite
def outline(width: int, height: int, radius: int = 14, line: int = 7, colour: str = "") -> Image.Image:
    """The mark of a change around a box of this size: a yellow ring between dark hairlines, or one in the colour of who did it."""
    pad = 10
    w, h = width + 2 * pad, height + 2 * pad
    pen = Pen(w, h, units=w)
    inner = (pad - (3 if line > 5 else 2), MARK) if colour else (pad - 2, INK)
    rings = ((pad - line - 2, INK), (pad - line, TONES[colour].base if colour else MARK), inner)
    for inset, paint in rings:
        pen.rect(inset, inset, w - inset, h - inset, paint, r=radius + pad - inset)
    pen.hole(rounded(pad, pad, width + pad, height + pad, radius))
    return pen.done()


def mark(image: Image.Image, box: Box, radius: int = 14, line: int = 7, colour: str = "") -> None:
    """Outline a change, in the colour of who did it."""
    around = outline(box[2] - box[0], box[3] - box[1], radius, line, colour)
    put(image, around, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "cm")
