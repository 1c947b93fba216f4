"""F2 and F4.1: phase 1, the Action card of phase 2 and its exchange, military power."""

from __future__ import annotations

import pytest
from fortuna_scenes import ANNA, END, ERIC, JONATHAN, MARTIN, MIGHT, acting, player, scene

from rules.fortuna.components import Action, Building, Person, Privilege, Side
from rules.fortuna.events import (
    AqueductDry,
    AqueductFilled,
    Exchanged,
    Forced,
    Hired,
    MightUnused,
    MightUsed,
    Skipped,
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
    Pass,
    Recruit,
    Roll,
    Skip,
)
from rules.fortuna.questions import ChooseCard, ChooseFavour, ExchangeCard, UseMight
from rules.fortuna.refusals import CannotExecute, Hindrance

HARVEST, VINTAGE, WHEAT_TRADE, WINE_TRADE = Action.HARVEST, Action.VINTAGE, Action.WHEAT_TRADE, Action.WINE_TRADE
ANY = (HARVEST, Action.CORRUPTION, Action.FORTUNA)  # three cards for somebody's side
RECRUIT = Privilege.VESTAL_OR_CENTURION


# Phases 1 and 2


def test_an_empty_aqueduct_receives_water() -> None:
    """F2.2: on the Aqueduct, never in the reservoir."""
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
    game = scene(tasks=END, podium=(ANNA, MARTIN, ERIC, JONATHAN), cards={MARTIN: ANY}, locked={MARTIN: HARVEST})
    game.do(EndTurn())
    assert game.heard(TurnBegan) == [TurnBegan(MARTIN, 2, HARVEST)]
    assert game.table.board[MARTIN].locked is None and game.ask == ChooseCard()
    assert {move.card for move in game.legal(Skip)} == set(ANY)


def test_martin_harvests_and_takes_annas_wheat_trade_in_exchange() -> None:
    """F2.4, F3.2: the worked example of phase 2."""
    cards = {ANNA: (WHEAT_TRADE, Action.FAMILY, WINE_TRADE), MARTIN: (HARVEST, Action.CORRUPTION, Action.FORTUNA)}
    game = scene(player(MARTIN, water=0), turn=MARTIN, podium=(MARTIN, ANNA, ERIC, JONATHAN), cards=cards, locked={ANNA: WINE_TRADE})
    game.do(Execute(HARVEST), Exchange(WHEAT_TRADE))
    assert game.of(MARTIN).pieces.wheat == 3
    martin, anna = game.table.board[MARTIN], game.table.board[ANNA]
    assert martin.cards == (WHEAT_TRADE, Action.CORRUPTION, Action.FORTUNA) and martin.locked is WHEAT_TRADE
    assert anna.cards == (HARVEST, Action.FAMILY, WINE_TRADE) and anna.locked is WINE_TRADE
    assert game.heard(Exchanged) == [Exchanged(MARTIN, HARVEST, WHEAT_TRADE, Side.BLUE, ANNA)]
    assert {move.card for move in game.legal(Command)} <= {Action.CORRUPTION, Action.FORTUNA}  # not the card just taken


def test_a_locked_card_stays_locked_for_those_before_its_player_in_the_next_round() -> None:
    """F2.4."""
    game = scene(turn=MARTIN, tasks=END, cards={ANNA: (HARVEST, WHEAT_TRADE, Action.FORTUNA)}, locked={MARTIN: Action.CORRUPTION})
    game.do(EndTurn(), Skip(HARVEST))
    assert game.table.turn.round == 3 and game.seat == ANNA
    assert Exchange(Action.CORRUPTION) not in game.legal() and len(game.legal(Exchange)) == 8


def test_a_skipped_action_is_followed_by_the_exchange_also_with_an_empty_side() -> None:
    """F2.3, F2.5, F1.1."""
    game = scene(seats=2, cards={2: (WINE_TRADE, WHEAT_TRADE, Action.FAMILY)}).do(Skip(Action.WATER_SUPPLY))
    assert game.ask == ExchangeCard(Action.WATER_SUPPLY) and game.heard(Skipped) == [Skipped(ANNA, Action.WATER_SUPPLY)]
    game.do(Exchange(WINE_TRADE))
    assert game.heard(Exchanged) == [Exchanged(ANNA, Action.WATER_SUPPLY, WINE_TRADE, Side.ORANGE, None)]
    assert game.table.board[2].cards == (Action.WATER_SUPPLY, WHEAT_TRADE, Action.FAMILY) and game.table.board[2].locked is None


