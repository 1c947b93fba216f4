"""The pictures of César & Cléopâtre: they show what is there, mark what has changed, cut no word, and look as they did.

`ARBITER_GOLDEN=save python -m pytest tests/test_render_cesar.py` draws the golden pictures anew: look at them before they are kept.
"""

from __future__ import annotations

import io
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import playing
import pytest
from PIL import Image, ImageChops, ImageStat
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
    changed,
    decoded,
    setting_up,
)

from render import cesar as pictures
from render import kit
from render.cesar import boards, cards, hands, places, scores
from render.kit import type
from rules import cesar
from rules.cesar.events import (
    Announced,
)
from rules.cesar.moves import Place
from rules.cesar.table import (
    CAESAR,
    CLEOPATRA,
    COPIES,
    GROUPS,
    SERIES,
    Ask,
    Forum,
    Hand,
    Influence,
    Manipulation,
    Options,
    ScoreLine,
    Side,
    Table,
    Task,
)
from rules.engine.dice import Dice
from rules.engine.match import start
from rules.engine.model import View, look

# ---------------------------------------------------------------- golden pictures

GOLDEN = Path(__file__).parent / "golden"
TILE, FAR = 40, 14.0  # no tile of this side may differ by more on the average: letters differ a little with the libraries


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


def farthest_tile(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one, other)
    corners = [(x, y) for x in range(0, one.width, TILE) for y in range(0, one.height, TILE)]
    means = (ImageStat.Stat(difference.crop((x, y, min(x + TILE, one.width), min(y + TILE, one.height)))).mean for x, y in corners)
    return max(sum(mean) / 3 for mean in means)


def test_the_pictures_look_as_they_did() -> None:
    for name, png in golden().items():
        path = GOLDEN / f"cesar_{name}.png"
        if os.environ.get("ARBITER_GOLDEN") == "save":
            path.write_bytes(png)
        drawn, wanted = decoded(png), decoded(path.read_bytes())
        assert drawn.size == wanted.size, name
        assert farthest_tile(drawn, wanted) < FAR, f"{name} has changed; if so it should be, save it anew"


def test_the_golden_comparison_sees_a_small_change() -> None:
    drawn = boards.draw(MIDDLE, NAMES, (), FR)
    forum = (*MIDDLE.forum[:3], Forum((0, 0), ((None,), (None,))), MIDDLE.forum[4])
    assert farthest_tile(drawn, boards.draw(replace(MIDDLE, forum=forum), NAMES, (), FR)) > FAR, "one patrician changed sides"


# ---------------------------------------------------------------- what the board shows


