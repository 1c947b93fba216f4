"""F2, F3, F4.1: the Action card of phase 2, its exchange, the twelve actions, military power."""

from __future__ import annotations

import pytest
from fortuna_scenes import ANNA, END, ERIC, JONATHAN, MARTIN, MIGHT, Scene, player, scene

from rules.fortuna.asks import ChooseBribe, ChooseCard, ChooseFavour, ChooseGift, ConvertWater, ExchangeCard, HirePeople, UseMight
from rules.fortuna.events import (
    AqueductDry,
    AqueductFilled,
    Bribed,
    Built,
    Converted,
    DieGained,
    Exchanged,
    Executed,
    Forced,
    Forwent,
    GiftReceived,
    Hired,
    Married,
    Means,
    MightUnused,
    MightUsed,
    MoneyTaken,
    Rolled,
    RollStands,
    Skipped,
    Sold,
    Took,
    TurnBegan,
)
from rules.fortuna.moves import (
    Bribe,
    Build,
    Buy,
    Command,
    Convert,
    EndTurn,
    Exchange,
    Execute,
    Forgo,
    Gather,
    Pass,
    Receive,
    Recruit,
    Roll,
    RollEarly,
    Sell,
    Skip,
    TakeMoney,
)
from rules.fortuna.pieces import Action, Building, Cube, Gift, Person, Privilege, Side
from rules.fortuna.reasons import CannotExecute, Hindrance
from rules.fortuna.table import Province

MOISSON, VENDANGE, BLE, VIN = Action.HARVEST, Action.VINTAGE, Action.WHEAT_TRADE, Action.WINE_TRADE
ANY = (MOISSON, Action.CORRUPTION, Action.FORTUNA)  # three cards for somebody's side
RECRUIT = Privilege.VESTAL_OR_CENTURION


def acting(card: Action, *players: Province, seat: int = ANNA, **facts: object) -> Scene:
    """A player whose side holds this card, with nothing else of note."""
    others = tuple(other for other in (Action.CEREMONY, Action.CENTURIONS, Action.VESTALS) if other is not card)[:2]
    return scene(*players, turn=seat, cards={seat: (card, *others)}, **facts)


# Phases 1 and 2


def test_an_empty_aqueduct_receives_water() -> None:
    """F2.2: on the Aqueduc, never in the reservoir."""
    game = scene(player(ERIC, buildings=(Building.AQUEDUCT,)), tasks=END).do(EndTurn())
    assert game.of(ERIC).aqueduct and game.of(ERIC).pieces.water == 1 and game.table.stock.water == 10
    assert game.heard(AqueductFilled) == [AqueductFilled(ERIC)]


def test_an_aqueduct_stays_as_it_is_when_full_or_when_the_stock_is_dry() -> None:
    """F2.2, F1.4."""
    full = scene(player(ERIC, buildings=(Building.AQUEDUCT,), aqueduct=True), tasks=END).do(EndTurn())
    assert full.of(ERIC).aqueduct and not full.heard(AqueductFilled)
    dry = scene(player(ERIC, buildings=(Building.AQUEDUCT,)), tasks=END, gone={"water": 11}).do(EndTurn())
    assert not dry.of(ERIC).aqueduct and dry.heard(AqueductDry) == [AqueductDry(ERIC)]


def test_an_aqueduct_built_this_turn_waits_for_the_next() -> None:
    """F2.2, F3.10."""
    game = acting(Action.CONSTRUCTION, player(ANNA, money=9)).do(Execute(Action.CONSTRUCTION), Build(Building.AQUEDUCT))
    assert game.of(ANNA).buildings == (Building.AQUEDUCT,) and not game.of(ANNA).aqueduct


def test_turns_follow_the_podium_and_the_locked_card_turns_up() -> None:
    """F2.1, F2.3."""
    game = scene(tasks=END, podium=(ANNA, MARTIN, ERIC, JONATHAN), cards={MARTIN: ANY}, locked={MARTIN: MOISSON})
    game.do(EndTurn())
    assert game.heard(TurnBegan) == [TurnBegan(MARTIN, 2, MOISSON)]
    assert game.table.board[MARTIN].locked is None and game.ask == ChooseCard()
    assert {move.card for move in game.legal(Skip)} == set(ANY)


