"""The pictures of Lutèce: they show what is there, mark what has changed, cut no word, and look as they did.

`ARBITER_GOLDEN=save python -m pytest tests/test_render_lutece.py` draws the golden pictures anew: look at them before they are kept.
"""

from __future__ import annotations

import io
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import playing
import pytest
from lutece_positions import lay, new_game, purchases, say, town
from PIL import Image, ImageChops, ImageStat

import lang
from render import kit
from render import lutece as pictures
from render.kit import GOLD, MARK, type
from render.lutece import boards, cards, displays, hands, held, marks, places, scores, tokens
from rules import lutece
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import look
from rules.lutece.cards import HARVESTS, Deck, Kind, Resource, in_play
from rules.lutece.events import ApprenticeWaits, Attached, Bought, BribeRaised, Contested, FlagChanged, LegionnaireUsed, Offered
from rules.lutece.moves import Choose, Firm, HoldBack, Raise, Ready, Reinforce
from rules.lutece.score import Score
from rules.lutece.table import Apprentice, Bidder, Bribes, Ending, Flag, Player, RaiseBribes, Side, Table, Tile, UseLegionnaires

FR, EN = (lang.game(language, "lutece") for language in ("fr", "en"))
BOTH = pytest.mark.parametrize("tongue", [FR, EN], ids=["fr", "en"])
NAMES = ("Ambiorix", "Boadicée", "Camma", "Dumnorix", "Éponine")
LONG = ("W" * 32, "Jean-Baptiste Poquelin de Molière", "Maximilienne_Roberta", "漢字", "Vercingétorix l’Arverne")

TOWN = town(
    "brewer6 smith10 smith2 mine1 baker2 forge legionnaire",
    "brewer3 druid9 druid2 laboratory market:beer-bread bakery baker4 baker6",
    "druid6 mine3 field1 baker9 baker8 mill bakery statue apprentice:bread",
    "brewer9 brewer10 brewer2 brewer1 mine5 legionnaire legionnaire market:potion-sword market:sword-bread",
    "brewer5 druid8 forest3 smith4 armoury apprentice",
    gold=(7, 9, 14, 4, 6),
    offers={"A": "brewer4", "B": "druid10+2", "C": "legionnaire+1", "E": "apprentice+3", "2": "herbalist", "4": "market:beer-sword+12"},
    round=5,
)


def bribing() -> tuple[Match, list[Any]]:
    """Every flag there is, and a raise."""
    match = lay(TOWN, "A2 B0", "B4 10", "C0 23", "D1 R1", "E0 R0")
    for seat in (1, 2, 3):
        match, _ = say(match, seat, Ready())
    match, _ = say(match, 4, Firm())
    return say(match, 1, Raise(Side.LEFT, 1))


def contested() -> tuple[Match, list[Any]]:
    """Four options on A, and a Légionnaire has helped one."""
    match, _ = purchases(TOWN, "A2 C0", "C4 A0", "A0 23", "A1 R1", "E0 R0")
    match, _ = say(match, 0, HoldBack())
    return say(match, 3, Reinforce(Bidder(0)))


BRIBING, RAISED = bribing()
CONTESTED, HELPED = contested()


def full() -> Table:
    """More than anybody ever owns: one player everything, the others a third each."""
    printed = in_play(lutece.DATA, 5)
    learners = [card for card in printed if card.kind is Kind.APPRENTICE]
    others = [card for card in printed if card.kind is not Kind.APPRENTICE]
    taught = tuple(Apprentice(card, good) for card, good in zip(learners, [*Resource, None, None], strict=True))
    players = (Player(137, tuple(others), taught), *(Player(40, tuple(others[seat::3]), taught[3:]) for seat in range(4)))
    table = BRIBING.state.table
    offers = tuple(replace(offer, gold=15) for offer in table.offers if offer)
    bribes = tuple(Bribes(25, 137, Flag.FIRM if seat else Flag.OPEN) for seat in range(5))
    return replace(table, players=players, offers=offers, bribes=bribes, round=17)


FULL = full()


def level() -> Table:
    """Over, the first two level on points."""
    table = town("baker4 statue", "baker2 smith4", "brewer2 legionnaire", "tavern", "", gold=(13, 10, 5, 2, 0)).state.table
    return replace(table, ask=None, ending=Ending(Tile.A, Deck.CHARACTERS))


