"""The easel every game draws on: its painters make pictures of a position, the easel makes them PNG in the colours of the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from PIL import Image

from rules.engine.model import Seat, Sheet

from . import curve, film, kit
from . import sheet as paper
from .film import Shot, Told
from .kit import COLOURS, Box
from .painter import Names, PictureText

Table = TypeVar("Table")
View = TypeVar("View")
Event = TypeVar("Event")


@dataclass(frozen=True)
class Easel(Generic[Table, View, Event]):
    """A Painter of what these functions draw and write."""

    draw_board: Callable[[Table, Names, Iterable[Event], PictureText, Sequence[Seat]], Image.Image]
    draw_hand: Callable[[View, Names, PictureText], Image.Image]
    written: Callable[[Sheet, Table, Names, PictureText], paper.Sheet]
    samples: Callable[[], Sequence[Image.Image]]  # pictures that show all colours of the game
    colours: int = COLOURS
    draw_display: Callable[[Table, Any, Names, PictureText], Image.Image] | None = None
    draw_cards: Callable[[View, Sequence[Any], PictureText], Image.Image] | None = None
    held: Callable[[View], Hashable] | None = None  # all of a View that a hand shows; where it is not told, the View itself

    @cached_property
    def palette(self) -> Image.Image:
        """One palette for all boards, parts of them and hands, made of a few samples."""
        return kit.palette_of(self.samples(), self.colours)

    def board(
        self, table: Table, names: Names, marks: Iterable[Event], game_text: PictureText, awaited: Sequence[Seat],
        boxes: Iterable[Box] = (),
    ) -> bytes:  # fmt: skip
        """What everyone sees; outlined is what these events changed, framed whoever is `awaited`, below it who is near to winning.

        `boxes` are outlined besides."""
        image = self.draw_board(table, names, marks, game_text, awaited)
        for box in boxes:
            kit.mark(image, box)
        called = [kit.clip(kit.legible(name, str(seat + 1)), "text", 28, 300) for seat, name in enumerate(names)]
        close = game_text.near(table, called)[:2] if awaited else ()
        return kit.encode(kit.footed(image, close) if close else image, self.palette)

    def display(self, table: Table, part: Any, names: Names, game_text: PictureText) -> bytes:
        """A part of the board large, where a game has such: what lies before a player, a region of the map. It is public."""
        assert self.draw_display
        return kit.encode(self.draw_display(table, part, names, game_text), self.palette)

    def cards(self, view: View, faces: Sequence[Any], game_text: PictureText) -> bytes:
        """Single cards; one by itself is twice as large."""
        assert self.draw_cards
        image = self.draw_cards(view, faces, game_text)
        if len(faces) == 1:
            image = image.resize((2 * image.width, 2 * image.height), Image.Resampling.LANCZOS)
        return kit.encode(image, self.palette)

    def hand(self, view: View, names: Names, game_text: PictureText, boxes: Iterable[Box] = ()) -> bytes:
        """What one player holds and knows alone; `boxes` are outlined. The same hand is not drawn again at every press."""
        if outlined := tuple(boxes):
            return self._hand(view, names, game_text, outlined)
        shown = self.held(view) if self.held else view
        return kit.picture((self.draw_hand, shown, tuple(names), game_text), lambda: self._hand(view, names, game_text))

    def _hand(self, view: View, names: Names, game_text: PictureText, boxes: Iterable[Box] = ()) -> bytes:
        image = self.draw_hand(view, names, game_text)
        for box in boxes:
            kit.mark(image, box)
        return kit.encode(image, self.palette)

    def sheet(self, sheet: Sheet, table: Table, names: Names, game_text: PictureText) -> bytes:
        """The score, final or so far."""
        return paper.picture(self.written(sheet, table, names, game_text))

    def film(self, shots: Sequence[Shot], names: Names, game_text: PictureText, told: Told) -> bytes:
        """A whole game as an animated WebP, a frame a turn."""
        return film.film(self.draw_board, shots, names, game_text, told)

    def still(self, last: Shot, moment: Shot | None, score: Sheet, names: Names, game_text: PictureText) -> bytes:
        """The last board, the score and the moment that decided, as one PNG."""
        return film.still(self.draw_board, last, moment, paper.draw(self.written(score, last.table, names, game_text)), names, game_text)

    def curve(
        self, last: Table, score: Sheet, names: Names, game_text: PictureText, words: tuple[str, str],
        shares: Sequence[Sequence[float]], marks: Sequence[tuple[int, int]],
    ) -> bytes:  # fmt: skip
        """The winning chances by turn and seat, with the turn and seat of each turning point; `words`: its title and its axis’."""
        title, axis = words
        return curve.picture(title, self.written(score, last, names, game_text).columns, shares, marks, axis)

    def warm(self) -> None:
        """Make the palettes, the layers and most sprites once, in a thread, before the first picture is asked for."""
        _ = self.palette
        paper.palette()
        kit.heap.give_back()
