"""The pictures of The End of the Triumvirate: the map says what the rules say, every fact shows, no word is cut, all looks as it did.

`ARBITER_GOLDEN=save python -m pytest tests/test_render_triumvirat.py` draws the golden pictures anew: look at them before they are kept.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from types import ModuleType
from typing import Any

import playing
import pytest
from looking import FAR, Drawn, changed, farthest_square, inside, look_as_they_did, shows_mark, small_with_a_palette, true_to_their_colours
from painting import Painting, drawing
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, position, say

import games
from render import kit
from render.kit import GOLD
from render.triumvirat import PAINTER, REGIONS, charts, coasts, highlights, layout, panels, roads, scores, theme, tokens
from render.triumvirat import board as board_module
from render.triumvirat.hand import draw_hand, height, own
from render.triumvirat.large import draw_display, window
from rules import triumvirat
from rules.engine.dice import Dice
from rules.engine.match import start
from rules.triumvirat import events as e
from rules.triumvirat.components import PROVINCES, Competence, Ending, Post, Sea, Section, Way, board, province_named, read
from rules.triumvirat.components import Province as P
from rules.triumvirat.moves import March
from rules.triumvirat.questions import Actions, Appointment, Arrivals, Due, Movement, Redress, Refuge, RomeSupply, Shortage
from rules.triumvirat.state import Compensation, Table, Victory

pictures = Painting(PAINTER, triumvirat)
draw_board = drawing(board_module.draw_board, triumvirat)

FR, EN = (games.text(language, "triumvirat") for language in ("fr", "en"))
BOTH = pytest.mark.parametrize("game_text", [FR, EN], ids=["fr", "en"])
NAMES = ("Marc", "Octavie", "Tibère")
LONG = ("W" * 32, "Jean-Baptiste Poquelin de Molière", "漢字")
Area = tuple[int, int, int, int]

FIGURE = position(  # figure 4 of the rulebook, later in a game
    seat=POMPEY, legions={P.HISPANIA_CITERIOR: 6, P.ACHAEA: 1, P.AFRICA: 5}, gold={P.ITALIA: 2, P.ASIA: 1}, treasury=(3, 2, 5),
    politics=(3, 5, 4), military=(5, 2, 4), citizens=(4, 3, 2, 2), bag=(3, 2, 2), consul=(CAESAR,), card=Compensation(CAESAR), year=2,
)  # fmt: skip
TAKEN, CAMPAIGN = say(FIGURE, March(P.MACEDONIA), March(P.ACHAEA))
TWO = position(seats=2, seat=POMPEY)
CROWDED = position(  # rows as long as they can be, two triumvirs in a province, twelve legions
    Refuge(CRASSUS, P.AFRICA, 1), seat=CAESAR, at={CAESAR: P.AFRICA, POMPEY: P.SICILIA, CRASSUS: P.AFRICA},
    owners={P.AFRICA: CAESAR}, legions={P.AFRICA: 12, P.ITALIA: 6, P.GALIA_NARBONENSIS: 0}, posts={P.GALIA_NARBONENSIS: Post.OUT},
    gold={P.GALIA_NARBONENSIS: 2, P.GALIA_CISALPINA: 2, P.MACEDONIA: 1, P.ACHAEA: 1, P.SICILIA: 1, P.SYRIA: 1, P.HISPANIA_ULTERIOR: 1},
    servants={P.GALIA_CISALPINA: 1, P.ACHAEA: 1, P.SICILIA: 1, P.SYRIA: 2, P.GALIA_NARBONENSIS: 0}, treasury=(1, 1, 1),
    politics=(7, 7, 7), military=(4, 4, 4), citizens=(11, 0, 0, 0), consul=(0, 1, 2), bag=(8, 8, 8), card=Compensation(CRASSUS, 2),
    stone=1, year=12,
)  # fmt: skip
LEVEL = replace(position().state.table, tasks=(), victory=Victory(Ending.YEARS, (CAESAR,)))  # Caesar, Pompey and Crassus have five each
OVER = replace(TAKEN.state.table, tasks=(), victory=Victory(Ending.PROVINCES, (POMPEY,)))


# ---------------------------------------------------------------- the map says what the rules say (T1.4)

RAW = read(triumvirat.DATA)
SEEDS = {Sea.WEST: (350, 560), Sea.IONIAN: (690, 640), Sea.EAST: (950, 645)}
STRAITS = ((P.ITALIA, P.SICILIA), (P.SICILIA, P.AFRICA), (P.ACHAEA, P.CYRENAICA), (P.MACEDONIA, P.ASIA))
GIBRALTAR = ((70, 540), (70, 660))


def pairs(printed: list[list[str]]) -> set[frozenset[P]]:
    return {frozenset(map(province_named, pair)) for pair in printed}


def area(*outlines: Any) -> Image.Image:
    """What these outlines cover."""
    mask = Image.new("L", (coasts.WIDE, coasts.HIGH))
    for points in outlines:
        ImageDraw.Draw(mask).polygon(points, 255)
    return mask


def test_provinces_share_a_border_as_the_rules_say() -> None:
    users = defaultdict(set)
    for province, steps in coasts.OUTLINES.items():
        for step in steps:
            if isinstance(step, str):
                users[step.lstrip("-")].add(province)
    assert {frozenset(found) for found in users.values() if len(found) == 2} == pairs(RAW["borders"])
    assert {frozenset(ends) for ends in layout.CROSSINGS} == pairs(RAW["arrows"])


def test_provinces_lie_at_the_seas_the_rules_say() -> None:
    """Each zone is flooded on the map; straits and the line off Achaea are its borders."""
    solid = area(*map(coasts.outline, PROVINCES), *(kit.smooth(far) for far in coasts.FAR))
    for one, other in STRAITS:
        ImageDraw.Draw(solid).line(reach(coasts.outline(one), coasts.outline(other))[1:], 255, 5)
    ImageDraw.Draw(solid).line(GIBRALTAR, 255, 5)
    found: dict[P, list[Sea]] = {province: [] for province in PROVINCES}
    for zone, seed in SEEDS.items():
        flood = solid.copy()
        ImageDraw.floodfill(flood, seed, 128)
        water = flood.point([255 * (v == 128) for v in range(256)]).filter(ImageFilter.MaxFilter(5))
        for province in PROVINCES:
            if ImageChops.multiply(water, area(coasts.outline(province))).getbbox():
                found[province].append(zone)
    assert tuple(map(tuple, found.values())) == board(triumvirat.DATA, 3).seas


def test_every_march_has_a_road_that_crosses_no_other_land() -> None:
    lands = {province: area(coasts.outline(province)) for province in PROVINCES}
    far = area(*(kit.smooth(shore) for shore in (*coasts.FAR, *coasts.ISLANDS)))
    for land in lands.values():
        far.paste(0, mask=land)
    for origin, routes in zip(PROVINCES, board(triumvirat.DATA, 3).routes, strict=True):
        for to, route in routes.items():
            road = roads.road(origin, to, route.seas)
            assert len(road) > 2 and max(math.dist(p, q) for p, q in pairwise(road)) < 2 * roads.STRIDE
            strange = [far, *(land for province, land in lands.items() if province not in (origin, to))]
            assert not any(land.getpixel((round(x), round(y))) for land in strange for x, y in road), (origin, to)
            assert all(reach(coasts.outline(end), [at])[0] < 50 for end, at in ((origin, road[0]), (to, road[-1]))), (origin, to)


def reach(one: Any, other: Any) -> tuple[float, Any, Any]:
    """How far it is from one line to the other, and where."""
    return min((math.dist(p, q), p, q) for p in one for q in other)


def test_every_province_is_whole_in_a_region() -> None:
    shown = set()
    for region in REGIONS:
        frame, high = window(region)
        shown |= {province for province in PROVINCES if frame.holds(layout.SPOTS[province], (kit.WIDTH, high))}
    assert shown == set(PROVINCES)


# ---------------------------------------------------------------- golden pictures


def golden() -> dict[str, bytes]:
    table = TAKEN.state.table
    return {
        "board_fr": pictures.board(table, NAMES, CAMPAIGN, FR),
        "crowded_en": pictures.board(CROWDED.state.table, LONG, (), EN),
        "two_en": pictures.board(TWO.state.table, LONG, (), EN),
        "east_fr": pictures.display(table, theme.Region.EAST, NAMES, FR),
        "hand_fr": pictures.hand(TAKEN.view(POMPEY), NAMES, FR),
        "hand_en": pictures.hand(CROWDED.view(CAESAR), LONG, EN),
        "sheet_fr": pictures.sheet(triumvirat.sheet(OVER), OVER, NAMES, FR),
    }


def test_the_pictures_look_as_they_did() -> None:
    look_as_they_did("triumvirat", golden())


def test_the_golden_comparison_sees_a_small_change() -> None:
    table = TAKEN.state.table
    fewer = replace(table, lands=replace(table.lands, gold=(0,) * len(PROVINCES)))
    assert farthest_square(*(draw_board(drawn, NAMES, (), FR) for drawn in (table, fewer))) > FAR, "two coins have gone"


# ---------------------------------------------------------------- what the board shows


def framed(table: Table) -> list[int]:
    image = draw_board(table, NAMES, (), FR)
    lefts = [layout.panel_box(seat, table.seats)[0] for seat in range(table.seats)]
    return [seat for seat, x in enumerate(lefts) if image.getpixel((x + 60, layout.PANEL_TOP - 3)) == GOLD.base]


def test_who_is_awaited_is_framed_whosever_turn_it_is() -> None:
    assert framed(FIGURE.state.table) == [POMPEY]
    assert framed(TAKEN.state.table) == [CAESAR], "Compensation II in the conqueror's turn"
    assert framed(CROWDED.state.table) == [CRASSUS], "he flees"
    assert framed(OVER) == []


def test_every_fact_shows_in_its_place() -> None:
    """One fact is changed at a time: the picture changes there and nowhere else."""
    table = TAKEN.state.table
    lands, people = table.lands, table.triumvirs

    def put(row: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
        return (*row[:at], value, *row[at + 1 :])

    def across(top: int, high: int) -> Area:
        return 0, top, kit.WIDTH, top + high

    def row(province: P) -> Area:
        x, y = layout.SPOTS[province]
        return layout.CHART.box((round(x) - 130, round(y) + 14, round(x) + 130, round(y) + 80))

    for other, box in (
        (replace(table, lands=replace(lands, legions=put(lands.legions, P.AFRICA, 4))), row(P.AFRICA)),
        (replace(table, lands=replace(lands, gold=put(lands.gold, P.ITALIA, 3))), row(P.ITALIA)),
        (replace(table, lands=replace(lands, posts=put(lands.posts, P.AFRICA_NOVA, Post.OUT))), row(P.AFRICA_NOVA)),
        (replace(table, triumvirs=replace(people, treasury=(4, *people.treasury[1:]))), layout.treasury_box(CAESAR, 3)),
        (replace(table, compensation=Compensation(CAESAR, 1)), layout.card_box(CAESAR, 3, highlights.COMPENSATION)),
        (replace(table, triumvirs=replace(people, politics=put(people.politics, POMPEY, 6))), across(layout.TRACK_TOP, layout.TRACK)),
        (replace(table, bag=put(table.bag, CRASSUS, 3)), across(layout.PANEL_TOP, layout.HEIGHT)),
        (replace(table, citizens=(4, 3, 3, 1)), across(layout.forum_box(Section.ALII, 3)[1], layout.TRACK)),
        (replace(table, time=replace(table.time, stone=4)), (0, layout.FOOT_TOP, layout.BAG[0], layout.HEIGHT)),
        (replace(table, stock=replace(table.stock, gold=9)), layout.STOCK),
        (replace(table, tasks=(replace(table.tasks[0], points=2), *table.tasks[1:])), across(kit.BAND, layout.ASK)),
    ):
        before, after = (draw_board(drawn, NAMES, (), FR) for drawn in (table, other))
        assert inside(changed(before, after), box, 2), box


def test_owners_differ_by_more_than_colour() -> None:
    """Shape, letters and lightness: in grey, too, no owner looks like another."""

    def seal(seat: int) -> kit.Sprite:
        return kit.seal(*theme.seal(seat), 56)

    for one, other in ((0, 1), (0, 2), (1, 2)):
        for made in (seal, lambda seat: tokens.legions(seat, 2)):
            first, second = (made(seat).copy().convert("LA").convert("RGB") for seat in (one, other))
            assert farthest_square(first, second) > 20
        first, second = (Image.new("RGB", (1, 1), theme.TINTS[seat][0]).convert("L").convert("RGB") for seat in (one, other))
        assert farthest_square(first, second) > 20


def test_provinces_out_of_play_hold_nothing() -> None:
    for province in set(PROVINCES) - set(TWO.state.table.board.in_play):
        lands = TWO.state.table.lands
        richer = replace(lands, legions=tuple(9 if p is province else n for p, n in zip(PROVINCES, lands.legions, strict=True)))
        assert changed(*(draw_board(replace(TWO.state.table, lands=drawn), NAMES, (), FR) for drawn in (lands, richer))) is None


def test_two_triumvirs_in_a_province_stand_beside_each_other() -> None:
    for province in PROVINCES:
        one, other, third = layout.faces((province,) * 3)
        assert abs(one[0] - other[0]) == layout.COMPANION and abs(third[0] - one[0]) == 2 * layout.COMPANION


@pytest.mark.parametrize("seats", triumvirat.SEATS)
def test_every_position_of_a_game_can_be_drawn(seats: int) -> None:
    match, told = start(triumvirat, playing.record(triumvirat, seats, "drawn", triumvirat.Options(years=3)))
    chance, news, game_text = Dice("its players", 0), [said.event for said in told], (FR, EN)[seats % 2]
    while match.decision is not None:
        seat = playing.choose_seat(match, chance)
        match, told = match.answer(seat, playing.choose_move(match.legal(seat), chance, match))
        news += [said.event for said in told]
        if match.ply % 12 == 0 or match.decision is None or isinstance(match.decision.ask, Refuge | Redress | Appointment):
            draw_board(match.state.table, LONG, news, game_text)
            draw_hand(match.view(seat), LONG, game_text)
            news = []
    table = match.state.table
    assert table.victory and pictures.sheet(triumvirat.sheet(table), table, LONG, game_text)
    assert all(pictures.display(table, region, LONG, game_text) for region in REGIONS)


# ---------------------------------------------------------------- the last change


def test_a_campaign_is_marked_by_its_roads_its_conquest_and_what_it_cost() -> None:
    table = TAKEN.state.table
    plain, marked = (draw_board(table, NAMES, events, FR) for events in ((), CAMPAIGN))
    assert not shows_mark(plain)
    for march in (event for event in CAMPAIGN if isinstance(event, e.Marched)):
        first, *_ = roads.road(march.origin, march.to, march.seas)
        across, down = map(round, layout.CHART.at(first))
        assert shows_mark(marked.crop((across - 12, down - 12, across + 12, down + 12)))
    x, _ = charts.corner(P.ACHAEA, charts.GLOW)
    assert changed(plain, marked) and charts.glow(P.ACHAEA, 0).pieces and x < layout.SPOTS[P.ACHAEA][0]
    assert set(highlights.marks(table, CAMPAIGN)) >= {
        layout.CHART.box(layout.pieces(table.lands, P.ACHAEA)[layout.Piece.LEGIONS]),
        layout.count_box(CAESAR, 3),
        layout.count_box(POMPEY, 3),
        layout.card_box(CAESAR, 3, highlights.COMPENSATION),
    }


def test_each_change_is_marked_where_it_shows() -> None:
    table, seats = TAKEN.state.table, 3
    italia, asia = (layout.pieces(table.lands, province) for province in (P.ITALIA, P.ASIA))
    for event, boxes in (
        (e.Supplied(1, (e.Lot(P.ITALIA, 0, 2, False),), 2), [layout.CHART.box(italia[layout.Piece.GOLD]), layout.treasury_box(1, seats)]),
        (e.Supplied(1, (e.Lot(P.SICILIA, 0, 1, False),), 0), []),  # that gold has been collected since
        (e.LegionPlaced(2, P.ASIA, False), [layout.CHART.box(asia[layout.Piece.LEGIONS])]),
        (e.Raised(0, Competence.MILITARY, 5, 0), [layout.marker_box(Competence.MILITARY, table.triumvirs.military, 0)]),
        (e.Persuaded(1, Section.ALII, Section.POMPEY, 0, 0), [layout.forum_box(Section(n), seats) for n in (3, 1)]),
        (e.Produced(2, 2, 1, 0), [layout.bag_box(2), layout.reserve_box(2, seats), layout.treasury_box(2, seats)]),
        (e.StoneMoved(5), [layout.stone_box(5, seats)]),
        (e.Fled(2, P.SYRIA, P.ASIA, 0, (), False), [layout.face_box(table.triumvirs.at, 2)]),
        (e.ServantWorks(1, P.ITALIA), [layout.CHART.box(italia[layout.Piece.FIELD])]),
        (e.Declined(0), []),
    ):
        assert list(highlights.marks(table, [event])) == boxes, event


def test_what_has_come_and_gone_again_is_not_marked() -> None:
    """Pompey draws a weapon of his, one of Caesar's and one of Crassus'; Caesar's loss puts one back; a coin is found and spent."""
    table = TAKEN.state.table
    battle = e.Battle(POMPEY, CAESAR, P.ACHAEA, 4, 3, (POMPEY, CAESAR, CRASSUS), 1, 1, 0, 2, 1, 0)
    lost, found = e.WeaponsAdded(CAESAR, e.Cause.PROVINCE_LOST, 1, 1), e.GoldCollected(POMPEY, P.ACHAEA, 1)
    spent = e.Raised(POMPEY, Competence.POLITICS, 5, 1)
    legions = layout.CHART.box(layout.pieces(table.lands, P.ACHAEA)[layout.Piece.LEGIONS])
    marker = layout.marker_box(Competence.POLITICS, table.triumvirs.politics, POMPEY)
    kept = [legions, layout.bag_box(POMPEY), layout.reserve_box(POMPEY, 3), marker]
    assert list(highlights.marks(table, [battle, lost, found, spent])) == kept


