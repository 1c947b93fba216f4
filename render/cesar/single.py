"""The cards for their pages: both sides' beside one another, the vote cards alone."""

from __future__ import annotations

from typing import Any

from PIL import Image

from rules.cesar.components import BOTH, Influence, Manipulation, Vote

from ..kit import NIGHT_2, TONES
from ..single import beside, emblem
from .cards import BIG
from .hand import big
from .theme import PictureText

ART = {"vote": "gold_laurel", "mission": "scroll", Vote.ORGY: "grapes", Vote.RESHUFFLE: "grapes"}


def draw_single(thing: Any, name: str, game_text: PictureText) -> Image.Image:
    if isinstance(thing, Influence | Manipulation):
        return beside([big(seat, thing, BIG[0], game_text) for seat in BOTH], NIGHT_2)
    return emblem(ART[thing], name, TONES["purple"], NIGHT_2)
