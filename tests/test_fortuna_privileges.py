"""F5: tokens become cards, cards are played in one's own turn, and nobody learns a hand from whom the referee asks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from fortuna_scenes import ANNA, END, ERIC, FULL, MIGHT, ROLL, Scene, favour, player, scene

from rules import fortuna
from rules.engine.blanks import offered
from rules.engine.model import look
from rules.fortuna.components import Action, Building, Cube, Favour, Person, Privilege, Source
from rules.fortuna.events import (
    AdvancePlayed,
    CardGained,
    CardsSeen,
    DeckShuffled,
    Drew,
    Forced,
    GatherPlayed,
    Kept,
    RecruitPlayed,
    TurnBegan,
)
from rules.fortuna.moves import (
    Advance,
    Claim,
    Convert,
    Decline,
    EndTurn,
    Exchange,
    Execute,
    Gather,
    Give,
    GiveWater,
    Keep,
    KeepPrivileges,
    NoPrivilege,
    Order,
    Pass,
    Recruit,
    Roll,
    Skip,
)
from rules.fortuna.questions import Ask, ChooseFavour, ConvertWater, ExchangeCard, FinishTurn, KeepCards, RollDice, UseMight
from rules.fortuna.refusals import CardGivesNothing, NoRoomForCard, OneAdvance

P = Privilege
RECRUIT, ADVANCE = P.VESTAL_OR_CENTURION, P.ADVANCE


def test_one_token_draws_one_card_that_is_kept() -> None:
    """F5.1, F5.5: drawn privately; it may be played at the end of the same turn."""
    game = scene(tasks=favour(1), tokens={1: 1}, deck=(ADVANCE, RECRUIT)).do(GiveWater(Source.RESERVOIR))
    assert game.hand(ANNA) == (ADVANCE,) and game.of(ANNA).cards == 1 and game.table.privileges.deck == 1
    assert game.heard(Drew) == [Drew(ANNA, 1, 1)] and game.heard(CardGained) == []
    assert game.heard(CardGained, to=ANNA) == [CardGained(ADVANCE)]
    assert game.ask == FinishTurn() and game.do(Advance()).of(ANNA).position == 2


def test_anna_and_religion_with_three_tokens() -> None:
    """F5.1, F4.3, F4.4: the worked example."""
    deck = (P.PER_WINE, ADVANCE, P.MARRIAGE, RECRUIT)
    game = scene(player(ANNA, vestals=2), tasks=favour(6), tokens={6: 3}, deck=deck).do(Claim(Favour.RELIGION))
    assert game.of(ANNA).position == 2 and not game.table.favours.open[5] and game.table.favours.tokens[5] == 0
    assert game.ask == KeepCards(drawn=3, most=1) and game.heard(CardsSeen, to=ANNA) == [CardsSeen(deck[:3])]
    assert not game.heard(CardsSeen) and game.of(ANNA).cards == 0
    assert game.legal() == [Keep((P.PER_WINE,)), Keep((ADVANCE,)), Keep((P.MARRIAGE,))]
    game.do(Keep((P.MARRIAGE,)))
    assert game.hand(ANNA) == (P.MARRIAGE,) and game.table.privileges.discards == (P.PER_WINE, ADVANCE)
    assert game.heard(Kept) == [Kept(ANNA, 1, (P.PER_WINE, ADVANCE))]


def test_anna_and_the_basilica() -> None:
    """F5.1: the worked example: three tokens on Battle, two of three cards kept, or one."""
    anna = player(ANNA, buildings=(Building.BASILICA,))
    deck = (P.PER_WINE, ADVANCE, P.MARRIAGE)
    game = scene(anna, tasks=favour(4), tokens={4: 3}, deck=deck).do(Give(Favour.BATTLE, 1))
    assert game.ask == KeepCards(drawn=3, most=2) and len(game.legal(Keep)) == 6
    game.do(Keep((P.MARRIAGE, P.PER_WINE)))
    assert game.hand(ANNA) == (P.MARRIAGE, P.PER_WINE) and game.table.privileges.discards == (ADVANCE,)
    one = scene(anna, tasks=favour(4), tokens={4: 2}, deck=deck).do(Give(Favour.BATTLE, 1), Keep((ADVANCE,)))
    assert one.hand(ANNA) == (ADVANCE,)


def test_two_equal_cards_are_asked_for_all_the_same() -> None:
    """F5.6: what was drawn must not show by whom the referee asks."""
    game = scene(tasks=favour(4), tokens={4: 2}, deck=(ADVANCE, ADVANCE)).do(Give(Favour.BATTLE, 1))
    assert game.ask == KeepCards(2, 1) and game.legal() == [Keep((ADVANCE,))]


def test_the_discards_are_shuffled_in_mid_draw() -> None:
    """F5.2: only when a draw needs it; the cards drawn are no discards."""
    game = scene(tasks=favour(4), tokens={4: 3}, deck=(ADVANCE,), discards=(P.MARRIAGE, P.PER_WINE, RECRUIT))
    game.do(Give(Favour.BATTLE, 1))
    assert game.heard(DeckShuffled) == [DeckShuffled(3)] and game.state.hands[ANNA].drawn == (ADVANCE, P.MARRIAGE, P.PER_WINE)
    assert game.table.privileges.discards == () and game.table.privileges.deck == 1
    exact = scene(tasks=favour(4), tokens={4: 1}, deck=(ADVANCE,), discards=(RECRUIT,)).do(Give(Favour.BATTLE, 1))
    assert not exact.heard(DeckShuffled) and exact.table.privileges.deck == 0 and exact.table.privileges.discards == (RECRUIT,)


def test_nothing_left_to_draw() -> None:
    """F5.2: as many as there are; with none the tokens are gone."""
    none = scene(tasks=favour(4), tokens={4: 3}, deck=()).do(Give(Favour.BATTLE, 1))
    assert none.heard(Drew) == [Drew(ANNA, 0, 3)] and none.seat == ERIC and none.table.favours.tokens[3] == 0
    one = scene(tasks=favour(4), tokens={4: 3}, deck=(ADVANCE,)).do(Give(Favour.BATTLE, 1))
    assert one.heard(Drew) == [Drew(ANNA, 1, 3)] and one.hand(ANNA) == (ADVANCE,)


def test_cards_that_give_people_or_cubes() -> None:
    """F5.3, F5.4: discarded face up; water goes to the reservoir; the cube of choice may be the same kind."""
    hand = (RECRUIT, RECRUIT, P.WATER_AND_CUBE, P.WHEAT_AND_CUBE, P.WINE_AND_CUBE)
    game = scene(hands={ANNA: hand}).do(
        Recruit(Person.VESTAL),
        Recruit(Person.CENTURION),
        Gather(P.WATER_AND_CUBE, Cube.WATER),
        Gather(P.WHEAT_AND_CUBE, Cube.WINE),
        Gather(P.WINE_AND_CUBE, Cube.WHEAT),
    )
    has = game.of(ANNA).pieces
    assert (has.water, has.wheat, has.wine, has.vestals, has.centurions) == (3, 3, 3, 2, 2)
    assert game.hand(ANNA) == () and sorted(game.table.privileges.discards, key=list(P).index) == list(hand)
    assert game.heard(RecruitPlayed) == [RecruitPlayed(ANNA, Person.VESTAL), RecruitPlayed(ANNA, Person.CENTURION)]
    assert game.heard(GatherPlayed)[0] == GatherPlayed(ANNA, P.WATER_AND_CUBE, (Cube.WATER, Cube.WATER))


def test_a_card_gives_what_the_stock_has_left() -> None:
    """F1.4, F5.4."""
    game = scene(hands={ANNA: (P.WATER_AND_CUBE,)}, gone={"water": 10}).do(Gather(P.WATER_AND_CUBE, Cube.WATER))
    assert game.heard(GatherPlayed) == [GatherPlayed(ANNA, P.WATER_AND_CUBE, (Cube.WATER,))]
    empty = scene(hands={ANNA: (P.WATER_AND_CUBE,)}, gone={"water": 11})
    assert empty.why(Gather(P.WATER_AND_CUBE, Cube.WATER)) == CardGivesNothing(P.WATER_AND_CUBE)
    assert empty.do(Gather(P.WATER_AND_CUBE, Cube.WINE)).of(ANNA).pieces.wine == 2


def test_a_recruit_needs_room() -> None:
    """F5.4, F1.3."""
    game = scene(player(ANNA, vestals=3), hands={ANNA: (RECRUIT,)})
    assert game.why(Recruit(Person.VESTAL)) == NoRoomForCard(Person.VESTAL) and game.legal(Recruit) == [Recruit(Person.CENTURION)]
    full = scene(player(ANNA, vestals=3, centurions=3), hands={ANNA: (RECRUIT,)})
    assert full.why(Recruit(Person.VESTAL)) == CardGivesNothing(RECRUIT)


def test_one_advance_a_round() -> None:
    """F5.3."""
    game = scene(hands={ANNA: (ADVANCE, ADVANCE)}).do(Advance())
    assert game.of(ANNA).position == 1 and game.heard(AdvancePlayed) == [AdvancePlayed(ANNA)]
    assert game.why(Advance()) == OneAdvance() and game.legal(Advance) == []
    last = scene(tasks=END, turn=ERIC, podium=(ERIC, ANNA), seats=2, advanced=True, hands={ANNA: (ADVANCE,)}).do(EndTurn())
    assert last.seat == ANNA and last.why(Advance()) is None  # another's card of this round is no obstacle


@pytest.mark.parametrize("held", [ADVANCE, P.PER_WINE])
def test_the_points_of_a_turn_are_the_same_whatever_card_is_held(held: Privilege) -> None:
    """F5.5, F5.6: Harvest without Water, no Centurion, one die, nothing to deliver: still every point is asked."""
    cards = {ANNA: (Action.HARVEST, Action.FORTUNA, Action.CORRUPTION)}
    game = scene(player(ANNA, water=0, centurions=0), cards=cards, hands={ANNA: (held,)})
    points = []
    for move in (Execute(Action.HARVEST), Convert(0, False), Exchange(Action.FAMILY), Pass(), Roll(), Decline(1), EndTurn()):
        game.do(move, dice=(1,))
        points.append(game.ask)
    assert points[:-1] == [
        ConvertWater(Cube.WHEAT),
        ExchangeCard(Action.HARVEST),
        UseMight(),
        RollDice(),
        ChooseFavour((1,)),
        FinishTurn(),
    ]
    assert not game.heard(Forced) and game.seat == ERIC


def test_the_same_turn_without_a_card_is_passed_over_and_said() -> None:
    """F5.6."""
    cards = {ANNA: (Action.HARVEST, Action.FORTUNA, Action.CORRUPTION)}
    game = scene(player(ANNA, water=0, centurions=0), cards=cards).do(Execute(Action.HARVEST))
    assert game.ask == ExchangeCard(Action.HARVEST)
    game.do(Exchange(Action.FAMILY), dice=(1,))
    forced = [(event.ask, event.move) for event in game.heard(Forced)]
    assert forced == [
        (ConvertWater(Cube.WHEAT), Convert(0, False)),
        (UseMight(), Pass()),
        (RollDice(), Roll()),
        (ChooseFavour((1,)), Decline(1)),
        (FinishTurn(), EndTurn()),
    ]
    assert game.heard(TurnBegan) == [TurnBegan(ERIC, 2, None)] and game.of(ANNA).money == 4


@pytest.mark.parametrize("tasks", [tuple(FULL[: n + 1]) for n in range(len(FULL)) if n != 1] + [favour(2)])
def test_a_card_may_be_played_at_every_point_and_leaves_the_question_open(tasks: tuple[Ask, ...]) -> None:
    """F5.3, F5.5."""
    game = scene(tasks=tasks, hands={ANNA: (ADVANCE, P.WATER_AND_CUBE, P.PER_WINE)})
    before = game.ask
    game.do(Advance(), Gather(P.WATER_AND_CUBE, Cube.WINE))
    assert game.ask == before and game.of(ANNA).position == 1 and game.hand(ANNA) == (P.PER_WINE,)


def test_no_card_from_a_draw_not_yet_chosen_from() -> None:
    """F5.5: but from the hand, while choosing."""
    tasks = (FinishTurn(), KeepCards(2, 1))
    game = scene(tasks=tasks, hands={ANNA: (P.WATER_AND_CUBE,)}, drawn=(ADVANCE, RECRUIT))
    assert game.legal() == [Keep((ADVANCE,)), Keep((RECRUIT,)), *(Gather(P.WATER_AND_CUBE, cube) for cube in Cube)]


def test_a_standing_order_answers_what_has_one_answer() -> None:
    """F5.6: "no Privilege card", in one's own turns up to a round; the last point of a turn is asked if that is wished."""
    game = scene(player(ANNA, centurions=0), hands={ANNA: (ADVANCE,)}, tasks=MIGHT, podium=(ANNA, ERIC), seats=2)
    this, last, old = KeepPrivileges(2, last=False), KeepPrivileges(None, last=True), NoPrivilege(2)
    for seat in (ANNA, ERIC):
        blanks = fortuna.orders(look(game.state, seat))
        assert offered(blanks, this) and offered(blanks, last) and not offered(blanks, old)
    for order in (this, last, old):
        assert obey(game, order) == Pass() and obey(game, order, ERIC) is None
    game.do(Pass())
    assert obey(game, this) == Roll()
    assert obey(game.do(Roll(), dice=(3,)), this) is None  # a choice
    game.do(Give(Favour.FOOD, 1))
    assert obey(game, this) == obey(game, old) == EndTurn() and obey(game, last) is None
    game.do(EndTurn())
    view = look(game.state, ANNA)
    assert fortuna.lapsed(view, old) and not fortuna.lapsed(view, this) and obey(game, this) is None


