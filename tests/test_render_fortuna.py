"""The pictures of Fortuna: they show what is there, cut no word, and look as they did.

`ARBITER_GOLDEN=save python -m pytest tests/test_render_fortuna.py` draws the golden pictures anew: look at them before they are kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import playing
import pytest
from looking import FAR, changed, farthest_square, inside, look_as_they_did, small_with_a_palette, true_to_their_colours
from painting import Painting, drawing
from render_fortuna_positions import (
    BOTH,
    CLAUDIA,
    CROWDED,
    EN,
    FR,
    LONG,
    MARCUS,
    MIDDLE,
    NAMES,
    OCTAVIE,
    OVER,
    SHORT,
    SWAP,
    TABLE,
    THROW,
    TIBERIUS,
    begun,
    choosing,
    owned_by,
)

from render import kit
from render.fortuna import PAINTER, layout, scores
from render.fortuna import board as board_module
from render.fortuna.hand import draw_hand, shelves
from render.fortuna.large import HEAD, TOP, draw_display
from render.kit import GOLD
from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.match import start
from rules.engine.model import look
from rules.fortuna import events as e
from rules.fortuna.components import BUILDINGS, FAVOURS, PRIVILEGES, SIDES, Action, Building, Cube, Die, Favour, Person, Side
from rules.fortuna.components import Privilege as P
from rules.fortuna.game import STEPS, usable
from rules.fortuna.moves import Lock
from rules.fortuna.state import Options, Palace, Table

pictures = Painting(PAINTER, fortuna)
draw_board = drawing(board_module.draw_board, fortuna)

# ---------------------------------------------------------------- golden pictures


def golden() -> dict[str, bytes]:
    two = begun(2, sides=(Side.BLUE, Side.ORANGE))
    locked = replace(look(two, 0), sealed=Lock(two.table.board[0].cards[1]))
    return {
        "board_fr": pictures.board(TABLE, NAMES, (SWAP, THROW), FR),
        "crowded_en": pictures.board(CROWDED, LONG, (e.FavourUsed(0, 6, Favour.ORGY, 1, None, 1), e.PalaceKept(1, 2)), EN),
        "draft_fr": pictures.board(begun(3, experts=True).table, NAMES, (), FR),
        "two_en": pictures.board(two.table, NAMES, (), EN),
        "province_fr": pictures.display(TABLE, CLAUDIA, NAMES, FR),
        "hand_fr": pictures.hand(look(MIDDLE, CLAUDIA), NAMES, FR),
        "draw_en": pictures.hand(choosing(6), LONG, EN),
        "lock_fr": pictures.hand(locked, NAMES, FR),
        "sheet_fr": pictures.sheet(fortuna.sheet(OVER), OVER, NAMES, FR),
    }


def test_the_pictures_look_as_they_did() -> None:
    look_as_they_did("fortuna", golden())


def test_the_golden_comparison_sees_a_small_change() -> None:
    one, other = (draw_board(table, NAMES, (), FR) for table in (TABLE, owned_by(CLAUDIA, vestals=0)))
    assert farthest_square(one, other) > FAR, "a Vestale has gone"


# ---------------------------------------------------------------- what the board shows


def framed(table: Table) -> list[Side]:
    image = draw_board(table, NAMES, (), FR)
    return [side for side in SIDES if image.getpixel((layout.panel_box(side)[0] - 2, layout.panel_box(side)[1] + 150)) == GOLD.base]


def test_who_is_awaited_is_framed() -> None:
    assert framed(TABLE) == [Side.ORANGE]
    assert framed(begun(3).table) == [Side.BLUE, Side.GREY, Side.ORANGE], "all lock a card at once"
    assert framed(OVER) == []


def test_every_fact_of_a_province_shows_in_its_place() -> None:
    side, before = Side.ORANGE, draw_board(TABLE, NAMES, (), FR)
    unlocked = (*TABLE.board[:2], replace(TABLE.board[2], locked=None), TABLE.board[3])
    shifted = replace(TABLE, podium=(MARCUS, OCTAVIE, TIBERIUS, CLAUDIA))
    for table, box in (
        (owned_by(OCTAVIE, money=7), layout.good_box(side, None)),
        (owned_by(OCTAVIE, water=11), layout.good_box(side, Cube.WATER)),
        (owned_by(OCTAVIE, wine=4), layout.good_box(side, Cube.WINE)),
        (owned_by(OCTAVIE, vestals=1), layout.people_box(side, Person.VESTAL)),
        (owned_by(OCTAVIE, centurions=3), layout.people_box(side, Person.CENTURION)),
        (owned_by(OCTAVIE, dice=2), layout.people_box(side, Die.DIE)),
        (owned_by(OCTAVIE, married=False), layout.ring_box(side)),
        (owned_by(OCTAVIE, cards=17), layout.hand_box(side)),
        (owned_by(OCTAVIE, buildings=(Building.MARKET, Building.PALACE, Building.AQUEDUCT)), layout.plot_box(side, 2)),
        (replace(TABLE, board=unlocked), layout.slot_box(side, 0)),
        (shifted, layout.rank_box(side)),
    ):
        difference = changed(before.crop(layout.panel_box(side)), draw_board(table, NAMES, (), FR).crop(layout.panel_box(side)))
        left, top, *_ = layout.panel_box(side)
        assert inside(difference and (difference[0] + left, difference[1] + top, difference[2] + left, difference[3] + top), box, 6)


def test_every_shared_fact_shows() -> None:
    plain = draw_board(TABLE, NAMES, (), FR)
    for table in (
        replace(TABLE, favours=replace(TABLE.favours, tokens=(2, *TABLE.favours.tokens[1:]))),
        replace(TABLE, copies=(0, *TABLE.copies[1:])),
        replace(TABLE, stock=replace(TABLE.stock, dice=0)),
        replace(TABLE, privileges=replace(TABLE.privileges, deck=0)),
        replace(TABLE, privileges=replace(TABLE.privileges, discards=())),
        replace(TABLE, palace=Palace(0)),
        replace(TABLE, options=Options(market=9)),
        replace(TABLE, turn=replace(TABLE.turn, round=3)),
        owned_by(MARCUS, position=9),
    ):
        assert changed(plain, draw_board(table, NAMES, (), FR))


@pytest.mark.parametrize("position", range(16))
def test_pawns_of_one_space_are_all_seen_on_the_road(position: int) -> None:
    """Each pawn changes the picture where four stand together, and none leaves the road."""
    together = replace(TABLE, provinces=tuple(replace(own, position=position) for own in TABLE.provinces))
    elsewhere = 0 if position > 7 else 15
    for seat in range(4):
        moved = (*together.provinces[:seat], replace(together.provinces[seat], position=elsewhere), *together.provinces[seat + 1 :])
        one, other = (draw_board(table, NAMES, (), FR) for table in (together, replace(together, provinces=moved)))
        road = 0, layout.ROAD_TOP, kit.WIDTH, layout.ROAD_END
        assert inside(changed(one, other), road) and farthest_square(one.crop(road), other.crop(road)) > FAR


def test_nothing_hidden_reaches_board_and_province() -> None:
    """The same table in worlds that differ in hands and deck gives the same bytes; what a hand shows is its view's."""
    seen = set()
    for world in (MIDDLE, *(fortuna.imagine(look(MIDDLE, CLAUDIA), Dice("another world", ply)) for ply in range(2))):
        shown = pictures.display(world.table, MARCUS, NAMES, FR), pictures.hand(look(world, CLAUDIA), NAMES, FR)
        seen.add((pictures.board(world.table, NAMES, (), FR), *shown))
    assert len(seen) == 1


