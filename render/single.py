"""A single card, building or piece for its page in the rulebook: no position, only what is printed on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from . import kit
from .easel import Easel
from .kit import GOLD, INK, IVORY, PARCH, PARCH_2, Colour, Tone, icon, mix, put, write
from .painter import PictureText

PAD, EMBLEM = 22, (300, 300)


@dataclass(frozen=True)
class Singles:
    """Draws what a game has pages of, in the colours of the game."""

    easel: Easel[Any, Any, Any]
    draw: Callable[[Any, str, PictureText], Image.Image]  # a thing by its name

    def picture(self, thing: Any, name: str, game_text: PictureText) -> bytes:
        return kit.encode(self.draw(thing, name, game_text), self.easel.palette)


def beside(sprites: Sequence[kit.Sprite], ground: Colour) -> Image.Image:
    """Some of the same height, side by side."""
    wide = PAD + sum(sprite.width + PAD for sprite in sprites)
    image, x = Image.new("RGB", (wide, max(sprite.height for sprite in sprites) + 2 * PAD), ground), PAD
    for sprite in sprites:
        put(image, sprite, (x, PAD))
        x += sprite.width + PAD
    return image


def emblem(art: str, name: str, tone: Tone, ground: Colour) -> Image.Image:
    """What has no face of its own: its picture and its name on a plate."""
    w, h = EMBLEM
    image = Image.new("RGB", (w + 2 * PAD, h + 2 * PAD), ground)
    box = (PAD, PAD, PAD + w, PAD + h)
    kit.panel(image, box, PARCH, GOLD.dark, 20, 4)
    kit.slab(image, (PAD + 12, PAD + 12, PAD + w - 12, PAD + 210), mix(IVORY, tone.light, 0.5), 12)
    kit.slab(image, (PAD + 12, PAD + h - 20, PAD + w - 12, PAD + h - 12), PARCH_2, 4)
    put(image, icon(art, 168), (PAD + w / 2, PAD + 111), "cm")
    size, lines = kit.typeset(name, "heavy", 30, w - 36, 2)
    for n, line in enumerate(lines):
        write(image, (PAD + w / 2, PAD + 246 + (n - (len(lines) - 1) / 2) * 34), line, "heavy", size, INK, "cm")
    return image
