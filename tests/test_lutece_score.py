"""Lutèce: majorities, prestige, influence, fortune and ties (L4.4-L4.7, L5)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from lutece_positions import Stock, purchases, town

from rules import lutece
from rules.engine.model import Sheet
from rules.lutece.components import Deck, Resource, Tile
from rules.lutece.majority import Cause, Majority
from rules.lutece.scoring import RULES, Score, Tie, families, fortune, legionnaires, markets, mills, paid_markets, statues
from rules.lutece.state import Ending, Player, Table

BREAD, POTION, SWORD, BEER = Resource.BREAD, Resource.POTION, Resource.SWORD, Resource.BEER


def owner(words: str, gold: int = 0) -> Player:
    return Stock(5).player(gold, words)


def table(*owned: str, gold: tuple[int, ...] = ()) -> Table:
    laid: Table = town(*owned, gold=gold or (0,) * len(owned)).state.table
    return laid


def about(resource: Resource, *owned: str) -> Majority:
    return next(majority for majority in lutece.majorities(table(*owned)) if majority.resource is resource)


def test_most_units_ten_none_nothing_others_four() -> None:
    """L5.1."""
    found = about(BREAD, "baker4 field1", "baker2", "", "druid2")
    assert found == Majority(BREAD, (3, 1, 0, 0), (10, 4, 0, 0), 0, Cause.UNITS, None, (2, 3), Cause.NONE, None)


def test_if_everybody_has_some_the_fewest_is_the_minority() -> None:
    """L5.1."""
    found = about(BREAD, "baker4", "baker2", "baker6 field1 field3")
    assert (found.units, found.points, found.minority, found.trails_by) == ((2, 1, 3), (4, 0, 10), (1,), Cause.UNITS)


def test_a_tie_for_the_majority_goes_to_the_highest_talent() -> None:
    """L5.1: a card of 2 units and Talent 4 loses to two cards of which one has 6."""
    found = about(BREAD, "baker4", "baker6 field1", "field3")
    assert (found.leader, found.led_by, found.high, found.points) == (1, Cause.TALENT, 6, (4, 10, 0))


def test_the_talent_of_a_card_without_the_resource_does_not_count() -> None:
    """L5.1: the card of that resource."""
    assert about(BREAD, "baker2 druid10", "baker6").leader == 1
    assert about(BREAD, "baker4 field1", "baker2", "field3 mill").minority == (1,), "a Moulin gives no Pain"


def test_a_tie_for_the_minority_goes_to_the_smallest_talent() -> None:
    """L5.1."""
    found = about(BREAD, "baker4 field1", "baker2", "field3")
    assert (found.minority, found.trails_by, found.low, found.points) == ((1,), Cause.TALENT, 2, (10, 0, 4))


def test_an_apprentice_counts_as_talent_zero_of_its_hosts_resource() -> None:
    """L5.1: it makes its owner the minority of a tie, and never wins them a majority."""
    found = about(BREAD, "baker2 baker6 field1", "baker10 apprentice:bread", "baker4")
    assert (found.minority, found.low) == ((1,), 0)
    assert about(BREAD, "baker2 apprentice:bread", "baker4").leader == 1


def test_equal_smallest_talents_look_at_the_next_smallest() -> None:
    """L5.1: both have an Apprentice; 2 is smaller than 10."""
    found = about(BREAD, "baker10 apprentice:bread", "baker2 apprentice:bread", "baker4 field1 field3")
    assert (found.minority, found.trails_by, found.low) == ((1,), Cause.TALENT, 2)
    found = about(BREAD, "baker10 apprentice:bread", "baker4", "baker2 baker6 field1")
    assert (found.minority, found.low) == ((0,), 0)


def test_the_majority_is_settled_first_and_the_minority_sought_among_the_others() -> None:
    """L5.1: all equal; the highest Talent leads though the same player owns the smallest too."""
    found = about(BREAD, "baker10 field1", "baker6 baker2", "baker4")
    assert (found.leader, found.minority, found.points) == (0, (1,), (10, 0, 4))
    assert about(BREAD, "baker10", "baker2").points == (10, 0)


def test_nobody_has_it_nobody_scores() -> None:
    """L5.1."""
    assert about(BREAD, "druid2", "tavern") == Majority(BREAD, (0, 0), (0, 0))
    assert about(BEER, "tavern", "").leader is None, "a Taverne gives no Cervoise"


def test_majorities_can_be_asked_for_at_any_time() -> None:
    """L5.1: also before the first purchase, in the order of the rulebook."""
    assert [majority.resource for majority in lutece.majorities(table("", ""))] == [BEER, POTION, SWORD, BREAD]


@pytest.mark.parametrize(
    ("owned", "points"),
    [("mill", 0), ("mill baker4 field1 apprentice:bread", 4), ("mill mill baker2 druid2", 2), ("laboratory druid4 forge smith2 smith6", 4)],
)
def test_mill_laboratory_and_forge_count_their_resource(owned: str, points: int) -> None:
    """L4.4: units of Apprentices too; each such place for itself."""
    assert mills(owner(owned)) == points


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("bakery", 3),
        ("bakery baker4 field1 mill", 6),
        ("bakery bakery baker2", 10),
        ("armoury smith2 mine1 forge druid2", 6),
        ("herbalist", 3),
    ],
)
def test_bakery_herbalist_and_armoury_count_their_family(owned: str, points: int) -> None:
    """L4.5: characters and places, itself included; a card of two units is one card."""
    assert families(owner(owned)) == points


def test_the_apprentice_gives_a_potion_but_nothing_with_the_herbalist() -> None:
    """L3.1, L4.5: the rulebook's example."""
    taught, alone = owner("druid2 herbalist laboratory apprentice:potion"), owner("druid2 herbalist laboratory")
    assert families(taught) == families(alone) == 2 + 3
    assert (mills(taught), mills(alone)) == (2, 1)