@pytest.mark.parametrize("seats", fortuna.SEATS)
def test_every_position_of_a_game_can_be_drawn(seats: int) -> None:
    options = Options(experts=seats == 3)
    match, told = start(fortuna, playing.record(fortuna, seats, "drawn", options))
    chance, news, game_text = Dice("its players", 0), [said.event for said in told], (FR, EN)[seats % 2]
    while match.decision is not None:
        seat = playing.choose_seat(match, chance)
        match, told = match.answer(seat, playing.choose_move(match.legal(seat), chance, match))
        news += [said.event for said in told if said.to is None]
        if match.ply % 17 == 0 or match.decision is None or match.view(seat).hand.drawn:
            draw_board(match.state.table, LONG, news, game_text)
            draw_hand(match.view(seat), LONG, game_text)
            news = []
    table = match.state.table
    assert table.ending and pictures.sheet(fortuna.sheet(table), table, LONG, game_text) and pictures.display(table, 0, LONG, game_text)


# ---------------------------------------------------------------- hands and the sheet


def test_a_hand_says_what_may_be_played_and_what_it_is_worth() -> None:
    view = look(MIDDLE, OCTAVIE)
    full = replace(view, hand=replace(view.hand, cards=(P.WATER_AND_CUBE, P.ADVANCE, P.VESTAL_OR_CENTURION, P.PER_VESTAL)))
    assert usable(full) == {P.WATER_AND_CUBE, P.ADVANCE, P.VESTAL_OR_CENTURION}
    again = replace(full, table=replace(TABLE, turn=replace(TABLE.turn, advanced=True)))
    assert P.ADVANCE not in usable(again), "one B card a round"
    assert usable(look(MIDDLE, CLAUDIA)) == set(), "on one's own turn"
    assert changed(draw_hand(full, NAMES, FR), draw_hand(again, NAMES, FR))


