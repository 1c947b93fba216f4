"""The pictures of Lutèce as PNG: the board for everyone, a player's display, a hand for its owner, the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from rules import lutece as game
from rules.engine.model import Seat, Sheet
from rules.lutece.events import Event
from rules.lutece.table import Table, View

from .. import kit
from .. import sheet as paper
from . import boards, displays, hands, samples, scores
from .look import Names, Tongue

COLOURS = 128  # beside the usual number some 5 % fewer bytes, and nothing to see (over 40 dB)
SMALLER = 6  # the level for ten offers and five rows, which would pass 120 kB at less


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """One palette for all boards, displays and hands, made of a few samples."""
    return kit.palette_of(samples.pictures(), COLOURS)


def board(table: Table, names: Names, marks: Iterable[Event], tongue: Tongue) -> bytes:
    """What everyone sees; outlined is what the events since the last picture changed."""
    image = boards.draw(table, names, marks, tongue)
    return kit.encode(image, palette(), SMALLER) if table.seats == max(game.SEATS) else kit.encode(image, palette())


def display(table: Table, seat: Seat, names: Names, tongue: Tongue) -> bytes:
    """All that lies before one player, large. It is public."""
    return kit.encode(displays.draw(table, seat, names, tongue), palette())


def hand(view: View, names: Names, tongue: Tongue) -> bytes:
    """What one player holds and knows alone, and his own display."""
    return kit.encode(hands.draw(view, names, tongue), palette())


def sheet(sheet: Sheet, table: Table, names: Names, tongue: Tongue) -> bytes:
    """The score, final or so far."""
    return paper.picture(scores.written(sheet, table, names, tongue))


def warm() -> None:
    """Make the palettes, the layers and most sprites once, in a thread, before the first picture is asked for."""
    palette()
    paper.palette()
