"""A game as a film, a frame a turn, and as one still picture of its end. Both are small, for phones and for passing on."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from rules.engine.model import Seat

from . import kit
from .kit import GOLD, IVORY, NIGHT, PARCH, SAND, UMBER, write
from .painter import Names, PictureText

HALF = 2  # boards are drawn twice as wide as they are shown
FILM_LIMIT = 2_000_000  # bytes
TRIES = ((600, 70), (600, 50), (480, 45), (360, 40))  # width and quality, until a film is small enough
METHOD = 2  # of WebP's encoder: a higher one takes longer for hardly fewer bytes
POSTER, TURN, BRISK, END = 1500, 1200, 800, 5000  # milliseconds; the turns of a long game go by faster
MANY = 50

Draw = Callable[[Any, Names, Iterable[Any], PictureText, Sequence[Seat]], Image.Image]
Told = Callable[[int, int], None]  # how many frames of how many are drawn


@dataclass(frozen=True, slots=True)
class Shot:
    """A turn: the table at its end, the events that are outlined, its heading and what happened in it, in plain words; who is awaited."""

    table: Any
    marks: Sequence[Any]
    heading: str
    words: str
    awaited: Sequence[Seat] = ()


# ---------------------------------------------------------------- the film

TITLE, FOOT, SIDE = 46, 8, 14  # how far below the board a caption's words begin, and its margins
HEADING, WORDS, WORDS_STEP = 24, 19, 23
LEAST, MOST = 2, 5  # lines of words; all captions of a film are as high as the longest


def film(draw: Draw, shots: Sequence[Shot], names: Names, game_text: PictureText, told: Told) -> bytes:
    """An animated WebP: the last turn first, as the poster, then all from the set-up on; the last stays longest."""
    frames = []
    captions = [kit.typeset(shot.words, "text", WORDS, kit.WIDTH // HALF - 2 * SIDE, MOST, WORDS)[1] for shot in shots]
    rows = max(LEAST, *map(len, captions))
    for number, (shot, caption) in enumerate(zip(shots, captions, strict=True)):
        board = draw(shot.table, names, shot.marks, game_text, shot.awaited)
        frames.append(_captioned(board.reduce(HALF), shot.heading, caption, rows))
        told(number + 1, len(shots))
    pace = TURN if len(shots) <= MANY else BRISK
    return _encoded([frames[-1], *frames], [POSTER, *(pace for _ in frames[:-1]), END])


def _captioned(board: Image.Image, heading: str, words: Sequence[str], rows: int) -> Image.Image:
    """The board, and under it its caption, with room for so many lines."""
    image = Image.new("RGB", (board.width, board.height + TITLE + rows * WORDS_STEP + FOOT), NIGHT)
    image.paste(board, (0, 0))
    image.paste(GOLD.dark, (0, board.height, board.width, board.height + 2))
    title = kit.clip(heading, "bold", HEADING, board.width - 2 * SIDE)
    write(image, (SIDE, board.height + 14), title, "bold", HEADING, GOLD.light, "lt")
    for n, line in enumerate(words):
        write(image, (SIDE, board.height + TITLE + n * WORDS_STEP), line, "text", WORDS, IVORY, "lt")
    return image


def _encoded(frames: Sequence[Image.Image], milliseconds: Sequence[int]) -> bytes:
    """The film in the best quality that fits the limit. Boards may grow while a game goes on: every frame has the room of the largest."""
    wide, high = max(one.width for one in frames), max(one.height for one in frames)
    data = b""
    for width, quality in TRIES:
        size = (width, round(high * width / wide))
        fitted = [_on_ground(one, wide, high, size) for one in frames]
        file = io.BytesIO()
        fitted[0].save(
            file, "WEBP", save_all=True, append_images=fitted[1:], duration=list(milliseconds), loop=0, quality=quality, method=METHOD
        )
        data = file.getvalue()
        if len(data) <= FILM_LIMIT:
            break
    return data


def _on_ground(frame: Image.Image, wide: int, high: int, size: tuple[int, int]) -> Image.Image:
    if frame.size != (wide, high):
        ground = Image.new("RGB", (wide, high), NIGHT)
        ground.paste(frame, (0, 0))
        frame = ground
    return frame if frame.size == size else frame.resize(size, Image.Resampling.LANCZOS)


# ---------------------------------------------------------------- the still

COLUMN, GAP = 760, 20  # how wide the score is, and what is left free around the parts
BOARD = 1200  # the board is as high as the score and what stands under it, but no wider
MOMENT = 330  # the board of the decisive moment


def still(draw: Draw, last: Shot, moment: Shot | None, score: Image.Image, names: Names, game_text: PictureText) -> bytes:
    """The last board, the score, and the moment that decided, as one PNG."""
    sheet = _scaled(score, COLUMN)
    small = _scaled(draw(moment.table, names, moment.marks, game_text, moment.awaited), MOMENT) if moment else None
    high = sheet.height + (small.height + 3 * GAP if small else 0)
    board = draw(last.table, names, (), game_text, ())
    board = _scaled(board, min(BOARD, round(board.width * high / board.height)))
    image = Image.new("RGB", (board.width + COLUMN + 3 * GAP, max(board.height, high) + 2 * GAP), NIGHT)
    image.paste(board, (GAP, GAP))
    left = 2 * GAP + board.width
    image.paste(sheet, (left, GAP))
    if moment and small:
        _draw_moment(image, moment, small, (left, 2 * GAP + sheet.height))
    file = io.BytesIO()
    image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _scaled(picture: Image.Image, width: int) -> Image.Image:
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def _draw_moment(image: Image.Image, moment: Shot, small: Image.Image, at: tuple[int, int]) -> None:
    """The board of that turn on a plate, and beside it what happened."""
    x, y = at
    kit.panel(image, (x, y, x + COLUMN, y + small.height + 2 * GAP), PARCH, GOLD.dark, 14, 3)
    image.paste(small, (x + GAP, y + GAP))
    left, room = x + 2 * GAP + MOMENT, COLUMN - MOMENT - 4 * GAP
    used = kit.paragraph(image, (left, y + 2 * GAP), moment.heading, "bold", 32, UMBER, room, "l", lines=3, smallest=24)
    image.paste(SAND, (left, y + 2 * GAP + used + 8, left + room, y + 2 * GAP + used + 10))
    lines = (small.height - used - 2 * GAP) // 30
    kit.paragraph(image, (left, y + 3 * GAP + used + 12), moment.words, "text", 26, UMBER, room, "l", lines=max(1, lines), smallest=24)