def test_martin_harvests_and_takes_annas_wheat_trade_in_exchange() -> None:
    """F2.4, F3.2: the worked example of phase 2."""
    cards = {ANNA: (BLE, Action.FAMILY, VIN), MARTIN: (MOISSON, Action.CORRUPTION, Action.FORTUNA)}
    game = scene(player(MARTIN, water=0), turn=MARTIN, podium=(MARTIN, ANNA, ERIC, JONATHAN), cards=cards, locked={ANNA: VIN})
    game.do(Execute(MOISSON), Exchange(BLE))
    assert game.of(MARTIN).pieces.wheat == 3
    assert game.table.board[MARTIN].cards == (BLE, Action.CORRUPTION, Action.FORTUNA) and game.table.board[MARTIN].locked is BLE
    assert game.table.board[ANNA].cards == (MOISSON, Action.FAMILY, VIN) and game.table.board[ANNA].locked is VIN
    assert game.heard(Exchanged) == [Exchanged(MARTIN, MOISSON, BLE, Side.BLUE, ANNA)]
    assert {move.card for move in game.legal(Command)} <= {Action.CORRUPTION, Action.FORTUNA}  # not the card just taken


def test_a_locked_card_stays_locked_for_those_before_its_player_in_the_next_round() -> None:
    """F2.4."""
    game = scene(turn=MARTIN, tasks=END, cards={ANNA: (MOISSON, BLE, Action.FORTUNA)}, locked={MARTIN: Action.CORRUPTION})
    game.do(EndTurn(), Skip(MOISSON))
    assert game.table.turn.round == 3 and game.seat == ANNA
    assert Exchange(Action.CORRUPTION) not in game.legal() and len(game.legal(Exchange)) == 8


def test_a_skipped_action_is_followed_by_the_exchange_also_with_an_empty_side() -> None:
    """F2.3, F2.5, F1.1."""
    game = scene(seats=2, cards={2: (VIN, BLE, Action.FAMILY)}).do(Skip(Action.WATER_SUPPLY))
    assert game.ask == ExchangeCard(Action.WATER_SUPPLY) and game.heard(Skipped) == [Skipped(ANNA, Action.WATER_SUPPLY)]
    game.do(Exchange(VIN))
    assert game.heard(Exchanged) == [Exchanged(ANNA, Action.WATER_SUPPLY, VIN, Side.ORANGE, None)]
    assert game.table.board[2].cards == (Action.WATER_SUPPLY, BLE, Action.FAMILY) and game.table.board[2].locked is None


@pytest.mark.parametrize(
    ("card", "facts", "gone", "why"),
    [
        (Action.WATER_SUPPLY, {}, {"water": 11}, Hindrance.NO_STOCK),
        (MOISSON, {"water": 4}, {"wheat": 11}, Hindrance.NO_STOCK),
        (VENDANGE, {}, {"wine": 11}, Hindrance.NO_STOCK),
        (BLE, {"wheat": 0}, {}, Hindrance.NOTHING_TO_SELL),
        (VIN, {"wine": 0}, {}, Hindrance.NOTHING_TO_SELL),
        (Action.CENTURIONS, {"centurions": 3}, {}, Hindrance.NO_ROOM),
        (Action.CENTURIONS, {"money": 1}, {}, Hindrance.NO_MONEY),
        (Action.VESTALS, {"vestals": 2, "money": 4}, {}, Hindrance.NO_MONEY),
        (Action.VESTALS, {}, {"vestals": 8}, Hindrance.NO_STOCK),
        (Action.CEREMONY, {"vestals": 0}, {}, Hindrance.NO_VESTAL),
        (Action.CEREMONY, {"dice": 3}, {}, Hindrance.NO_ROOM),
        (Action.CEREMONY, {}, {"dice": 5}, Hindrance.NO_DIE),
        (Action.FAMILY, {"money": 2}, {}, Hindrance.NO_MONEY),
        (Action.FAMILY, {"married": True, "money": 20}, {"wheat": 11, "wine": 11}, Hindrance.NO_GIFT),
        (Action.CONSTRUCTION, {"money": 2}, {}, Hindrance.NO_BUILDING),
        (Action.FORTUNA, {"position": 15}, {}, Hindrance.NO_STEP),
    ],
)
def test_an_action_that_can_do_nothing_can_only_be_skipped(
    card: Action, facts: dict[str, int], gone: dict[str, int], why: Hindrance
) -> None:
    """F2.5, F1.3, F1.4."""
    game = acting(card, player(ANNA, **facts), gone=gone)
    assert game.why(Execute(card)) == CannotExecute(card, why)
    assert game.why(Skip(card)) is None


