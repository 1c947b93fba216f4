"""A region of the map large: the same pieces in the same places, about twice the size."""

from __future__ import annotations

from PIL import Image

from rules.triumvirat.table import Table

from .. import kit
from ..kit import BAND, GOLD, NIGHT, WIDTH
from . import charts
from .look import Names, Region, Tongue
from .places import WINDOWS, Frame


def window(region: Region) -> tuple[Frame, int]:
    """The window on a region, and its height in pixels."""
    left, top, right, bottom = WINDOWS[region]
    scale = WIDTH / (right - left)
    return Frame(left, top, scale), round((bottom - top) * scale)


@kit.layer(2)
def _sea(region: Region, tongue: Tongue) -> Image.Image:
    frame, high = window(region)
    return charts.sea(frame, WIDTH, high, tongue)


def draw(table: Table, region: Region, names: Names, tongue: Tongue) -> Image.Image:
    """The region as an RGB picture."""
    frame, high = window(region)
    chart = _sea(region, tongue)
    charts.draw_lands(chart, frame, table.lands.owners)
    charts.draw_pieces(chart, frame, table, tongue)
    charts.draw_faces(chart, frame, table)
    image = Image.new("RGB", (WIDTH, BAND + high), NIGHT)
    kit.title_band(image, tongue.PICTURE[f"region_{region.value}"], "sea", "standard")
    kit.note(image, tongue.PICTURE["year"].format(n=table.time.year))
    image.paste(chart, (0, BAND))
    image.paste(GOLD.base, (0, BAND - 3, WIDTH, BAND))
    return image
