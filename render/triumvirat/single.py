"""The pieces and cards for their pages."""

from __future__ import annotations

from typing import Any

from PIL import Image

from ..kit import NIGHT_2, TONES
from ..single import emblem
from .theme import PictureText

ART = {
    "triumvir": "caesar", "legion": "standard", "governor": "governor", "civil servant": "servant", "weapon": "weapon",
    "citizen": "citizen", "political": "coins", "military": "standard", "competence": "mixed",
    "consul": "gold_laurel", "compensation": "scales", "escape": "wheel",
}  # fmt: skip


def draw_single(thing: Any, name: str, game_text: PictureText) -> Image.Image:
    return emblem(ART[thing], name, TONES["lapis"], NIGHT_2)
