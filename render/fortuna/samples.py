"""A few positions that show every card, token and state once: the palette is made of them, and the caches filled."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from rules.engine import model
from rules.engine.model import Seat
from rules.fortuna import DATA
from rules.fortuna.components import BUILDINGS, FAVOURS, PRIVILEGES, SIDES, Action, Building, Side, components
from rules.fortuna.events import Advanced, Cause, Event, Rolled, RoundEnded
from rules.fortuna.questions import Ask, ChooseFavour, DraftCard, LockCards
from rules.fortuna.state import Edge, Favours, Hand, Options, Palace, Pieces, Privileges, Province, Table, Turn

from .. import kit
from ..kit import MARBLE, WIDTH, put
from ..placeholder import PLACEHOLDER
from . import cards
from .board import draw_board
from .hand import draw_hand
from .large import draw_display
from .layout import HEIGHT, ROAD_END
from .theme import BUILDING_ART

NAMES = tuple("ABCD")
BELOW = (0, ROAD_END, WIDTH, HEIGHT)  # a board but for the road
EVENTS: tuple[Event, ...] = (
    Rolled(1, (2, 5), (2, 5), False),
    Advanced(0, Cause.FAVOUR, 1, 3),
    RoundEnded(Side.BLUE, 0, 0, FAVOURS[:1]),
)


def _province(seat: Seat) -> Province:
    """A province with none, one, two or three of everything, by its seat; together they have all buildings."""
    built = (BUILDINGS * 2)[seat : seat + 3] if seat < 3 else ()
    pieces = Pieces(seat, 3 - seat, seat, 3 - seat, seat, min(3, seat + 1))
    return Province(SIDES[seat], seat * 5, 5 * seat, pieces, Building.AQUEDUCT in built, seat % 2 == 0, built, seat)


def table(seats: int, ask: Ask, shift: int = 0) -> Table:
    """Other Action cards are locked by the shift."""
    printed, cards = components(DATA), tuple(Action)
    laid = [cards[side * 3 : side * 3 + 3] for side in range(4)]
    edges = tuple(Edge(side if side < seats else None, own, own[shift] if side < seats else None) for side, own in enumerate(laid))
    return Table(
        options=Options(),
        turn=Turn(2, 1, (2, 5)),
        tasks=(ask,),
        podium=tuple(range(seats)),
        board=edges,
        provinces=tuple(map(_province, range(seats))),
        stock=Pieces(*printed.pieces),
        copies=(0, 1, 2, 3),
        favours=Favours((True, False) * 3, (3, 0, 2, 0, 1, 0)) if shift else Favours((False, True) * 3, (0, 3, 0, 2, 0, 1)),
        privileges=Privileges(9, printed.deck(seats)[:5], printed.deck(seats)),
        palace=Palace(3),
    )


def faded() -> Image.Image:
    """All that is locked, used or sold out: rare on a board, and of colours of its own."""
    image = Image.new("RGB", (WIDTH, 480), MARBLE)
    for n, action in enumerate(Action):
        put(image, cards.action(action, "M", True), (n % 6 * 190, n // 6 * 120))
    for n, favour in enumerate(FAVOURS):
        put(image, cards.favour(favour, "M", "M", "M"), (n * 190, 240))
    for n, building in enumerate(BUILDINGS):
        put(image, kit.faded(BUILDING_ART[building], 70, MARBLE), (n * 80, 400))
    return image


def pictures() -> list[Image.Image]:
    """A board and what differs on two others, a display, a hand of every Privilege card, and the faded sprites."""
    full = table(4, ChooseFavour((2, 5)), 1)
    picking = replace(table(2, DraftCard(0)), pool=tuple(Action)[:11], palace=Palace(0, 2, (0,)))
    return [
        draw_board(full, NAMES, EVENTS, PLACEHOLDER, (1,)),
        draw_board(table(4, LockCards(), 2), NAMES, (), PLACEHOLDER, range(4)).crop(BELOW),
        draw_board(picking, NAMES, (), PLACEHOLDER, (0,)).crop(BELOW),
        draw_display(full, 1, NAMES, PLACEHOLDER),
        draw_hand(model.View(full, 1, Hand(PRIVILEGES)), NAMES, PLACEHOLDER),
        faded(),
    ]
