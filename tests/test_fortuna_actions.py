"""F3: the twelve actions."""

from __future__ import annotations

import pytest
from fortuna_scenes import ANNA, ERIC, JONATHAN, acting, player, scene

from rules import fortuna
from rules.engine.model import look
from rules.fortuna.components import Action, Building, Cube, Gift, Person, Privilege, Side
from rules.fortuna.events import (
    Bribed,
    Built,
    Converted,
    DieGained,
    Executed,
    Forced,
    Forwent,
    GiftReceived,
    Hired,
    Married,
    Means,
    MoneyTaken,
    Rolled,
    RollStands,
    Sold,
    Took,
)
from rules.fortuna.moves import (
    Bribe,
    Build,
    Buy,
    Command,
    Convert,
    ConvertAlways,
    Exchange,
    Execute,
    Forgo,
    Gather,
    NoEarlyRoll,
    Pass,
    Receive,
    Recruit,
    RollEarly,
    Sell,
    TakeMoney,
)
from rules.fortuna.questions import ChooseBribe, ChooseFavour, ChooseGift, ConvertWater, ExchangeCard, HirePeople
from rules.fortuna.refusals import CannotExecute, Hindrance

HARVEST, VINTAGE, WHEAT_TRADE, WINE_TRADE = Action.HARVEST, Action.VINTAGE, Action.WHEAT_TRADE, Action.WINE_TRADE
RECRUIT = Privilege.VESTAL_OR_CENTURION


def test_water_supply() -> None:
    """F3.1, F1.4: two Water, or what is left."""
    assert acting(Action.WATER_SUPPLY).do(Execute(Action.WATER_SUPPLY)).of(ANNA).pieces.water == 3
    last = acting(Action.WATER_SUPPLY, gone={"water": 10}).do(Execute(Action.WATER_SUPPLY))
    assert last.of(ANNA).pieces.water == 2 and last.heard(Took) == [Took(ANNA, Cube.WATER, 1)]


@pytest.mark.parametrize(("card", "cube"), [(HARVEST, Cube.WHEAT), (VINTAGE, Cube.WINE)])
def test_harvest_and_vintage_convert_water_from_reservoir_and_aqueduct(card: Action, cube: Cube) -> None:
    """F3.2, F3.3."""
    anna = player(ANNA, water=3, buildings=(Building.AQUEDUCT,), aqueduct=True)
    game = acting(card, anna).do(Execute(card))
    assert game.ask == ConvertWater(cube) and len(game.legal(Convert)) == 8
    game.do(Convert(2, aqueduct=True))
    assert game.of(ANNA).pieces.of(cube) == 1 + 2 + 3 and game.of(ANNA).pieces.water == 1 and not game.of(ANNA).aqueduct
    assert game.table.stock.water == 15 - 4 and game.heard(Converted) == [Converted(ANNA, cube, 2, True)]


def test_standing_orders_convert_everything_or_nothing_and_take_a_gift_without_a_roll() -> None:
    """F3.2, F3.9."""
    anna = player(ANNA, water=3, buildings=(Building.AQUEDUCT,), aqueduct=True)
    view = look(acting(HARVEST, anna).do(Execute(HARVEST)).state, ANNA)
    assert fortuna.obey(view, ConvertAlways(True, None)) == Convert(3, aqueduct=True)
    assert fortuna.obey(view, ConvertAlways(False, 99)) == Convert(0, aqueduct=False)
    assert fortuna.obey(view, ConvertAlways(True, 0)) is None and fortuna.obey(view, NoEarlyRoll(Gift.WINE, None)) is None
    game = acting(Action.FAMILY, player(ANNA, married=True)).do(Execute(Action.FAMILY))
    assert fortuna.obey(look(game.state, ANNA), NoEarlyRoll(Gift.WINE, None)) == Receive(Gift.WINE)
    game.do(RollEarly(), dice=(3,))
    assert fortuna.obey(look(game.state, ANNA), NoEarlyRoll(Gift.WINE, None)) is None, "who has rolled by hand chooses by hand"


def test_conversion_never_exceeds_the_stock_after_the_two() -> None:
    """F3.2."""
    game = acting(HARVEST, player(ANNA, water=4), gone={"wheat": 8}).do(Execute(HARVEST))
    assert game.table.stock.wheat == 1 and game.legal(Convert) == [Convert(0, False), Convert(1, False)]


