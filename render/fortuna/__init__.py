"""The pictures of Fortuna as PNG: the board for everyone, a player's province, a hand for its owner, the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from rules.engine.model import Seat, Sheet
from rules.fortuna.events import Event
from rules.fortuna.table import Table, View

from .. import kit
from .. import sheet as paper
from . import boards, displays, hands, samples, scores
from .look import Names, Tongue

LEVEL = 5  # of boards, which would pass 120 kB at less


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """One palette for all boards, provinces and hands, made of a few samples."""
    return kit.palette_of(samples.pictures())


def board(table: Table, names: Names, marks: Iterable[Event], tongue: Tongue) -> bytes:
    """What everyone sees; outlined is what the events since the last picture changed."""
    return kit.encode(boards.draw(table, names, marks, tongue), palette(), LEVEL)


def display(table: Table, seat: Seat, names: Names, tongue: Tongue) -> bytes:
    """One player's province and Action cards, large. All of it is public."""
    return kit.encode(displays.draw(table, seat, names, tongue), palette())


def hand(view: View, names: Names, tongue: Tongue) -> bytes:
    """What one player holds and knows alone."""
    return kit.encode(hands.draw(view, names, tongue), palette())


def sheet(sheet: Sheet, table: Table, names: Names, tongue: Tongue) -> bytes:
    """The score, final or so far."""
    return paper.picture(scores.written(sheet, table, names, tongue))


def warm() -> None:
    """Make the palettes, the layers and most sprites once, in a thread, before the first picture is asked for."""
    palette()
    paper.palette()