def test_a_standing_order_never_chooses_a_draw() -> None:
    """F5.6, F5.1."""
    game = scene(tasks=(FinishTurn(), KeepCards(2, 1)), hands={ANNA: (RECRUIT,)}, drawn=(ADVANCE, ADVANCE))
    assert obey(game, NoPrivilege(2)) is None and obey(game, NoPrivilege(1)) is None


def obey(game: Scene, order: Order, seat: int = ANNA) -> object:
    return fortuna.obey(look(game.state, seat), order)


def test_hands_lie_sorted() -> None:
    """F5.6: the order of a hand tells nothing of its history."""
    game = scene(tasks=favour(1), tokens={1: 1}, deck=(RECRUIT,), hands={ANNA: (ADVANCE, P.MARRIAGE)}).do(GiveWater(Source.RESERVOIR))
    places = [list(P).index(card) for card in game.hand(ANNA)]
    assert all(one <= two for one, two in pairwise(places)) and len(places) == 3


def test_a_roll_is_a_point_of_its_own() -> None:
    """F5.5: a card before the roll, another after it."""
    game = scene(tasks=ROLL, hands={ANNA: (ADVANCE, RECRUIT, P.PER_WINE)}).do(Advance(), Roll(), Recruit(Person.VESTAL), dice=(6,))
    assert game.do(Claim(Favour.RELIGION)).of(ANNA).position == 3
    assert Skip(Action.FORTUNA) not in game.legal()