@pytest.mark.parametrize(
    ("card", "facts", "gone", "why"),
    [
        (Action.WATER_SUPPLY, {}, {"water": 11}, Hindrance.NO_STOCK),
        (HARVEST, {"water": 4}, {"wheat": 11}, Hindrance.NO_STOCK),
        (VINTAGE, {}, {"wine": 11}, Hindrance.NO_STOCK),
        (WHEAT_TRADE, {"wheat": 0}, {}, Hindrance.NOTHING_TO_SELL),
        (WINE_TRADE, {"wine": 0}, {}, Hindrance.NOTHING_TO_SELL),
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
    """F2.6, F5.3: the Vestal of an A card is given for a die at once."""
    game = acting(Action.CEREMONY, player(ANNA, vestals=0), hands={ANNA: (RECRUIT,)})
    assert game.why(Execute(Action.CEREMONY)) is not None
    game.do(Recruit(Person.VESTAL), Execute(Action.CEREMONY))
    assert game.of(ANNA).pieces.dice == 2 and game.of(ANNA).pieces.vestals == 0


# Military power


def test_martin_gives_his_centurion_and_builds_a_market() -> None:
    """F4.1: the worked example; the card stays face up."""
    cards = {MARTIN: (HARVEST, Action.CONSTRUCTION, VINTAGE)}
    game = scene(turn=MARTIN, tasks=MIGHT, cards=cards, locked={MARTIN: HARVEST})
    game.do(Command(Action.CONSTRUCTION), Build(Building.MARKET), dice=(1,))
    assert game.of(MARTIN).buildings == (Building.MARKET,) and game.of(MARTIN).pieces.centurions == 0
    assert game.table.board[MARTIN].cards == cards[MARTIN] and game.table.board[MARTIN].locked is HARVEST
    assert game.heard(MightUsed) == [MightUsed(MARTIN, Action.CONSTRUCTION)] and game.ask == ChooseFavour((1,))


def test_the_centurion_is_given_first() -> None:
    """F4.1, F3.6: with three Centurions there is room again, at the price of the third rank."""
    cards = {ANNA: (HARVEST, Action.CENTURIONS, VINTAGE)}
    game = scene(player(ANNA, centurions=3), tasks=MIGHT, cards=cards, locked={ANNA: HARVEST})
    game.do(Command(Action.CENTURIONS), dice=(1,))
    assert game.of(ANNA).pieces.centurions == 3 and game.of(ANNA).money == 2
    assert game.heard(Hired) == [Hired(ANNA, Person.CENTURION, 1, cost=3)]


def test_a_centurion_bought_in_phase_2_or_taken_by_a_card_may_be_used() -> None:
    """F4.1."""
    cards = {ANNA: (Action.CENTURIONS, Action.FORTUNA, WHEAT_TRADE)}
    game = scene(player(ANNA, centurions=0), cards=cards).do(Execute(Action.CENTURIONS), Buy(1), Exchange(WINE_TRADE))
    assert game.do(Command(Action.FORTUNA), dice=(1,)).of(ANNA).position == 1
    game = scene(player(ANNA, centurions=0), cards=cards, tasks=MIGHT, locked={ANNA: WHEAT_TRADE}, hands={ANNA: (RECRUIT,)})
    assert game.ask == UseMight() and game.legal(Command) == []
    assert game.do(Recruit(Person.CENTURION), Command(Action.FORTUNA), dice=(1,)).of(ANNA).position == 1


def test_corruption_by_military_power_stays() -> None:
    """F3.11, F4.1."""
    cards = {ANNA: (HARVEST, Action.CORRUPTION, VINTAGE), ERIC: (Action.FORTUNA, WHEAT_TRADE, WINE_TRADE)}
    game = scene(tasks=MIGHT, cards=cards, locked={ANNA: HARVEST}).do(Command(Action.CORRUPTION), Bribe(Action.FORTUNA), dice=(1,))
    assert game.of(ANNA).position == 1 and game.table.board[ANNA].cards == cards[ANNA]


def test_military_power_is_optional_and_once() -> None:
    """F4.1."""
    game = scene(player(ANNA, centurions=3), tasks=MIGHT, locked={ANNA: Action.WATER_SUPPLY}).do(Pass(), dice=(1,))
    assert game.heard(MightUnused) == [MightUnused(ANNA)] and game.ask == ChooseFavour((1,))
    game = scene(player(ANNA, centurions=3), tasks=MIGHT, locked={ANNA: VINTAGE})
    game.do(Command(HARVEST), Convert(0, False), dice=(1,))
    assert game.ask == ChooseFavour((1,)) and game.of(ANNA).pieces.centurions == 2


def test_without_a_centurion_or_a_card_the_point_is_passed_over_and_said() -> None:
    """F4.1, F5.6."""
    game = scene(player(ANNA, centurions=0)).do(Skip(HARVEST), Exchange(WHEAT_TRADE), dice=(1,))
    assert [event.move for event in game.heard(Forced)] == [Pass(), Roll()]
