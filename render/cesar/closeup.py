"""Single cards of Caesar & Cleopatra, large: one of one's hand, those just drawn, a hand that was spied on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from rules.cesar.components import Card
from rules.cesar.events import CardsDrawn, HandSeen
from rules.cesar.state import View
from rules.engine.model import Seat

from ..kit import put
from .cards import BIG
from .hand import big, in_order
from .theme import LOOKS, PictureText

Face = tuple[Seat, Card]  # a card, and whose side it is of
PAD = 22


def cards(view: View) -> list[Face]:
    """The different cards in one's hand."""
    return [(view.seat, card) for card in dict.fromkeys(in_order(view.hand.cards))]


def brought(event: Any) -> list[Face]:
    """The cards that a private event shows."""
    match event:
        case CardsDrawn(seat, drawn):
            return [(seat, card) for card in in_order(drawn)]
        case HandSeen(victim, seen):
            return [(victim, card) for card in in_order(seen)]
        case _:
            return []


def draw_cards(view: View, faces: Sequence[Face], game_text: PictureText) -> Image.Image:
    """These cards side by side."""
    wide, high = BIG
    image = Image.new("RGB", (PAD + len(faces) * (wide + PAD), high + 2 * PAD), LOOKS[view.seat].tone.dark)
    for n, (seat, card) in enumerate(faces):
        put(image, big(seat, card, wide, game_text), (PAD + n * (wide + PAD), PAD))
    return image