@pytest.mark.parametrize("held", range(11))
def test_a_hand_of_any_size_fits_its_picture(held: int) -> None:
    view = replace(look(MIDDLE, OCTAVIE), hand=replace(MIDDLE.hands[OCTAVIE], cards=PRIVILEGES[:held]))
    image = draw_hand(view, NAMES, EN)
    (shelf,) = shelves(view)
    assert image.height == TOP + shelf.high and image.height < 1000
    assert len(shelves(choosing(held))) == 3


def test_the_lock_shows_to_its_owner_alone() -> None:
    state = begun(3)
    open_hand, mine = look(state, 1), replace(look(state, 1), sealed=Lock(state.table.board[1].cards[2]))
    assert inside(changed(draw_hand(open_hand, NAMES, FR), draw_hand(mine, NAMES, FR)), (2 * kit.WIDTH // 3 - 420, 100, kit.WIDTH, 400))
    assert shelves(mine) == []


def test_who_stands_outside_rome_has_a_position_and_no_total() -> None:
    written = scores.written(fortuna.sheet(OVER), OVER, NAMES, EN)
    assert written.rows[0].points == (8, 10, 15, 8) and written.totals == (None, 20, 32, None)
    assert "Marcus" in written.rows[0].note and "Claudia" not in written.rows[0].note
    assert all(row.points[MARCUS] is None and row.points[TIBERIUS] is None for row in written.rows[1:])
    assert [column.winner for column in written.columns] == [False, False, True, False] and "*" not in written.verdict + written.why
    assert not any(column.winner for column in scores.written(fortuna.sheet(TABLE), TABLE, NAMES, FR).columns)


def test_two_cards_of_a_kind_are_told_apart_from_one() -> None:
    """F6.6: each counts by itself, so a line of the sheet may hold twice what its card says."""
    shown = (None, (P.PER_VESTAL,) * 2, (P.PER_WINE,), None)
    both = replace(OVER, shown=shown)
    names = [row.word for row in scores.written(fortuna.sheet(both), both, NAMES, EN).rows]
    assert "Vestals\u00a0×2" in names and "Wine" in names


# ---------------------------------------------------------------- words and names


def questions() -> Iterable[Table]:
    """Every question there is."""
    asks: dict[Any, tuple[Any, ...]] = {
        "DraftCard": (1,), "ConvertWater": (Cube.WHEAT,), "SellGoods": (Cube.WHEAT, 3), "HirePeople": (Person.CENTURION,),
        "ChooseGift": (True,), "ExchangeCard": (Action.WATER_SUPPLY,), "ChooseFavour": ((2, 4, 6),), "KeepCards": (3, 2),
        "KeepPalace": (3,),
    }  # fmt: skip
    return (replace(TABLE, tasks=(ask(*asks.get(ask.__name__, ())),)) for ask in STEPS)


@BOTH
@pytest.mark.usefixtures("no_cutting")
def test_no_word_of_ours_is_cut(game_text: Any) -> None:
    for table in (*questions(), OVER, begun(2).table, replace(begun(4, experts=True).table, pool=tuple(Action)[:11])):
        draw_board(table, SHORT, (), game_text)
    for n, building in enumerate(BUILDINGS):
        for edge in range(4):
            cards_there = (replace(TABLE.board[0], cards=TABLE.board[edge].cards, locked=TABLE.board[edge].locked), *TABLE.board[1:])
            draw_display(replace(owned_by(MARCUS, buildings=(building,), married=n > 1), board=cards_there), MARCUS, SHORT, game_text)
    for view in (choosing(10), look(MIDDLE, CLAUDIA), look(MIDDLE, TIBERIUS), look(begun(2), 1)):
        draw_hand(view, SHORT, game_text)
    draw_hand(replace(choosing(0), hand=replace(MIDDLE.hands[0], cards=PRIVILEGES)), SHORT, game_text)
    every = replace(OVER, shown=(None, PRIVILEGES, PRIVILEGES, None))
    pictures.sheet(fortuna.sheet(every), every, SHORT, game_text)


@BOTH
def test_a_name_of_any_length_stays_in_its_place(game_text: Any) -> None:
    short = ("Io",) * 4
    for seat in (MARCUS, CLAUDIA, OCTAVIE):
        long = tuple(LONG[seat] if seat == other else "Io" for other in range(4))
        left, top, right, bottom = layout.panel_box(SIDES[seat])
        one, other = (draw_board(TABLE, names, (), game_text).crop((left, top, right, bottom)) for names in (short, long))
        assert inside(changed(one, other), (90, 0, right - left - 80, 66))
        one, other = (draw_display(TABLE, seat, names, game_text) for names in (short, long))
        assert inside(changed(one, other), (100, 0, kit.WIDTH - 300, HEAD))
    sky = 0, layout.ROAD_TOP, 30 + layout.ASK_WIDE, layout.ROAD_TOP + 130
    one, other = (draw_board(CROWDED, names, (), game_text) for names in (short, (LONG[0], *short[1:])))
    road = changed(one.crop((0, 0, kit.WIDTH, layout.ROAD_END)), other.crop((0, 0, kit.WIDTH, layout.ROAD_END)))
    assert inside(road, sky)


def test_a_name_without_letters_gives_way_to_the_side() -> None:
    silent = ("🎲", *NAMES[1:])
    assert changed(draw_board(TABLE, silent, (), FR), draw_board(TABLE, ("", *NAMES[1:]), (), FR)) is None
    assert scores.written(fortuna.sheet(TABLE), TABLE, silent, EN).columns[0].name == "blue side"


# ---------------------------------------------------------------- bytes


def test_a_board_is_a_small_palette_picture() -> None:
    every_box = (SWAP, THROW, e.RoundEnded(Side.BLUE, 0, 0, FAVOURS), *(e.Hired(seat, Person.VESTAL, 1, 1) for seat in range(4)))
    tables = (TABLE, CROWDED, OVER, begun(2).table, begun(3).table)
    small_with_a_palette(pictures.board(table, LONG, every_box if table is TABLE else (), EN) for table in tables)


def test_the_palette_keeps_the_colours_true() -> None:
    true_to_their_colours(
        (
            (draw_board(TABLE, NAMES, (SWAP, THROW), FR), pictures.board(TABLE, NAMES, (SWAP, THROW), FR)),
            (draw_board(CROWDED, NAMES, (), FR), pictures.board(CROWDED, NAMES, (), FR)),
            (draw_display(TABLE, TIBERIUS, NAMES, FR), pictures.display(TABLE, TIBERIUS, NAMES, FR)),
            (draw_hand(choosing(10), NAMES, FR), pictures.hand(choosing(10), NAMES, FR)),
        )
    )
