"""The board: what everyone sees. It is drawn from the Table alone, so nothing hidden can get in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from rules import lutece as game
from rules.engine.model import Seat
from rules.lutece.components import FIGURES, LETTERS, Flag, Income, Resource, Side, Tile
from rules.lutece.events import Event
from rules.lutece.majority import Majority
from rules.lutece.questions import ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires
from rules.lutece.state import Bribes, Table

from .. import kit
from ..kit import BAND, GOLD, INK, IVORY, PARCH, PARCH_2, STONE, TONES, WIDTH, Box, icon, mix, put, write
from . import cards, held, highlights, tokens
from .layout import (
    ASK,
    DECKS_X,
    GOLD_X,
    GOOD_STEP,
    GOODS,
    GOODS_X,
    HELD_X,
    MARGIN,
    NAME_END,
    OPTIONS_X,
    ROPE,
    ROW,
    ROWS_TOP,
    height,
    held_cells,
    offer_box,
    offer_wide,
    option_box,
    row_top,
    tag_at,
)
from .theme import GROUND, GROUND_2, RESOURCE_COLOUR, SEATS, SHADOW, Names, PictureText, card_name, picture, player, seal, tone
from .tokens import FRAME, TAG

SMALL = 44  # of icons: a smaller one has its count at its edge, lest it be hidden

# ---------------------------------------------------------------- the unchanging layer


@kit.layer
def ground(seats: int, title: str) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height(seats)), GROUND)
    kit.title_band(image, title, "olive", "beer")
    image.paste(GROUND_2, (0, BAND, WIDTH, BAND + ASK))
    image.paste(mix(GROUND_2, GOLD.dark, 0.5), (0, BAND + ASK, WIDTH, BAND + ASK + 2))
    rope = kit.guilloche(WIDTH, ROPE, GOLD.base, TONES["orange"].dark, IVORY, GROUND)
    put(image, rope, (0, ROWS_TOP - ROPE - 14))
    for n, tile in enumerate((LETTERS[0], FIGURES[0])):
        put(image, tokens.deck(tile), (DECKS_X + n * 124, BAND + ASK // 2), "lm")
    for seat in range(seats):
        _draw_row(image, seat)
    return image


def _draw_row(image: Image.Image, seat: Seat) -> None:
    y, right = row_top(seat), WIDTH - MARGIN
    kit.slab(image, (MARGIN, y + 5, right + 3, y + ROW + 5), SHADOW, 16)
    kit.slab(image, (MARGIN, y, right, y + ROW), tone(seat).base, 16)
    kit.slab(image, (NAME_END, y + 3, right - 3, y + ROW - 3), PARCH, 13)
    image.paste(PARCH, (NAME_END, y + 3, NAME_END + 24, y + ROW - 3))
    for x in (OPTIONS_X - 12, GOODS_X - 14, HELD_X - 8):
        image.paste(PARCH_2, (x, y + 16, x + 2, y + ROW - 16))
    put(image, icon("coins", 46), (GOLD_X, y + 38), "lm")
    put(image, icon("gold_laurel", 46), (GOLD_X, y + 98), "lm")
    for n, good in enumerate(GOODS):
        put(image, icon(good.value, 50), (GOODS_X + n * GOOD_STEP, y + 44), "lm")


def _draw_frame(image: Image.Image, box: Box) -> None:
    """About what is awaited: a player's row, the contested card."""
    put(image, tokens.frame(box[2] - box[0], box[3] - box[1]), (box[0] - FRAME, box[1] - FRAME))


# ---------------------------------------------------------------- who must do what


def _draw_ask(image: Image.Image, table: Table, awaited: Sequence[Seat], names: Names, game_text: PictureText) -> None:
    y = BAND + ASK / 2
    size, lines = kit.typeset(_asked(table, awaited, names, game_text), "bold", 36, DECKS_X - 34 - 30, 2, 28)
    for n, line in enumerate(lines):
        write(image, (34, y + (n - (len(lines) - 1) / 2) * size * 1.12), line, "bold", size, GOLD.light, "lm")
    for n, left in enumerate((table.decks.characters, table.decks.places)):
        write(image, (DECKS_X + n * 124 + 62, y), str(left), "black", 40, PARCH, "lm")


