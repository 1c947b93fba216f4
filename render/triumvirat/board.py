"""The board: what everyone sees. Nothing is hidden in this game; it is drawn from the Table alone all the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from rules.engine.model import Seat
from rules.triumvirat.components import ACTIONS, POINTS
from rules.triumvirat.events import Conquered, Event
from rules.triumvirat.questions import Actions, Movement
from rules.triumvirat.state import Table

from .. import kit
from ..kit import BAND, GOLD, INK, IVORY, NIGHT, NIGHT_2, PARCH, TONES, UMBER, WIDTH, icon, put, write
from . import charts, highlights, panels, roads, tokens, ways
from .layout import (
    ASK,
    ASK_X,
    CHART,
    HEIGHT,
    MAP_END,
    MAP_TOP,
    PARTY_STEP,
    PARTY_X,
    POINT_STEP,
    POINTS_X,
    STOCK,
    STOCK_STEP,
    STOCK_X,
)
from .theme import COLOURS, Names, PictureText, player

# ---------------------------------------------------------------- the unchanging layer


@kit.layer
def chart(game_text: PictureText) -> Image.Image:
    """The sea and what lies round it."""
    return charts.sea(CHART, WIDTH, MAP_END - MAP_TOP, game_text)


@kit.layer
def ground(seats: int, game_text: PictureText) -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    kit.title_band(image, game_text.TITLE, "sea", "standard")
    image.paste(NIGHT_2, (0, BAND, WIDTH, MAP_TOP))
    image.paste(chart(game_text), (0, MAP_TOP))
    for y in (MAP_TOP - 3, MAP_END):
        image.paste(GOLD.base, (0, y, WIDTH, y + 3))
    kit.panel(image, STOCK, PARCH, UMBER, 10, 2)
    middle, word = (STOCK[1] + STOCK[3]) / 2, game_text.PICTURE["stock"]
    write(image, (STOCK[0] + 14, middle), word, "bold", kit.fit(word, "bold", 28, STOCK_X - STOCK[0] - 22), UMBER, "lm")
    for n, sprite in enumerate((icon("standard", 46), kit.coin(40), icon("servant", 42))):
        put(image, sprite, (STOCK_X + n * STOCK_STEP, middle), "lm")
    panels.draw_ground(image, seats, game_text)
    return image


# ---------------------------------------------------------------- who must do what


def _draw_ask(image: Image.Image, table: Table, names: Names, game_text: PictureText, awaited: Sequence[Seat]) -> None:
    y = BAND + ASK / 2 - 2
    shown = any(isinstance(task, Movement | Actions) for task in table.tasks)
    room = (POINTS_X if shown else WIDTH) - ASK_X - 30
    size, lines = kit.typeset(_asked(table, names, game_text, awaited), "bold", 36, room, 2, 26)
    for n, line in enumerate(lines):
        write(image, (ASK_X, y + (n - (len(lines) - 1) / 2) * size * 1.1), line, "bold", size, GOLD.light, "lm")
    for task in table.tasks:
        match task:
            case Movement():
                _draw_points(image, y, task)
            case Actions(done=done):
                for n in range(ACTIONS):
                    put(image, tokens.price(n + 1, n < done), (POINTS_X + n * 56, y), "lm")


def _asked(table: Table, names: Names, game_text: PictureText, awaited: Sequence[Seat]) -> str:
    if not awaited:
        return game_text.PICTURE["over"]
    ask = table.tasks[-1]
    return game_text.asked(ask, kit.clip(player(names, ask.seat, game_text), "bold", 32, 330)).replace("**", "")


def _draw_points(image: Image.Image, y: float, ask: Movement) -> None:
    """The points left, and who would go with the triumvir now."""
    for n in range(POINTS):
        put(image, tokens.point(n < ask.points), (POINTS_X + n * POINT_STEP, y), "lm")
    for n, (art, count) in enumerate((("standard", ask.legions), ("servant", ask.servants))):
        put(image, icon(art, 40), (PARTY_X + n * PARTY_STEP, y), "lm")
        write(image, (PARTY_X + n * PARTY_STEP + 42, y), str(count), "black", 32, IVORY, "lm")


# ---------------------------------------------------------------- the map


def _draw_map(image: Image.Image, table: Table, events: tuple[Event, ...], game_text: PictureText) -> None:
    charts.draw_lands(image, CHART, table.lands.owners)
    ways.draw(image, CHART, table)
    for province, seat in {event.province: event.seat for event in events if isinstance(event, Conquered)}.items():
        put(image, charts.glow(province, seat), CHART.at(charts.corner(province, charts.GLOW)))
    if roads.draw(image, CHART, events):  # below the pieces: no road hides a number
        charts.draw_sea_names(image, CHART, game_text)
    charts.draw_pieces(image, CHART, table, game_text)
    charts.draw_faces(image, CHART, table)
    middle, stock = (STOCK[1] + STOCK[3]) / 2, table.stock
    for n, count in enumerate((stock.legions, stock.gold, stock.servants)):
        write(image, (STOCK_X + 50 + n * STOCK_STEP, middle), str(count), "black", 32, INK if count else TONES["crimson"].base, "lm")


# ---------------------------------------------------------------- the board


def draw_board(table: Table, names: Names, events: Iterable[Event], game_text: PictureText, awaited: Sequence[Seat]) -> Image.Image:
    """The board as an RGB picture."""
    told = tuple(events)
    image = ground(table.seats, game_text)
    kit.note(image, game_text.PICTURE["year"].format(n=table.time.year))
    _draw_ask(image, table, names, game_text, awaited)
    _draw_map(image, table, told, game_text)
    panels.draw(image, table, names, awaited, game_text)
    for box, doer in highlights.marks(table, told).items():
        kit.mark(image, box, 12, 5, "" if doer is None else COLOURS[doer])
    return image
