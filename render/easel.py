"""The easel every game draws on: its painters make pictures of a position, the easel makes them PNG in the colours of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from PIL import Image

from rules.engine.model import Sheet

from . import kit
from . import sheet as paper
from .kit import COLOURS
from .painter import Names, PictureText

Table = TypeVar("Table")
View = TypeVar("View")
Event = TypeVar("Event")


@dataclass(frozen=True)
class Easel(Generic[Table, View, Event]):
    """A Painter of what these functions draw and write."""

    draw_board: Callable[[Table, Names, Iterable[Event], PictureText], Image.Image]
    draw_hand: Callable[[View, Names, PictureText], Image.Image]
    written: Callable[[Sheet, Table, Names, PictureText], paper.Sheet]
    samples: Callable[[], Sequence[Image.Image]]  # pictures that show all colours of the game
    colours: int = COLOURS
    draw_display: Callable[[Table, Any, Names, PictureText], Image.Image] | None = None

    @cached_property
    def palette(self) -> Image.Image:
        """One palette for all boards, parts of them and hands, made of a few samples."""
        return kit.palette_of(self.samples(), self.colours)

    def board(self, table: Table, names: Names, marks: Iterable[Event], game_text: PictureText) -> bytes:
        """What everyone sees; outlined is what the events since the last picture changed."""
        return kit.encode(self.draw_board(table, names, marks, game_text), self.palette)

    def display(self, table: Table, part: Any, names: Names, game_text: PictureText) -> bytes:
        """A part of the board large, where a game has such: what lies before a player, a region of the map. It is public."""
        assert self.draw_display
        return kit.encode(self.draw_display(table, part, names, game_text), self.palette)

    def hand(self, view: View, names: Names, game_text: PictureText) -> bytes:
        """What one player holds and knows alone."""
        return kit.encode(self.draw_hand(view, names, game_text), self.palette)

    def sheet(self, sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> bytes:
        """The score, final or so far."""
        return paper.picture(self.written(sheet, table, names, game_text))

    def warm(self) -> None:
        """Make the palettes, the layers and most sprites once, in a thread, before the first picture is asked for."""
        _ = self.palette
        paper.palette()
