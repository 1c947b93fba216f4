"""A player's card: every game they play with games, wins and rating, and the titles they have earned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from . import kit
from .kit import GOLD, INK, IVORY, NIGHT, PARCH, SAND, STONE, TONES, UMBER, WIDTH, write

MARGIN, EDGE = 22, 60
HEAD, ROW, TITLES, FOOT = 200, 96, 74, 44
NAME, GAMES, WINS, BEST, SCALE = EDGE + 8, 500, 610, 720, 800  # where the columns are: the first from its left, the others in their middle
LOW, HIGH = 900, 2100  # the ends of the scale of ratings
PLATE = 58


@dataclass(frozen=True, slots=True)
class Row:
    """A game: its figures as words, and the rating with how far off it may be, once there is one."""

    title: str
    games: str
    wins: str
    best: str
    rating: int | None
    give_or_take: int
    note: str  # in the place of a rating


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    line: str
    heads: tuple[str, str, str, str]  # games, wins, best score, rating
    rows: tuple[Row, ...]
    titles: tuple[str, ...]


def draw(card: Card) -> Image.Image:
    """The card as an RGB picture."""
    plates = _plates(card.titles)
    height = HEAD + ROW * len(card.rows) + TITLES * len(plates) + FOOT + 2 * MARGIN
    image = Image.new("RGB", (WIDTH, height), NIGHT)
    kit.panel(image, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PARCH, GOLD.dark, 6, 3)
    stones = (TONES["crimson"].base, IVORY, TONES["teal"].base, IVORY, GOLD.base, IVORY)
    kit.tesserae(image, (MARGIN + 4, MARGIN + 4, WIDTH - MARGIN - 4, height - MARGIN - 4), stones, UMBER, 14, 3)
    _draw_head(image, card)
    for n, row in enumerate(card.rows):
        _draw_row(image, row, MARGIN + HEAD + n * ROW)
    for n, line in enumerate(plates):
        _draw_plates(image, line, MARGIN + HEAD + len(card.rows) * ROW + n * TITLES + TITLES // 2 + 12)
    return image


def _draw_head(image: Image.Image, card: Card) -> None:
    y = MARGIN + 72
    size, (name, *_) = kit.typeset(card.name, "heavy", 56, WIDTH - 420, 1, 34)
    wide = write(image, (WIDTH / 2, y), name, "heavy", size, TONES["crimson"].dark, "cm")
    for side in (-1, 1):
        kit.put(image, kit.laurel(84), (WIDTH / 2 + side * (wide / 2 + 74), y), "cm")
    write(image, (WIDTH / 2, y + 54), kit.clip(card.line, "text", 30, WIDTH - 2 * EDGE), "text", 30, UMBER, "cm")
    for word, x in zip(card.heads, (GAMES, WINS, BEST, (SCALE + WIDTH - EDGE) / 2), strict=True):
        write(image, (x, MARGIN + HEAD - 22), word, "bold", kit.fit(word, "bold", 26, 110 if x < SCALE else 320), STONE, "cm")


def _draw_row(image: Image.Image, row: Row, top: int) -> None:
    y = top + ROW / 2
    image.paste(SAND, (EDGE, top, WIDTH - EDGE, top + 2))
    size, lines = kit.typeset(row.title, "title", 34, GAMES - NAME - 60, 2, 26)
    for n, line in enumerate(lines):
        write(image, (NAME, y + (n - (len(lines) - 1) / 2) * size * 1.1), line, "title", size, INK, "lm")
    for figure, x in ((row.games, GAMES), (row.wins, WINS), (row.best, BEST)):
        write(image, (x, y), figure, "black", 38, INK, "cm")
    if row.rating is None:
        write(image, ((SCALE + WIDTH - EDGE) / 2, y), row.note, "text", kit.fit(row.note, "text", 28, WIDTH - EDGE - SCALE), STONE, "cm")
    else:
        _draw_rating(image, row.rating, row.give_or_take, y)


def _draw_rating(image: Image.Image, rating: int, give_or_take: int, y: float) -> None:
    """The number, and under it where it lies between beginners and masters, as a band as wide as the doubt."""
    left, right = SCALE + 10, WIDTH - EDGE - 10

    def at(points: float) -> int:
        return round(left + (right - left) * (min(HIGH, max(LOW, points)) - LOW) / (HIGH - LOW))

    wide = write(image, ((left + right) / 2 - 44, y - 16), str(rating), "heavy", 40, TONES["crimson"].dark, "cm")
    write(image, ((left + right) / 2 - 44 + wide / 2 + 12, y - 13), f"± {give_or_take}", "text", 28, UMBER, "lm")
    low = round(y) + 22
    image.paste(SAND, (left, low, right, low + 8))
    image.paste(GOLD.base, (at(rating - give_or_take), low - 2, at(rating + give_or_take) + 1, low + 10))
    image.paste(TONES["crimson"].dark, (at(rating) - 3, low - 7, at(rating) + 3, low + 15))


@lru_cache(maxsize=64)
def _plates(titles: tuple[str, ...]) -> list[list[str]]:
    """The titles in lines that fit."""
    lines: list[list[str]] = []
    left = 0
    for title in titles:
        wide = _wide(title)
        if not lines or wide > left:
            lines.append([])
            left = WIDTH - 2 * EDGE
        lines[-1].append(title)
        left -= wide
    return lines


def _wide(title: str) -> int:
    return kit.text_width(title, "title", 28) + 64


def _draw_plates(image: Image.Image, titles: Sequence[str], y: int) -> None:
    x = (WIDTH - sum(map(_wide, titles))) // 2
    for title in titles:
        wide = _wide(title)
        kit.panel(image, (x + 8, y - PLATE // 2, x + wide - 8, y + PLATE // 2), GOLD.light, GOLD.dark, 14, 3)
        write(image, (x + wide / 2, y), title, "title", 28, UMBER, "cm")
        x += wide


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """The palette of all cards."""
    row = Row("M", "1", "1", "1", 1500, 90, "M")
    return kit.palette_of([draw(Card("M", "M", ("M",) * 4, (row, Row("M", "1", "1", "1", None, 0, "M")), ("M", "M")))])


def picture(card: Card) -> bytes:
    """The card as a PNG."""
    return kit.encode(draw(card), palette())
