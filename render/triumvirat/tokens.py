"""The pieces: legions, supply fields with their governors, civil servants, portraits, cards, markers and the steps of a march.

Those that stand on the map come in the scale of the map.
"""

from __future__ import annotations

import math

from PIL import Image

from rules.engine.model import Seat
from rules.triumvirat.components import Kind, Post

from .. import kit
from ..kit import GOLD, INK, IVORY, MARBLE_3, MARK, NIGHT_2, PARCH, SAND, STONE, TONES, UMBER, Pen, Tone
from .theme import FACES, KIND_ART, NUMERALS, SHAPES, WILD_INK, tone

LEGION, FIELD, BESIDE, COIN, IDLE, FACE, RIBBON, NAME = 56, 52, 84, 42, 42, 86, 34, 28  # sizes on the board's map
TURNS = 32  # directions of an arrow's head


# ---------------------------------------------------------------- on the map


@kit.sprite
def ribbon(name: str, scale: float = 1) -> Image.Image:
    """The name of a province."""
    width = kit.text_width(name, "bold", NAME) + 20
    pen = Pen(round(width * scale), round(RIBBON * scale), units=width)
    pen.rect(0, 0, width, RIBBON, UMBER, r=7)
    pen.rect(2, 2, width - 2, RIBBON - 2, PARCH, r=5)
    pen.text(width / 2, RIBBON / 2, name, "bold", NAME, INK)
    return pen.done()


@kit.sprite
def absent(name: str, scale: float = 1) -> Image.Image:
    """The name of a province out of play."""
    width = kit.text_width(name, "bold", NAME) + 8
    pen = Pen(round(width * scale), round(RIBBON * scale), units=width)
    pen.text(width / 2, RIBBON / 2, name, "bold", NAME, WILD_INK)
    return pen.done()


@kit.sprite
def legions(owner: Seat, count: int, scale: float = 1) -> Image.Image:
    """Owner by shape and colour, strength by number."""
    shape, t, pen = SHAPES[owner], tone(owner), Pen(round(LEGION * scale))
    pen.poly(kit.shape_points(shape, 50, 50, 43), INK)
    pen.poly(kit.shape_points(shape, 50, 50, 40), IVORY)
    pen.poly(kit.shape_points(shape, 50, 50, 35), t.base, t.dark, 4)
    size = 54 if shape == "diamond" else 60
    pen.text(50, 50, str(count), "black", size if count < 10 else size * 0.8, IVORY)
    return pen.done()


@kit.sprite
def field(owner: Seat, kind: Kind, post: Post, scale: float = 1) -> Image.Image:
    """The supply field, and the governor on it (nothing comes) or beside it; on a civil servant always beside."""
    inside = post is Post.IN
    pen = Pen(round(BESIDE * scale), round(LEGION * scale), units=BESIDE)
    pen.rect(0, 4, 50, 54, INK, r=8)
    pen.rect(2, 6, 48, 52, SAND if inside else GOLD.light, r=6)
    pen.stamp(KIND_ART[kind], 5, 9, 28 if inside else 40)
    if post is Post.SERVANT:
        pen.stamp("servant", 50, 22, 34)
        _draw_governor(pen, 67, 30, 0.76, tone(owner))
    else:
        _draw_governor(pen, 36 if inside else 67, 53, 1, tone(owner))
    return pen.done()


def _draw_governor(pen: Pen, x: float, foot: float, scale: float, t: Tone) -> None:
    for g, body, head in ((2.5, INK, INK), (0, t.base, t.light)):
        robe = [(x - 7 * scale - g, foot - 20 * scale), (x + 7 * scale + g, foot - 20 * scale)]
        hem = [(x + 11 * scale + g, foot - 2.5 + g), (x - 11 * scale - g, foot - 2.5 + g)]
        pen.poly([*robe, *hem], body)
        pen.disc(x, foot - 26 * scale, 9.5 * scale + g, head)


@kit.sprite
def idle(count: int, scale: float = 1) -> Image.Image:
    """Civil servants without work: no governor stands on them."""
    pen = Pen(round(IDLE * scale), round(LEGION * scale), units=IDLE)
    pen.rect(0, 8, 42, 52, INK, r=10)
    pen.rect(2, 10, 40, 50, MARBLE_3, r=8)
    if count == 1:
        pen.stamp("servant", 4, 12, 34)
    else:
        pen.stamp("servant", 1, 19, 25)
        pen.text(32, 31, str(count), "black", 29, INK)
    return pen.done()


@kit.sprite
def face(seat: Seat, scale: float = 1) -> Image.Image:
    """The triumvir: a portrait in a ring of gold."""
    pen = Pen(round(FACE * scale))
    pen.disc(50, 50, 49, INK)
    pen.disc(50, 50, 46, GOLD.base, GOLD.dark, 5)
    pen.disc(50, 50, 40, INK)
    pen.stamp(FACES[seat], 9, 9, 82)
    return pen.done()


@kit.sprite
def crossing(dx: int, dy: int, scale: float = 1) -> Image.Image:
    """A double arrow over a strait."""
    length = math.hypot(dx, dy) + 16
    size = math.ceil(length) + 24
    pen, a, c = Pen(round(size * scale), units=size), math.atan2(dy, dx), size / 2

    def on(reach: float, turn: float, x: float = c, y: float = c) -> tuple[float, float]:
        return x + reach * math.cos(turn), y + reach * math.sin(turn)

    for grow, colour in ((3, INK), (0, IVORY)):
        pen.line([on(s * (length / 2 - 12), a) for s in (-1, 1)], 7 + 2 * grow, colour)
        for end, turn in ((on(-length / 2, a), a + math.pi), (on(length / 2, a), a)):
            wings = [on(17 + grow, turn + s * 2.45, *end) for s in (-1, 1)]
            pen.poly([on(6 + grow, turn, *end), *wings], colour)
    return pen.done()


