"""Icons as sprites, empty places for them, and how a sprite comes onto a picture."""

from __future__ import annotations

from PIL import Image

from .cut import Sprite
from .geometry import Point
from .palette import Colour
from .pen import draw_icon
from .shelf import sprite

ACROSS = {"l": 0.0, "c": 0.5, "r": 1.0}
DOWN = {"t": 0.0, "m": 0.5, "b": 1.0}


@sprite
def icon(name: str, size: int) -> Image.Image:
    """An icon at this size."""
    return draw_icon(name, size)


@sprite
def faded(name: str, size: int, toward: Colour, share: float = 0.72) -> Image.Image:
    """An icon, faded: an empty place for the thing itself."""
    art = draw_icon(name, size)
    pale = Image.blend(art.convert("RGB"), Image.new("RGB", art.size, toward), share)
    pale.putalpha(art.getchannel("A"))
    return pale


def put(image: Image.Image, art: Sprite | Image.Image, at: Point, anchor: str = "lt") -> None:
    """Anchor: l, c, r and t, m, b of the sprite; a picture that is put once need not be one."""
    x = round(at[0] - ACROSS[anchor[0]] * art.width)
    y = round(at[1] - DOWN[anchor[1]] * art.height)
    if isinstance(art, Sprite):
        art.paste(image, x, y)
    else:
        image.paste(art, (x, y), art if art.mode == "RGBA" else None)


def pips(image: Image.Image, at: Point, name: str, owned: int, places: int, size: int, toward: Colour, gap: int = 2) -> None:
    """A row of places, the owned ones filled."""
    for i in range(places):
        art = icon(name, size) if i < owned else faded(name, size, toward)
        put(image, art, (at[0] + i * (size + gap), at[1]), "lm")
