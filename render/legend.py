"""The legend of a board: a sample of it whose parts are outlined and numbered; what they are called stands below it, in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from rules.engine.model import Seat

from . import kit
from .easel import Easel
from .kit import INK, IVORY, MARK, Box, Pen, put
from .painter import Names, PictureText

NAMES = ("Livia", "Marcus", "Titus")
BADGE = 62  # at the width of a phone still 20 pixels


@kit.sprite
def badge(number: int) -> Image.Image:
    """The number of a part."""
    pen = Pen(BADGE)
    pen.disc(50, 50, 50, IVORY)
    pen.disc(50, 50, 46, INK)
    pen.text(50, 50, str(number), "black", 62 if number < 10 else 52, MARK)
    return pen.done()


def draw(
    image: Image.Image, spots: Sequence[Box], below: Collection[int] = (), behind: Collection[int] = (), before: Collection[int] = ()
) -> Image.Image:  # fmt: skip
    """The picture with its parts outlined, each numbered on its left upper corner, or below it, or behind or before it."""
    for box in spots:
        kit.mark(image, box)
    for number, (left, top, right, bottom) in enumerate(spots, 1):
        x, y = left - 16, top - 12
        if number in below:
            x, y = (left + right) // 2, bottom + BADGE // 2 + 8
        elif number in behind:
            x, y = right + BADGE // 2 + 8, (top + bottom) // 2
        elif number in before:
            x, y = left - BADGE // 2 - 8, (top + bottom) // 2
        put(image, badge(number), (max(x, BADGE // 2 + 2), max(y, BADGE // 2 + 2)), "cm")
    return image


@dataclass(frozen=True)
class Legend:
    """A position to explain the board by, whose turn it is there, and where its parts are."""

    easel: Easel[Any, Any, Any]
    table: Callable[[], Any]
    spots: tuple[Box, ...]
    awaited: tuple[Seat, ...] = (0,)
    below: tuple[int, ...] = ()  # parts so close to others that their number stands below them
    behind: tuple[int, ...] = ()  # parts so small that it would hide them
    before: tuple[int, ...] = ()  # parts above whose corner something stands that it would hide
    names: Names = NAMES

    def picture(self, game_text: PictureText) -> bytes:
        """The board with its numbers, as a PNG."""
        image = self.easel.draw_board(self.table(), self.names, (), game_text, self.awaited)
        return kit.encode(draw(image, self.spots, self.below, self.behind, self.before), self.easel.palette)
