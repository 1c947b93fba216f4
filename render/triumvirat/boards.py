"""The board: what everyone sees. Nothing is hidden in this game; it is drawn from the Table alone all the same."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from rules import triumvirat as game
from rules.engine.model import Seat
from rules.triumvirat.asks import Actions, Movement
from rules.triumvirat.events import Conquered, Event
from rules.triumvirat.table import ACTIONS, POINTS, Table

from .. import kit
from ..kit import BAND, GOLD, INK, IVORY, NIGHT, NIGHT_2, PARCH, TONES, UMBER, WIDTH, icon, put, write
from . import charts, marks, panels, roads, tokens
from .look import Names, Tongue, player
from .places import (
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

# ---------------------------------------------------------------- the unchanging layer


@kit.layer(4)
def ground(seats: int, tongue: Tongue) -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    kit.title_band(image, tongue.TITLE, "sea", "standard")
    image.paste(NIGHT_2, (0, BAND, WIDTH, MAP_TOP))
    image.paste(charts.sea(CHART, WIDTH, MAP_END - MAP_TOP, tongue), (0, MAP_TOP))
    for y in (MAP_TOP - 3, MAP_END):
        image.paste(GOLD.base, (0, y, WIDTH, y + 3))
    kit.panel(image, STOCK, PARCH, UMBER, 10, 2)
    middle, word = (STOCK[1] + STOCK[3]) / 2, tongue.PICTURE["stock"]
    write(image, (STOCK[0] + 14, middle), word, "bold", kit.fit(word, "bold", 28, STOCK_X - STOCK[0] - 22), UMBER, "lm")
    for n, sprite in enumerate((icon("standard", 46), kit.coin(40), icon("servant", 42))):
        put(image, sprite, (STOCK_X + n * STOCK_STEP, middle), "lm")
    panels.draw_ground(image, seats, tongue)
    return image


# ---------------------------------------------------------------- who must do what


def _draw_ask(image: Image.Image, table: Table, names: Names, tongue: Tongue) -> None:
    y = BAND + ASK / 2 - 2
    shown = any(isinstance(task, Movement | Actions) for task in table.tasks)
    room = (POINTS_X if shown else WIDTH) - ASK_X - 30
    size, lines = kit.typeset(_asked(table, names, tongue), "bold", 36, room, 2, 26)
    for n, line in enumerate(lines):
        write(image, (ASK_X, y + (n - (len(lines) - 1) / 2) * size * 1.1), line, "bold", size, GOLD.light, "lm")
    for task in table.tasks:
        match task:
            case Movement():
                _draw_points(image, y, task)
            case Actions(done=done):
                for n in range(ACTIONS):
                    put(image, tokens.price(n + 1, n < done), (POINTS_X + n * 56, y), "lm")


def _asked(table: Table, names: Names, tongue: Tongue) -> str:
    if not table.tasks:
        return tongue.PICTURE["over"]
    ask = table.tasks[-1]
    return tongue.asked(ask, kit.clip(player(names, ask.seat, tongue), "bold", 32, 330)).replace("**", "")


def _draw_points(image: Image.Image, y: float, ask: Movement) -> None:
    """The points left, and who would go with the triumvir if he left now."""
    for n in range(POINTS):
        put(image, tokens.point(n < ask.points), (POINTS_X + n * POINT_STEP, y), "lm")
    for n, (art, count) in enumerate((("standard", ask.legions), ("servant", ask.servants))):
        put(image, icon(art, 40), (PARTY_X + n * PARTY_STEP, y), "lm")
        write(image, (PARTY_X + n * PARTY_STEP + 42, y), str(count), "black", 32, IVORY, "lm")


# ---------------------------------------------------------------- the map


def _draw_map(image: Image.Image, table: Table, events: tuple[Event, ...], tongue: Tongue) -> None:
    charts.draw_lands(image, CHART, table.lands.owners)
    for province in dict.fromkeys(event.province for event in events if isinstance(event, Conquered)):
        art, corner = charts.glow(province)
        put(image, art, CHART.at(corner))
    charts.draw_pieces(image, CHART, table, tongue)
    roads.draw(image, CHART, events)
    charts.draw_faces(image, CHART, table)
    middle, stock = (STOCK[1] + STOCK[3]) / 2, table.stock
    for n, count in enumerate((stock.legions, stock.gold, stock.servants)):
        write(image, (STOCK_X + 50 + n * STOCK_STEP, middle), str(count), "black", 32, INK if count else TONES["crimson"].base, "lm")


# ---------------------------------------------------------------- the board


def awaited(table: Table) -> Seat | None:
    decision = game.decision(table)
    return next(iter(decision.waits)) if decision else None


def draw(table: Table, names: Names, events: Iterable[Event], tongue: Tongue) -> Image.Image:
    """The board as an RGB picture."""
    told = tuple(events)
    image = ground(table.seats, tongue)
    kit.note(image, tongue.PICTURE["year"].format(n=table.time.year))
    _draw_ask(image, table, names, tongue)
    _draw_map(image, table, told, tongue)
    panels.draw(image, table, names, awaited(table), tongue)
    for box in marks.boxes(table, told):
        put(image, kit.outline(box[2] - box[0], box[3] - box[1], 12, 5), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "cm")
    return image
