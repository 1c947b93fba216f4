"""The board of Fortuna outlines what has changed since the last picture, and nothing else; the dice show the last roll."""

from __future__ import annotations

from dataclasses import replace

from fortuna_scenes import END, FULL
from looking import changed, inside, shows_mark
from painting import drawing
from render_fortuna_positions import (
    CLAUDIA,
    CROWDED,
    FR,
    MARCUS,
    NAMES,
    OCTAVIE,
    SWAP,
    TABLE,
    THROW,
)

from render import kit
from render.fortuna import board as board_module
from render.fortuna import highlights, layout, rolls
from rules import fortuna as rules_of_fortuna
from rules.fortuna import events as e
from rules.fortuna.components import FAVOURS, Action, Building, Cube, Die, Favour, Gift, Person, Side, Source
from rules.fortuna.components import Privilege as P
from rules.fortuna.state import Table, Turn

draw_board = drawing(board_module.draw_board, rules_of_fortuna)


def marked(*events: e.Event, table: Table = TABLE) -> set[kit.Box]:
    return set(highlights.marks(table, events))


def test_an_exchange_and_a_roll_are_marked_and_nothing_else() -> None:
    dice = layout.people_box(Side.ORANGE, Die.DIE)
    assert marked(SWAP, THROW) == {layout.slot_box(Side.ORANGE, 0), layout.slot_box(Side.VIOLET, 0), dice}
    plain, shown = draw_board(TABLE, NAMES, (), FR), draw_board(TABLE, NAMES, (SWAP, THROW), FR)
    assert not shows_mark(plain) and shows_mark(shown)
    assert inside(changed(plain, shown), (0, layout.panel_box(Side.VIOLET)[1], kit.WIDTH, layout.FOOT))


def test_what_an_action_brings_is_marked_where_it_lies() -> None:
    grey, money = Side.GREY, layout.good_box(Side.GREY, None)
    aqueduct, bribe = layout.plot_box(grey, 0), layout.good_box(Side.BLUE, None)
    for event, boxes in (
        (e.Took(CLAUDIA, Cube.WINE, 2), {layout.good_box(grey, Cube.WINE)}),
        (e.Converted(CLAUDIA, Cube.WHEAT, 1, True), {layout.good_box(grey, Cube.WHEAT), layout.good_box(grey, Cube.WATER), aqueduct}),
        (e.Converted(CLAUDIA, Cube.WHEAT, 0, False), set()),
        (e.Sold(CLAUDIA, Cube.WINE, 1, 3, 0), {layout.good_box(grey, Cube.WINE), money}),
        (e.Hired(CLAUDIA, Person.VESTAL, 1, 1), {layout.people_box(grey, Person.VESTAL), money}),
        (e.DieGained(CLAUDIA, 2), {layout.people_box(grey, Person.VESTAL), layout.people_box(grey, Die.DIE)}),
        (e.Married(CLAUDIA), {layout.ring_box(grey), money}),
        (e.GiftReceived(CLAUDIA, Gift.MONEY, 3), {money}),
        (e.Built(CLAUDIA, Building.BASILICA, 6), {layout.plot_box(grey, 1), layout.shop_box(Building.BASILICA), money}),
        (e.Bribed(CLAUDIA, Action.FORTUNA, Side.BLUE, MARCUS, False), {layout.slot_box(Side.BLUE, 0), money, bribe}),
        (e.AqueductFilled(CLAUDIA), {aqueduct}),
        (e.MightUsed(CLAUDIA, Action.FAMILY), {layout.people_box(grey, Person.CENTURION)}),
        (e.FavourUsed(CLAUDIA, 2, Favour.ORGY, 1, None, 0), {layout.favour_box(Favour.ORGY), layout.good_box(grey, Cube.WINE)}),
        (e.FavourUsed(CLAUDIA, 2, Favour.WATER_SUPPLY, 1, Source.AQUEDUCT, 0), {aqueduct}),
        (e.Advanced(CLAUDIA, e.Cause.FAVOUR, 1, 10), {layout.stone_box(10)}),
        (e.Taxed(CLAUDIA, 3, 1, 0, 10), {money}),
        (e.Taxed(CLAUDIA, 3, 0, 1, 10), {layout.stone_box(10)}),
        (e.RoundEnded(Side.BLUE, MARCUS, MARCUS, FAVOURS[4:]), {layout.rank_box(Side.BLUE), *map(layout.favour_box, FAVOURS[4:])}),
        (e.Drew(CLAUDIA, 1, 1), {layout.hand_box(grey), layout.pile_box(0)}),
        (e.Drew(CLAUDIA, 2, 2), {layout.pile_box(0)}),
        (e.Kept(CLAUDIA, 1, (P.ADVANCE,)), {layout.hand_box(grey), layout.pile_box(1)}),
        (e.GatherPlayed(CLAUDIA, P.WINE_AND_CUBE, (Cube.WINE,)), {layout.pile_box(1), layout.good_box(grey, Cube.WINE)}),
        (e.PalaceKept(CLAUDIA, 2), {layout.hand_box(grey)}),
    ):
        assert marked(event) == boxes, event
    assert marked(e.PalaceKept(CLAUDIA, 2), table=CROWDED) == {layout.hand_box(grey), layout.beside_box(2)}


def test_the_roll_stays_until_the_next_turn_and_shows_the_die_chosen() -> None:
    used = e.FavourUsed(OCTAVIE, 4, Favour.ORGY, 2, None, 0)
    assert rolls.rolls(TABLE, ()) == {OCTAVIE: rolls.Roll((2, 4, 6))}
    assert rolls.rolls(TABLE, (used,)) == {OCTAVIE: rolls.Roll((2, 4, 6), 1)}
    following = replace(TABLE, turn=Turn(2, MARCUS), tasks=FULL)
    assert rolls.rolls(following, (THROW, used, e.TurnBegan(MARCUS, 2, None))) == {OCTAVIE: rolls.Roll((2, 4, 6), 1)}
    assert rolls.rolls(following, (THROW, e.TurnBegan(OCTAVIE, 3, None))) == {}
    plain, chosen = (draw_board(replace(TABLE, tasks=END), NAMES, events, FR) for events in ((), (e.Untaxed(OCTAVIE, 6),)))
    assert inside(changed(plain, chosen), layout.people_box(Side.ORANGE, Die.DIE))