def test_no_road_hides_a_number() -> None:
    """All roads of the map at once: every count of legions and of coins is as it was."""
    table, ways = TAKEN.state.table, board(1, 3).routes
    marches = [e.Marched(2, one, to, way.way, way.seas, 1, 3, 1, 0, 0, 0) for one in PROVINCES for to, way in ways[one].items()]
    plain, marked = (draw_board(table, NAMES, events, FR) for events in ((), marches))
    assert changed(plain, marked) and len(marches) == 15 * 14
    for province in PROVINCES:
        row = layout.pieces(table.lands, province)
        for piece in (one for one in (layout.Piece.LEGIONS, layout.Piece.GOLD) if one in row):
            left, top, right, bottom = layout.CHART.box(row[piece])
            number = (left + 18, top + 18, right - 18, bottom - 18)  # their corners are round
            assert changed(plain.crop(number), marked.crop(number)) is None, (province, piece)


def test_a_change_has_the_colour_of_who_made_it() -> None:
    table = TAKEN.state.table
    found = highlights.marks(table, CAMPAIGN)
    assert found[layout.count_box(CAESAR, 3)] == found[layout.count_box(POMPEY, 3)] == POMPEY, "of who takes, not of who loses"
    assert highlights.marks(table, [e.StoneMoved(5)]) == {layout.stone_box(5, 3): None}
    assert roads_of(CRASSUS) != roads_of(POMPEY)