def test_a_statue_counts_roman_places_and_violet_is_not_roman() -> None:
    """L4.6."""
    assert statues(owner("statue")) == 3
    assert statues(owner("statue statue mill bakery market field1 tavern")) == 2 * (3 + 2)


def test_markets_share_no_unit_and_the_best_assignment_is_found() -> None:
    """L4.7: serving beer and potion first would leave one Market; the two others serve both units."""
    player = owner("market:beer-potion market:beer-sword market:potion-bread brewer1 druid2 smith2 baker2")
    assert [card.wants for card in paid_markets(player)] == [(BEER, SWORD), (POTION, BREAD)]
    assert markets(player) == 12


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("market:beer-potion brewer1", 0),
        ("market:beer-potion brewer4 druid4", 6),
        ("market:sword-bread smith2 baker2 apprentice:bread market:potion-bread druid2", 12),
        ("market:sword-bread smith2 field1", 6),
        ("market market market market market market brewer4 brewer1 druid4 druid2 smith4 smith2 baker4 field1", 36),
        ("market market market market market market brewer4 brewer1 druid4 smith4 baker4", 24),
    ],
)
def test_each_market_once_for_the_resources_asked(owned: str, points: int) -> None:
    """L4.7: units of Apprentices and of places count; two Markets never share a unit."""
    assert markets(owner(owned)) == points


def test_the_assignment_of_markets_is_the_optimum_by_brute_force() -> None:
    """L4.7: against every way of giving each Market its units one after the other."""

    def best(store: tuple[int, ...], wants: list[tuple[Resource, ...]]) -> int:
        if not wants:
            return 0
        rest = tuple(have - (resource in wants[0]) for have, resource in zip(store, Resource, strict=True))
        return max(best(store, wants[1:]), 1 + best(rest, wants[1:]) if min(rest) >= 0 else 0)

    names = {BEER: ("brewer1", "brewer2", "brewer3"), POTION: ("druid2", "druid6", "druid10"), SWORD: ("smith2", "smith6", "smith10"),
             BREAD: ("baker2", "baker6", "baker10")}  # fmt: skip
    for store in product(range(4), repeat=4):
        words = [word for count, resource in zip(store, Resource, strict=True) for word in names[resource][:count]]
        player = owner(" ".join([*words, *["market"] * 6]))
        assert markets(player) == 6 * best(store, [card.wants for card in player.cards if card.wants])