def test_dice_run_out_with_four_players() -> None:
    """F1.4, F3.8."""
    all_dice = [player(ANNA), player(ERIC, dice=3), player(JONATHAN, dice=3), player(MARTIN, dice=2)]
    game = acting(Action.CEREMONY, *all_dice)
    assert game.table.stock.dice == 0 and game.why(Execute(Action.CEREMONY)) == CannotExecute(Action.CEREMONY, Hindrance.NO_DIE)


def test_what_a_card_gave_just_before_counts_for_the_action() -> None:
    """F2.6, F5.3: the Vestale of an A card is given for a die at once."""
    game = acting(Action.CEREMONY, player(ANNA, vestals=0), hands={ANNA: (RECRUIT,)})
    assert game.why(Execute(Action.CEREMONY)) is not None
    game.do(Recruit(Person.VESTAL), Execute(Action.CEREMONY))
    assert game.of(ANNA).pieces.dice == 2 and game.of(ANNA).pieces.vestals == 0


# The twelve actions


def test_water_supply() -> None:
    """F3.1, F1.4: two Eau, or what is left."""
    assert acting(Action.WATER_SUPPLY).do(Execute(Action.WATER_SUPPLY)).of(ANNA).pieces.water == 3
    last = acting(Action.WATER_SUPPLY, gone={"water": 10}).do(Execute(Action.WATER_SUPPLY))
    assert last.of(ANNA).pieces.water == 2 and last.heard(Took) == [Took(ANNA, Cube.WATER, 1)]


@pytest.mark.parametrize(("card", "cube"), [(MOISSON, Cube.WHEAT), (VENDANGE, Cube.WINE)])
def test_harvest_and_vintage_convert_water_from_reservoir_and_aqueduct(card: Action, cube: Cube) -> None:
    """F3.2, F3.3."""
    anna = player(ANNA, water=3, buildings=(Building.AQUEDUCT,), aqueduct=True)
    game = acting(card, anna).do(Execute(card))
    assert game.ask == ConvertWater(cube) and len(game.legal(Convert)) == 8
    game.do(Convert(2, aqueduct=True))
    assert game.of(ANNA).pieces.of(cube) == 1 + 2 + 3 and game.of(ANNA).pieces.water == 1 and not game.of(ANNA).aqueduct
    assert game.table.stock.water == 15 - 4 and game.heard(Converted) == [Converted(ANNA, cube, 2, True)]


def test_conversion_never_exceeds_the_stock_after_the_two() -> None:
    """F3.2."""
    game = acting(MOISSON, player(ANNA, water=4), gone={"wheat": 8}).do(Execute(MOISSON))
    assert game.table.stock.wheat == 1 and game.legal(Convert) == [Convert(0, False), Convert(1, False)]


def test_trade() -> None:
    """F3.4, F3.5: Blé 2 and Vin 3 Argent each; what exceeds 20 is lost (F1.2)."""
    assert acting(BLE, player(ANNA, wheat=3)).do(Execute(BLE), Sell(2)).of(ANNA).money == 9
    assert acting(VIN, player(ANNA, wine=3)).do(Execute(VIN), Sell(3)).of(ANNA).money == 14
    rich = acting(VIN, player(ANNA, wine=3, money=18)).do(Execute(VIN), Sell(2))
    assert rich.of(ANNA).money == 20 and rich.heard(Sold) == [Sold(ANNA, Cube.WINE, 2, 6, lost=4)]


