"""A glimpse: the part of the board that a question is about, small enough to stand above the choices themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from rules.engine.model import View

from . import kit
from .easel import Easel
from .kit import Box
from .painter import Names, PictureText


@dataclass(frozen=True)
class Glimpse:
    """Finds what a question is about, quickly, and draws it, later and in a thread: from what one player sees, never from a State."""

    easel: Easel[Any, Any, Any]
    subject: Callable[[Any, Sequence[Any]], Any | None]  # by a View and the moves that are offered; None where no picture would help
    draw: Callable[[Any, Any, Names, PictureText], Image.Image]

    def picture(self, view: Any, subject: Any, names: Names, game_text: PictureText) -> bytes:
        """The part as a PNG, kept as long as it lies unchanged, not drawn again at every press; what somebody holds is not in it."""
        public = View(view.table, view.seat, None)
        key = (self.draw, public, subject, tuple(names), game_text)
        return kit.picture(key, lambda: kit.encode(self.draw(public, subject, names, game_text), self.easel.palette))


def cut(easel: Easel[Any, Any, Any], view: Any, box: Box, names: Names, game_text: PictureText) -> Image.Image:
    """A box out of the board as it lies."""
    return easel.draw_board(view.table, names, (), game_text, (view.seat,)).crop(box)
