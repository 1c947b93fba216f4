"""The pictures of Lutèce: they show what is there, mark what has changed, cut no word, and look as they did.

`ARBITER_GOLDEN=save python -m pytest tests/test_render_lutece.py` draws the golden pictures anew: look at them before they are kept.
"""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import playing
import pytest
from looking import FAR, Drawn, changed, farthest_square, inside, look_as_they_did, shows_mark, small_with_a_palette, true_to_their_colours
from lutece_positions import lay, new_game, purchases, say, town
from painting import Painting, drawing

import games
from lang.facts.lutece import chosen
from render import kit
from render.kit import GOLD
from render.lutece import PAINTER, held, highlights, large, layout, scores, tokens
from render.lutece import board as board_module
from render.lutece.hand import draw_hand
from render.lutece.large import draw_display
from rules import lutece
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import look
from rules.lutece.components import HARVESTS, Bidder, Deck, Flag, Income, Kind, Resource, Side, Tile, in_play
from rules.lutece.events import (
    ApprenticeWaits,
    Attached,
    Bought,
    BribeRaised,
    Contested,
    Event,
    FlagChanged,
    LegionnaireUsed,
    Offered,
    OptionsLaid,
    Revealed,
)
from rules.lutece.moves import Choose, Firm, HoldBack, Raise, Ready, Reinforce
from rules.lutece.questions import AttachApprentice, RaiseBribes, UseLegionnaires
from rules.lutece.scoring import Score
from rules.lutece.state import Apprentice, Bribes, Ending, Player, Table

pictures = Painting(PAINTER, lutece)
draw_board = drawing(board_module.draw_board, lutece)

FR, EN = (games.text(language, "lutece") for language in ("fr", "en"))
BOTH = pytest.mark.parametrize("game_text", [FR, EN], ids=["fr", "en"])
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
    """Four options on A, and a Legionary has helped one."""
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
    table: Table = BRIBING.state.table
    offers = tuple(replace(offer, gold=15) for offer in table.offers if offer)
    bribes = tuple(Bribes(25, 137, Flag.FIRM if seat else Flag.OPEN) for seat in range(5))
    return replace(table, players=players, offers=offers, bribes=bribes, round=17)


FULL = full()


def level() -> Table:
    """Over, the first two level on points."""
    table: Table = town("baker4 statue", "baker2 smith4", "brewer2 legionnaire", "tavern", "", gold=(13, 10, 5, 2, 0)).state.table
    return replace(table, ask=None, ending=Ending(Tile.A, Deck.CHARACTERS))


LEVEL = level()


# ---------------------------------------------------------------- golden pictures


def golden() -> dict[str, bytes]:
    begun, _ = new_game(2)
    four = town("brewer6 smith10", "baker2 mill", "", "druid2 legionnaire", round=3).state.table
    sealed = look(TOWN.state, 2, Choose(Tile.C, Income.REVENUES))
    return {
        "bribes_fr": pictures.board(BRIBING.state.table, NAMES, RAISED, FR),
        "contest_en": pictures.board(CONTESTED.state.table, LONG, HELPED, EN),
        "four_en": pictures.board(replace(four, offers=(None, *four.offers[1:])), NAMES, (), EN),
        "two_fr": pictures.board(begun.state.table, NAMES, (), FR),
        "display_fr": pictures.display(TOWN.state.table, 2, NAMES, FR),
        "hand_fr": pictures.hand(BRIBING.view(1), NAMES, FR),
        "chosen_en": pictures.hand(sealed, NAMES, EN),
        "sheet_fr": pictures.sheet(lutece.sheet(LEVEL), LEVEL, NAMES, FR),
    }


def test_the_sheet_shows_the_tie_break_that_decided() -> None:
    score = lutece.sheet(LEVEL)
    assert score.totals[0] == score.totals[1] and score.ranks[:2] == (1, 2)
    drawn = scores.written(score, LEVEL, NAMES, FR)
    assert [(tie.word, tie.points, tie.best) for tie in drawn.ties] == [("Départage\u00a0: Or", (13, 10, None, 2, 0), 0)]
    assert drawn.ranks == score.ranks and drawn.rank == "Rang"
    assert scores.written(lutece.sheet(TOWN.state.table), TOWN.state.table, NAMES, FR).ranks == (), "nobody has a rank before the end"


def test_the_pictures_look_as_they_did() -> None:
    look_as_they_did("lutece", golden())


