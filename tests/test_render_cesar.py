"""The pictures of Caesar & Cleopatra: they show what is there, mark what has changed, cut no word, and look as they did.

`ARBITER_GOLDEN=save python -m pytest tests/test_render_cesar.py` draws the golden pictures anew: look at them before they are kept.
"""

from __future__ import annotations

from dataclasses import replace
from inspect import unwrap
from typing import Any

import playing
import pytest
from looking import FAR, changed, decoded, farthest_square, look_as_they_did, small_with_a_palette, true_to_their_colours
from painting import Painting, drawing
from render_cesar_positions import (
    ANNOUNCED,
    BOTH,
    CASTLING,
    EN,
    FIVE,
    FOUR,
    FR,
    FULL,
    MIDDLE,
    MINE,
    NAMES,
    ONE,
    PRAETORS,
    SENATORS,
    SPY,
    TAKEN,
    THREE,
    TURN_OF_CAESAR,
    TWO,
    setting_up,
)

from render import kit
from render.cesar import PAINTER, layout, scores
from render.cesar import board as board_module
from render.cesar.board import FRAME
from render.cesar.hand import CARDS_TOP, HEAD, PANEL, PANEL_GAP, PANELS_TOP, PILE_SIZE, draw_hand
from render.cesar.hand import ground as hand_ground
from render.cesar.scenery import ground as board_ground
from rules import cesar
from rules.cesar.components import CAESAR, CLEOPATRA, COPIES, GROUPS, SERIES, Influence, Manipulation, ScoreLine
from rules.cesar.events import (
    Announced,
)
from rules.cesar.moves import Place
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Forum, Hand, Options, Side, Table
from rules.engine.dice import Dice
from rules.engine.match import start
from rules.engine.model import View, look

pictures = Painting(PAINTER, cesar)
draw_board = drawing(board_module.draw_board, cesar)

# ---------------------------------------------------------------- golden pictures


def golden() -> dict[str, bytes]:
    stacking = setting_up(ordered=True)
    pile = replace(stacking.hands[0], stacked=(SPY, CASTLING, Manipulation.WRATH, Manipulation.VETO))
    return {
        "board_fr": pictures.board(MIDDLE, NAMES, TURN_OF_CAESAR, FR),
        "veto_en": pictures.board(
            ANNOUNCED[Manipulation.ASSASSINATION], NAMES, [Announced(CAESAR, Manipulation.ASSASSINATION, (PRAETORS,), FOUR)], EN
        ),
        "setup_fr": pictures.board(stacking.table, NAMES, (), FR),
        "hand_fr": pictures.hand(View(MIDDLE, CLEOPATRA, MINE), NAMES, FR),
        "pile_en": pictures.hand(View(stacking.table, CAESAR, pile), NAMES, EN),
        "sheet_en": pictures.sheet(cesar.sheet(TAKEN), TAKEN, NAMES, EN),
    }


def test_the_pictures_look_as_they_did() -> None:
    look_as_they_did("cesar", golden())


def test_the_golden_comparison_sees_a_small_change() -> None:
    drawn = draw_board(MIDDLE, NAMES, (), FR)
    forum = (*MIDDLE.forum[:3], Forum((0, 0), ((None,), (None,))), MIDDLE.forum[4])
    assert farthest_square(drawn, draw_board(replace(MIDDLE, forum=forum), NAMES, (), FR)) > FAR, "one patrician changed sides"


# ---------------------------------------------------------------- what the board shows