def roads_of(seat: int) -> object:
    march = e.Marched(seat, P.ITALIA, P.GALIA_CISALPINA, Way.LAND, (), 1, 3, 1, 0, 0, 0)
    return draw_board(TAKEN.state.table, NAMES, [march], FR).getcolors(1 << 20)


@pytest.mark.parametrize("levels", [(7, 7, 7), (4, 4, 1), (4, 1, 4), (1, 2, 3)])
def test_markers_in_a_space_cover_neither_each_other_nor_its_numeral(levels: tuple[int, ...]) -> None:
    boxes = []
    for seat, level in enumerate(levels):
        (x, y), size = layout.marker_at(Competence.POLITICS, levels, seat)
        left, top, right, bottom = layout.track_box(0, level)
        boxes.append((x - size / 2, x + size / 2))
        assert left + 45 <= x - size / 2 and x + size / 2 <= right and top <= y - size / 2 and y + size / 2 <= bottom
    assert all(one[1] <= other[0] or other[1] <= one[0] for n, one in enumerate(boxes) for other in boxes[:n])


# ---------------------------------------------------------------- own affairs and the sheet


def test_a_hand_shows_every_own_province_the_triumvirs_first() -> None:
    table = TAKEN.state.table
    for seat in range(3):
        held = own(table, seat)
        assert held[0] is table.triumvirs.at[seat] and len(held) == len(set(held)) == table.lands.owners.count(seat)
    assert draw_hand(TAKEN.view(POMPEY), NAMES, FR).height == height(table, POMPEY)