LEVEL = level()


def decoded(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


def inside(inner: tuple[int, int, int, int] | None, outer: tuple[int, int, int, int], by: int = 0) -> bool:
    return inner is not None and all(a >= b - by for a, b in zip(inner[:2], outer, strict=False)) and all(
        a <= b + by for a, b in zip(inner[2:], outer[2:], strict=True)
    )


# ---------------------------------------------------------------- golden pictures

GOLDEN = Path(__file__).parent / "golden"
SQUARE, FAR = 40, 14.0  # no square of this side may differ by more on the average: letters differ a little with the libraries


def golden() -> dict[str, bytes]:
    begun, _ = new_game(2)
    four = town("brewer6 smith10", "baker2 mill", "", "druid2 legionnaire", round=3).state.table
    chosen = look(TOWN.state, 2, Choose(Tile.C, lutece.table.Income.REVENUES))
    return {
        "bribes_fr": pictures.board(BRIBING.state.table, NAMES, RAISED, FR),
        "contest_en": pictures.board(CONTESTED.state.table, LONG, HELPED, EN),
        "four_en": pictures.board(replace(four, offers=(None, *four.offers[1:])), NAMES, (), EN),
        "two_fr": pictures.board(begun.state.table, NAMES, (), FR),
        "display_fr": pictures.display(TOWN.state.table, 2, NAMES, FR),
        "hand_fr": pictures.hand(BRIBING.view(1), NAMES, FR),
        "chosen_en": pictures.hand(chosen, NAMES, EN),
        "sheet_fr": pictures.sheet(lutece.sheet(LEVEL), LEVEL, NAMES, FR),
    }


def test_the_sheet_shows_the_tie_break_that_decided() -> None:
    score = lutece.sheet(LEVEL)
    assert score.totals[0] == score.totals[1] and score.ranks[:2] == (1, 2)
    drawn = scores.written(score, LEVEL, NAMES, FR)
    assert [(tie.word, tie.points, tie.best) for tie in drawn.ties] == [("Départage\u00a0: Or", (13, 10, None, 2, 0), 0)]
    assert drawn.ranks == score.ranks and drawn.rank == "Rang"
    assert scores.written(lutece.sheet(TOWN.state.table), TOWN.state.table, NAMES, FR).ranks == (), "nobody has a rank before the end"


def farthest_square(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one, other)
    corners = [(x, y) for x in range(0, one.width, SQUARE) for y in range(0, one.height, SQUARE)]
    means = (ImageStat.Stat(difference.crop((x, y, min(x + SQUARE, one.width), min(y + SQUARE, one.height)))).mean for x, y in corners)
    return max(sum(mean) / 3 for mean in means)


def test_the_pictures_look_as_they_did() -> None:
    for name, png in golden().items():
        path = GOLDEN / f"lutece_{name}.png"
        if os.environ.get("ARBITER_GOLDEN") == "save":
            path.write_bytes(png)
        drawn, wanted = decoded(png), decoded(path.read_bytes())
        assert drawn.size == wanted.size, name
        assert farthest_square(drawn, wanted) < FAR, f"{name} has changed; if so it should be, save it anew"


def test_the_golden_comparison_sees_a_small_change() -> None:
    table = BRIBING.state.table
    bribes = (replace(table.bribes[0], left=0), *table.bribes[1:])
    one, other = (boards.draw(drawn, NAMES, (), FR) for drawn in (table, replace(table, bribes=bribes)))
    assert farthest_square(one, other) > FAR, "a bribe has gone"


# ---------------------------------------------------------------- what the board shows


def framed(table: Table) -> list[int]:
    image = boards.draw(table, NAMES, (), FR)
    return [seat for seat in range(table.seats) if image.getpixel((places.MARGIN - 3, places.row_top(seat) + 60)) == GOLD.base]


def test_who_is_awaited_is_framed() -> None:
    assert framed(TOWN.state.table) == [0, 1, 2, 3, 4], "all choose"
    assert framed(BRIBING.state.table) == [0, 2, 3], "who is not ready"
    assert framed(CONTESTED.state.table) == [3], "who may use Légionnaires"


def test_every_fact_of_a_row_shows_in_its_place() -> None:
    table = BRIBING.state.table
    richer = (replace(table.players[0], gold=9), *table.players[1:])
    ready = (replace(table.bribes[0], flag=Flag.READY), *table.bribes[1:])
    staked = (replace(table.bribes[0], right=2), *table.bribes[1:])
    before = boards.draw(table, NAMES, (), FR)
    for other, box in (
        (replace(table, bribes=staked), places.option_box(0, Side.RIGHT)),
        (replace(table, players=richer), (places.GOLD_X, places.row_top(0), places.OPTIONS_X - 12, places.row_top(0) + places.ROW)),
        (replace(table, bribes=ready), (0, places.row_top(0) - 6, kit.WIDTH, places.row_top(0) + places.ROW + 6)),
    ):
        strip = (0, places.ROWS_TOP - 6, kit.WIDTH, before.height)
        difference = changed(before.crop(strip), boards.draw(other, NAMES, (), FR).crop(strip))
        assert difference and inside((difference[0], difference[1] + strip[1], difference[2], difference[3] + strip[1]), box, 1)


def test_face_down_cards_all_look_alike_and_turn_up_at_the_reveal() -> None:
    """L2.2: the board knows how much lies on a card, not what the card is."""
    other = lay(TOWN, "12 R0", "34 R0", "50 R3", "R1 R1", "A0 B0")
    mine = lay(TOWN, "A2 C0", "C4 A0", "A0 23", "B1 R1", "E0 R0")
    assert other.state.hands != mine.state.hands
    assert pictures.board(other.state.table, NAMES, (), FR) == pictures.board(mine.state.table, NAMES, (), FR)
    assert pictures.board(CONTESTED.state.table, NAMES, (), FR) != pictures.board(mine.state.table, NAMES, (), FR)


def test_nothing_hidden_reaches_the_board() -> None:
    """The same table in worlds that differ in every hand and deck gives the same bytes; what a seat's hand shows is its view's."""
    seen = set()
    for ply in range(3):
        world = lutece.imagine(BRIBING.view(0), Dice("another world", ply))
        assert world != BRIBING.state
        shown = pictures.display(world.table, 1, NAMES, FR), pictures.hand(look(world, 0), NAMES, FR)
        seen.add((pictures.board(world.table, NAMES, (), FR), *shown))
    real = pictures.display(BRIBING.state.table, 1, NAMES, FR), pictures.hand(BRIBING.view(0), NAMES, FR)
    assert seen == {(pictures.board(BRIBING.state.table, NAMES, (), FR), *real)}


@pytest.mark.parametrize("seats", lutece.SEATS)
def test_every_position_of_a_game_can_be_drawn(seats: int) -> None:
    match, told = start(lutece, playing.record(lutece, seats, "drawn"))
    chance, news, tongue = Dice("its players", 0), [said.event for said in told], (FR, EN)[seats % 2]
    while match.decision is not None:
        seat = playing.choose_seat(match, chance)
        match, told = match.answer(seat, playing.choose_move(match.legal(seat), chance, match))
        news += [said.event for said in told]
        if match.ply % 9 == 0 or match.decision is None or isinstance(match.decision.ask, UseLegionnaires):
            boards.draw(match.state.table, LONG, news, tongue)
            hands.draw(match.view(seat), LONG, tongue)
            news = []
    table = match.state.table
    assert table.ending and pictures.sheet(lutece.sheet(table), table, LONG, tongue) and pictures.display(table, 0, LONG, tongue)


# ---------------------------------------------------------------- the last change


def test_a_raise_and_a_flag_are_marked() -> None:
    table, row = BRIBING.state.table, places.row_top(1)
    assert marks.boxes(table, RAISED) == [places.option_box(1, Side.LEFT)]
    assert marks.boxes(table, [FlagChanged(1, Flag.READY)]) == [places.tag_box(1)]
    plain, marked = (boards.draw(table, NAMES, events, FR) for events in ((), RAISED))
    assert changed(plain, marked) and inside(changed(plain, marked), places.option_box(1, Side.LEFT), 10)
    colours = [{colour for _, colour in image.crop((0, row, kit.WIDTH, row + places.ROW)).getcolors(1 << 20)} for image in (plain, marked)]
    assert MARK not in colours[0] and MARK in colours[1]


def test_a_mark_does_not_outlive_what_it_marks() -> None:
    """A bribe raised in the round before is gone, and so are the flags and the contest."""
    card = TOWN.state.table.players[0].cards[0]
    stale = (BribeRaised(0, Side.LEFT, 1, 1, 4, ()), FlagChanged(0, Flag.FIRM), *HELPED, Contested(Tile.A, card, ()))
    assert marks.boxes(TOWN.state.table, stale) == []


def test_the_contest_marks_the_bribe_that_was_helped() -> None:
    assert [event for event in HELPED if isinstance(event, LegionnaireUsed)]
    assert marks.boxes(CONTESTED.state.table, HELPED) == [places.option_box(0, Side.LEFT)]


def test_what_was_bought_is_marked_where_it_stands() -> None:
    """By its resource, or by itself; an Apprenti where it learns or waits; and the new offers."""
    table = TOWN.state.table
    baker, forge, market = table.players[1].cards[-1], table.players[0].cards[5], table.players[1].cards[4]
    learner, waiting = table.players[2].apprentices[0].card, table.players[4].apprentices[0].card
    for events, boxes in (
        ([Bought(1, Tile.A, baker, 0, 0, 1)], [places.good_box(1, Resource.BREAD)]),
        ([Bought(0, Tile.ONE, forge, 0, 0, 1)], [places.held_cells(0, 2)[1]]),
        ([Bought(1, Tile.ONE, market, 0, 0, 1)], [places.held_cells(1, 3)[2]]),
        ([Bought(2, Tile.A, learner, 0, 0, 1), Attached(2, learner, Resource.BREAD, baker)], [places.good_box(2, Resource.BREAD)]),
        ([Bought(4, Tile.A, waiting, 0, 0, 1), ApprenticeWaits(4, waiting)], [places.held_cells(4, 2)[1]]),
        ([Offered(((Tile.B, baker), (Tile.TWO, forge)), 1, 1)], [places.offer_box(tile, 5) for tile in (Tile.B, Tile.TWO)]),
    ):
        assert marks.boxes(table, events) == boxes


# ---------------------------------------------------------------- displays and hands


def test_a_display_shows_every_card_once_and_what_it_is_worth() -> None:
    for table in (TOWN.state.table, FULL):
        for seat, player in enumerate(table.players):
            groups = displays.groups(table, seat)
            assert sum(len(group.cards) for group in groups) == player.size
            lines = {line.what: line.points[seat] for line in lutece.sheet(table).lines}
            counted = sum(lines[what] or 0 for what in Score if what is not Score.FORTUNE)
            assert sum(held.worth(player, card) or 0 for card in player.cards) == counted
            assert all(sum(group.wide for group in row) <= kit.WIDTH - 2 * displays.SIDE for row in displays.rows(groups))


def test_the_columns_and_the_rest_tell_every_card() -> None:
    """What stands by itself on the board, and what the columns of the resources count."""
    for player in (*TOWN.state.table.players, *FULL.players):
        alone = sum(thing.count for thing in held.things(player))
        counted = [card for card in player.cards if card.units or card.kind in HARVESTS]
        assert alone + len(counted) + sum(learner.resource is not None for learner in player.apprentices) == player.size


def test_a_hand_shows_the_choice_sealed_laid_and_revealed() -> None:
    pair = Tile.A, Tile.C
    sealed, laid = look(TOWN.state, 0, Choose(*pair)), lay(TOWN, "A2 C0", "C4 A0", "A0 23", "A1 R1", "E0 R0")
    assert [hands.chosen(view) for view in (look(TOWN.state, 0), sealed, laid.view(0), CONTESTED.view(0))] == [None, pair, pair, pair]
    assert changed(hands.draw(look(TOWN.state, 0), NAMES, FR), hands.draw(sealed, NAMES, FR))
    mirrored = look(TOWN.state, 0, Choose(*reversed(pair)))
    assert changed(hands.draw(sealed, NAMES, FR), hands.draw(mirrored, NAMES, FR)), "left is left"


def test_the_sheet_crowns_the_majorities_and_the_winner() -> None:
    table = replace(TOWN.state.table, ask=None, ending=lutece.table.Ending(Tile.ONE, lutece.cards.Deck.PLACES))
    written = scores.written(lutece.sheet(table), table, NAMES, EN)
    assert [row.best for row in written.rows] == [majority.leader for majority in lutece.majorities(table)] + [None] * len(Score)
    assert [column.winner for column in written.columns] == [seat in lutece.sheet(table).winners for seat in range(5)]
    assert any(column.winner for column in written.columns) and "*" not in written.verdict + written.why
    unfinished = scores.written(lutece.sheet(TOWN.state.table), TOWN.state.table, NAMES, FR)
    assert not any(column.winner for column in unfinished.columns)


# ---------------------------------------------------------------- words and names


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

    for cache in (cards._body, cards._owned_body, tokens.tag):
        cache.cache_clear()
    monkeypatch.setattr(type, "label", whole)
    monkeypatch.setattr(kit, "fit", roomy)


@BOTH
@pytest.mark.usefixtures("no_cutting")
def test_no_word_of_ours_is_cut(tongue: Any) -> None:
    attaching = replace(TOWN.state.table, ask=lutece.table.AttachApprentice(1, in_play(1, 5)[28], tuple(Resource)))
    over = replace(TOWN.state.table, ask=None, ending=lutece.table.Ending(Tile.ONE, lutece.cards.Deck.PLACES))
    for table in (TOWN.state.table, BRIBING.state.table, CONTESTED.state.table, attaching, over, FULL):
        boards.draw(table, NAMES, (), tongue)
        pictures.sheet(lutece.sheet(table), table, NAMES, tongue)
    displays.draw(FULL, 0, NAMES, tongue)
    for kind in {card.kind: card for card in in_play(lutece.DATA, 5)}.values():
        offers = tuple(replace(offer, card=kind) for offer in FULL.offers if offer)
        boards.draw(replace(FULL, offers=offers), NAMES, (), tongue)
    for view in (TOWN.view(0), BRIBING.view(0), BRIBING.view(3), CONTESTED.view(4)):
        hands.draw(view, NAMES, tongue)


@BOTH
def test_a_name_of_any_length_stays_in_its_place(tongue: Any) -> None:
    short = ("Io",) * 5
    for seat in (0, 2, 4):
        long = tuple(LONG[seat] if seat == other else "Io" for other in range(5))
        row = (0, places.row_top(seat) - 6, kit.WIDTH, places.row_top(seat) + places.ROW + 6)
        one, other = (boards.draw(CONTESTED.state.table, names, (), tongue).crop(row) for names in (short, long))
        assert inside(changed(one, other), (places.MARGIN + 10, 6, places.NAME_END, places.tag_at(seat)[1] - tokens.TAG // 2 - row[1]))
        one, other = (displays.draw(TOWN.state.table, seat, names, tongue) for names in (short, long))
        assert inside(changed(one, other), (20, 0, kit.WIDTH - 260, displays.HEAD))


def test_a_name_without_letters_gives_way_to_the_seat() -> None:
    silent = ("🎲", *NAMES[1:])
    assert changed(boards.draw(TOWN.state.table, silent, (), FR), boards.draw(TOWN.state.table, ("", *NAMES[1:]), (), FR)) is None
    assert pictures.scores.written(lutece.sheet(TOWN.state.table), TOWN.state.table, silent, EN).columns[0].name == "Player 1"


# ---------------------------------------------------------------- bytes


def test_a_crowded_board_is_a_small_palette_picture() -> None:
    for table, news in ((BRIBING.state.table, RAISED), (CONTESTED.state.table, HELPED), (TOWN.state.table, ())):
        png = pictures.board(table, LONG, news, EN)
        assert Image.open(io.BytesIO(png)).mode == "P" and len(png) <= 120_000


def test_the_palette_keeps_the_colours_true() -> None:
    assert isinstance(FULL.ask, RaiseBribes)
    for drawn, png in (
        (boards.draw(FULL, NAMES, RAISED, FR), pictures.board(FULL, NAMES, RAISED, FR)),
        (boards.draw(CONTESTED.state.table, NAMES, HELPED, FR), pictures.board(CONTESTED.state.table, NAMES, HELPED, FR)),
        (displays.draw(FULL, 0, NAMES, FR), pictures.display(FULL, 0, NAMES, FR)),
        (hands.draw(BRIBING.view(3), NAMES, FR), pictures.hand(BRIBING.view(3), NAMES, FR)),
    ):
        assert farthest_square(drawn, decoded(png)) < 4