def test_with_a_market_three_wines_bring_twelve() -> None:
    """F3.5: the worked example of the Marché; F3.4: Blé brings 3."""
    market = (Building.MARKET,)
    game = acting(VIN, player(ANNA, wine=3, money=0, buildings=market)).do(Execute(VIN), Sell(3))
    assert game.of(ANNA).money == 12 and game.of(ANNA).pieces.wine == 0
    assert acting(BLE, player(ANNA, wheat=2, money=0, buildings=market)).do(Execute(BLE), Sell(2)).of(ANNA).money == 6


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
    """F3.8: the worked example of the Cérémonie; two dice are rolled from now on (F4.2)."""
    game = acting(Action.CEREMONY).do(Execute(Action.CEREMONY))
    assert game.of(ANNA).pieces.vestals == 0 and game.heard(DieGained) == [DieGained(ANNA, 2)]
    game.do(Exchange(BLE), Pass(), dice=(2, 5))
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
    game.do(Receive(Gift.WHEAT), Exchange(BLE), Pass())
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
    cards = {ANNA: (Action.FAMILY, Action.CEREMONY, MOISSON)}
    game = scene(player(ANNA, married=True), cards=cards).do(Execute(Action.FAMILY), RollEarly(), dice=(2,))
    game.do(Receive(Gift.WINE), Exchange(BLE), Command(Action.CEREMONY), dice=(6,))
    assert game.ask == ChooseFavour((2, 6)) and game.heard(Rolled)[-1] == Rolled(ANNA, (6,), (2, 6), early=False)


def test_a_second_family_in_a_turn_gives_goods_without_a_roll() -> None:
    """F3.13: in phase 2, then where the card went, by Corruption in phase 3."""
    cards = {ANNA: (Action.FAMILY, Action.CORRUPTION, MOISSON)}
    game = scene(player(ANNA, married=True), cards=cards).do(Execute(Action.FAMILY), RollEarly(), dice=(4,))
    game.do(Receive(Gift.WINE), Exchange(BLE), Command(Action.CORRUPTION), Bribe(Action.FAMILY))
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
    """F3.11: B; Corruption is then exchanged, be it for a card of the same side."""
    cards = {ANNA: (Action.CORRUPTION, MOISSON, VENDANGE), ERIC: (VIN, BLE, Action.FAMILY)}
    game = scene(player(ANNA, wine=2), player(ERIC, money=20), cards=cards, locked={ERIC: VIN})
    game.do(Execute(Action.CORRUPTION), Bribe(VIN))
    assert game.heard(Bribed) == [Bribed(ANNA, VIN, Side.GREY, ERIC, lost=True)] and game.of(ERIC).money == 20
    assert game.heard(Executed)[-1] == Executed(ANNA, VIN, Means.BRIBE)
    game.do(Sell(2))
    assert game.of(ANNA).money == 5 - 1 + 6
    assert game.table.board[ERIC].cards == cards[ERIC] and game.table.board[ERIC].locked is VIN
    assert game.ask == ExchangeCard(Action.CORRUPTION) and Exchange(VIN) not in game.legal()


def test_corruption_may_be_exchanged_for_the_card_just_executed() -> None:
    """F3.11; the Argent goes to the player of that side."""
    cards = {ANNA: (Action.CORRUPTION, MOISSON, VENDANGE), ERIC: (VIN, BLE, Action.FORTUNA)}
    game = scene(cards=cards).do(Execute(Action.CORRUPTION), Bribe(Action.FORTUNA), Exchange(Action.FORTUNA))
    assert (game.of(ANNA).position, game.of(ANNA).money, game.of(ERIC).money) == (1, 4, 6)
    assert game.table.board[ANNA].locked is Action.FORTUNA and game.table.board[ERIC].cards == (VIN, BLE, Action.CORRUPTION)