def test_the_sheet_crowns_the_winner_and_ranks_only_at_the_end() -> None:
    written = scores.written(triumvirat.sheet(OVER), OVER, NAMES, EN)
    assert [column.winner for column in written.columns] == [False, True, False]
    assert written.ranks == (2, 1, 2) and written.totals == (), "this game has no points"
    assert "*" not in written.verdict + written.why and [row.best for row in written.rows][:2] == [POMPEY, CAESAR]
    table = TAKEN.state.table
    unfinished = scores.written(triumvirat.sheet(table), table, NAMES, FR)
    assert not any(column.winner for column in unfinished.columns) and unfinished.ranks == ()


# ---------------------------------------------------------------- words and names

ASKS = (
    RomeSupply(1), Shortage(1, (Due(P.HISPANIA_CITERIOR, 2), Due(None, 2)), ()), Arrivals(1, 2), Movement(1, 3, 12, 2),
    Refuge(1, P.GALIA_NARBONENSIS, 2), Redress(1, 1), Actions(1, 2), Appointment(1),
)  # fmt: skip


def with_words(game_text: Any, words: Drawn) -> Any:
    """A copy of the texts with other words, which the caches take for another thing."""
    twin = ModuleType("twin")
    vars(twin).update(vars(game_text), PICTURE=words)
    return twin


