"""F4: the roll, the emperor's favour, the tax, Caesar's Palace in phase 4, the card of the first of two players."""

from __future__ import annotations

import pytest
from fortuna_scenes import ANNA, ERIC, FLIP, FULL, JONATHAN, MARTIN, ROLL, favour, player, scene

from rules.fortuna.components import FAVOURS, Building, Favour, Privilege, Source
from rules.fortuna.events import (
    Advanced,
    Cause,
    Drew,
    FavourLeft,
    FavourSkipped,
    FavourTurned,
    FavourUsed,
    Forced,
    PalaceReached,
    Rolled,
    Taxed,
    TurnBegan,
    Untaxed,
)
from rules.fortuna.moves import Advance, Claim, Decline, Give, GiveWater, Keep, Pass, Roll, TurnDown
from rules.fortuna.questions import ChooseCard, ChooseFavour, FinishTurn, KeepCards, KeepPalace, RollDice, TurnFavour
from rules.fortuna.refusals import FreeFavour
from rules.fortuna.state import Palace

CARD = Privilege.PER_WINE  # a card in hand, so that every point is asked
ADVANCE = Privilege.ADVANCE


def test_all_dice_are_rolled_and_one_is_chosen() -> None:
    """F4.2."""
    game = scene(player(ANNA, dice=3), tasks=ROLL, hands={ANNA: (CARD,)})
    assert game.ask == RollDice() and game.legal() == [Roll()]
    game.do(Roll(), dice=(2, 6, 2))
    assert game.ask == ChooseFavour((2, 6, 2)) and game.heard(Rolled) == [Rolled(ANNA, (2, 6, 2), (2, 6, 2), early=False)]
    assert game.legal(Decline) == [Decline(2)]  # under the 6 lies Religion, which costs nothing


def test_jonathan_rolls_a_three_and_delivers_wheat() -> None:
    """F4.2, F4.3, F4.4: the worked example."""
    game = scene(turn=JONATHAN, podium=(JONATHAN, ANNA, ERIC, MARTIN), tasks=favour(3))
    used = {move.favour for move in game.legal(Give)} | {move.favour for move in game.legal(Claim)}
    used |= {Favour.WATER_SUPPLY for move in game.legal(GiveWater)}
    assert used == {Favour.WATER_SUPPLY, Favour.ORGY, Favour.FOOD}
    game.do(Give(Favour.FOOD, 1))
    assert game.of(JONATHAN).position == 1 and game.of(JONATHAN).pieces.wheat == 0 and game.table.stock.wheat == 12
    assert game.table.favours.open == (True, True, False, True, True, True)
    assert game.heard(FavourUsed) == [FavourUsed(JONATHAN, 3, Favour.FOOD, 1, None, tokens=0)]
    assert game.heard(TurnBegan) == [TurnBegan(ANNA, 2, None)]  # no token, no card in hand: the turn is over


def test_with_a_one_only_water_can_be_delivered() -> None:
    """F4.2, F4.3: from the reservoir or from the Aqueduct."""
    anna = player(ANNA, buildings=(Building.AQUEDUCT,), aqueduct=True)
    game = scene(anna, tasks=favour(1))
    assert game.legal(GiveWater, Give, Claim) == [GiveWater(Source.RESERVOIR), GiveWater(Source.AQUEDUCT)]
    game.do(GiveWater(Source.AQUEDUCT))
    assert (game.of(ANNA).aqueduct, game.of(ANNA).pieces.water, game.of(ANNA).position) == (False, 1, 1)
    assert game.table.stock.water == 11
    kept = scene(anna, tasks=favour(1)).do(GiveWater(Source.RESERVOIR))
    assert (kept.of(ANNA).aqueduct, kept.of(ANNA).pieces.water) == (True, 0)


@pytest.mark.parametrize(
    ("move", "facts", "steps"),
    [
        (Give(Favour.ORGY, 2), {"wine": 2}, 2),
        (Give(Favour.FOOD, 2), {"wheat": 3}, 2),
        (Give(Favour.BATTLE, 3), {"centurions": 3}, 3),
        (Claim(Favour.FORTUNA), {"married": True}, 1),
        (Claim(Favour.FORTUNA), {"married": True, "buildings": (Building.PALACE,)}, 2),
        (Claim(Favour.RELIGION), {"vestals": 3}, 3),
    ],
)
def test_how_far_each_favour_leads(move: Give | Claim, facts: dict[str, int], steps: int) -> None:
    """F4.3: Vestals are counted, not given."""
    game = scene(player(ANNA, **facts), tasks=favour(6)).do(move)
    assert game.of(ANNA).position == steps and not game.table.favours.open[move.favour - 1]
    assert game.heard(Advanced) == [Advanced(ANNA, Cause.FAVOUR, steps, steps)]
    assert game.of(ANNA).pieces.vestals == facts.get("vestals", 1)