def test_the_golden_comparison_sees_a_small_change() -> None:
    table = BRIBING.state.table
    bribes = (replace(table.bribes[0], left=0), *table.bribes[1:])
    one, other = (draw_board(drawn, NAMES, (), FR) for drawn in (table, replace(table, bribes=bribes)))
    assert farthest_square(one, other) > FAR, "a bribe has gone"


# ---------------------------------------------------------------- what the board shows


def framed(table: Table) -> list[int]:
    image = draw_board(table, NAMES, (), FR)
    return [seat for seat in range(table.seats) if image.getpixel((layout.MARGIN - 3, layout.row_top(seat) + 60)) == GOLD.base]


def test_who_is_awaited_is_framed() -> None:
    assert framed(TOWN.state.table) == [0, 1, 2, 3, 4], "all choose"
    assert framed(BRIBING.state.table) == [0, 2, 3], "who is not ready"
    assert framed(CONTESTED.state.table) == [3], "who may use Légionnaires"


def test_every_fact_of_a_row_shows_in_its_place() -> None:
    table = BRIBING.state.table
    richer = (replace(table.players[0], gold=9), *table.players[1:])
    ready = (replace(table.bribes[0], flag=Flag.READY), *table.bribes[1:])
    staked = (replace(table.bribes[0], right=2), *table.bribes[1:])
    before = draw_board(table, NAMES, (), FR)
    for other, box in (
        (replace(table, bribes=staked), layout.option_box(0, Side.RIGHT)),
        (replace(table, players=richer), (layout.GOLD_X, layout.row_top(0), layout.OPTIONS_X - 12, layout.row_top(0) + layout.ROW)),
        (replace(table, bribes=ready), (0, layout.row_top(0) - 6, kit.WIDTH, layout.row_top(0) + layout.ROW + 6)),
    ):
        strip = (0, layout.ROWS_TOP - 6, kit.WIDTH, before.height)
        difference = changed(before.crop(strip), draw_board(other, NAMES, (), FR).crop(strip))
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
    chance, news, game_text = Dice("its players", 0), [said.event for said in told], (FR, EN)[seats % 2]
    while match.decision is not None:
        seat = playing.choose_seat(match, chance)
        match, told = match.answer(seat, playing.choose_move(match.legal(seat), chance, match))
        news += [said.event for said in told]
        if match.ply % 9 == 0 or match.decision is None or isinstance(match.decision.ask, UseLegionnaires):
            draw_board(match.state.table, LONG, news, game_text)
            draw_hand(match.view(seat), LONG, game_text)
            news = []
    table = match.state.table
    assert table.ending and pictures.sheet(lutece.sheet(table), table, LONG, game_text) and pictures.display(table, 0, LONG, game_text)


# ---------------------------------------------------------------- the last change


def test_a_raise_is_marked() -> None:
    table, row = BRIBING.state.table, layout.row_top(1)
    assert list(highlights.marks(table, RAISED)) == [layout.option_box(1, Side.LEFT)]
    assert not highlights.marks(table, [FlagChanged(1, Flag.READY)]), "the flag says it already"
    plain, marked = (draw_board(table, NAMES, events, FR) for events in ((), RAISED))
    assert changed(plain, marked) and inside(changed(plain, marked), layout.option_box(1, Side.LEFT), 10)
    rows = [image.crop((0, row, kit.WIDTH, row + layout.ROW)) for image in (plain, marked)]
    assert not shows_mark(rows[0]) and shows_mark(rows[1])


def test_a_mark_does_not_outlive_what_it_marks() -> None:
    """A bribe raised in the round before is gone, and so are the flags and the contest."""
    card = TOWN.state.table.players[0].cards[0]
    stale = (BribeRaised(0, Side.LEFT, 1, 1, 4, ()), FlagChanged(0, Flag.FIRM), *HELPED, Contested(Tile.A, card, ()))
    assert list(highlights.marks(TOWN.state.table, stale)) == []


def test_only_the_newest_is_marked() -> None:
    """While bribes are raised they alone; after a round what it brought, not what came of the one before."""
    card, pairs = TOWN.state.table.players[1].cards[-1], ((Tile.A, Income.REVENUES),) * 5
    bought: Event = Bought(1, Tile.A, card, 0, 0, 1)
    offered: Event = Offered(((Tile.B, card),), 1, 1)
    bribes = highlights.marks(BRIBING.state.table, [bought, offered, OptionsLaid(), *RAISED])
    assert list(bribes) == [layout.option_box(1, Side.LEFT)]
    two_rounds: list[Event] = [bought, Offered(((Tile.TWO, card),), 1, 1), Revealed(pairs, ((0, 0),) * 5, ()), offered]
    assert list(highlights.marks(TOWN.state.table, two_rounds)) == [layout.offer_box(Tile.B, 5)]