@kit.sprite
def wall(dx: int, dy: int, scale: float = 1) -> Image.Image:
    """A bar across a border that nobody may cross."""
    pen, a = Pen(round(60 * scale), units=60), math.atan2(dy, dx) + math.pi / 2
    ends = [(30 + s * 22 * math.cos(a), 30 + s * 22 * math.sin(a)) for s in (-1, 1)]
    for width, colour in ((13, INK), (7, IVORY)):
        pen.line(ends, width, colour)
    return pen.done()


# ---------------------------------------------------------------- a march: the last change


@kit.sprite
def step(seat: Seat) -> Image.Image:
    """One of the steps from province to province."""
    pen = Pen(22)
    pen.disc(50, 50, 50, INK)
    pen.disc(50, 50, 46, MARK)
    pen.disc(50, 50, 38, tone(seat).base)
    return pen.done()


@kit.sprite
def head(seat: Seat, turn: int) -> Image.Image:
    """The tip of the arrow, in one of so many directions."""
    pen, a = Pen(52), turn * 2 * math.pi / TURNS
    for reach, colour in ((46, INK), (43, MARK), (35, tone(seat).base)):
        corners = [(reach * 1.06, a), (reach, a + 2.35), (reach * 0.35, a + math.pi), (reach, a - 2.35)]
        pen.poly([(50 + r * math.cos(b), 50 + r * math.sin(b)) for r, b in corners], colour)
    return pen.done()


@kit.sprite
def battle() -> Image.Image:
    """Where it came to blows."""
    pen = Pen(48)
    pen.disc(50, 50, 50, INK)
    pen.disc(50, 50, 46, MARK)
    pen.disc(50, 50, 38, IVORY)
    pen.stamp("weapon", 20, 20, 60)
    return pen.done()


# ---------------------------------------------------------------- off the map


@kit.sprite
def consul(high: int = 50) -> Image.Image:
    """A Consul card."""
    pen = _card(high, TONES["crimson"].base)
    pen.stamp("gold_laurel", 8, 24, 84)
    return pen.done()


@kit.sprite
def compensation(side: int, high: int = 50) -> Image.Image:
    """The Compensation card with this side up."""
    pen = _card(high, IVORY)
    pen.text(50, 66, NUMERALS[side], "heavy", 66, TONES["crimson"].dark)
    return pen.done()


def _card(high: int, fill: tuple[int, int, int]) -> Pen:
    pen = Pen(round(high * 100 / 132), high)
    pen.rect(0, 0, 100, 132, GOLD.dark, r=16)
    pen.rect(6, 6, 94, 126, fill, r=11)
    return pen


@kit.sprite
def bag() -> Image.Image:
    """The bag of battle."""
    pen, t = Pen(60), TONES["earth"]
    pen.blob([(34, 34), (12, 62), (14, 88), (50, 97), (86, 88), (88, 62), (66, 34), (50, 30)], t.base, t.dark, 7)
    pen.poly(kit.smooth([(36, 30), (24, 8), (42, 14), (50, 5), (60, 14), (76, 8), (64, 30)]), t.light, t.base, 5)
    pen.line([(33, 33), (50, 37), (67, 33)], 7, GOLD.base, curve=True)
    pen.line([(60, 36), (70, 50)], 5, GOLD.base)
    return pen.done()


@kit.sprite
def stone(numeral: str, here: bool) -> Image.Image:
    """A space of the way to the election, with the stone or without."""
    pen = Pen(58, 54, units=58)
    pen.rect(0, 0, 58, 54, GOLD.base if here else NIGHT_2, r=9)
    pen.text(29, 27, numeral, "black" if here else "bold", 30 if here else 26, INK if here else MARBLE_3)
    return pen.done()


@kit.sprite
def urn(here: bool) -> Image.Image:
    """The last space: the election."""
    pen = Pen(64, 54, units=64)
    pen.rect(0, 0, 64, 54, GOLD.base if here else TONES["crimson"].dark, r=9)
    pen.stamp("gold_laurel" if not here else "crown", 8, 3, 48)
    return pen.done()


@kit.sprite
def point(left: bool, size: int = 38) -> Image.Image:
    """A point of movement, left or spent."""
    pen = Pen(size)
    pen.disc(50, 50, 48, GOLD.light if left else STONE)
    pen.disc(50, 50, 41, TONES["teal"].base if left else NIGHT_2)
    if left:
        pen.poly([(30, 26), (62, 50), (30, 74), (42, 50)], IVORY)
        pen.poly([(52, 30), (78, 50), (52, 70), (62, 50)], IVORY)
    return pen.done()


def price(cost: int, done: bool) -> kit.Sprite:
    """An action: what it costs, or that it is done."""
    return _spent() if done else kit.coin(42, str(cost))


@kit.sprite
def _spent() -> Image.Image:
    pen = Pen(42)
    pen.disc(50, 50, 47, STONE)
    pen.disc(50, 50, 41, NIGHT_2)
    pen.line([(28, 52), (44, 68), (74, 34)], 11, STONE)
    return pen.done()


@kit.sprite
def frame(wide: int, high: int, line: int) -> Image.Image:
    """About the panel of who is awaited."""
    pen = Pen(wide, high, units=wide, factor=3)
    pen.rect(0, 0, wide, high, GOLD.base, r=21)
    pen.hole(kit.rounded(line, line, wide - line, high - line, 15))
    return pen.done()