def test_eric_and_the_two_cards_turned_by_players_before_him() -> None:
    """F4.2, F4.5, F4.6: the worked example: with a 3 and no Wheat the tax; with a 4 one or two Centurions, or the tax."""
    eric = player(ERIC, wheat=0, centurions=2)
    game = scene(eric, turn=ERIC, tasks=favour(3), shut=(1, 2), hands={ERIC: (CARD,)})
    assert game.legal() == [Decline(3)]  # with a card in hand one is asked all the same (F5.6)
    game.do(Decline(3))
    assert game.of(ERIC).money == 4 and game.heard(Taxed) == [Taxed(ERIC, 3, 1, 0, 0)]
    four = scene(eric, turn=ERIC, tasks=favour(4), shut=(1, 2))
    assert four.legal() == [Give(Favour.BATTLE, 1), Give(Favour.BATTLE, 2), Decline(4)]
    assert four.do(Decline(4)).of(ERIC).money == 4


def test_eric_rolls_a_one_and_the_water_card_is_face_down() -> None:
    """F4.5: the worked example: no move, no tax; the only answer is given by itself (F5.6)."""
    game = scene(turn=ERIC, tasks=ROLL, shut=(1,), hands={ERIC: (CARD,)}).do(Roll(), dice=(1,))
    assert game.legal() == [Decline(1)]
    game.do(Decline(1))
    assert game.heard(Untaxed) == [Untaxed(ERIC, 1)] and (game.of(ERIC).money, game.of(ERIC).position) == (5, 0)


def test_anna_without_wine_pays_the_tax_and_the_orgy_stays_open() -> None:
    """F4.5: the worked example."""
    game = scene(player(ANNA, wine=0), tasks=favour(3), shut=(1, 3)).do(Decline(3))
    assert game.of(ANNA).money == 4 and game.of(ANNA).position == 0 and game.table.favours.open[1]


def test_martin_chooses_the_die_that_spares_him_the_tax() -> None:
    """F4.5: the worked example of two dice."""
    martin = player(MARTIN, dice=2, wheat=0)
    game = scene(martin, turn=MARTIN, tasks=favour(2, 3), shut=(1, 2), hands={MARTIN: (CARD,)})
    assert game.legal() == [Decline(2), Decline(3)]
    game.do(Decline(2))
    assert game.of(MARTIN).money == 5 and game.heard(Untaxed) == [Untaxed(MARTIN, 2)]
    assert game.table.favours.open == (False, False, True, True, True, True)


def test_without_money_one_space_back_but_never_below_the_village() -> None:
    """F4.5."""
    poor = scene(player(ANNA, money=0, position=4, water=0), tasks=favour(1), hands={ANNA: (CARD,)}).do(Decline(1))
    assert poor.of(ANNA).position == 3 and poor.heard(Taxed) == [Taxed(ANNA, 1, 0, 1, 3)]
    village = scene(player(ANNA, money=0, water=0), tasks=favour(1), hands={ANNA: (CARD,)}).do(Decline(1))
    assert village.of(ANNA).position == 0 and village.heard(Taxed) == [Taxed(ANNA, 1, 0, 0, 0)]


def test_a_step_by_a_card_spares_no_tax() -> None:
    """F4.5."""
    game = scene(player(ANNA, water=0), tasks=favour(1), hands={ANNA: (ADVANCE, CARD)}).do(Advance(), Decline(1))
    assert game.of(ANNA).position == 1 and game.of(ANNA).money == 4


def test_what_costs_nothing_cannot_be_refused() -> None:
    """F4.6: but another open card may be used, or another die chosen."""
    game = scene(player(ANNA, dice=2), tasks=favour(6, 2))
    assert game.why(Decline(6)) == FreeFavour(Favour.RELIGION, 6)
    assert {Decline(2), Give(Favour.ORGY, 1), Claim(Favour.RELIGION)} <= set(game.legal())
    unable = scene(player(ANNA, vestals=0), tasks=favour(6))
    assert Decline(6) in unable.legal() and unable.legal(Claim) == []
    married = scene(player(ANNA, vestals=0, married=True), tasks=favour(6), shut=(6,))
    assert married.why(Decline(6)) == FreeFavour(Favour.FORTUNA, 6)


