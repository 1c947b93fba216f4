"""What one player sees alone: their two chosen Action cards, the others in hand, and their own display, from a View of that seat."""

from __future__ import annotations

from PIL import Image

from lang.facts.lutece import chosen, own_stakes
from rules.engine.model import Seat
from rules.lutece.components import Action, Income, Pair, Side, Tile, action_hand
from rules.lutece.state import Table, View

from .. import kit
from ..kit import GOLD, INK, PARCH, UMBER, WIDTH, icon, put, write
from . import cards, tokens
from .cards import OFFER_HIGH, OPTION
from .large import FRIEZE, GAP, HEAD, SIDE, draw_groups, draw_head, height, sheet_of
from .theme import SHADOW, Names, PictureText, card_name, player

TOP = HEAD + FRIEZE + 16
CHOSEN = OFFER_HIGH + 24  # the panels of the two chosen cards
PANEL = (WIDTH - 2 * SIDE - GAP) // 2
CARD, OFFER = 140, 232  # widths: an Action card, the card it is an option on
HAND_TOP = TOP + CHOSEN + GAP
HAND = OPTION[1] + 28
HAND_LABEL = 148
SHOWN_TOP = HAND_TOP + HAND + GAP


# ---------------------------------------------------------------- the chosen cards


def _draw_chosen(image: Image.Image, side: Side, action: Action | None, view: View, game_text: PictureText) -> None:
    """One of the two: the Action card, the bribe on it, and what it is an option on."""
    left, words = SIDE + side * (PANEL + GAP), game_text.PICTURE
    kit.panel(image, (left, TOP, left + PANEL, TOP + CHOSEN), PARCH, GOLD.dark, 16, 3, SHADOW)
    x, middle = left + 22, TOP + CHOSEN / 2
    word = words["left" if side is Side.LEFT else "right"]
    write(image, (x + CARD / 2, TOP + 30), word, "title", kit.fit(word, "title", 30, CARD), UMBER, "cm")
    put(image, cards.front(view.seat, action, CARD) if action else cards.empty(CARD), (x, TOP + 56))
    put(image, tokens.bribe(own_stakes(view)[side], 104), (x + CARD + 68, middle + 14), "cm")
    right = left + PANEL - 14
    match action:
        case Tile():
            _draw_aim(image, (right - OFFER, TOP + 12), action, view.table, game_text)
        case Income():
            _draw_revenues(image, right - OFFER / 2, middle, game_text)
        case None:
            size, lines = kit.typeset(words["nothing_chosen"], "bold", 32, OFFER - 10, 3)
            for n, line in enumerate(lines):
                write(image, (right - OFFER / 2, middle + (n - (len(lines) - 1) / 2) * 38), line, "bold", size, UMBER, "cm")


def _draw_revenues(image: Image.Image, x: float, y: float, game_text: PictureText) -> None:
    name, gain = game_text.PICTURE["revenues"], game_text.PICTURE["revenues_effect"]
    put(image, icon("coins", 150), (x, y - 34), "cm")
    write(image, (x, y + 62), name, "heavy", kit.fit(name, "heavy", 36, OFFER), INK, "cm")
    write(image, (x, y + 108), gain, "bold", kit.fit(gain, "bold", 32, OFFER), UMBER, "cm")


def _draw_aim(image: Image.Image, at: tuple[int, int], tile: Tile, table: Table, game_text: PictureText) -> None:
    offer = table.offers[table.tiles.index(tile)]
    if offer:
        cards.draw_offer(image, at, tile, offer, OFFER, card_name(offer.card.kind, game_text), game_text.PICTURE["cost"], PARCH)
    else:
        put(image, cards.vacant(OFFER), at)
        put(image, tokens.tile_badge(tile), (at[0] + 6, at[1] + 5))


# ---------------------------------------------------------------- the Action cards


def _draw_actions(image: Image.Image, seat: Seat, pair: Pair | None, seats: int, game_text: PictureText) -> None:
    """All the Action cards; those that are chosen are pale."""
    kit.panel(image, (SIDE, HAND_TOP, WIDTH - SIDE, HAND_TOP + HAND), PARCH, GOLD.dark, 16, 3, SHADOW)
    middle, laid = HAND_TOP + HAND / 2, list(pair or ())
    size, lines = kit.typeset(game_text.PICTURE["your_actions"], "bold", 28, HAND_LABEL - 26, 3)
    for n, line in enumerate(lines):
        write(image, (SIDE + 18, middle + (n - (len(lines) - 1) / 2) * 32), line, "bold", size, UMBER, "lm")
    held = action_hand(seats)
    step = min(96, (WIDTH - 2 * SIDE - HAND_LABEL - 6) / len(held))
    for n, action in enumerate(held):
        used = action in laid
        if used:
            laid.remove(action)
        put(image, cards.front(seat, action, used=used), (SIDE + HAND_LABEL + n * step, middle), "lm")


# ---------------------------------------------------------------- the hand


def draw_hand(view: View, names: Names, game_text: PictureText) -> Image.Image:
    """The hand as an RGB picture."""
    table, seat, pair = view.table, view.seat, chosen(view)
    image = sheet_of(seat, SHOWN_TOP + height(table, seat) + 12)
    draw_head(image, game_text.PICTURE["your_hand"].format(name=player(names, seat, game_text)), table, seat, names)
    for side in Side:
        _draw_chosen(image, side, pair[side] if pair else None, view, game_text)
    _draw_actions(image, seat, pair, table.seats, game_text)
    draw_groups(image, SHOWN_TOP, table, seat, game_text)
    return image
