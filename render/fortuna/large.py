"""The province of one player, large, with the Action cards of that side and what they bring. All of it is public."""

from __future__ import annotations

from PIL import Image

from rules.engine.model import Seat
from rules.fortuna.components import LIMIT, SIDES, Building, Die, Person
from rules.fortuna.components import Side as BoardSide
from rules.fortuna.state import Province, Table

from .. import kit
from ..kit import INK, PARCH, PARCH_2, STONE, TONES, UMBER, WIDTH, icon, put, write
from . import cards, tokens
from .cards import LARGE
from .layout import GOODS
from .rolls import Roll, rolls
from .theme import GROUND, SHADOW, Names, PictureText, ink_on, player, seal, tone

HEAD, FRIEZE, SIDE, GAP = 84, 24, 22, 14
TOP = HEAD + FRIEZE + 16
GOODS_TOP, GOODS_HIGH = TOP + LARGE[1] + GAP, 132
PEOPLE_TOP, PEOPLE_HIGH = GOODS_TOP + GOODS_HIGH + GAP, 150
PLOTS_TOP, PLOTS_HIGH = PEOPLE_TOP + PEOPLE_HIGH + GAP, 150
HEIGHT = PLOTS_TOP + PLOTS_HIGH + 20
STEP = LARGE[0] + GAP
RIGHT = WIDTH - SIDE
HELD = 150  # of the last two groups of people: marriage, cards


# ---------------------------------------------------------------- head and plates


def sheet_of(side: BoardSide, height: int) -> Image.Image:
    """An empty sheet in the colours of a side."""
    image = Image.new("RGB", (WIDTH, height), GROUND)
    image.paste(tone(side).base, (0, 0, WIDTH, HEAD))
    kit.frieze(image, (0, HEAD, WIDTH, HEAD + FRIEZE), GROUND, TONES["earth"].base, 3)
    put(image, kit.medal(*seal(side), 72), (26, HEAD / 2), "lm")
    return image


def draw_title(image: Image.Image, side: BoardSide, text: str, room: int = WIDTH - 150) -> None:
    size, (line,) = kit.typeset(text, "heavy", 36, room, 1, 28)
    write(image, (114, HEAD / 2), line, "heavy", size, tone(side).ink, "lm")


@kit.layer
def ground(side: BoardSide) -> Image.Image:
    image = sheet_of(side, HEIGHT)
    for top, high in ((GOODS_TOP, GOODS_HIGH), (PEOPLE_TOP, PEOPLE_HIGH)):
        kit.panel(image, (SIDE, top, RIGHT, top + high), PARCH, TONES["earth"].dark, 16, 3, SHADOW)
    return image


def _caption(image: Image.Image, x: float, y: float, text: str, room: int) -> None:
    write(image, (x, y), text, "bold", kit.fit(text, "bold", 28, room), UMBER, "cm")


# ---------------------------------------------------------------- parts


def _draw_actions(image: Image.Image, table: Table, side: BoardSide, game_text: PictureText) -> None:
    words, edge = game_text.PICTURE, table.board[SIDES.index(side)]
    for n, card in enumerate(edge.cards):
        locked = words["locked"] if card is edge.locked else ""
        shown = cards.large_action(card, words[f"action_{card.value}"], words[f"brings_{card.value}"], locked)
        put(image, shown, (SIDE + n * STEP, TOP))


def _draw_goods(image: Image.Image, own: Province, game_text: PictureText) -> None:
    """Coins and cubes; the Water on the Aqueduct is shown where it lies."""
    words, cell = game_text.PICTURE, (RIGHT - SIDE) / len(GOODS)
    for n, good in enumerate(GOODS):
        x, y = SIDE + n * cell, GOODS_TOP + 52
        value = own.pieces.of(good) if good else own.money
        put(image, icon(good.value if good else "coin", 86), (x + 54, y), "lm")
        write(image, (x + 158, y), str(value), "black", 70, ink_on(value, INK, STONE), "lm")
        _caption(image, x + cell / 2, GOODS_TOP + 112, words[f"pieces_{good.value}"] if good else words["wealth"], round(cell) - 20)


