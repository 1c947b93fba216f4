"""A region of the map large: the same pieces in the same places, about twice the size."""

from __future__ import annotations

from PIL import Image

from rules.triumvirat.state import Table

from .. import kit
from ..kit import BAND, GOLD, NIGHT, WIDTH
from . import charts, ways
from .layout import WINDOWS, Frame
from .theme import Names, PictureText, Region


def window(region: Region) -> tuple[Frame, int]:
    """The window on a region, and its height in pixels."""
    left, top, right, bottom = WINDOWS[region]
    scale = WIDTH / (right - left)
    return Frame(left, top, scale), round((bottom - top) * scale)


@kit.layer
def _sea(region: Region, game_text: PictureText) -> Image.Image:
    frame, high = window(region)
    return charts.sea(frame, WIDTH, high, game_text)


def draw_display(table: Table, region: Region, names: Names, game_text: PictureText) -> Image.Image:
    """The region as an RGB picture."""
    frame, high = window(region)
    chart = _sea(region, game_text)
    charts.draw_lands(chart, frame, table.lands.owners)
    ways.draw(chart, frame, table)
    charts.draw_pieces(chart, frame, table, game_text)
    charts.draw_faces(chart, frame, table)
    image = Image.new("RGB", (WIDTH, BAND + high), NIGHT)
    kit.title_band(image, game_text.PICTURE[f"region_{region.value}"], "sea", "standard")
    kit.note(image, game_text.PICTURE["year"].format(n=table.time.year))
    image.paste(chart, (0, BAND))
    image.paste(GOLD.base, (0, BAND - 3, WIDTH, BAND))
    return image