@BOTH
@pytest.mark.usefixtures("no_cutting")
def test_no_word_of_ours_is_cut_and_none_is_idle(game_text: Any) -> None:
    words = Drawn(game_text.PICTURE)
    game_text = with_words(game_text, words)
    image = Image.new("RGB", (kit.WIDTH, layout.HEIGHT))
    panels.draw_ground(image, 3, game_text)
    for ask in ASKS:
        for under in ((), (Movement(1, 2, 3, 1),)):
            draw_board(replace(TAKEN.state.table, tasks=(*under, ask)), NAMES, (), game_text)
    draw_board(OVER, NAMES, (), game_text)
    for table in (OVER, LEVEL):
        pictures.sheet(triumvirat.sheet(table), table, NAMES, game_text)
    for match in (TAKEN, CROWDED, TWO):
        for seat in range(match.state.table.seats):
            draw_hand(match.view(seat), NAMES, game_text)
    for region in REGIONS:
        draw_display(CROWDED.state.table, region, NAMES, game_text)
    assert words.used == set(words), "a word that nothing draws"


@BOTH
def test_a_name_of_any_length_stays_in_its_place(game_text: Any) -> None:
    for match in (CROWDED, TWO):
        seats = match.state.table.seats
        for seat in range(seats):
            long = tuple(LONG[seat] if seat == other else "Io" for other in range(seats))
            one, other = (
                draw_board(match.state.table, names, (), game_text).crop((0, layout.PANEL_TOP, kit.WIDTH, layout.HEIGHT))
                for names in (("Io",) * seats, long)
            )
            x, _, right, _ = layout.panel_box(seat, seats)
            assert inside(changed(one, other), (x + 90, 40, right - 70, layout.HEAD))


