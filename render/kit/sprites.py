"""Sprites are shared and kept: paste them, never draw on them. Full-size layers are kept small and handed out fresh."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import ParamSpec

from PIL import Image

from .encode import palette_of
from .geometry import Point
from .palette import Colour
from .pen import draw_icon

ACROSS = {"l": 0.0, "c": 0.5, "r": 1.0}
DOWN = {"t": 0.0, "m": 0.5, "b": 1.0}


@lru_cache(maxsize=512)
def icon(name: str, size: int) -> Image.Image:
    """An icon at this size, RGBA."""
    return draw_icon(name, size)


@lru_cache(maxsize=256)
def faded(name: str, size: int, toward: Colour, share: float = 0.72) -> Image.Image:
    """The same icon as an empty place for itself."""
    art = icon(name, size)
    pale = Image.blend(art.convert("RGB"), Image.new("RGB", art.size, toward), share)
    pale.putalpha(art.getchannel("A"))
    return pale


def put(image: Image.Image, sprite: Image.Image, at: Point, anchor: str = "lt") -> None:
    """Anchor: l, c, r and t, m, b of the sprite."""
    x = at[0] - ACROSS[anchor[0]] * sprite.width
    y = at[1] - DOWN[anchor[1]] * sprite.height
    image.paste(sprite, (round(x), round(y)), sprite if sprite.mode == "RGBA" else None)


def pips(image: Image.Image, at: Point, name: str, owned: int, places: int, size: int, toward: Colour, gap: int = 2) -> None:
    """A row of places, the owned ones filled."""
    for i in range(places):
        art = icon(name, size) if i < owned else faded(name, size, toward)
        put(image, art, (at[0] + i * (size + gap), at[1]), "lm")


P = ParamSpec("P")


def layer(keep: int) -> Callable[[Callable[P, Image.Image]], Callable[P, Image.Image]]:
    """The unchanging layer of a picture: kept as a palette image, a quarter of its size, for the last `keep` arguments.

    Every call gives a fresh RGB picture to draw on.
    """

    def over(make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        @lru_cache(maxsize=keep)
        def kept(*args: Hashable, **more: Hashable) -> Image.Image:
            made = make(*args, **more)  # type: ignore[arg-type]
            return made.quantize(palette=palette_of([made], 256), dither=Image.Dither.NONE)

        @wraps(make)
        def fresh(*args: P.args, **more: P.kwargs) -> Image.Image:
            return kept(*args, **more).convert("RGB")  # type: ignore[arg-type]

        fresh.cache_parameters, fresh.cache_info = kept.cache_parameters, kept.cache_info  # type: ignore[attr-defined]
        return fresh

    return over
