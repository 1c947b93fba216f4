"""Tokens and small sprites: pawns, Privilege tokens, places of the Podium, plots, small cards, the frame of the player to move."""

from __future__ import annotations

from PIL import Image

from rules.fortuna.components import Building, Privilege, Side

from .. import kit
from ..kit import GOLD, INK, IVORY, PARCH, PARCH_2, SAND, TONES, Box, Pen, icon, mix, put
from .theme import BUILDING_ART, GROUND_2, PRIVILEGE_ART, ROMAN, privilege_colour, seal, tone

PILE = (60, 80)
FRAME = 5  # how far the frame stands out


@kit.sprite
def pawn(side: Side, standing: bool) -> Image.Image:
    """A pawn; without its foot when it sits on another one."""
    (shape, _, letter), t = seal(side), tone(side)
    pen = Pen(60, 72 if standing else 56, units=60)
    if standing:
        pen.oval(30, 63, 20, 8, mix(t.dark, INK, 0.4))
        pen.poly([(21, 44), (39, 44), (46, 62), (14, 62)], t.base, t.dark, 4)
        pen.oval(30, 61, 17, 6, t.dark)
    pen.poly(kit.shape_points(shape, 30, 28, 25), IVORY)
    pen.poly(kit.shape_points(shape, 30, 28, 22), t.base, t.dark, 3)
    pen.text(30, 32 if shape == "triangle" else 28, letter, "black", 26 if shape in ("diamond", "triangle") else 32, t.ink)
    return pen.done()


@kit.sprite
def token(filled: bool, size: int = 42) -> Image.Image:
    """A Privilege token, or the place for one."""
    pen, t = Pen(size), TONES["crimson"]
    if filled:
        pen.disc(50, 50, 47, t.dark)
        pen.disc(50, 50, 42, t.base, t.dark, 6)
        pen.stamp("scroll", 22, 22, 56)
    else:
        pen.disc(50, 50, 44, SAND)
        pen.disc(50, 50, 38, PARCH)
    return pen.done()


@kit.sprite
def rank_badge(side: Side, place: int) -> Image.Image:
    """The place on the Podium, from 0 on."""
    pen = Pen(66)
    kit.draw_laurel(pen, 50, 50, 38, IVORY, PARCH_2, 8)
    pen.text(50, 50, ROMAN[place], "heavy", 38, tone(side).ink)
    return pen.done()


@kit.sprite
def plot(building: Building | None, water: bool, size: int) -> Image.Image:
    """A plot of a province: empty, or with a building; an Aqueduct with its Water or without."""
    pen = Pen(size)
    if building is None:
        pen.rect(4, 4, 96, 96, PARCH_2, r=18)
        pen.rect(10, 10, 90, 90, PARCH, r=14)
        return pen.done()
    made = icon(BUILDING_ART[building], size).copy()
    if water:
        drop = icon("water", round(size * 0.7))
        put(made, drop, (size / 2, size * 0.66), "cm")
    return made


@kit.sprite
def privilege_back(size: tuple[int, int] = PILE) -> Image.Image:
    (w, h), t = size, TONES["crimson"]
    pen = Pen(w, h, units=60)
    pen.rect(0, 0, 60, 80, GOLD.dark, r=7)
    pen.rect(2, 2, 58, 78, t.base, t.dark, r=6, depth=3)
    pen.rect(7, 7, 53, 73, GOLD.base, r=4)
    pen.rect(9, 9, 51, 71, t.dark, r=3)
    pen.stamp("scroll", 12, 22, 36)
    return pen.done()


@kit.sprite
def privilege_face(card: Privilege) -> Image.Image:
    """The uppermost discard, small."""
    (w, h), t = PILE, TONES[privilege_colour(card)]
    pen = Pen(w, h, units=w)
    pen.rect(0, 0, w, h, t.dark, r=7)
    pen.rect(2, 2, w - 2, h - 2, mix(IVORY, t.light, 0.5), r=6)
    pen.stamp(PRIVILEGE_ART[card], 8, 17, 44)
    return pen.done()


def no_pile() -> kit.Sprite:
    """The place of an empty deck, or of no discards."""
    return kit.plate(*PILE, GROUND_2, mix(GROUND_2, SAND, 0.4), 7, 2)


@kit.sprite
def _frame(wide: int, high: int) -> Image.Image:
    """A gold frame about a box of this size."""
    w, h = wide + 2 * FRAME, high + 2 * FRAME
    pen = Pen(w, h, units=w, factor=2)
    pen.rect(0, 0, w, h, INK, r=22)
    pen.rect(1, 1, w - 1, h - 1, GOLD.base, r=21)
    pen.hole(kit.rounded(6, 6, w - 6, h - 6, 17))
    return pen.done()


def draw_frame(image: Image.Image, box: Box) -> None:
    """About the side of a player who is awaited."""
    put(image, _frame(box[2] - box[0], box[3] - box[1]), (box[0] - FRAME, box[1] - FRAME))
