"""How the tests look at pictures: what differs and where, golden pictures, words that are drawn."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.kit import MARK, Box

GOLDEN = Path(__file__).parent / "golden"
SQUARE, FAR = 40, 14.0  # no square of this side may differ by more on the average: letters differ a little with the libraries
LARGEST = 123_000  # bytes of a board


def decoded(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def changed(one: Image.Image, other: Image.Image) -> Box | None:
    """The box of all that differs."""
    return ImageChops.difference(one, other).getbbox()


def inside(inner: Box | None, outer: Box, by: int = 0) -> bool:
    left, top, right, bottom = outer
    return inner is not None and inner[0] >= left - by and inner[1] >= top - by and inner[2] <= right + by and inner[3] <= bottom + by


def shows_mark(image: Image.Image) -> bool:
    """Whether the yellow of the last change is anywhere."""
    return any(colour == MARK for _, colour in image.getcolors(1 << 20) or ())


def farthest_square(one: Image.Image, other: Image.Image) -> float:
    """How far the two are from each other in the square where they differ most."""
    difference = ImageChops.difference(one, other)
    corners = [(x, y) for x in range(0, one.width, SQUARE) for y in range(0, one.height, SQUARE)]
    means = (ImageStat.Stat(difference.crop((x, y, min(x + SQUARE, one.width), min(y + SQUARE, one.height)))).mean for x, y in corners)
    return max(sum(mean) / 3 for mean in means)


def look_as_they_did(game: str, pictures: Mapping[str, bytes]) -> None:
    """Beside the golden pictures, which are saved anew when they should be."""
    for name, png in pictures.items():
        path = GOLDEN / f"{game}_{name}.png"
        if os.environ.get("ARBITER_GOLDEN") == "save":
            path.write_bytes(png)
        drawn, wanted = decoded(png), decoded(path.read_bytes())
        assert drawn.size == wanted.size, name
        assert farthest_square(drawn, wanted) < FAR, f"{name} has changed; if so it should be, save it anew"


def small_with_a_palette(pngs: Iterable[bytes]) -> None:
    for png in pngs:
        assert Image.open(io.BytesIO(png)).mode == "P" and len(png) <= LARGEST


def true_to_their_colours(pairs: Iterable[tuple[Image.Image, bytes]]) -> None:
    """What was drawn and what is sent look alike."""
    for drawn, png in pairs:
        assert farthest_square(drawn, decoded(png)) < 4


class Drawn(dict[str, str]):
    """The words of the pictures; remembers which were looked up."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(words)
        self.used: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.used.add(key)
        return super().__getitem__(key)
