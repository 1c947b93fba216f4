"""One side of the board: its Action cards, and the province of its player."""

from __future__ import annotations

from PIL import Image

from rules.fortuna.components import LIMIT, SIDES, Building, Die, Person, Side
from rules.fortuna.state import Edge, Province, Table

from .. import kit
from ..kit import INK, PARCH, PARCH_2, STONE, icon, put, write
from . import cards, tokens
from .layout import (
    GOODS,
    HAND,
    PAD,
    PANEL,
    PEOPLE_DOWN,
    good_box,
    hand_box,
    panel_at,
    panel_box,
    people_box,
    plot_box,
    rank_box,
    ring_box,
    slot_box,
)
from .rolls import Roll
from .theme import Names, PictureText, ink_on, player, seal, tone

HEAD = 70
NAME = (98, 35)  # where a name begins
PERSON = 42  # the size of what counts up to three


def draw_ground(image: Image.Image, side: Side) -> None:
    """The plate of a side: its coloured head and its medal."""
    (x, y), t, wide = panel_at(side), tone(side), PANEL[0]
    kit.slab(image, (x + 3, y + 3, x + wide - 3, y + HEAD + 16), t.dark, 15)
    kit.slab(image, (x + 3, y + 3, x + wide - 3, y + HEAD + 10), t.base, 15)
    image.paste(t.dark, (x + 3, y + HEAD - 6, x + wide - 3, y + HEAD))
    image.paste(PARCH, (x + 3, y + HEAD, x + wide - 3, y + HEAD + 20))
    put(image, kit.medal(*seal(side), 72), (x + 14, y + 4))


def draw(image: Image.Image, side: Side, table: Table, names: Names, awaited: bool, roll: Roll | None, game_text: PictureText) -> None:
    edge = table.board[SIDES.index(side)]
    _draw_cards(image, side, edge, game_text)
    if edge.owner is None:
        _draw_empty(image, side, game_text)
        return
    if awaited:
        tokens.draw_frame(image, panel_box(side))
    own = table.provinces[edge.owner]
    _draw_head(image, side, player(names, table, edge.owner, game_text), table.podium.index(edge.owner), awaited, game_text)
    _draw_goods(image, own)
    _draw_people(image, own, roll or Roll(()))


def _draw_cards(image: Image.Image, side: Side, edge: Edge, game_text: PictureText) -> None:
    for slot in range(LIMIT):
        at = slot_box(side, slot)[:2]
        if slot < len(edge.cards):
            card = edge.cards[slot]
            put(image, cards.action(card, game_text.PICTURE[f"action_{card.value}"], card is edge.locked), at)
        else:
            put(image, cards.no_action(), at)


def _draw_empty(image: Image.Image, side: Side, game_text: PictureText) -> None:
    """A side without a player keeps its cards (F1.1)."""
    (x, y), text, ink = panel_at(side), game_text.PICTURE["empty_side"], tone(side).ink
    write(image, (x + NAME[0], y + NAME[1]), text, "title", kit.fit(text, "title", 34, 380), ink, "lm")
    put(image, kit.meander(PANEL[0] - 120, 5, PARCH_2), (x + PANEL[0] / 2, y + 260), "cm")


def _draw_head(image: Image.Image, side: Side, name: str, place: int, awaited: bool, game_text: PictureText) -> None:
    (x, y), room = panel_at(side), PANEL[0] - NAME[0] - 86
    if awaited:
        tag = kit.turn_tag(game_text.PICTURE["plays"])
        put(image, tag, (rank_box(side)[0] - 10, y + NAME[1]), "rm")
        room -= tag.width + 14
    size, (line,) = kit.typeset(name, "title", 34, room, 1, 28)
    write(image, (x + NAME[0], y + NAME[1]), line, "title", size, tone(side).ink, "lm")
    left, top, right, bottom = rank_box(side)
    put(image, tokens.rank_badge(side, place), ((left + right) / 2, (top + bottom) / 2), "cm")


def _draw_goods(image: Image.Image, own: Province) -> None:
    """Coins and cubes in numbers, the three plots."""
    for good in GOODS:
        left, top, _, bottom = good_box(own.side, good)
        value = own.pieces.of(good) if good else own.money
        put(image, icon(good.value if good else "coin", 48), (left, (top + bottom) / 2), "lm")
        write(image, (left + 51, (top + bottom) / 2), str(value), "black", 40, ink_on(value, INK, STONE), "lm")
    for n in range(LIMIT):
        building = own.buildings[n] if n < len(own.buildings) else None
        put(image, tokens.plot(building, own.aqueduct and building is Building.AQUEDUCT, 46), plot_box(own.side, n)[:2])


def _draw_people(image: Image.Image, own: Province, roll: Roll) -> None:
    """Centurions, Vestals and dice by their places, the marriage, the Privilege cards in hand."""
    middle = panel_at(own.side)[1] + PEOPLE_DOWN
    for person, count in ((Person.CENTURION, own.pieces.centurions), (Person.VESTAL, own.pieces.vestals)):
        kit.pips(image, (people_box(own.side, person)[0] + 2, middle), person.value, count, LIMIT, PERSON, PARCH, 1)
    left = people_box(own.side, Die.DIE)[0] + 2
    for n in range(LIMIT):
        if n < own.pieces.dice:
            face = roll.faces[n] if n < len(roll.faces) else 0
            put(image, kit.die(face, PERSON, n == roll.chosen), (left + n * (PERSON + 1), middle), "lm")
        else:
            put(image, tokens.plot(None, False, PERSON), (left + n * (PERSON + 1), middle), "lm")
    put(image, icon("ring", 46) if own.married else kit.faded("ring", 46, PARCH), (ring_box(own.side)[0], middle), "lm")
    put(image, icon("scroll", 42), (panel_at(own.side)[0] + PAD + HAND, middle), "lm")
    write(image, (hand_box(own.side)[2] - 22, middle), str(own.cards), "black", 38, ink_on(own.cards, INK, STONE), "cm")