def test_a_bribe_on_an_empty_side_goes_to_the_stock() -> None:
    """F3.11."""
    cards = {ANNA: (Action.CORRUPTION, MOISSON, VENDANGE), 3: (Action.FORTUNA, BLE, VIN)}
    game = scene(seats=3, cards=cards).do(Execute(Action.CORRUPTION), Bribe(Action.FORTUNA))
    assert [own.money for own in game.table.provinces] == [4, 5, 5]
    assert game.heard(Bribed) == [Bribed(ANNA, Action.FORTUNA, Side.VIOLET, None, lost=False)]


def test_payment_comes_first() -> None:
    """F3.11: with 3 Argent the wedding is out of reach after the bribe; a full purse cannot take money."""
    cards = {ANNA: (Action.CORRUPTION, MOISSON, VENDANGE)}
    game = scene(player(ANNA, money=3), cards=cards).do(Execute(Action.CORRUPTION))
    assert game.why(Bribe(Action.FAMILY)) == CannotExecute(Action.FAMILY, Hindrance.NO_MONEY)
    assert scene(player(ANNA, money=4), cards=cards).do(Execute(Action.CORRUPTION), Bribe(Action.FAMILY)).of(ANNA).married
    poor = scene(player(ANNA, money=0), cards=cards).do(Execute(Action.CORRUPTION))
    assert poor.of(ANNA).money == 2 and [event.move for event in poor.heard(Forced)] == [TakeMoney()]
    full = scene(player(ANNA, money=20), cards=cards).do(Execute(Action.CORRUPTION))
    assert full.ask == ChooseBribe() and TakeMoney() not in full.legal() and len(full.legal(Bribe)) == 9


def test_fortuna_advances_and_may_be_given_away() -> None:
    """F3.12."""
    game = acting(Action.FORTUNA).do(Execute(Action.FORTUNA), Exchange(BLE))
    assert game.of(ANNA).position == 1 and Action.FORTUNA in game.table.board[JONATHAN].cards


def test_corruption_with_a_full_purse_and_nothing_to_execute() -> None:
    """F2.5, F3.11: only if the Famille, which always takes Argent after the bribe, lies on one's own side."""
    anna = player(
        ANNA, money=20, centurions=3, vestals=3, dice=3, position=15, married=True, wheat=0, wine=0,
        buildings=(Building.MARKET, Building.AQUEDUCT, Building.PALACE),
    )  # fmt: skip
    gone = {"water": 11, "wheat": 12, "wine": 12}
    game = scene(anna, cards={ANNA: (Action.CORRUPTION, Action.FAMILY, MOISSON)}, gone=gone)
    assert game.why(Execute(Action.CORRUPTION)) == CannotExecute(Action.CORRUPTION, Hindrance.NO_BRIBE)
    game = scene(anna, cards={ANNA: (Action.CORRUPTION, BLE, MOISSON)}, gone=gone).do(Execute(Action.CORRUPTION))
    assert [event.move for event in game.heard(Forced)] == [Bribe(Action.FAMILY)]  # the only way, so it was taken
    assert game.do(Receive(Gift.MONEY)).of(ANNA).money == 20


# An action that a card has left without effect


def test_an_action_begun_that_can_do_nothing_any_more_is_given_up() -> None:
    """F2.5, F5.4: the third Centurion came by a card, so that none can be bought."""
    game = acting(Action.CENTURIONS, player(ANNA, centurions=2), hands={ANNA: (RECRUIT,)}).do(Execute(Action.CENTURIONS))
    assert game.ask == HirePeople(Person.CENTURION) and Forgo() not in game.legal()
    game.do(Recruit(Person.CENTURION))
    assert game.ask == ExchangeCard(Action.CENTURIONS)  # his hand is empty: the only answer was given for him
    assert game.heard(Forwent) == [Forwent(ANNA, Action.CENTURIONS)]


def test_a_card_played_inside_an_action_counts() -> None:
    """F5.5, F3.2: Eau from a card is converted at once."""
    game = acting(MOISSON, player(ANNA, water=0), hands={ANNA: (Privilege.WATER_AND_CUBE, RECRUIT)}).do(Execute(MOISSON))
    assert game.legal(Convert) == [Convert(0, False)]
    game.do(Gather(Privilege.WATER_AND_CUBE, Cube.WATER), Convert(2, False))
    assert game.of(ANNA).pieces.wheat == 1 + 2 + 2


