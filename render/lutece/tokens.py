"""Tokens and small sprites: tiles, Talents, points, bribes, decks, the flags of the players, and the frame of what is awaited."""

from __future__ import annotations

from PIL import Image

from rules.lutece.components import LETTERS, REINFORCEMENT, Flag, Resource, Tile
from rules.lutece.components import Colour as Family

from .. import kit
from ..kit import GOLD, INK, IVORY, PARCH, SAND, STONE, TONES, Pen, mix
from .theme import FAMILY

TAG, TAG_WIDE = 40, 182  # the flag of a player


# ---------------------------------------------------------------- cards and what lies on them


@kit.sprite
def tile_badge(tile: Tile, size: int = 50) -> Image.Image:
    """A disc for the letters, a square for the figures."""
    pen, shape = Pen(size), "disc" if tile in LETTERS else "square"
    pen.poly(kit.shape_points(shape, 50, 50, 47), GOLD.dark)
    pen.poly(kit.shape_points(shape, 50, 50, 41), INK)
    pen.text(50, 50, tile.value, "heavy", 56, GOLD.light)
    return pen.done()


@kit.sprite
def talent(value: int, size: int) -> Image.Image:
    pen = Pen(size)
    pen.poly(kit.star(50, 50, 49, 39, 12), GOLD.dark)
    pen.poly(kit.star(50, 50, 44, 35, 12), GOLD.light)
    pen.text(50, 50, str(value), "black", 56 if value < 10 else 50, INK)
    return pen.done()


@kit.sprite
def points(value: int, size: int) -> Image.Image:
    """Points: a number in a laurel."""
    pen = Pen(size)
    kit.draw_laurel(pen, 50, 52, 39, GOLD.base, GOLD.dark, 8)
    pen.text(50, 48, str(value), "black", 52 if value < 10 else 46, INK)
    return pen.done()


@kit.sprite
def family_card(colour: Family | None, size: int = 44) -> Image.Image:
    """Any card of a family; its count may stand on it."""
    t, w = FAMILY[colour], round(size * 0.8)
    pen = Pen(w, size, units=w)
    pen.rect(0, 0, w, size, t.dark, r=6)
    pen.rect(2, 2, w - 2, size - 2, t.base, r=5)
    return pen.done()


@kit.sprite
def copies(count: int) -> Image.Image:
    """How many of the same lie here."""
    pen = Pen(34)
    pen.disc(50, 50, 49, IVORY)
    pen.disc(50, 50, 43, INK)
    pen.text(50, 50, str(count), "black", 72, IVORY)
    return pen.done()


def bribe(amount: int, size: int = 62) -> kit.Sprite:
    """The gold lying on a chosen card: a coin with the sum, an empty ring for none."""
    return kit.coin(size, str(amount)) if amount else _no_bribe(size)


@kit.sprite
def _no_bribe(size: int) -> Image.Image:
    pen = Pen(size)
    pen.disc(50, 50, 40, SAND)
    pen.disc(50, 50, 34, PARCH)
    pen.text(50, 50, "0", "black", 44, STONE)
    return pen.done()


@kit.sprite
def gold_on(amount: int) -> Image.Image:
    """Gold that waits on an offer for its buyer."""
    w, h = 92 if amount < 10 else 108, 44
    pen = Pen(w, h, units=w)
    pen.rect(0, 1, w, h - 1, GOLD.dark, r=20)
    pen.rect(2, 3, w - 2, h - 3, GOLD.light, r=18)
    pen.stamp("coins", 7, 3, 38)
    pen.text((w + 40) / 2, h / 2, f"+{amount}", "black", 31, INK)
    return pen.done()


@kit.sprite
def helped(legionnaires: int) -> Image.Image:
    """The Legionaries behind a bribe, and what they add (L4.1)."""
    w, h, t = 88, 40, TONES["crimson"]
    pen = Pen(w, h, units=w)
    pen.rect(0, 0, w, h, IVORY, r=20)
    pen.rect(2, 2, w - 2, h - 2, t.base, r=18)
    pen.stamp("centurion", 7, 4, 32)
    pen.text(61, h / 2, f"+{REINFORCEMENT * legionnaires}", "black", 28, IVORY)
    return pen.done()


@kit.sprite
def deck(tile: Tile) -> Image.Image:
    """A deck, by the first tile it fills."""
    pen = Pen(56, 66, units=56)
    for n in (10, 5, 0):
        pen.rect(n, n, n + 44, n + 56, GOLD.dark, r=6)
        pen.rect(n + 2, n + 2, n + 42, n + 54, TONES["earth"].dark if n else TONES["earth"].base, r=5)
    image = pen.done()
    image.alpha_composite(tile_badge(tile, 36).copy(), (4, 10))
    return image


@kit.sprite
def market(wants: tuple[Resource, ...], size: int) -> Image.Image:
    """A Market by what it asks for (L4.7)."""
    t, pen = TONES["purple"], Pen(size)
    pen.rect(2, 2, 98, 98, t.dark, r=14)
    pen.rect(6, 6, 94, 94, mix(IVORY, t.light, 0.6), r=11)
    for good, at in zip(wants, (5, 37), strict=True):
        pen.stamp(good.value, at, at, 58)
    return pen.done()


# ---------------------------------------------------------------- players


@kit.sprite
def tag(text: str, flag: Flag) -> Image.Image:
    """A player's flag: a clock while they think, a tick when they are ready, a lock when they are so for good."""
    size, (text,) = kit.typeset(text, "bold", 32, TAG_WIDE - 44, 1)
    pen = Pen(TAG_WIDE, TAG, units=TAG_WIDE)
    pen.rect(0, 0, TAG_WIDE, TAG, GOLD.base if flag is Flag.OPEN else kit.rgb("#dfe8c4"), r=18)
    match flag:
        case Flag.OPEN:
            pen.disc(20, 20, 11, INK)
            pen.line([(20, 13), (20, 20), (26, 22)], 3, GOLD.light)
        case Flag.READY:
            pen.line([(12, 21), (18, 27), (29, 13)], 5, TONES["olive"].dark)
        case Flag.FIRM:
            pen.stamp("lock", 7, 7, 26)
    pen.text((TAG_WIDE + 30) / 2, TAG / 2, text, "bold", size, INK)
    return pen.done()


@kit.sprite
def first() -> Image.Image:
    """The token of the start seat (L1.4)."""
    pen = Pen(48)
    pen.disc(50, 50, 49, GOLD.dark)
    pen.disc(50, 50, 44, IVORY)
    pen.stamp("standard", 14, 12, 74)
    return pen.done()


def lead_plate(wide: int, high: int) -> kit.Sprite:
    """Lies under the units of who has the majority (L5.1)."""
    return kit.plate(wide, high, GOLD.light, GOLD.dark, 13, 3)


FRAME = 5  # how far it stands out


@kit.sprite
def frame(wide: int, high: int) -> Image.Image:
    """The gold frame about a box of this size."""
    w, h = wide + 2 * FRAME, high + 2 * FRAME
    pen = Pen(w, h, units=w, factor=2)
    pen.rect(0, 0, w, h, INK, r=20)
    pen.rect(1, 1, w - 1, h - 1, GOLD.base, r=19)
    pen.hole(kit.rounded(6, 6, w - 6, h - 6, 15))
    return pen.done()