def test_trade() -> None:
    """F3.4, F3.5: Wheat 2 and Wine 3 coins each; what exceeds 20 is lost (F1.2)."""
    assert acting(WHEAT_TRADE, player(ANNA, wheat=3)).do(Execute(WHEAT_TRADE), Sell(2)).of(ANNA).money == 9
    assert acting(WINE_TRADE, player(ANNA, wine=3)).do(Execute(WINE_TRADE), Sell(3)).of(ANNA).money == 14
    rich = acting(WINE_TRADE, player(ANNA, wine=3, money=18)).do(Execute(WINE_TRADE), Sell(2))
    assert rich.of(ANNA).money == 20 and rich.heard(Sold) == [Sold(ANNA, Cube.WINE, 2, 6, lost=4)]


def test_with_a_market_three_wines_bring_twelve() -> None:
    """F3.5: the worked example of the Market; F3.4: Wheat brings 3."""
    market = (Building.MARKET,)
    game = acting(WINE_TRADE, player(ANNA, wine=3, money=0, buildings=market)).do(Execute(WINE_TRADE), Sell(3))
    assert game.of(ANNA).money == 12 and game.of(ANNA).pieces.wine == 0
    assert acting(WHEAT_TRADE, player(ANNA, wheat=2, money=0, buildings=market)).do(Execute(WHEAT_TRADE), Sell(2)).of(ANNA).money == 6


def test_centurions_and_vestals_cost_by_rank() -> None:
    """F3.6, F3.7: who has one pays 2, or 3, for the next."""
    game = acting(Action.CENTURIONS, player(ANNA, money=5)).do(Execute(Action.CENTURIONS), Buy(2))
    assert game.heard(Hired) == [Hired(ANNA, Person.CENTURION, 2, cost=5)] and game.of(ANNA).money == 0
    game = acting(Action.CENTURIONS, player(ANNA, money=6, centurions=0)).do(Execute(Action.CENTURIONS), Buy(3))
    assert game.of(ANNA).money == 0 and game.of(ANNA).pieces.centurions == 3
    game = acting(Action.VESTALS, player(ANNA, money=9, vestals=0)).do(Execute(Action.VESTALS), Buy(3))
    assert game.of(ANNA).money == 0 and game.of(ANNA).pieces.vestals == 3
    assert acting(Action.VESTALS, player(ANNA, money=8)).do(Execute(Action.VESTALS)).legal(Buy) == [Buy(1), Buy(2)]


def test_the_last_vestal_is_given_for_a_second_die() -> None:
    """F3.8: the worked example of the Ceremony; two dice are rolled from now on (F4.2)."""
    game = acting(Action.CEREMONY).do(Execute(Action.CEREMONY))
    assert game.of(ANNA).pieces.vestals == 0 and game.heard(DieGained) == [DieGained(ANNA, 2)]
    game.do(Exchange(WHEAT_TRADE), Pass(), dice=(2, 5))
    assert game.ask == ChooseFavour((2, 5))


def test_marriage_brings_neither_goods_nor_a_roll() -> None:
    """F3.9."""
    game = acting(Action.FAMILY).do(Execute(Action.FAMILY))
    assert game.of(ANNA).married and game.of(ANNA).money == 2 and game.heard(Married) == [Married(ANNA)]
    assert game.ask == ExchangeCard(Action.FAMILY) and game.of(ANNA).pieces.wheat == 1


def test_the_family_of_the_married_may_roll_first_and_the_roll_stands() -> None:
    """F3.9."""
    game = acting(Action.FAMILY, player(ANNA, married=True)).do(Execute(Action.FAMILY))
    assert game.ask == ChooseGift(roll=True) and len(game.legal()) == 4
    game.do(RollEarly(), dice=(3,))
    assert game.ask == ChooseGift(roll=False) and game.heard(Rolled) == [Rolled(ANNA, (3,), (3,), early=True)]
    game.do(Receive(Gift.WHEAT), Exchange(WHEAT_TRADE), Pass())
    assert game.of(ANNA).pieces.wheat == 2
    assert game.ask == ChooseFavour((3,)) and game.heard(RollStands) == [RollStands(ANNA, (3,))]


def test_what_the_family_brings() -> None:
    """F3.9, F1.2."""
    wine = acting(Action.FAMILY, player(ANNA, married=True)).do(Execute(Action.FAMILY), Receive(Gift.WINE))
    assert wine.of(ANNA).pieces.wine == 2
    rich = acting(Action.FAMILY, player(ANNA, married=True, money=18)).do(Execute(Action.FAMILY), Receive(Gift.MONEY))
    assert rich.of(ANNA).money == 20 and rich.heard(GiftReceived) == [GiftReceived(ANNA, Gift.MONEY, 2)]


