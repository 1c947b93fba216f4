"""The board: what everyone sees. It is drawn from the Table alone, so nothing hidden can get in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from rules import fortuna as game
from rules.engine.model import Seat
from rules.fortuna.components import BUILDINGS, FAVOURS, PLOT, SIDES, TOKENS, Die
from rules.fortuna.events import Event
from rules.fortuna.state import Table

from .. import kit
from ..kit import BAND, GOLD, IVORY, MARBLE, MARBLE_3, PARCH, PARCH_2, STONE, TONES, UMBER, WIDTH, Box, icon, mix, put, write
from . import cards, highlights, scenery, sides, tokens
from .layout import (
    ASK_WIDE,
    FAVOUR,
    FOOT,
    FOOT_HIGH,
    HEIGHT,
    MARGIN,
    ROAD_END,
    ROAD_TOP,
    STOCK,
    STOCKED,
    beside_at,
    favour_box,
    panel_box,
    pile_box,
    pool_at,
    shop_box,
    stock_at,
    stone_at,
)
from .rolls import rolls
from .theme import BUILDING_ART, GROUND, GROUND_2, PIECE_ART, SHADOW, SIDE_LOOK, SKY_INK, Names, PictureText, ink_on, player
from .tokens import PILE

STACK = 50  # how much higher the next pawn on the same stone stands
Shops = tuple[tuple[str, int], ...]  # the buildings: name and cost


# ---------------------------------------------------------------- the unchanging layer


@kit.layer
def ground(title: str, shops: Shops, piles: tuple[str, str]) -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    kit.title_band(image, title, "earth", "wheel")
    image.paste(scenery.landscape(), (0, ROAD_TOP))
    image.paste(GOLD.dark, (0, ROAD_END, WIDTH, ROAD_END + 4))
    for side in SIDES:
        kit.panel(image, panel_box(side), PARCH, TONES["earth"].dark, 18, 3, SHADOW)
        sides.draw_ground(image, side)
    _draw_shops(image, shops)
    _draw_piles(image, piles)
    return image


def _draw_shops(image: Image.Image, shops: Shops) -> None:
    """The buildings to be built: name and cost."""
    for building, (name, cost) in zip(BUILDINGS, shops, strict=True):
        x, y, right, bottom = shop_box(building)
        kit.panel(image, (x, y, right, bottom), MARBLE, MARBLE_3, 14)
        put(image, icon(BUILDING_ART[building], 70), (x + 46, y + 44), "cm")
        put(image, kit.coin(46, str(cost)), (right - 33, y + 32), "cm")
        write(image, ((x + right) / 2, bottom - 20), name, "bold", kit.fit(name, "bold", 27, right - x - 14), UMBER, "cm")


def _draw_piles(image: Image.Image, words: tuple[str, str]) -> None:
    """The deck, the discards and the general stock."""
    for n, word in enumerate(words):
        x, _, right, bottom = pile_box(n)
        write(image, ((x + right) / 2, bottom - 14), word, "bold", kit.fit(word, "bold", 26, right - x), PARCH_2, "cm")
    kit.panel(image, (STOCK, FOOT, WIDTH - MARGIN, FOOT + FOOT_HIGH), GROUND_2, mix(GROUND_2, GOLD.dark, 0.5), 14, 2)
    for n, piece in enumerate(STOCKED):
        put(image, kit.die(0, 42) if piece is Die.DIE else icon(PIECE_ART[piece], 46), stock_at(n), "lm")


# ---------------------------------------------------------------- the road


def _draw_ask(image: Image.Image, table: Table, awaited: Sequence[Seat], names: Names, game_text: PictureText) -> None:
    """Draws into the sky who must do what; at the end, who has won."""
    text = _asked(table, awaited, names, game_text)
    size, lines = kit.typeset(text, "bold", 38, ASK_WIDE, 2, 30)
    if "…" in lines[-1]:
        size, lines = kit.typeset(text, "bold", 32, ASK_WIDE, 3, 28)
    for n, line in enumerate(lines):
        write(image, (30, BAND + 36 + n * (44 if len(lines) < 3 else 36)), line, "bold", size, SKY_INK, "lm")


def _asked(table: Table, awaited: Sequence[Seat], names: Names, game_text: PictureText) -> str:
    room = max(200, 400 // (len(awaited) or 2))
    called = [kit.clip(player(names, table, seat, game_text), "bold", 32, room) for seat in range(len(table.provinces))]
    if not awaited and table.tasks:
        return game_text.PICTURE["over"]  # unfinished
    if not awaited:
        return game_text.verdict(game.sheet(table), called)[0].replace("**", "")
    *others, last = (called[seat] for seat in awaited)
    return game_text.asked(table.tasks[-1], f"{', '.join(others)} & {last}" if others else last)


def _draw_pawns(image: Image.Image, table: Table) -> None:
    """Pawns on one stone stand on one another, the last of the Podium below; three or four in two columns."""
    order = [table.provinces[seat] for seat in reversed(table.podium)]
    for position in sorted({own.position for own in order}):
        here = [own.side for own in order if own.position == position]
        x, y = stone_at(position)
        columns = [here] if len(here) < 3 else [here[::2], here[1::2]]
        reach = 29 * len(columns)
        middle = min(max(x, reach + 2), WIDTH - reach - 2)
        for n, column in enumerate(columns):
            at = middle + (n - (len(columns) - 1) / 2) * 58
            for level, side in enumerate(column):
                put(image, tokens.pawn(side, level == 0), (at, y - 2 - level * STACK - (level > 0) * 18), "cb")


def _draw_palace(image: Image.Image, table: Table) -> None:
    """The tokens on Caesar's Palace, or the cards left beside it (F6.3)."""
    for n in range(table.palace.tokens):
        put(image, tokens.token(True), beside_at(n), "cm")
    for n in range(table.palace.left):
        put(image, tokens.privilege_back((42, 56)), beside_at(n), "cm")


