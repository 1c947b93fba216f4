"""The winning chances of every seat, turn by turn, as bands that fill the picture; turning points are numbered on them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from . import kit
from .kit import GOLD, INK, IVORY, NIGHT, PARCH, STONE, TONES, UMBER, WIDTH, put, write
from .sheet import Column

MARGIN, HEAD, FOOT, LEFT, RIGHT = 22, 150, 76, 120, 1150
HIGH = 420  # of the bands
SUPER = 2  # drawn so many times larger, for smooth edges
TICKS = 12  # numbers of turns under the bands, at most
MARK = 34


def draw(
    title: str, columns: Sequence[Column], shares: Sequence[Sequence[float]], marks: Sequence[tuple[int, int]], turn: str
) -> Image.Image:
    """`shares` by turn and seat; `marks` are the turn and the seat of each turning point; `turn` is the word for the axis."""
    height = MARGIN * 2 + HEAD + HIGH + FOOT
    image = Image.new("RGB", (WIDTH, height), NIGHT)
    kit.panel(image, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PARCH, GOLD.dark, 14, 4)
    write(image, (WIDTH / 2, MARGIN + 44), title, "title", kit.fit(title, "title", 38, WIDTH - 160), UMBER, "cm")
    _draw_names(image, columns, MARGIN + 108)
    top = MARGIN + HEAD
    image.paste(_bands(columns, shares), (LEFT, top))
    _draw_axes(image, len(shares), top, turn)
    for number, (at, seat) in enumerate(marks, 1):
        _draw_mark(image, number, _x(at, len(shares)), top + HIGH * (sum(shares[at][:seat]) + shares[at][seat] / 2), columns[seat])
    return image


def _x(turn: int, turns: int) -> float:
    return LEFT + (RIGHT - LEFT) * turn / max(1, turns - 1)


def _bands(columns: Sequence[Column], shares: Sequence[Sequence[float]]) -> Image.Image:
    """The first seat on top; each band as high as its chances."""
    wide, high = (RIGHT - LEFT) * SUPER, HIGH * SUPER
    made = Image.new("RGB", (wide, high), IVORY)
    pen = ImageDraw.Draw(made)
    xs = [(_x(turn, len(shares)) - LEFT) * SUPER for turn in range(len(shares))]
    above = [0.0] * len(shares)
    for seat, column in enumerate(columns):
        below = [edge + one[seat] for edge, one in zip(above, shares, strict=True)]
        upper, lower = ([(x, edge * high) for x, edge in zip(xs, edges, strict=True)] for edges in (above, below))
        pen.polygon([*upper, *reversed(lower)], fill=TONES[column.tone].base)
        if seat:
            pen.line(upper, fill=IVORY, width=3 * SUPER)
        above = below
    return made.reduce(SUPER)


def _draw_names(image: Image.Image, columns: Sequence[Column], y: int) -> None:
    room = (RIGHT - LEFT) / len(columns)
    for n, column in enumerate(columns):
        x = LEFT + room * (n + 0.5)
        size, (name, *_) = kit.typeset(column.name, "bold", 30, round(room) - 80, 1, 24)
        wide = kit.text_width(name, "bold", size)
        put(image, kit.medal(column.shape, column.tone, column.letter, 52), (x - wide / 2 - 8, y), "cm")
        write(image, (x - wide / 2 + 26, y), name, "bold", size, INK, "lm")


def _draw_axes(image: Image.Image, turns: int, top: int, turn: str) -> None:
    for share in (0, 50, 100):
        y = top + HIGH * share // 100
        write(image, (LEFT - 12, y), f"{100 - share} %", "text", 24, STONE, "rm")
    image.paste(IVORY, (LEFT, top + HIGH // 2, RIGHT, top + HIGH // 2 + 1))
    every = max(1, -(-turns // TICKS))
    for number in range(0, turns, every):
        write(image, (_x(number, turns), top + HIGH + 24), str(number), "text", 24, STONE, "cm")
    write(image, ((LEFT + RIGHT) / 2, top + HIGH + 54), turn, "text", 24, STONE, "cm")


def _draw_mark(image: Image.Image, number: int, x: float, y: float, column: Column) -> None:
    box = (round(x - MARK / 2), round(y - MARK / 2), round(x + MARK / 2), round(y + MARK / 2))
    kit.panel(image, box, IVORY, TONES[column.tone].dark, MARK // 2, 4)
    write(image, (x, y), str(number), "black", 24, INK, "cm")


def picture(
    title: str, columns: Sequence[Column], shares: Sequence[Sequence[float]], marks: Sequence[tuple[int, int]], turn: str
) -> bytes:
    """The curve as a PNG."""
    image = draw(title, columns, shares, marks, turn)
    return kit.encode(image, kit.palette_of([image]))