def test_a_name_without_letters_gives_way_to_the_role() -> None:
    silent, named = (draw_board(FIGURE.state.table, (name, *NAMES[1:]), (), FR) for name in ("🎲", "César"))
    assert changed(silent, named) is None


# ---------------------------------------------------------------- bytes


def test_a_crowded_board_is_a_small_palette_picture() -> None:
    shown = ((TAKEN.state.table, CAMPAIGN), (CROWDED.state.table, ()), (TWO.state.table, ()))
    small_with_a_palette(pictures.board(table, NAMES, news, EN) for table, news in shown)


def test_the_palette_keeps_the_colours_true() -> None:
    true_to_their_colours(
        (
            (draw_board(TAKEN.state.table, NAMES, CAMPAIGN, FR), pictures.board(TAKEN.state.table, NAMES, CAMPAIGN, FR)),
            (draw_board(TWO.state.table, NAMES, (), FR), pictures.board(TWO.state.table, NAMES, (), FR)),
            (
                draw_display(TAKEN.state.table, theme.Region.WEST, NAMES, FR),
                pictures.display(TAKEN.state.table, theme.Region.WEST, NAMES, FR),
            ),
            (draw_hand(CROWDED.view(CRASSUS), NAMES, FR), pictures.hand(CROWDED.view(CRASSUS), NAMES, FR)),
        )
    )