# ---------------------------------------------------------------- the Favours, or the cards to pick


def _draw_favours(image: Image.Image, table: Table, game_text: PictureText) -> None:
    words = game_text.PICTURE
    for favour, is_open, count in zip(FAVOURS, table.favours.open, table.favours.tokens, strict=True):
        x, y, *_ = favour_box(favour)
        used = "" if is_open else words["used"]
        put(image, cards.favour(favour, words[f"favour_{favour.value}"], words[f"steps_{favour.value}"], used), (x, y))
        for n in range(TOKENS if is_open else count):
            put(image, tokens.token(n < count), (x + FAVOUR[0] / 2 + (n - 1) * 50, y + 214), "cm")


def _draw_pool(image: Image.Image, table: Table, game_text: PictureText) -> None:
    """The Action cards that experts pick from (F1.10); the Favour cards have no part in it yet."""
    for n, card in enumerate(table.pool):
        put(image, cards.action(card, game_text.PICTURE[f"action_{card.value}"], False, GROUND), pool_at(n))


# ---------------------------------------------------------------- the stocks


def _draw_foot(image: Image.Image, table: Table) -> None:
    for building in BUILDINGS:
        x, y, right, _ = shop_box(building)
        left = table.copies[PLOT[building]]
        write(image, (right - 33, y + 70), f"×{left}", "black", 34, ink_on(left, UMBER, STONE), "cm")
        if not left:
            kit.slab(image, (x + 8, y + 8, x + 84, y + 82), MARBLE, 6)
            put(image, kit.faded(BUILDING_ART[building], 70, MARBLE), (x + 46, y + 44), "cm")
    deck, discards = table.privileges.deck, table.privileges.discards
    _draw_pile(image, 0, tokens.privilege_back() if deck else tokens.no_pile(), deck)
    _draw_pile(image, 1, tokens.privilege_face(discards[-1]) if discards else tokens.no_pile(), len(discards))
    for n, piece in enumerate(STOCKED):
        x, y = stock_at(n)
        left = table.stock.of(piece)
        write(image, (x + 52, y), str(left), "black", 36, ink_on(left, IVORY, STONE), "lm")


def _draw_pile(image: Image.Image, pile: int, top: kit.Sprite, count: int) -> None:
    x, y, *_ = pile_box(pile)
    put(image, top, (x + 2, y + 2))
    write(image, (x + PILE[0] + 26, y + 42), str(count), "black", 38, ink_on(count, IVORY, STONE), "cm")


# ---------------------------------------------------------------- the board


def _round(table: Table, game_text: PictureText) -> str:
    words = game_text.PICTURE
    if table.ending:
        return words["over"]
    if not table.turn.round:
        return words["setup"]
    return words["last_round"] if table.palace.reached else words["round"].format(n=table.turn.round)


def _outline(image: Image.Image, table: Table, box: Box, seat: Seat | None) -> None:
    """A change, in the colour of who made it; a thinner line where little room is left."""
    small = box[3] - box[1] < 60
    kit.mark(image, box, 10 if small else 14, 4 if small else 7, "" if seat is None else SIDE_LOOK[table.provinces[seat].side][1])


def draw_board(table: Table, names: Names, events: Iterable[Event], game_text: PictureText, awaited: Sequence[Seat]) -> Image.Image:
    """The board as an RGB picture."""
    told, words = tuple(events), game_text.PICTURE
    shops = tuple((words[f"building_{building.value}"], table.options.cost(building)) for building in BUILDINGS)
    image = ground(game_text.TITLE, shops, (words["deck"], words["discards"]))
    rolled = rolls(table, told)
    kit.note(image, _round(table, game_text))
    _draw_ask(image, table, awaited, names, game_text)
    _draw_palace(image, table)
    if table.pool:
        _draw_pool(image, table, game_text)
    else:
        _draw_favours(image, table, game_text)
    for side, edge in zip(SIDES, table.board, strict=True):
        roll = rolled.get(edge.owner) if edge.owner is not None else None
        sides.draw(image, side, table, names, edge.owner in awaited, roll, game_text)
    _draw_foot(image, table)
    for box, doer in highlights.marks(table, told).items():
        _outline(image, table, box, doer)
    _draw_pawns(image, table)
    return image