# Military power


def test_martin_gives_his_centurion_and_builds_a_market() -> None:
    """F4.1: the worked example; the card stays face up before him."""
    cards = {MARTIN: (MOISSON, Action.CONSTRUCTION, VENDANGE)}
    game = scene(turn=MARTIN, tasks=MIGHT, cards=cards, locked={MARTIN: MOISSON})
    game.do(Command(Action.CONSTRUCTION), Build(Building.MARKET), dice=(1,))
    assert game.of(MARTIN).buildings == (Building.MARKET,) and game.of(MARTIN).pieces.centurions == 0
    assert game.table.board[MARTIN].cards == cards[MARTIN] and game.table.board[MARTIN].locked is MOISSON
    assert game.heard(MightUsed) == [MightUsed(MARTIN, Action.CONSTRUCTION)] and game.ask == ChooseFavour((1,))


def test_the_centurion_is_given_first() -> None:
    """F4.1, F3.6: with three Centurions there is room again, at the price of the third rank."""
    cards = {ANNA: (MOISSON, Action.CENTURIONS, VENDANGE)}
    game = scene(player(ANNA, centurions=3), tasks=MIGHT, cards=cards, locked={ANNA: MOISSON})
    game.do(Command(Action.CENTURIONS), dice=(1,))
    assert game.of(ANNA).pieces.centurions == 3 and game.of(ANNA).money == 2
    assert game.heard(Hired) == [Hired(ANNA, Person.CENTURION, 1, cost=3)]


def test_a_centurion_bought_in_phase_2_or_taken_by_a_card_may_be_used() -> None:
    """F4.1."""
    cards = {ANNA: (Action.CENTURIONS, Action.FORTUNA, BLE)}
    game = scene(player(ANNA, centurions=0), cards=cards).do(Execute(Action.CENTURIONS), Buy(1), Exchange(VIN))
    assert game.do(Command(Action.FORTUNA), dice=(1,)).of(ANNA).position == 1
    game = scene(player(ANNA, centurions=0), cards=cards, tasks=MIGHT, locked={ANNA: BLE}, hands={ANNA: (RECRUIT,)})
    assert game.ask == UseMight() and game.legal(Command) == []
    assert game.do(Recruit(Person.CENTURION), Command(Action.FORTUNA), dice=(1,)).of(ANNA).position == 1


def test_corruption_by_military_power_stays() -> None:
    """F3.11, F4.1."""
    cards = {ANNA: (MOISSON, Action.CORRUPTION, VENDANGE), ERIC: (Action.FORTUNA, BLE, VIN)}
    game = scene(tasks=MIGHT, cards=cards, locked={ANNA: MOISSON}).do(Command(Action.CORRUPTION), Bribe(Action.FORTUNA), dice=(1,))
    assert game.of(ANNA).position == 1 and game.table.board[ANNA].cards == cards[ANNA]


def test_military_power_is_optional_and_once() -> None:
    """F4.1."""
    game = scene(player(ANNA, centurions=3), tasks=MIGHT, locked={ANNA: Action.WATER_SUPPLY}).do(Pass(), dice=(1,))
    assert game.heard(MightUnused) == [MightUnused(ANNA)] and game.ask == ChooseFavour((1,))
    game = scene(player(ANNA, centurions=3), tasks=MIGHT, locked={ANNA: VENDANGE})
    game.do(Command(MOISSON), Convert(0, False), dice=(1,))
    assert game.ask == ChooseFavour((1,)) and game.of(ANNA).pieces.centurions == 2


def test_without_a_centurion_or_a_card_the_point_is_passed_over_and_said() -> None:
    """F4.1, F5.6."""
    game = scene(player(ANNA, centurions=0)).do(Skip(MOISSON), Exchange(BLE), dice=(1,))
    assert [event.move for event in game.heard(Forced)] == [Pass(), Roll()]