def test_giving_more_than_moves_him_is_legal_and_the_steps_are_lost() -> None:
    """F4.7, F4.4."""
    game = scene(player(ANNA, position=14, centurions=3), tasks=favour(4), tokens={4: 1}).do(Give(Favour.BATTLE, 3))
    assert game.of(ANNA).position == 15 and game.of(ANNA).pieces.centurions == 0
    assert game.heard(Advanced) == [Advanced(ANNA, Cause.FAVOUR, 1, 15, lost=2)]
    assert game.table.turn.tokens == 1 and not game.table.favours.open[3]


def test_on_caesars_palace_phase_4_is_skipped() -> None:
    """F4.7: no roll, no Favour, no tax."""
    game = scene(player(ANNA, position=15, centurions=0), tasks=FULL[:-1], palace=Palace(0, 0, (ANNA,)), hands={ANNA: (CARD,)})
    game.do(Pass())
    assert game.ask == FinishTurn() and game.heard(FavourSkipped) == [FavourSkipped(ANNA)] and not game.heard(Rolled)


def test_who_reaches_the_palace_between_roll_and_choice_is_done_with_phase_4() -> None:
    """F4.7, F6.3."""
    game = scene(player(ANNA, position=14), tasks=favour(3), hands={ANNA: (ADVANCE,)}).do(Advance())
    assert type(game.table.tasks[-1]) is KeepPalace and game.heard(PalaceReached) == [PalaceReached(ANNA, 1)]
    game.do(Keep(game.state.hands[ANNA].drawn[:1]))
    assert game.ask == FinishTurn() and game.heard(FavourSkipped) and all(game.table.favours.open)


def test_order_of_steps_tokens_palace_flip_and_phase_5() -> None:
    """F4.9, F4.8, F4.4: two players, the first of them reaches the Palace by a card with tokens."""
    tasks = (*FLIP, ChooseFavour((6,)))
    game = scene(player(ANNA, position=14), tasks=tasks, tokens={6: 2}, seats=2).do(Claim(Favour.RELIGION))
    assert game.ask == KeepPalace(3) and game.table.turn.tokens == 2 and game.table.favours.tokens[5] == 0
    game.do(Keep(game.state.hands[ANNA].drawn[:1]))
    assert game.ask == TurnFavour() and game.heard(Drew) == [Drew(ANNA, 3, 3)]
    game.do(TurnDown(Favour.BATTLE))
    assert game.ask == KeepCards(drawn=2, most=1) and game.heard(Drew)[1:] == [Drew(ANNA, 2, 2)]


def test_the_first_of_two_players_turns_one_more_card() -> None:
    """F4.8: whatever the dice were, without tokens on it; it counts as used at the end of the round (F6.2)."""
    game = scene(seats=2, tasks=FLIP, shut=(1,), tokens={2: 1, 6: 3})
    assert game.legal() == [TurnDown(Favour.FOOD), TurnDown(Favour.BATTLE), TurnDown(Favour.FORTUNA), Pass()]
    game.do(TurnDown(Favour.FORTUNA))
    assert game.heard(FavourTurned) == [FavourTurned(ANNA, Favour.FORTUNA)] and not game.table.favours.open[4]
    left = scene(seats=2, tasks=FLIP).do(Pass())
    assert left.heard(FavourLeft) == [FavourLeft(ANNA)] and all(left.table.favours.open)


def test_only_the_first_of_two_is_asked_to_turn_a_card() -> None:
    """F4.8: also after a skipped phase 4; a point without choice is passed over (F5.6)."""
    tokens: dict[int, int] = dict.fromkeys(FAVOURS, 1)
    passed = scene(player(ANNA, position=15), tasks=(*FLIP, RollDice(), *FULL[3:4]), seats=2, palace=Palace(0, 0, (ANNA,)), tokens=tokens)
    passed.do(Pass())
    assert passed.heard(FavourSkipped) and [event.move for event in passed.heard(Forced)][:1] == [Pass()]
    assert passed.seat == ERIC and passed.ask == ChooseCard() and TurnFavour() not in passed.table.tasks
    first = scene(turn=ERIC, podium=(ANNA, ERIC), tasks=FULL[:1], seats=2)
    assert TurnFavour() in first.do(*first.legal()).table.tasks  # the first player of the next round
    three = scene(turn=2, tasks=FULL[:1], seats=3)
    assert TurnFavour() not in three.do(*three.legal()).table.tasks
