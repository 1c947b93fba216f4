"""The cards for their pages: of a kind that comes in several strengths, all of them."""

from __future__ import annotations

from typing import Any

from PIL import Image

from rules import lutece as game
from rules.engine.model import Seat
from rules.lutece.components import Card, Income, in_play

from ..single import PAD, beside
from . import cards
from .cards import OFFER_HIGH
from .theme import GROUND, PictureText, card_name

WIDE, ROW, SHOWN, MOST = 232, 4, 240, 5
ANYBODY: Seat = 0


def variants(kind: Any) -> list[Card]:
    """The different cards of a kind, the cheapest first."""
    found = {(card.cost, card.units, card.talent, card.wants): card for card in in_play(game.DATA, MOST) if card.kind is kind}
    return [found[facts] for facts in sorted(found, key=lambda facts: facts[:3])]


def draw_single(thing: Any, name: str, game_text: PictureText) -> Image.Image:
    if isinstance(thing, Income):
        return beside([cards.front(ANYBODY, thing, SHOWN)], GROUND)
    shown = variants(thing)
    rows = -(-len(shown) // ROW)
    size = PAD + min(ROW, len(shown)) * (WIDE + PAD), PAD + rows * (OFFER_HIGH + PAD)
    image = Image.new("RGB", size, GROUND)
    for n, card in enumerate(shown):
        at = PAD + n % ROW * (WIDE + PAD), PAD + n // ROW * (OFFER_HIGH + PAD)
        cards.draw_card(image, at, card, WIDE, card_name(card.kind, game_text), game_text.PICTURE["cost"], GROUND)
    return image