def test_both_sides_are_framed_while_both_are_awaited() -> None:
    def framed(table: Table) -> list[bool]:
        image = draw_board(table, NAMES, (), FR)
        return [image.getpixel((2, layout.strip_top(seat) + layout.STRIP // 2)) == kit.GOLD.base for seat in (CAESAR, CLEOPATRA)]

    assert framed(MIDDLE) == [False, True]
    assert framed(ANNOUNCED[SPY]) == [False, True], "the one asked for a Veto, not the one whose turn it is"
    assert framed(setting_up().table) == [True, True]
    assert framed(TAKEN) == [False, False]


def test_the_hand_is_counted_by_back() -> None:
    """C1.9: two counts, not one."""
    other = replace(MIDDLE, sides=(Side(3, 2, 12, 10, (ONE,) * 9), MIDDLE.sides[1]))
    left, _, right, _ = changed(draw_board(MIDDLE, NAMES, (), FR), draw_board(other, NAMES, (), FR)) or (0, 0, 0, 0)
    assert layout.HELD[0] < left < layout.HELD[1] < right < layout.STOCKS[0]


def test_nothing_hidden_reaches_the_board() -> None:
    """The same table in worlds that differ in every hand and pile gives the same bytes; what a seat's hand shows is its view's."""
    match, _ = start(cesar, playing.record(cesar, 2, "hidden"))
    for match in playing.playout(cesar, 2, "hidden"):
        if match.ply == 40:
            break
    seen = [(pictures.board(match.state.table, NAMES, (), FR), pictures.hand(match.view(0), NAMES, FR))]
    for ply in range(3):
        world = cesar.imagine(match.view(0), Dice("another world", ply))
        assert world != match.state
        seen.append((pictures.board(world.table, NAMES, (), FR), pictures.hand(look(world, 0), NAMES, FR)))
    assert len(set(seen)) == 1


@BOTH
def test_every_position_of_a_game_can_be_drawn(game_text: Any) -> None:
    match, told = start(cesar, playing.record(cesar, 2, "a whole game", Options(ordered=True, orgy_leaves=True)))
    chance, news = Dice("its players", 0), [said.event for said in told if said.to is None]
    while match.decision is not None:
        seat = playing.choose_seat(match, chance)
        match, told = match.answer(seat, playing.choose_move(match.legal(seat), chance, match))
        news += [said.event for said in told if said.to is None]
        if match.ply % 6 == 0 or match.decision is None:
            draw_board(match.state.table, NAMES, news, game_text)
            draw_hand(match.view(match.ply // 6 % 2), NAMES, game_text)
            news = []
    assert match.state.table.ending and pictures.sheet(cesar.sheet(match.state.table), match.state.table, NAMES, game_text)


# ---------------------------------------------------------------- hands


@pytest.mark.parametrize("count", range(8))
def test_a_hand_of_any_size_stays_in_its_row(count: int) -> None:
    held = (FIVE, FOUR, *Manipulation)[:count]
    image = draw_hand(View(MIDDLE, CAESAR, Hand(held, mission=SENATORS)), NAMES, EN)
    blank = hand_ground(CAESAR, 1)
    for side in (slice(0, 20), slice(kit.WIDTH - 20, kit.WIDTH)):
        strip = (side.start, CARDS_TOP, side.stop, PANELS_TOP)
        assert changed(image.crop(strip), blank.crop(strip)) is None


def test_the_first_series_shows_where_it_will_lie() -> None:
    state = setting_up()
    place = Place(FIVE, ONE, TWO, FOUR, THREE)
    before, after = (draw_hand(look(state, CAESAR, sealed), NAMES, FR) for sealed in (None, place))
    assert before.size == after.size and changed(before, after)
    laid = Hand(state.hands[0].cards, tuple((card,) for card in (FIVE, ONE, TWO, FOUR, THREE)), state.hands[0].mission)
    assert changed(after, draw_hand(View(MIDDLE, CAESAR, laid), NAMES, FR)) is None, "as it will look once laid"


def test_what_is_known_of_the_enemy_takes_a_panel_of_its_own() -> None:
    spied, blind = (draw_hand(View(MIDDLE, CLEOPATRA, hand), NAMES, FR) for hand in (MINE, replace(MINE, knows=())))
    assert spied.height - blind.height == PANEL + PANEL_GAP


# ---------------------------------------------------------------- the score sheet


def test_the_sheet_names_the_missions_and_crowns_the_winner() -> None:
    written = scores.written(cesar.sheet(TAKEN), TAKEN, NAMES, EN)
    assert [row.note for row in written.rows if row.note] == ["Caesar (Senators), Cleopatra (Quaestors)"]
    assert len(written.rows) == len(ScoreLine) and written.totals == cesar.sheet(TAKEN).totals
    assert [column.winner for column in written.columns] == [seat in cesar.sheet(TAKEN).winners for seat in (0, 1)]
    assert "*" not in written.verdict + written.why and any(column.winner for column in written.columns)


def test_an_unfinished_game_has_a_sheet_without_winner_or_missions() -> None:
    written = scores.written(cesar.sheet(MIDDLE), MIDDLE, NAMES, FR)
    assert not any(column.winner for column in written.columns) and not any(row.note for row in written.rows)
    assert decoded(pictures.sheet(cesar.sheet(MIDDLE), MIDDLE, NAMES, FR)).width == kit.WIDTH


# ---------------------------------------------------------------- words and names

LONG = ("W" * 32, "Marc-Antoine le Magnifique du Nil")


@BOTH
@pytest.mark.usefixtures("no_cutting")
def test_no_word_of_ours_is_cut(game_text: Any) -> None:
    asked = [replace(MIDDLE, tasks=(Task(ask, CLEOPATRA),)) for ask in Ask if ask is not Ask.VETO]
    unwrap(board_ground)(game_text)
    for table in (*asked, *ANNOUNCED.values(), TAKEN, FULL, setting_up().table, setting_up(ordered=True).table):
        draw_board(table, NAMES, (), game_text)
    for seat in (CAESAR, CLEOPATRA):
        for held in (tuple(Influence), tuple(Manipulation), (*SERIES,), (*tuple(Manipulation)[:3],), (*tuple(Manipulation)[3:],)):
            for mission in GROUPS[:3]:
                draw_hand(View(MIDDLE, seat, Hand(held, MINE.hidden, mission, knows=held[:5])), NAMES, game_text)
        stacking = setting_up(ordered=True)
        draw_hand(look(stacking, seat), NAMES, game_text)
    for table in (TAKEN, MIDDLE):
        pictures.sheet(cesar.sheet(table), table, NAMES, game_text)


@BOTH
def test_a_name_of_any_length_stays_in_its_place(game_text: Any) -> None:
    for seat, top in ((CAESAR, layout.ROME_TOP), (CLEOPATRA, layout.EGYPT_TOP)):
        short, long = (["Io", "Io"] for _ in range(2))
        for name in LONG:
            long[seat] = name
            box = changed(draw_board(FULL, short, (), game_text), draw_board(FULL, long, (), game_text))
            assert box and box[0] >= layout.NAME_X - 4 and box[2] <= layout.HELD[0] - 8
            assert top + layout.STRIP // 2 < box[1] and box[3] <= top + layout.STRIP - FRAME
        view = View(MIDDLE, seat, MINE)
        box = changed(draw_hand(view, short, game_text), draw_hand(view, long, game_text))
        assert box and box[0] >= 110 and box[2] < kit.WIDTH - 320 and box[3] <= HEAD


def test_a_name_without_letters_gives_way_to_the_role() -> None:
    assert changed(draw_board(MIDDLE, ("漢字", ""), (), FR), draw_board(MIDDLE, FR.ROLES, (), FR)) is None


# ---------------------------------------------------------------- bytes


def test_a_full_board_is_a_small_palette_picture() -> None:
    small_with_a_palette([pictures.board(FULL, LONG, TURN_OF_CAESAR, EN)])
    assert sum(COPIES.values()) == PILE_SIZE


def test_the_palette_keeps_the_colours_true() -> None:
    true_to_their_colours(
        (
            (draw_board(FULL, NAMES, (), FR), pictures.board(FULL, NAMES, (), FR)),
            (draw_board(TAKEN, NAMES, (), FR), pictures.board(TAKEN, NAMES, (), FR)),
            (draw_hand(View(MIDDLE, CAESAR, MINE), NAMES, FR), pictures.hand(View(MIDDLE, CAESAR, MINE), NAMES, FR)),
        )
    )
