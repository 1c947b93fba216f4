"""Single cards of Fortuna, large: an Action card of any side, one of one's Privilege cards, one just drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from rules.engine.model import Seat
from rules.fortuna.components import SCORING, Action, Privilege
from rules.fortuna.events import CardGained
from rules.fortuna.scoring import points
from rules.fortuna.state import View, draws

from .. import kit
from ..kit import put
from . import cards as sprites
from .cards import BIG, LARGE
from .hand import in_order
from .theme import GROUND, PictureText

Face = tuple[Seat, Action | Privilege]  # whose it is does not matter here
PAD = 22


def cards(view: View) -> list[Face]:
    """One's Privilege cards, and the Action cards of every side."""
    own: list[Action | Privilege] = list(dict.fromkeys(in_order(view.hand.cards)))
    return [(view.seat, card) for card in (*own, *(card for edge in view.table.board for card in edge.cards))]


def brought(event: Any) -> list[Face]:
    """The card that came to one's hand without a choice; those to choose from are shown with the hand."""
    return [(0, event.card)] if isinstance(event, CardGained) else []


def asked(view: View) -> bool:
    """Whether the question is about the hand: cards to choose from, the first lock. One to play is told in its line with its buttons."""
    return any(draws(view)) or view.sealed is not None


def draw_cards(view: View, faces: Sequence[Face], game_text: PictureText) -> Image.Image:
    """These cards side by side; they are of one kind."""
    wide, high = LARGE if isinstance(faces[0][1], Action) else BIG
    image = Image.new("RGB", (PAD + len(faces) * (wide + PAD), high + 2 * PAD), GROUND)
    for n, (_, card) in enumerate(faces):
        put(image, _sprite(view, card, game_text), (PAD + n * (wide + PAD), PAD))
    return image


def _sprite(view: View, card: Action | Privilege, game_text: PictureText) -> kit.Sprite:
    words = game_text.PICTURE
    if isinstance(card, Action):
        return sprites.large_action(card, words[f"action_{card.value}"], words[f"brings_{card.value}"], "")
    note = words["worth"].format(n=points(card, view.table.provinces[view.seat])) if card in SCORING else ""
    title, effect, letter = (words[f"{what}_{card.value}"] for what in ("privilege", "effect", "letter"))
    return sprites.privilege(card, title, effect, letter, note, card in SCORING, False)