def _asked(table: Table, awaited: Sequence[Seat], names: Names, game_text: PictureText) -> str:
    if table.ask is None or not awaited:
        return game_text.PICTURE["over"]
    room = max(150, 600 // len(awaited))
    *others, last = (kit.clip(player(names, seat, game_text), "bold", 32, room) for seat in awaited)
    return game_text.asked(table.ask, f"{', '.join(others)} & {last}" if others else last)


# ---------------------------------------------------------------- the offers


def _draw_offers(image: Image.Image, table: Table, game_text: PictureText) -> None:
    wide = offer_wide(table.seats)
    for tile, offer in zip(table.tiles, table.offers, strict=True):
        x, y, *_ = offer_box(tile, table.seats)
        if offer:
            cards.draw_offer(image, (x, y), tile, offer, wide, card_name(offer.card.kind, game_text), game_text.PICTURE["cost"], GROUND)
        else:
            put(image, cards.vacant(wide), (x, y))
            put(image, tokens.tile_badge(tile), (x + 6, y + 5))
        if isinstance(table.ask, UseLegionnaires) and table.ask.tile is tile:
            _draw_frame(image, offer_box(tile, table.seats))


# ---------------------------------------------------------------- a player


def _flag(table: Table, seat: Seat, awaited: Sequence[Seat], game_text: PictureText) -> kit.Sprite | None:
    """Whether a player thinks or has chosen, and while bribes are raised whether they are ready."""
    words = game_text.PICTURE
    if isinstance(table.ask, RaiseBribes) and (flag := table.bribes[seat].flag) is not Flag.OPEN:
        return tokens.tag(words[flag.value], flag)
    if seat in awaited:
        return tokens.tag(words["thinks"], Flag.OPEN)
    return tokens.tag(words["chosen"], Flag.READY) if awaited and isinstance(table.ask, ChooseOptions | SealBribes) else None


def _draw_player(
    image: Image.Image, seat: Seat, table: Table, names: Names, points: int, awaited: Sequence[Seat], game_text: PictureText
) -> None:
    y, ink = row_top(seat), tone(seat).ink
    if seat in awaited:
        _draw_frame(image, (MARGIN, y, WIDTH - MARGIN, y + ROW))
    put(image, kit.medal(*seal(names, seat), 76), (MARGIN + 10, y + 46), "lm")
    if seat == table.start:
        put(image, tokens.first(), (MARGIN + 5, tag_at(seat)[1]), "lm")
    size, lines = kit.typeset(player(names, seat, game_text), "bold", 33, 142, 2, 24)
    for n, line in enumerate(lines):
        write(image, (MARGIN + 94, y + 44 + (n - (len(lines) - 1) / 2) * 31), line, "bold", size, ink, "lm")
    if flag := _flag(table, seat, awaited, game_text):
        put(image, flag, tag_at(seat), "lm")
    for amount, down in ((table.players[seat].gold, 38), (points, 98)):
        write(image, (GOLD_X + 72, y + down), str(amount), "black", 42 if amount < 100 else 30, INK, "cm")


# ---------------------------------------------------------------- the chosen cards


def _draw_options(image: Image.Image, seat: Seat, table: Table) -> None:
    """Nothing while they are chosen; face down with the bribes on them, unless these are sealed; face up from the reveal on."""
    for side in Side:
        left, top, right, bottom = option_box(seat, side)
        if table.revealed:
            _draw_revealed(image, seat, side, table)
        elif isinstance(table.ask, RaiseBribes):
            put(image, cards.back(seat), (left, top))
            put(image, tokens.bribe(stake(table.bribes[seat], side)), ((left + right) / 2, (top + bottom) / 2), "cm")
        elif isinstance(table.ask, SealBribes):
            put(image, cards.back(seat), (left, top))
        else:
            put(image, cards.empty(), (left, top))


def _draw_revealed(image: Image.Image, seat: Seat, side: Side, table: Table) -> None:
    """Draws a revealed Action card: its sign above, the bribe that still lies on it below."""
    (left, top, right, bottom), action = option_box(seat, side), table.revealed[seat][side]
    gold, used, x = stake(table.bribes[seat], side), settled(table, action), (left + right) / 2
    open_bid = not used and isinstance(action, Tile)
    put(image, cards.front(seat, action, used=used, high=cards.RAISED if open_bid else cards.MIDDLE), (left, top))
    if open_bid:
        put(image, tokens.bribe(gold, 48), (x, bottom - 31), "cm")


def _draw_help(image: Image.Image, table: Table) -> None:
    """The Legionaries behind the bribes of the contested card."""
    if isinstance(table.ask, UseLegionnaires):
        for bid in table.ask.bids:
            if bid.legionnaires:
                left, top, right, _ = option_box(bid.seat, highlights.side_of(table, bid.seat, table.ask.tile))
                put(image, tokens.helped(bid.legionnaires), ((left + right) / 2, top - 1), "cm")


def settled(table: Table, action: Tile | Income) -> bool:
    """Whether a revealed card has had its turn (L2.5)."""
    if isinstance(action, Income):
        return True
    if isinstance(table.ask, UseLegionnaires) and action is table.ask.tile:
        return False
    return table.tiles.index(action) < table.resolved


def stake(bribes: Bribes, side: Side) -> int:
    return bribes.left if side is Side.LEFT else bribes.right


# ---------------------------------------------------------------- what a player owns


def _draw_good(image: Image.Image, seat: Seat, good: Resource, table: Table, majority: Majority) -> None:
    """Units, golden with the majority and pale where they score nothing; the best Talent; the cards of the family."""
    x, y, units, owner = GOODS_X + GOODS.index(good) * GOOD_STEP, row_top(seat), majority.units[seat], table.players[seat]
    if majority.leader == seat:
        put(image, tokens.lead_plate(46, 54), (x + 70, y + 44), "cm")
    ink = INK if majority.points[seat] else STONE
    write(image, (x + 70, y + 44), str(units), "black", 42 if units < 10 else 35, ink, "cm")
    if (skill := held.best_talent(owner, good)) is not None:
        put(image, tokens.talent(skill, 48), (x + 25, y + 100), "cm")
    if family := held.of_good(owner, good):
        put(image, tokens.family_card(RESOURCE_COLOUR[good]), (x + 70, y + 100), "cm")
        write(image, (x + 70, y + 100), str(family), "black", 30, INK, "cm")


def _draw_things(image: Image.Image, seat: Seat, table: Table) -> None:
    things = held.things(table.players[seat])
    for thing, (left, top, right, bottom) in zip(things, held_cells(seat, len(things)), strict=True):
        size = right - left
        put(image, tokens.market(thing.wants, size) if thing.wants else icon(picture(thing.kind), size), (left, top))
        if thing.count > 1:
            put(image, tokens.copies(thing.count), (right - 6, bottom - 8) if size >= SMALL else (right + 2, bottom - 12), "cm")


# ---------------------------------------------------------------- the board


def _outline(image: Image.Image, box: Box, seat: Seat | None) -> None:
    """A change, in the colour of who made it; a thinner line where little room is left."""
    wide, high = box[2] - box[0], box[3] - box[1]
    kit.mark(image, box, 18 if high == TAG else 10, 5 if wide < 70 else 7, "" if seat is None else SEATS[seat][1])


def draw_board(table: Table, names: Names, events: Iterable[Event], game_text: PictureText, awaited: Sequence[Seat]) -> Image.Image:
    """The board as an RGB picture."""
    told, image = tuple(events), ground(table.seats, game_text.TITLE)
    totals, majorities = game.sheet(table).totals, game.majorities(table)
    kit.note(image, game_text.PICTURE["round"].format(n=highlights.round_shown(table, told)))
    _draw_ask(image, table, awaited, names, game_text)
    _draw_offers(image, table, game_text)
    for seat in range(table.seats):
        _draw_player(image, seat, table, names, totals[seat] or 0, awaited, game_text)
        _draw_options(image, seat, table)
        for majority in majorities:
            _draw_good(image, seat, majority.resource, table, majority)
        _draw_things(image, seat, table)
    for box, doer in highlights.marks(table, told).items():
        _outline(image, box, doer)
    _draw_help(image, table)
    return image