def test_both_sides_are_framed_while_both_are_awaited() -> None:
    def framed(table: Table) -> list[bool]:
        image = boards.draw(table, NAMES, (), FR)
        return [image.getpixel((2, places.strip_top(seat) + places.STRIP // 2)) == kit.GOLD.base for seat in (CAESAR, CLEOPATRA)]

    assert framed(MIDDLE) == [False, True]
    assert framed(ANNOUNCED[SPY]) == [False, True], "the one asked for a Veto, not the one whose turn it is"
    assert framed(setting_up().table) == [True, True]
    assert framed(TAKEN) == [False, False]


def test_the_hand_is_counted_by_back() -> None:
    """C1.9: two counts, not one."""
    other = replace(MIDDLE, sides=(Side(3, 2, 12, 10, (ONE,) * 9), MIDDLE.sides[1]))
    left, _, right, _ = changed(boards.draw(MIDDLE, NAMES, (), FR), boards.draw(other, NAMES, (), FR)) or (0, 0, 0, 0)
    assert places.HELD[0] < left < places.HELD[1] < right < places.STOCKS[0]


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
def test_every_position_of_a_game_can_be_drawn(tongue: Any) -> None:
    match, told = start(cesar, playing.record(cesar, 2, "a whole game", Options(ordered=True, orgy_leaves=True)))
    chance, news = Dice("its players", 0), [said.event for said in told if said.to is None]
    while match.decision is not None:
        seat = playing.choose_seat(match, chance)
        match, told = match.answer(seat, playing.choose_move(match.legal(seat), chance, match))
        news += [said.event for said in told if said.to is None]
        if match.ply % 6 == 0 or match.decision is None:
            boards.draw(match.state.table, NAMES, news, tongue)
            hands.draw(match.view(match.ply // 6 % 2), NAMES, tongue)
            news = []
    assert match.state.table.ending and pictures.sheet(cesar.sheet(match.state.table), match.state.table, NAMES, tongue)


# ---------------------------------------------------------------- hands


@pytest.mark.parametrize("count", range(8))
def test_a_hand_of_any_size_stays_in_its_row(count: int) -> None:
    held = (FIVE, FOUR, *Manipulation)[:count]
    image = hands.draw(View(MIDDLE, CAESAR, Hand(held, mission=SENATORS)), NAMES, EN)
    blank = hands.ground(CAESAR, 1)
    for side in (slice(0, 20), slice(kit.WIDTH - 20, kit.WIDTH)):
        strip = (side.start, hands.CARDS_TOP, side.stop, hands.PANELS_TOP)
        assert changed(image.crop(strip), blank.crop(strip)) is None


def test_the_first_series_shows_where_it_will_lie() -> None:
    state = setting_up()
    place = Place(FIVE, ONE, TWO, FOUR, THREE)
    before, after = (hands.draw(look(state, CAESAR, sealed), NAMES, FR) for sealed in (None, place))
    assert before.size == after.size and changed(before, after)
    laid = Hand(state.hands[0].cards, tuple((card,) for card in (FIVE, ONE, TWO, FOUR, THREE)), state.hands[0].mission)
    assert changed(after, hands.draw(View(MIDDLE, CAESAR, laid), NAMES, FR)) is None, "as it will look once laid"


def test_what_is_known_of_the_enemy_takes_a_panel_of_its_own() -> None:
    spied, blind = (hands.draw(View(MIDDLE, CLEOPATRA, hand), NAMES, FR) for hand in (MINE, replace(MINE, knows=())))
    assert spied.height - blind.height == hands.PANEL + hands.PANEL_GAP


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


@pytest.fixture
def no_cutting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where a text is drawn cut off or wider than its place."""
    label, fit = type.label, type.fit

    def whole(text: str, face: str, size: int) -> type.Line:
        assert "…" not in text
        return label(text, face, size)

    def roomy(text: str, face: str, size: int, width: int, smallest: int = type.SMALLEST) -> int:
        found = fit(text, face, size, width, smallest)
        assert type.text_width(text, face, found) <= width, f"too wide: {text}"
        return found

    cards.big.cache_clear()
    monkeypatch.setattr(type, "label", whole)
    monkeypatch.setattr(kit, "fit", roomy)


@BOTH
@pytest.mark.usefixtures("no_cutting")
def test_no_word_of_ours_is_cut(tongue: Any) -> None:
    asked = [replace(MIDDLE, tasks=(Task(ask, CLEOPATRA),)) for ask in Ask if ask is not Ask.VETO]
    boards.ground.__wrapped__(tongue)
    for table in (*asked, *ANNOUNCED.values(), TAKEN, FULL, setting_up().table, setting_up(ordered=True).table):
        boards.draw(table, NAMES, (), tongue)
    for seat in (CAESAR, CLEOPATRA):
        for held in (tuple(Influence), tuple(Manipulation), (*SERIES,), (*tuple(Manipulation)[:3],), (*tuple(Manipulation)[3:],)):
            for mission in GROUPS[:3]:
                hands.draw(View(MIDDLE, seat, Hand(held, MINE.hidden, mission, knows=held[:5])), NAMES, tongue)
        stacking = setting_up(ordered=True)
        hands.draw(look(stacking, seat), NAMES, tongue)
    for table in (TAKEN, MIDDLE):
        pictures.sheet(cesar.sheet(table), table, NAMES, tongue)


@BOTH
def test_a_name_of_any_length_stays_in_its_place(tongue: Any) -> None:
    for seat, top in ((CAESAR, places.ROME_TOP), (CLEOPATRA, places.EGYPT_TOP)):
        short, long = (["Io", "Io"] for _ in range(2))
        for name in LONG:
            long[seat] = name
            box = changed(boards.draw(FULL, short, (), tongue), boards.draw(FULL, long, (), tongue))
            assert box and box[0] >= places.NAME_X - 4 and box[2] <= places.HELD[0] - 8
            assert top + places.STRIP // 2 < box[1] and box[3] <= top + places.STRIP - boards.FRAME
        view = View(MIDDLE, seat, MINE)
        box = changed(hands.draw(view, short, tongue), hands.draw(view, long, tongue))
        assert box and box[0] >= 110 and box[2] < kit.WIDTH - 320 and box[3] <= hands.HEAD


def test_a_name_without_letters_gives_way_to_the_role() -> None:
    assert changed(boards.draw(MIDDLE, ("漢字", ""), (), FR), boards.draw(MIDDLE, FR.ROLES, (), FR)) is None


# ---------------------------------------------------------------- bytes


def test_a_full_board_is_a_small_palette_picture() -> None:
    png = pictures.board(FULL, LONG, TURN_OF_CAESAR, EN)
    assert Image.open(io.BytesIO(png)).mode == "P" and len(png) <= 120_000
    assert sum(COPIES.values()) == hands.PILE_SIZE


def test_the_palette_keeps_the_colours_true() -> None:
    for drawn, png in (
        (boards.draw(FULL, NAMES, (), FR), pictures.board(FULL, NAMES, (), FR)),
        (boards.draw(TAKEN, NAMES, (), FR), pictures.board(TAKEN, NAMES, (), FR)),
        (hands.draw(View(MIDDLE, CAESAR, MINE), NAMES, FR), pictures.hand(View(MIDDLE, CAESAR, MINE), NAMES, FR)),
    ):
        assert farthest_tile(drawn, decoded(png)) < 4
