"""The pictures of The End of the Triumvirate as PNG: the board, a region of the map, a player's own affairs, the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from rules.engine.model import Sheet
from rules.triumvirat.events import Event
from rules.triumvirat.table import Table, View

from .. import kit
from .. import sheet as paper
from . import boards, displays, hands, samples, scores
from .look import Names, Region, Tongue

COLOURS = 104  # the map is flat: beside the usual number some 5 % fewer bytes, and nothing to see
LEVEL = 5  # a map has long coasts: at level 3 it would pass 130 kB; level 6 takes half as long again for 5 % less
REGIONS = tuple(Region)  # the parts of the map that `display` shows; named by PICTURE["region_west"] and so on


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """One palette for all boards, regions and hands, made of a few samples."""
    return kit.palette_of(samples.pictures(), COLOURS)


def board(table: Table, names: Names, marks: Iterable[Event], tongue: Tongue) -> bytes:
    """What everyone sees; outlined is what the events since the last picture changed, arrows are its marches."""
    return kit.encode(boards.draw(table, names, marks, tongue), palette(), LEVEL)


def display(table: Table, region: Region, names: Names, tongue: Tongue) -> bytes:
    """A region of the map, large."""
    return kit.encode(displays.draw(table, region, names, tongue), palette(), LEVEL)


def hand(view: View, names: Names, tongue: Tongue) -> bytes:
    """One player's own affairs, large. Nothing is hidden."""
    return kit.encode(hands.draw(view, names, tongue), palette())


def sheet(sheet: Sheet, table: Table, names: Names, tongue: Tongue) -> bytes:
    """Where everybody stands, final or so far."""
    return paper.picture(scores.written(sheet, table, names, tongue))


def warm() -> None:
    """Make the palettes, the layers and most sprites once, in a thread, before the first picture is asked for."""
    palette()
    paper.palette()