def test_legionnaires_kept_and_full_threes_of_gold() -> None:
    """L5.3, L5.4."""
    assert legionnaires(owner("legionnaire legionnaire baker2")) == 4
    assert [fortune(owner("", gold)) for gold in (0, 2, 3, 11)] == [0, 0, 1, 3]


def finished(*owned: str, gold: tuple[int, ...]) -> Sheet:
    """The sheet of a game that is over."""
    return lutece.sheet(replace(table(*owned, gold=gold), ask=None, ending=Ending(Tile.A, Deck.CHARACTERS)))


def test_the_sheet_has_every_line_in_the_rulebooks_order() -> None:
    """L5.1-L5.4: Prestige, then violet, then red, then gold."""
    sheet = lutece.sheet(table("baker4 mill bakery statue legionnaire", "baker2 market:sword-bread smith2", gold=(7, 2)))
    assert [(line.what, line.cite, line.points) for line in sheet.lines] == [
        (BEER, "L5.1", (0, 0)),
        (POTION, "L5.1", (0, 0)),
        (SWORD, "L5.1", (0, 10)),
        (BREAD, "L5.1", (10, 0)),
        (Score.MILLS, "L4.4", (2, 0)),
        (Score.FAMILIES, "L4.5", (5, 0)),
        (Score.MARKETS, "L4.7", (0, 6)),
        (Score.STATUES, "L4.6", (5, 0)),
        (Score.LEGIONNAIRES, "L5.3", (2, 0)),
        (Score.FORTUNE, "L5.4", (2, 0)),
    ]
    assert sheet.totals == (26, 16) and sheet.ranks == (1, 2)
    assert {what for what, _, _ in RULES} == set(Score)


def test_before_the_end_the_sheet_stands_open_and_nobody_has_won() -> None:
    assert lutece.sheet(table("baker2", "")).winners == ()
    assert finished("baker2", "", gold=(0, 0)).winners == (0,)


def test_ties_go_to_gold_then_to_cards_then_are_shared() -> None:
    """L5.5: gold under a full three breaks a tie; a waiting Apprentice is a card."""
    assert finished("", "", gold=(4, 5)).ranks == (2, 1)
    assert finished("", "apprentice", gold=(4, 4)).ranks == (2, 1)
    assert finished("tavern", "apprentice", "", gold=(4, 4, 4)).ranks == (1, 1, 3)
    shared = finished("tavern", "apprentice", "", gold=(4, 4, 4))
    assert shared.totals == (1, 1, 1) and shared.winners == (0, 1)
    assert finished("", "legionnaire", gold=(9, 3)).ranks == (1, 2), "3 to 3: more gold, though fewer cards"


def test_the_sheet_shows_the_tie_breaks_that_were_needed_and_no_others() -> None:
    """L5.5: the figures of those who were still level."""
    sheets = [finished("", "", "legionnaire", gold=gold) for gold in ((0, 3, 8), (4, 5, 9), (4, 4, 9))]
    shown = [[(tie.what, tie.points) for tie in sheet.ties] for sheet in sheets]
    assert shown == [[], [(Tie.GOLD, (4, 5, None))], [(Tie.GOLD, (4, 4, None)), (Tie.CARDS, (0, 0, None))]]
    assert lutece.sheet(table("", "")).ties == (), "nothing is decided before the end"


def test_cards_on_offer_and_the_gold_on_them_belong_to_nobody() -> None:
    """L2.1, L5.4: what lies there at the end scores for nobody."""
    match, _ = purchases(town("", "", offers={"A": "legionnaire", "B": "baker4+9"}, decks=0), "A R", "R R")
    assert match.decision is None
    assert lutece.sheet(match.state.table).totals == (2 + (5 + 3 - 1) // 3, (5 + 6) // 3)