def test_a_die_gained_after_an_early_roll_is_rolled_alone_and_joins_it() -> None:
    """F3.9, F4.1."""
    cards = {ANNA: (Action.FAMILY, Action.CEREMONY, HARVEST)}
    game = scene(player(ANNA, married=True), cards=cards).do(Execute(Action.FAMILY), RollEarly(), dice=(2,))
    game.do(Receive(Gift.WINE), Exchange(WHEAT_TRADE), Command(Action.CEREMONY), dice=(6,))
    assert game.ask == ChooseFavour((2, 6)) and game.heard(Rolled)[-1] == Rolled(ANNA, (6,), (2, 6), early=False)


def test_a_second_family_in_a_turn_gives_goods_without_a_roll() -> None:
    """F3.13: in phase 2, then where the card went, by Bribery in phase 3."""
    cards = {ANNA: (Action.FAMILY, Action.CORRUPTION, HARVEST)}
    game = scene(player(ANNA, married=True), cards=cards).do(Execute(Action.FAMILY), RollEarly(), dice=(4,))
    game.do(Receive(Gift.WINE), Exchange(WHEAT_TRADE), Command(Action.CORRUPTION), Bribe(Action.FAMILY))
    assert game.ask == ChooseGift(roll=False)
    assert game.do(Receive(Gift.WINE)).of(ANNA).pieces.wine == 3 and game.ask == ChooseFavour((4,))


def test_construction() -> None:
    """F3.10, F1.6."""
    game = acting(Action.CONSTRUCTION, player(ANNA, money=11, married=True)).do(Execute(Action.CONSTRUCTION), Build(Building.PALACE))
    assert game.of(ANNA).money == 6 and game.table.copies == (3, 3, 2, 3)
    assert game.heard(Built) == [Built(ANNA, Building.PALACE, cost=5)]
    assert acting(Action.CONSTRUCTION, player(ANNA, money=5)).do(Execute(Action.CONSTRUCTION)).legal(Build) == [
        Build(Building.MARKET),
        Build(Building.AQUEDUCT),
    ]


def test_corruption_for_money() -> None:
    """F3.11: A."""
    game = acting(Action.CORRUPTION).do(Execute(Action.CORRUPTION), TakeMoney())
    assert game.of(ANNA).money == 7 and game.heard(MoneyTaken) == [MoneyTaken(ANNA, 2)]
    assert acting(Action.CORRUPTION, player(ANNA, money=19)).do(Execute(Action.CORRUPTION), TakeMoney()).of(ANNA).money == 20


def test_corruption_executes_a_face_down_card_that_neither_moves_nor_turns() -> None:
    """F3.11: B; Bribery is then exchanged, be it for a card of the same side."""
    cards = {ANNA: (Action.CORRUPTION, HARVEST, VINTAGE), ERIC: (WINE_TRADE, WHEAT_TRADE, Action.FAMILY)}
    game = scene(player(ANNA, wine=2), player(ERIC, money=20), cards=cards, locked={ERIC: WINE_TRADE})
    game.do(Execute(Action.CORRUPTION), Bribe(WINE_TRADE))
    assert game.heard(Bribed) == [Bribed(ANNA, WINE_TRADE, Side.GREY, ERIC, lost=True)] and game.of(ERIC).money == 20
    assert game.heard(Executed)[-1] == Executed(ANNA, WINE_TRADE, Means.BRIBE)
    game.do(Sell(2))
    assert game.of(ANNA).money == 5 - 1 + 6
    assert game.table.board[ERIC].cards == cards[ERIC] and game.table.board[ERIC].locked is WINE_TRADE
    assert game.ask == ExchangeCard(Action.CORRUPTION) and Exchange(WINE_TRADE) not in game.legal()


def test_corruption_may_be_exchanged_for_the_card_just_executed() -> None:
    """F3.11; the coin goes to the player of that side."""
    cards = {ANNA: (Action.CORRUPTION, HARVEST, VINTAGE), ERIC: (WINE_TRADE, WHEAT_TRADE, Action.FORTUNA)}
    game = scene(cards=cards).do(Execute(Action.CORRUPTION), Bribe(Action.FORTUNA), Exchange(Action.FORTUNA))
    assert (game.of(ANNA).position, game.of(ANNA).money, game.of(ERIC).money) == (1, 4, 6)
    assert game.table.board[ANNA].locked is Action.FORTUNA and game.table.board[ERIC].cards == (WINE_TRADE, WHEAT_TRADE, Action.CORRUPTION)


