"""Single cards of Lutèce, large: one that is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from rules.engine.model import Seat
from rules.lutece.components import Kind, Tile
from rules.lutece.state import View

from . import cards as sprites
from .cards import OFFER_HIGH
from .theme import GROUND, PictureText, card_name

Face = tuple[Seat, Tile]  # the tile under which a card is on offer
WIDE, PAD = 232, 22


def cards(view: View) -> list[Face]:
    """What is on offer."""
    return [(view.seat, tile) for tile, offer in zip(view.table.tiles, view.table.offers, strict=True) if offer]


def printed(view: View, tile: Tile) -> Kind | None:
    """What lies under a tile."""
    offer = view.table.offers[view.table.tiles.index(tile)]
    return offer.card.kind if offer else None


def brought(event: Any) -> list[Face]:
    """Nobody draws a card."""
    return []


def draw_cards(view: View, faces: Sequence[Face], game_text: PictureText) -> Image.Image:
    """These offers side by side."""
    image = Image.new("RGB", (PAD + len(faces) * (WIDE + PAD), OFFER_HIGH + 2 * PAD), GROUND)
    for n, (_, tile) in enumerate(faces):
        if offer := view.table.offers[view.table.tiles.index(tile)]:
            name, at = card_name(offer.card.kind, game_text), (PAD + n * (WIDE + PAD), PAD)
            sprites.draw_offer(image, at, tile, offer, WIDE, name, game_text.PICTURE["cost"], GROUND)
    return image
