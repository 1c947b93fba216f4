"""The cards and buildings for their pages."""

from __future__ import annotations

from typing import Any

from PIL import Image

from rules.fortuna.components import Action, Favour, Privilege

from ..kit import TONES
from ..single import beside, emblem
from . import cards
from .theme import BUILDING_ART, GROUND, PictureText


def draw_single(thing: Any, name: str, game_text: PictureText) -> Image.Image:
    words = game_text.PICTURE
    match thing:
        case Action():
            return beside([cards.large_action(thing, name, words[f"brings_{thing.value}"], "")], GROUND)
        case Favour():
            return beside([cards.favour(thing, words[f"favour_{thing.value}"], words[f"steps_{thing.value}"], "")], GROUND)
        case Privilege():
            title, effect, letter = (words[f"{what}_{thing.value}"] for what in ("privilege", "effect", "letter"))
            return beside([cards.privilege(thing, title, effect, letter, "", False, False)], GROUND)
    return emblem(BUILDING_ART[thing], name, TONES["orange"], GROUND)
