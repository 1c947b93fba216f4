"""A sprite: a small picture that is pasted again and again.

It is cut into pieces once. Blending is fifteen times as slow as copying, and most of a sprite is flat or solid: a flat piece is a colour to
fill with, of which no pixel is kept, a solid one is copied, and only what has soft edges is blended.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any, NamedTuple

from PIL import Image, ImageChops

from .geometry import Box

TILE = 8  # the side of the squares that are looked at
SOFT, SOLID = "soft", "solid"
BLENDED, COPIED, CALLED = 6, 2, 1000  # what a pixel and a piece cost in time and memory; a flat pixel costs nothing
PIXEL, HEAD = 4, 600  # what a pixel and a piece take, in bytes
Kind = str | tuple[int, ...] | None  # soft, solid, a flat colour, or empty
ANY = [0] + [255] * 255  # a table that tells whether there is anything
Run = tuple[int, int, Kind]  # from, to, what


class Piece(NamedTuple):
    """A part of a sprite: what is pasted there, through which mask."""

    box: Box
    source: Any  # Pillow's core image, or a colour
    mask: Any = None


class Sprite:
    """Shared and kept: it is pasted, never drawn on."""

    __slots__ = ("height", "pieces", "weight", "width")

    def __init__(self, art: Image.Image) -> None:
        self.width, self.height = art.size
        self.pieces = _pieces(art)
        self.weight = sum(HEAD + (0 if isinstance(piece.source, tuple) else PIXEL * _area(piece.box)) for piece in self.pieces)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def copy(self) -> Image.Image:
        """A copy as a picture (RGBA) that may be drawn on."""
        made = Image.new("RGBA", self.size)
        for box, source, _ in self.pieces:
            made.im.paste(source, box)
        return made

    def paste(self, image: Image.Image, x: int, y: int) -> None:
        """Pastes it onto an RGB or RGBA picture. Calling Pillow's own `paste` takes twelve times as long: the core is asked directly."""
        paste = image.im.paste
        for (x0, y0, x1, y1), source, mask in self.pieces:
            box = (x + x0, y + y0, x + x1, y + y1)
            if mask is None:
                paste(source, box)
            else:
                paste(source, box, mask)


# ---------------------------------------------------------------- cutting


def _pieces(art: Image.Image) -> list[Piece]:
    """In pieces if that is worth it, else in one."""
    soft = art.mode == "RGBA"
    whole = (0, 0, *art.size)
    parts = list(_parts(art, soft))
    if soft and sum(map(_price, parts)) > _price((whole, SOFT)):
        parts = [(whole, SOFT)]
    return [_piece(art, box, kind) for box, kind in parts]


def _piece(art: Image.Image, box: Box, kind: Kind) -> Piece:
    if isinstance(kind, tuple):
        return Piece(box, kind)
    source = art.im.crop(box)
    return Piece(box, source, source if kind == SOFT else None)


def _price(part: tuple[Box, Kind]) -> int:
    box, kind = part
    return CALLED + _area(box) * (BLENDED if kind == SOFT else COPIED if kind == SOLID else 0)


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _parts(art: Image.Image, soft: bool) -> Iterator[tuple[Box, Kind]]:
    """The runs of equal squares, row by row; a run that goes on in the next row is one part with it."""
    open_: dict[Run, int] = {}  # where each run of the last row began
    for y, runs in _rows(art, soft):
        for run in [run for run in open_ if run not in runs]:
            yield (run[0], open_.pop(run), run[1], y), run[2]
        for run in runs:
            open_.setdefault(run, y)
    for (x0, x1, kind), top in open_.items():
        yield (x0, top, x1, art.height), kind


def _rows(art: Image.Image, soft: bool) -> Iterator[tuple[int, list[Run]]]:
    """The runs of every row of squares."""
    across, width = -(-art.width // TILE), art.width
    kinds = _kinds(art, soft)
    for row, y in enumerate(range(0, art.height, TILE)):
        runs: list[Run] = []
        for column, kind in enumerate(kinds[row * across : (row + 1) * across]):
            if kind is not None:
                x = column * TILE
                began = runs.pop()[0] if runs and runs[-1][1] == x and runs[-1][2] == kind else x
                runs.append((began, min(width, x + TILE), kind))
        yield y, _joined(runs)


def _kinds(art: Image.Image, soft: bool) -> list[Kind]:
    """What every square is, row by row."""
    face = art.convert("RGB")
    colours = face.reduce(TILE).tobytes()  # of a flat square its own
    edges = _edges(face).reduce(TILE).tobytes()  # 0 where all is flat
    cover = art.getchannel("A").reduce(TILE).tobytes() if soft else b"\xff" * len(edges)  # 255 where all is solid, 0 where all is empty
    return [
        (SOFT if seen else None) if seen < 255 else SOLID if edge else (*colours[3 * n : 3 * n + 3], 255)
        for n, (seen, edge) in enumerate(zip(cover, edges, strict=True))
    ]


def _edges(face: Image.Image) -> Image.Image:
    """White where a pixel differs from the one at its right or below it, else black."""
    across, down = (ImageChops.difference(face, face.crop((dx, dy, face.width + dx, face.height + dy))) for dx, dy in ((1, 0), (0, 1)))
    return reduce(ImageChops.lighter, ImageChops.lighter(across, down).split()).point(ANY)


def _joined(runs: list[Run]) -> list[Run]:
    """Neighbours are one where a piece more would cost more than to copy or blend all of them."""
    made: list[Run] = []
    for run in runs:
        made.append(run)
        while len(made) > 1 and made[-2][1] == made[-1][0]:
            first, second = made[-2:]
            both = (first[0], second[1], SOFT if SOFT in (first[2], second[2]) else SOLID)
            if _run_price(both) >= _run_price(first) + _run_price(second):
                break
            made[-2:] = [both]
    return made


def _run_price(run: Run) -> int:
    return _price(((run[0], 0, run[1], TILE), run[2]))