def test_the_contest_marks_the_bribe_that_was_helped() -> None:
    assert [event for event in HELPED if isinstance(event, LegionnaireUsed)]
    assert list(highlights.marks(CONTESTED.state.table, HELPED)) == [layout.option_box(0, Side.LEFT)]


def test_what_was_bought_is_marked_where_it_stands() -> None:
    """By its resource, or by itself; an Apprentice where it learns or waits; and the new offers."""
    table = TOWN.state.table
    baker, forge, market = table.players[1].cards[-1], table.players[0].cards[5], table.players[1].cards[4]
    learner, waiting = table.players[2].apprentices[0].card, table.players[4].apprentices[0].card
    cases: tuple[tuple[list[Event], list[kit.Box]], ...] = (
        ([Bought(1, Tile.A, baker, 0, 0, 1)], [layout.good_box(1, Resource.BREAD)]),
        ([Bought(0, Tile.ONE, forge, 0, 0, 1)], [layout.held_cells(0, 2)[1]]),
        ([Bought(1, Tile.ONE, market, 0, 0, 1)], [layout.held_cells(1, 3)[2]]),
        ([Bought(2, Tile.A, learner, 0, 0, 1), Attached(2, learner, Resource.BREAD, baker)], [layout.good_box(2, Resource.BREAD)]),
        ([Bought(4, Tile.A, waiting, 0, 0, 1), ApprenticeWaits(4, waiting)], [layout.held_cells(4, 2)[1]]),
        ([Offered(((Tile.B, baker), (Tile.TWO, forge)), 1, 1)], [layout.offer_box(tile, 5) for tile in (Tile.B, Tile.TWO)]),
    )
    for events, boxes in cases:
        assert list(highlights.marks(table, events)) == boxes


# ---------------------------------------------------------------- displays and hands


def test_a_display_shows_every_card_once_and_what_it_is_worth() -> None:
    for table in (TOWN.state.table, FULL):
        for seat, player in enumerate(table.players):
            groups = large.groups(table, seat)
            assert sum(len(group.cards) for group in groups) == player.size
            lines = {line.what: line.points[seat] for line in lutece.sheet(table).lines}
            counted = sum(lines[what] or 0 for what in Score if what is not Score.FORTUNE)
            assert sum(held.worth(player, card) or 0 for card in player.cards) == counted
            assert all(sum(group.wide for group in row) <= kit.WIDTH - 2 * large.SIDE for row in large.rows(groups))


def test_the_columns_and_the_rest_tell_every_card() -> None:
    """What stands by itself on the board, and what the columns of the resources count."""
    for player in (*TOWN.state.table.players, *FULL.players):
        alone = sum(thing.count for thing in held.things(player))
        counted = [card for card in player.cards if card.units or card.kind in HARVESTS]
        assert alone + len(counted) + sum(learner.resource is not None for learner in player.apprentices) == player.size


def test_a_hand_shows_the_choice_sealed_laid_and_revealed() -> None:
    pair = Tile.A, Tile.C
    sealed, laid = look(TOWN.state, 0, Choose(*pair)), lay(TOWN, "A2 C0", "C4 A0", "A0 23", "A1 R1", "E0 R0")
    assert [chosen(view) for view in (look(TOWN.state, 0), sealed, laid.view(0), CONTESTED.view(0))] == [None, pair, pair, pair]
    assert changed(draw_hand(look(TOWN.state, 0), NAMES, FR), draw_hand(sealed, NAMES, FR))
    mirrored = look(TOWN.state, 0, Choose(*reversed(pair)))
    assert changed(draw_hand(sealed, NAMES, FR), draw_hand(mirrored, NAMES, FR)), "left is left"


