"""Lutèce: the cards of the box and the deal (L1)."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations

import pytest
from lutece_positions import dice, new_game, purchases, say, town, why

from rules import lutece
from rules.engine import codec
from rules.lutece.components import Card, Deck, Income, Kind, Resource, Tile, action_hand, catalogue, in_play
from rules.lutece.events import Dealt, Offered, RoundBegan
from rules.lutece.moves import Choose
from rules.lutece.questions import ChooseOptions
from rules.lutece.refusals import TileNotInPlay
from rules.lutece.steps.setup import deal

NUMBERED = sorted(int(file.name.removesuffix(".json")) for file in files(lutece).joinpath("data").iterdir() if file.name.endswith(".json"))
every_data = pytest.mark.parametrize("data", NUMBERED)


def marks(cards: list[Card]) -> list[int]:
    return [sum(card.mark == mark for card in cards) for mark in (0, 4, 5)]


def test_the_newest_data_file_is_the_one_in_use() -> None:
    assert max(NUMBERED) == lutece.DATA


@every_data
def test_forty_characters_and_thirty_four_places(data: int) -> None:
    """L1.3: 24, 8 and 8 characters, 22, 6 and 6 places, unmarked, 4+ and 5+."""
    cards = catalogue(data)
    assert [card.number for card in cards] == list(range(1, 75))
    assert marks([card for card in cards if card.kind.deck is Deck.CHARACTERS]) == [24, 8, 8]
    assert marks([card for card in cards if card.kind.deck is Deck.PLACES]) == [22, 6, 6]


@every_data
@pytest.mark.parametrize("resource", Resource)
def test_each_resource_has_every_talent_once_and_enough_units(data: int, resource: Resource) -> None:
    giving = [card for card in catalogue(data) if card.kind.resource is resource and card.units]
    assert sorted(card.talent for card in giving) == list(range(1, 11))
    assert [sum(card.units for card in giving if card.mark <= seats) for seats in (2, 3, 4, 5)] == [7, 7, 9, 12]


@every_data
def test_apprentices_legionnaires_taverns_statues_and_markets(data: int) -> None:
    of = {kind: [card for card in catalogue(data) if card.kind is kind] for kind in Kind}
    assert marks(of[Kind.APPRENTICE]) == [3, 2, 1]
    assert {(card.cost, card.units, card.talent) for card in of[Kind.APPRENTICE]} == {(1, 1, 0)}
    assert [(card.cost, card.mark) for card in of[Kind.LEGIONNAIRE]] == [(1, 0), (1, 0), (2, 0), (1, 4), (1, 5), (2, 5)]
    assert [card.cost for card in of[Kind.TAVERN] + of[Kind.STATUE]] == [1, 1, 3, 3]
    assert [card.wants for card in of[Kind.MARKET]] == list(combinations(Resource, 2))
    roman = [card for card in catalogue(data) if card.kind.roman]
    assert len(roman) == 12 and all(card.units == 0 for card in roman)


def test_a_card_says_what_is_printed_on_it() -> None:
    baker = next(card for card in catalogue(1) if card.kind is Kind.BAKER and card.talent == 9)
    assert (baker.cost, baker.units, baker.mark, baker.kind.resource, baker.host) == (3, 2, 5, Resource.BREAD, Resource.BREAD)
    field = next(card for card in catalogue(1) if card.kind is Kind.FIELD)
    assert (field.kind.resource, field.host) == (Resource.BREAD, None)


@pytest.mark.parametrize(
    ("seats", "tiles", "characters", "places", "removed"),
    [(2, "ABC123", 24, 19, 3), (3, "ABC123", 24, 20, 2), (4, "ABCD1234", 32, 27, 1), (5, "ABCDE12345", 40, 34, 0)],
)
def test_the_deal_depends_on_the_number_of_players(seats: int, tiles: str, characters: int, places: int, removed: int) -> None:
    """L1.1, L1.2, L1.3: tiles, 5 gold each, both decks, Markets out unseen."""
    match, told = new_game(seats)
    state, table = match.state, match.state.table
    assert "".join(tile.value for tile in table.tiles) == tiles
    assert action_hand(seats) == (*table.tiles, Income.REVENUES, Income.REVENUES)
    assert [player.gold for player in table.players] == [5] * seats
    assert told[0] == Dealt(characters, places, removed, 5)
    assert told[1] == RoundBegan(1, 0)
    shown = tuple((tile, offer.card) for tile, offer in zip(table.tiles, table.offers, strict=True) if offer)
    assert told[2:] == [Offered(shown, characters - len(tiles) // 2, places - len(tiles) // 2)]
    assert [card.kind for card in state.box.removed] == [Kind.MARKET] * removed
    assert match.decision is not None and match.decision.ask == ChooseOptions(1)


def test_no_marked_card_is_dealt_to_too_few_players() -> None:
    """L1.3."""
    assert {card.mark for card in in_play(1, 3)} == {0}
    assert {card.mark for card in in_play(1, 4)} == {0, 4}
    assert len(in_play(1, 5)) == 74


def test_which_markets_are_removed_is_chance_and_nobody_learns_it() -> None:
    """L1.3: every Market may be out, and the table does not say which."""
    out = {deal(in_play(1, 2), 2, dice(seed)).removed[0].number for seed in range(60)}
    assert len(out) == 6
    match, _ = new_game(2)
    shown = codec.dumps(match.state.table)
    assert all(f'"number":{card.number},' not in shown for card in match.state.box.removed)


def test_both_decks_are_shuffled() -> None:
    first, second = (new_game(5, seed)[0].state.box for seed in ("one", "two"))
    assert first.characters != second.characters and first.places != second.places


def test_there_is_no_action_card_for_a_tile_out_of_play() -> None:
    """L1.1, L1.2: D and 4 come with four players."""
    for seats in (2, 3):
        match, _ = new_game(seats)
        assert why(match, 0, Choose(Tile.A, Tile.D)) == TileNotInPlay(Tile.D, seats)
        assert why(match, 0, Choose(Tile.FOUR, Tile.A)) == TileNotInPlay(Tile.FOUR, seats)
    match, _ = new_game(4)
    assert say(match, 0, Choose(Tile.D, Tile.FOUR))[0].waiting == {1, 2, 3}
    assert why(match, 0, Choose(Tile.E, Tile.E)) == TileNotInPlay(Tile.E, 4)


def test_the_start_seat_moves_on_each_round() -> None:
    """L1.4."""
    match, starts = town("", "", ""), [0]
    for _ in range(3):
        match, told = purchases(match, "R R", "R R", "R R")
        starts += [event.start for event in told if isinstance(event, RoundBegan)]
    assert starts == [0, 1, 2, 0]
    assert match.state.table.start == 0
