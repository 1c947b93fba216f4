"""A few positions that show every piece and state once: the palette is made of them, and the caches filled."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from rules import triumvirat as game
from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat
from rules.triumvirat.components import PROVINCES, Competence, Post, Province, Sea, Way
from rules.triumvirat.events import Battle, Conquered, Event, Marched, Raised
from rules.triumvirat.questions import Actions, Movement
from rules.triumvirat.state import Compensation, Hand, Lands, Options, Table

from ..placeholder import PLACEHOLDER
from .board import draw_board
from .hand import draw_hand
from .large import draw_display
from .theme import Region

NAMES = ("M", "M", "M")
POSTS = tuple(Post)


def _table(seats: int, shift: int) -> Table:
    """The set-up with gold, idle civil servants and every post; the shift gives the provinces to others."""
    table = game.setup(seats, Options(), game.DATA, Dice("samples", 0)).state.table
    owners = tuple(None if owner is None else (owner + shift) % seats for owner in table.lands.owners)
    posts = tuple(POSTS[province % 3] for province in PROVINCES)
    lands = Lands(owners, posts, table.lands.legions, tuple(n % 2 for n in PROVINCES), tuple(1 + n % 2 for n in PROVINCES))
    people = replace(table.triumvirs, politics=(7, 3, 1)[:seats], consul=(True,) * seats)
    return replace(table, lands=lands, triumvirs=people, compensation=Compensation(shift % seats, 1 + shift % 2))


def _told(seat: Seat) -> tuple[Event, ...]:
    """A crossing and a battle won."""
    to = Province.ACHAEA
    crossing = Marched(seat, Province.ITALIA, to, Way.SEA, (Sea.IONIAN,), 2, 2, 3, 0, 0, 0)
    battle = Battle(seat, 2 - seat, to, 3, 1, (0,), 0, 1, 0, 0, 3, 0)
    return crossing, battle, Conquered(seat, 0, to, 3, 6), Raised(seat, Competence.POLITICS, 3, 1)


def pictures() -> list[Image.Image]:
    """Boards with every owner, a region and a hand."""
    first, second, two = (_table(seats, shift) for seats, shift in ((3, 0), (3, 1), (2, 0)))
    return [
        draw_board(replace(first, tasks=(Movement(0, 2, 2, 1),)), NAMES, _told(0), PLACEHOLDER, (0,)),
        draw_board(replace(second, tasks=(Actions(1, 1),)), NAMES, _told(1), PLACEHOLDER, (1,)),
        draw_board(two, NAMES, (), PLACEHOLDER, (0,)),
        draw_display(first, Region.SOUTH, NAMES, PLACEHOLDER),
        draw_hand(model.View(first, 0, Hand()), NAMES, PLACEHOLDER),
        draw_hand(model.View(first, 2, Hand()), NAMES, PLACEHOLDER),
    ]