def test_the_sheet_crowns_the_majorities_and_the_winner() -> None:
    table = replace(TOWN.state.table, ask=None, ending=Ending(Tile.ONE, Deck.PLACES))
    written = scores.written(lutece.sheet(table), table, NAMES, EN)
    assert [row.best for row in written.rows] == [majority.leader for majority in lutece.majorities(table)] + [None] * len(Score)
    assert [column.winner for column in written.columns] == [seat in lutece.sheet(table).winners for seat in range(5)]
    assert any(column.winner for column in written.columns) and "*" not in written.verdict + written.why
    unfinished = scores.written(lutece.sheet(TOWN.state.table), TOWN.state.table, NAMES, FR)
    assert not any(column.winner for column in unfinished.columns)


# ---------------------------------------------------------------- words and names


@BOTH
@pytest.mark.usefixtures("no_cutting")
def test_no_word_of_ours_is_cut_and_none_is_idle(game_text: Any) -> None:
    words = Drawn(game_text.PICTURE)
    game_text = SimpleNamespace(**{**vars(game_text), "PICTURE": words})
    attaching = replace(TOWN.state.table, ask=AttachApprentice(1, in_play(1, 5)[28], tuple(Resource)))
    over = replace(TOWN.state.table, ask=None, ending=Ending(Tile.ONE, Deck.PLACES))
    for table in (TOWN.state.table, BRIBING.state.table, CONTESTED.state.table, attaching, over, FULL):
        draw_board(table, NAMES, (), game_text)
        pictures.sheet(lutece.sheet(table), table, NAMES, game_text)
    board_module.draw_board(TOWN.state.table, NAMES, (), game_text, (1,))
    draw_display(FULL, 0, NAMES, game_text)
    for kind in {card.kind: card for card in in_play(lutece.DATA, 5)}.values():
        offers = tuple(replace(offer, card=kind) for offer in FULL.offers if offer)
        draw_board(replace(FULL, offers=offers), NAMES, (), game_text)
    for view in (TOWN.view(0), BRIBING.view(0), BRIBING.view(3), CONTESTED.view(4)):
        draw_hand(view, NAMES, game_text)
    draw_display(LEVEL, 3, NAMES, game_text)
    pictures.sheet(lutece.sheet(LEVEL), LEVEL, NAMES, game_text)
    assert words.used == set(words), "a word that nothing draws"


@BOTH
def test_a_name_of_any_length_stays_in_its_place(game_text: Any) -> None:
    short = ("Io",) * 5
    for seat in (0, 2, 4):
        long = tuple(LONG[seat] if seat == other else "Io" for other in range(5))
        row = (0, layout.row_top(seat) - 6, kit.WIDTH, layout.row_top(seat) + layout.ROW + 6)
        one, other = (draw_board(CONTESTED.state.table, names, (), game_text).crop(row) for names in (short, long))
        assert inside(changed(one, other), (layout.MARGIN + 10, 6, layout.NAME_END, layout.tag_at(seat)[1] - tokens.TAG // 2 - row[1]))
        one, other = (draw_display(TOWN.state.table, seat, names, game_text) for names in (short, long))
        assert inside(changed(one, other), (20, 0, kit.WIDTH - 260, large.HEAD))


def test_a_name_without_letters_gives_way_to_the_seat() -> None:
    silent = ("🎲", *NAMES[1:])
    assert changed(draw_board(TOWN.state.table, silent, (), FR), draw_board(TOWN.state.table, ("", *NAMES[1:]), (), FR)) is None
    assert scores.written(lutece.sheet(TOWN.state.table), TOWN.state.table, silent, EN).columns[0].name == "Player 1"


# ---------------------------------------------------------------- bytes


def test_a_crowded_board_is_a_small_palette_picture() -> None:
    shown = ((BRIBING.state.table, RAISED), (CONTESTED.state.table, HELPED), (TOWN.state.table, ()))
    small_with_a_palette(pictures.board(table, LONG, news, EN) for table, news in shown)


def test_the_palette_keeps_the_colours_true() -> None:
    assert isinstance(FULL.ask, RaiseBribes)
    true_to_their_colours(
        (
            (draw_board(FULL, NAMES, RAISED, FR), pictures.board(FULL, NAMES, RAISED, FR)),
            (draw_board(CONTESTED.state.table, NAMES, HELPED, FR), pictures.board(CONTESTED.state.table, NAMES, HELPED, FR)),
            (draw_display(FULL, 0, NAMES, FR), pictures.display(FULL, 0, NAMES, FR)),
            (draw_hand(BRIBING.view(3), NAMES, FR), pictures.hand(BRIBING.view(3), NAMES, FR)),
        )
    )