def test_a_bribe_on_an_empty_side_goes_to_the_stock() -> None:
    """F3.11."""
    cards = {ANNA: (Action.CORRUPTION, HARVEST, VINTAGE), 3: (Action.FORTUNA, WHEAT_TRADE, WINE_TRADE)}
    game = scene(seats=3, cards=cards).do(Execute(Action.CORRUPTION), Bribe(Action.FORTUNA))
    assert [own.money for own in game.table.provinces] == [4, 5, 5]
    assert game.heard(Bribed) == [Bribed(ANNA, Action.FORTUNA, Side.VIOLET, None, lost=False)]


def test_payment_comes_first() -> None:
    """F3.11: with 3 coins the wedding is out of reach after the bribe; a full purse cannot take money."""
    cards = {ANNA: (Action.CORRUPTION, HARVEST, VINTAGE)}
    game = scene(player(ANNA, money=3), cards=cards).do(Execute(Action.CORRUPTION))
    assert game.why(Bribe(Action.FAMILY)) == CannotExecute(Action.FAMILY, Hindrance.NO_MONEY)
    assert scene(player(ANNA, money=4), cards=cards).do(Execute(Action.CORRUPTION), Bribe(Action.FAMILY)).of(ANNA).married
    poor = scene(player(ANNA, money=0), cards=cards).do(Execute(Action.CORRUPTION))
    assert poor.of(ANNA).money == 2 and [event.move for event in poor.heard(Forced)] == [TakeMoney()]
    full = scene(player(ANNA, money=20), cards=cards).do(Execute(Action.CORRUPTION))
    assert full.ask == ChooseBribe() and TakeMoney() not in full.legal() and len(full.legal(Bribe)) == 9


def test_fortuna_advances_and_may_be_given_away() -> None:
    """F3.12."""
    game = acting(Action.FORTUNA).do(Execute(Action.FORTUNA), Exchange(WHEAT_TRADE))
    assert game.of(ANNA).position == 1 and Action.FORTUNA in game.table.board[JONATHAN].cards


def test_corruption_with_a_full_purse_and_nothing_to_execute() -> None:
    """F2.5, F3.11: only if the Family, which always takes coins after the bribe, lies on one's own side."""
    anna = player(
        ANNA, money=20, centurions=3, vestals=3, dice=3, position=15, married=True, wheat=0, wine=0,
        buildings=(Building.MARKET, Building.AQUEDUCT, Building.PALACE),
    )  # fmt: skip
    gone = {"water": 11, "wheat": 12, "wine": 12}
    game = scene(anna, cards={ANNA: (Action.CORRUPTION, Action.FAMILY, HARVEST)}, gone=gone)
    assert game.why(Execute(Action.CORRUPTION)) == CannotExecute(Action.CORRUPTION, Hindrance.NO_BRIBE)
    game = scene(anna, cards={ANNA: (Action.CORRUPTION, WHEAT_TRADE, HARVEST)}, gone=gone).do(Execute(Action.CORRUPTION))
    assert [event.move for event in game.heard(Forced)] == [Bribe(Action.FAMILY)]  # the only way, so it was taken
    assert game.do(Receive(Gift.MONEY)).of(ANNA).money == 20


# An action that a card has left without effect


def test_an_action_begun_that_can_do_nothing_any_more_is_given_up() -> None:
    """F2.5, F5.4: the third Centurion came by a card, so that none can be bought."""
    game = acting(Action.CENTURIONS, player(ANNA, centurions=2), hands={ANNA: (RECRUIT,)}).do(Execute(Action.CENTURIONS))
    assert game.ask == HirePeople(Person.CENTURION) and Forgo() not in game.legal()
    game.do(Recruit(Person.CENTURION))
    assert game.ask == ExchangeCard(Action.CENTURIONS)  # the hand is empty: the only answer was given by itself
    assert game.heard(Forwent) == [Forwent(ANNA, Action.CENTURIONS)]


def test_a_card_played_inside_an_action_counts() -> None:
    """F5.5, F3.2: Water from a card is converted at once."""
    game = acting(HARVEST, player(ANNA, water=0), hands={ANNA: (Privilege.WATER_AND_CUBE, RECRUIT)}).do(Execute(HARVEST))
    assert game.legal(Convert) == [Convert(0, False)]
    game.do(Gather(Privilege.WATER_AND_CUBE, Cube.WATER), Convert(2, False))
    assert game.of(ANNA).pieces.wheat == 1 + 2 + 2