def _draw_people(image: Image.Image, own: Province, roll: Roll, game_text: PictureText) -> None:
    words, y, below = game_text.PICTURE, PEOPLE_TOP + 58, PEOPLE_TOP + 126
    wide = (RIGHT - SIDE - 2 * HELD) // LIMIT
    for n, (person, count) in enumerate(((Person.CENTURION, own.pieces.centurions), (Person.VESTAL, own.pieces.vestals))):
        kit.pips(image, (SIDE + n * wide + 22, y), person.value, count, LIMIT, 78, PARCH, 4)
        _caption(image, SIDE + (n + 0.5) * wide, below, words[f"pieces_{person.value}"], wide - 20)
    for n in range(LIMIT):
        face = roll.faces[n] if n < len(roll.faces) else 0
        art = kit.die(face, 72, n == roll.chosen) if n < own.pieces.dice else tokens.plot(None, False, 72)
        put(image, art, (SIDE + 2 * wide + 26 + n * 82, y), "lm")
    _caption(image, SIDE + 2.5 * wide, below, words[f"pieces_{Die.DIE.value}"], wide - 20)
    x = SIDE + LIMIT * wide
    put(image, icon("ring", 84) if own.married else kit.faded("ring", 84, PARCH), (x + HELD / 2, y), "cm")
    _caption(image, x + HELD / 2, below, words["married" if own.married else "unmarried"], HELD - 8)
    put(image, icon("scroll", 76), (x + HELD + 8, y), "lm")
    write(image, (x + HELD + 112, y), str(own.cards), "black", 62 if own.cards < 10 else 50, ink_on(own.cards, INK, STONE), "cm")
    _caption(image, x + 1.5 * HELD, below, words["privilege"], HELD - 8)


@kit.sprite
def _plot(building: Building | None, water: bool, name: str, serves: str) -> Image.Image:
    """A plot with its building and what it is good for."""
    image = Image.new("RGB", (LARGE[0], PLOTS_HIGH), GROUND)
    kit.panel(image, (0, 0, LARGE[0], PLOTS_HIGH), PARCH, TONES["earth"].dark, 16)
    if building is None:
        kit.slab(image, (12, 12, LARGE[0] - 12, PLOTS_HIGH - 12), PARCH_2, 10)
        kit.slab(image, (15, 15, LARGE[0] - 15, PLOTS_HIGH - 15), PARCH, 8)
        write(image, (LARGE[0] / 2, PLOTS_HIGH / 2), name, "bold", 30, STONE, "cm")
        return image
    put(image, tokens.plot(building, water, 112), (16, PLOTS_HIGH / 2), "lm")
    room = LARGE[0] - 152
    write(image, (140, 40), name, "heavy", kit.fit(name, "heavy", 31, room), INK, "lm")
    size, lines = kit.typeset(serves, "text", 29, room, 3)
    for n, line in enumerate(lines):
        write(image, (140, 80 + n * 29), line, "text", size, UMBER, "lm")
    return image


def _draw_plots(image: Image.Image, own: Province, game_text: PictureText) -> None:
    words = game_text.PICTURE
    for n in range(LIMIT):
        building = own.buildings[n] if n < len(own.buildings) else None
        name, serves = (words[f"building_{building.value}"], words[f"serves_{building.value}"]) if building else (words["empty"], "")
        water = own.aqueduct and building is Building.AQUEDUCT
        put(image, _plot(building, water, name, serves), (SIDE + n * STEP, PLOTS_TOP))


# ---------------------------------------------------------------- the province


def draw_display(table: Table, seat: Seat, names: Names, game_text: PictureText) -> Image.Image:
    """The province as an RGB picture."""
    own = table.provinces[seat]
    image = ground(own.side)
    draw_title(image, own.side, player(names, table, seat, game_text), WIDTH - 420)
    put(image, tokens.rank_badge(own.side, table.podium.index(seat)), (WIDTH - 62, HEAD / 2), "cm")
    space = game_text.PICTURE["space"].format(n=own.position)
    write(image, (WIDTH - 116, HEAD / 2), space, "title", kit.fit(space, "title", 34, 180), tone(own.side).ink, "rm")
    _draw_actions(image, table, own.side, game_text)
    _draw_goods(image, own, game_text)
    _draw_people(image, own, rolls(table, ()).get(seat, Roll(())), game_text)
    _draw_plots(image, own, game_text)
    return image
