"""Every reason for which a move of Fortuna is refused, and moves that make no sense at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fortuna_scenes import ANNA, END, ERIC, FLIP, FULL, MIGHT, Scene, favour, player, scene

from rules import fortuna
from rules.engine.match import GameOver, NotAsked, OtherQuestion
from rules.engine.model import Refused, look
from rules.fortuna import paragraphs
from rules.fortuna.components import Action, Building, Cube, Favour, Gift, Person, Privilege, Source
from rules.fortuna.game import CARDS, STEPS
from rules.fortuna.misplaced import BELONGS
from rules.fortuna.moves import (
    MOVES,
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Command,
    Convert,
    Decline,
    Draft,
    EndTurn,
    Exchange,
    Execute,
    Forgo,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Move,
    Pass,
    Receive,
    Recruit,
    Roll,
    RollEarly,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)
from rules.fortuna.paragraphs import F1_4, F3_2, F3_3, F3_4, F3_5, F3_6, F3_7, F3_10, F4_2, F4_3
from rules.fortuna.questions import (
    Ask,
    ChooseBribe,
    ChooseBuilding,
    ChooseCard,
    ChooseGift,
    ConvertWater,
    DraftCard,
    DrawCards,
    ExchangeCard,
    FinishTurn,
    HirePeople,
    KeepCards,
    KeepPalace,
    LockCards,
    SellGoods,
)
from rules.fortuna.refusals import (
    AboveDice,
    BribeOnOwnSide,
    BuiltAlready,
    CannotExecute,
    CardGivesNothing,
    CardLocked,
    FavourClosed,
    FreeFavour,
    GivenOtherwise,
    GivesTooMany,
    HasTokens,
    Hindrance,
    KeepWithin,
    NoBribeMoney,
    NoCenturion,
    NoCopyLeft,
    NoRoom,
    NoRoomForCard,
    NoSuchDie,
    NoSuchGift,
    NotDrawn,
    NotEnough,
    NotFaceUpBeforeYou,
    NotInHand,
    NotMarried,
    NotOnYourSide,
    NotPlayedSo,
    NotToPick,
    NotYoursToLock,
    NoVestals,
    NoWater,
    OneAdvance,
    OnYourSide,
    PalaceKeepsOne,
    PalaceNeedsMarriage,
    PurseFull,
    Reason,
    RolledAlready,
    StillPossible,
    StockShort,
    ThreeBuildings,
    TooExpensive,
    TooFew,
    TurnedAlready,
)
from rules.fortuna.state import Palace

P, B = Privilege, Building
TRIO = (Action.HARVEST, Action.VINTAGE, Action.FORTUNA)


def inside(ask: Any) -> dict[str, Any]:
    """In the middle of an action."""
    return {"tasks": (*MIGHT, ExchangeCard(TRIO[0]), ask), "cards": {ANNA: TRIO}}


def own(**facts: Any) -> Any:
    return player(ANNA, **facts)


WHEAT, WINE = SellGoods(Cube.WHEAT, 2), SellGoods(Cube.WINE, 3)
HARVEST, WINES = ConvertWater(Cube.WHEAT), ConvertWater(Cube.WINE)
CENTURIONS, VESTALS = HirePeople(Person.CENTURION), HirePeople(Person.VESTAL)
GIFT, SITE, BRIBERY = ChooseGift(False), ChooseBuilding(), ChooseBribe()
KEEP = {"tasks": (FinishTurn(), KeepCards(2, 1)), "drawn": (P.ADVANCE, P.MARRIAGE)}
PALACE = {"tasks": (FinishTurn(), KeepPalace(3)), "drawn": (P.ADVANCE, P.MARRIAGE, P.PER_WINE), "palace": Palace(0, 0, (ANNA,))}

REFUSALS: list[tuple[Any, dict[str, Any], Move, Any]] = [
    (own(), {}, Roll(), OtherQuestion(ChooseCard(), F4_2)),
    (own(), {"tasks": (LockCards(), DraftCard(ANNA))}, Draft(Action.FORTUNA), NotToPick(Action.FORTUNA)),
    (own(), {"tasks": (LockCards(),), "cards": {ERIC: TRIO}}, Lock(Action.FORTUNA), NotYoursToLock(Action.FORTUNA)),
    (own(), {"cards": {ERIC: TRIO}}, Execute(Action.FORTUNA), NotOnYourSide(Action.FORTUNA)),
    (own(), {"cards": {ERIC: TRIO}}, Skip(Action.FORTUNA), NotOnYourSide(Action.FORTUNA)),
    (own(), {"tasks": (*MIGHT, ExchangeCard(TRIO[0])), "cards": {ANNA: TRIO}}, Exchange(Action.FORTUNA), OnYourSide(Action.FORTUNA)),
    (own(), {"tasks": (*MIGHT, ExchangeCard(Action.WATER_SUPPLY)), "cards": {ERIC: TRIO}, "locked": {ERIC: TRIO[2]}},
     Exchange(TRIO[2]), CardLocked(TRIO[2])),
    (own(position=15), {"cards": {ANNA: TRIO}}, Execute(Action.FORTUNA), CannotExecute(Action.FORTUNA, Hindrance.NO_STEP)),
    (own(), inside(WHEAT), Forgo(), StillPossible(Action.WHEAT_TRADE)),
    (own(), inside(BRIBERY), Forgo(), StillPossible(Action.CORRUPTION)),
    (own(), inside(WINES), Convert(-1, False), TooFew(0, F3_3)),
    (own(), inside(WINES), Convert(2, False), NotEnough(Cube.WATER, 1, F3_3)),
    (own(), inside(WINES), Convert(0, True), NoWater(Source.AQUEDUCT, F3_3)),
    (own(), inside(WINES) | {"gone": {"wine": 11}}, Convert(1, False), StockShort(Cube.WINE, 0, F3_3)),
    (own(), inside(WHEAT), Sell(0), TooFew(1, F3_4)),
    (own(), inside(WHEAT), Sell(-3), TooFew(1, F3_4)),
    (own(), inside(WHEAT), Sell(2), NotEnough(Cube.WHEAT, 1, F3_4)),
    (own(), inside(HARVEST), Convert(2, False), NotEnough(Cube.WATER, 1, F3_2)),
    (own(), inside(HARVEST), Convert(0, True), NoWater(Source.AQUEDUCT, F3_2)),
    (own(), inside(WINE), Sell(2), NotEnough(Cube.WINE, 1, F3_5)),
    (own(), inside(CENTURIONS), Buy(0), TooFew(1, F3_6)),
    (own(vestals=0), inside(VESTALS), Buy(3), TooExpensive(9, 5, F3_7)),
    (own(), inside(VESTALS), Sell(1), OtherQuestion(VESTALS, F3_4)),
    (own(centurions=2), inside(CENTURIONS), Buy(2), NoRoom(Person.CENTURION, 1)),
    (own(), inside(CENTURIONS) | {"gone": {"centurions": 7}}, Buy(2), StockShort(Person.CENTURION, 1, F1_4)),
    (own(money=4), inside(CENTURIONS), Buy(2), TooExpensive(5, 4, F3_6)),
    (own(married=True), inside(GIFT), RollEarly(), RolledAlready()),
    (own(married=True, money=20), inside(GIFT), Receive(Gift.MONEY), NoSuchGift(Gift.MONEY)),
    (own(married=True), inside(GIFT) | {"gone": {"wheat": 11}}, Receive(Gift.WHEAT), NoSuchGift(Gift.WHEAT)),
    (own(money=20, buildings=(B.MARKET,)), inside(SITE), Build(B.MARKET), BuiltAlready(B.MARKET)),
    (own(money=20, buildings=(B.MARKET, B.AQUEDUCT, B.BASILICA)), inside(SITE), Build(B.PALACE), ThreeBuildings()),
    (own(money=20), inside(SITE) | {"copies": (0, 3, 3, 3)}, Build(B.MARKET), NoCopyLeft(B.MARKET)),
    (own(money=20), inside(SITE), Build(B.PALACE), PalaceNeedsMarriage()),
    (own(money=5), inside(SITE), Build(B.BASILICA), TooExpensive(6, 5, F3_10)),
    (own(money=20), inside(BRIBERY), TakeMoney(), PurseFull()),
    (own(), inside(BRIBERY), Bribe(Action.HARVEST), BribeOnOwnSide(Action.HARVEST)),
    (own(money=0), inside(BRIBERY), Bribe(Action.WINE_TRADE), NoBribeMoney()),
    (own(wine=0), inside(BRIBERY), Bribe(Action.WINE_TRADE), CannotExecute(Action.WINE_TRADE, Hindrance.NOTHING_TO_SELL)),
    (own(centurions=0), {"tasks": MIGHT, "cards": {ANNA: TRIO}}, Command(TRIO[0]), NoCenturion()),
    (own(), {"tasks": MIGHT, "cards": {ANNA: TRIO}, "locked": {ANNA: TRIO[0]}}, Command(TRIO[0]), NotFaceUpBeforeYou(TRIO[0])),
    (own(), {"tasks": MIGHT, "cards": {ERIC: TRIO}}, Command(TRIO[0]), NotFaceUpBeforeYou(TRIO[0])),
    (own(money=0), {"tasks": MIGHT, "cards": {ANNA: (Action.CENTURIONS, *TRIO[:2])}}, Command(Action.CENTURIONS),
     CannotExecute(Action.CENTURIONS, Hindrance.NO_MONEY)),
    (own(), {"tasks": favour(2, 3)}, Decline(4), NoSuchDie(4, (2, 3))),
    (own(), {"tasks": favour(2, 3)}, Give(Favour.BATTLE, 1), AboveDice(Favour.BATTLE, 3)),
    (own(), {"tasks": favour(3), "shut": (3,)}, Give(Favour.FOOD, 1), FavourClosed(Favour.FOOD)),
    (own(), {"tasks": favour(3), "shut": (1,)}, GiveWater(Source.RESERVOIR), FavourClosed(Favour.WATER_SUPPLY)),
    (own(water=0), {"tasks": favour(3)}, GiveWater(Source.RESERVOIR), NoWater(Source.RESERVOIR, F4_3)),
    (own(), {"tasks": favour(6)}, Give(Favour.RELIGION, 1), GivenOtherwise(Favour.RELIGION)),
    (own(), {"tasks": favour(6)}, Give(Favour.WATER_SUPPLY, 1), GivenOtherwise(Favour.WATER_SUPPLY)),
    (own(), {"tasks": favour(6)}, Claim(Favour.ORGY), GivenOtherwise(Favour.ORGY)),
    (own(), {"tasks": favour(3)}, Give(Favour.FOOD, 0), TooFew(1, F4_3)),
    (own(wheat=5), {"tasks": favour(3)}, Give(Favour.FOOD, 3), GivesTooMany(Favour.FOOD, 2)),
    (own(), {"tasks": favour(4)}, Give(Favour.BATTLE, 2), NotEnough(Person.CENTURION, 1, F4_3)),
    (own(), {"tasks": favour(5)}, Claim(Favour.FORTUNA), NotMarried()),
    (own(vestals=0), {"tasks": favour(6)}, Claim(Favour.RELIGION), NoVestals()),
    (own(), {"tasks": favour(6)}, Decline(6), FreeFavour(Favour.RELIGION, 6)),
    (own(), {"tasks": FLIP, "seats": 2, "shut": (2,)}, TurnDown(Favour.ORGY), TurnedAlready(Favour.ORGY)),
    (own(), {"tasks": FLIP, "seats": 2, "tokens": {2: 1}}, TurnDown(Favour.ORGY), HasTokens(Favour.ORGY, 1)),
    (own(), KEEP, Keep((P.PER_WINE,)), NotDrawn(P.PER_WINE)),
    (own(), KEEP, Keep(()), KeepWithin(1)),
    (own(), KEEP, Keep((P.ADVANCE, P.MARRIAGE)), KeepWithin(1)),
    (own(), KEEP | {"tasks": (FinishTurn(), KeepCards(2, 2))}, Keep((P.ADVANCE, P.ADVANCE)), NotDrawn(P.ADVANCE)),
    (own(position=15, buildings=(B.BASILICA,)), PALACE, Keep((P.ADVANCE, P.MARRIAGE)), PalaceKeepsOne()),
    (own(), {}, Recruit(Person.VESTAL), NotInHand(P.VESTAL_OR_CENTURION)),
    (own(), {}, Gather(P.WINE_AND_CUBE, Cube.WINE), NotInHand(P.WINE_AND_CUBE)),
    (own(), {}, Advance(), NotInHand(P.ADVANCE)),
    (own(), {"hands": {ANNA: (P.MARRIAGE,)}}, Gather(P.MARRIAGE, Cube.WINE), NotPlayedSo(P.MARRIAGE)),
    (own(), {"hands": {ANNA: (P.ADVANCE,)}, "advanced": True}, Advance(), OneAdvance()),
    (own(position=15), {"hands": {ANNA: (P.ADVANCE,)}}, Advance(), CardGivesNothing(P.ADVANCE)),
    (own(vestals=3), {"hands": {ANNA: (P.VESTAL_OR_CENTURION,)}}, Recruit(Person.VESTAL), NoRoomForCard(Person.VESTAL)),
]  # fmt: skip


@pytest.mark.parametrize(("anna", "facts", "move", "why"), REFUSALS, ids=lambda value: type(value).__name__)
def test_refused_for_this_reason(anna: Any, facts: dict[str, Any], move: Move, why: Any) -> None:
    """F1.3, F1.10, F1.11, F2.3-F2.5, F3.2-F3.13, F4.1-F4.8, F5.1-F5.5, F6.3."""
    game = scene(anna, **facts)
    assert game.why(move) == why
    assert why.cite in PARAGRAPHS
    assert move not in game.legal()


PARAGRAPHS = {value for name, value in vars(paragraphs).items() if re.fullmatch(r"F\d_\d+", name)}


def test_each_question_cites_its_own_paragraph() -> None:
    """F3.2-F3.7: sister actions are not confused."""
    assert [ask.cite for ask in (HARVEST, WINES, WHEAT, WINE, CENTURIONS, VESTALS)] == [F3_2, F3_3, F3_4, F3_5, F3_6, F3_7]


def test_every_reason_is_given_by_some_refusal() -> None:
    assert {type(why) for _, _, _, why in REFUSALS} == {*get_args(Reason), OtherQuestion}


def test_every_paragraph_has_a_scenario_or_a_refusal() -> None:
    """Each number of the rulebook stands in the docstring of a test."""
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_fortuna*.py"))
    docstrings = " ".join(re.findall(r'def test_.*?"""(.*?)"""', text, re.DOTALL))
    cited = set(re.findall(r"F\d\.\d+", docstrings))
    assert cited == PARAGRAPHS and len(cited) == 52


def test_every_move_and_every_question_has_its_rule() -> None:
    assert {kind for answers in STEPS.values() for kind in answers.rules} | set(CARDS) == set(MOVES)
    assert {*STEPS, DrawCards} == set(get_args(Ask))


SAMPLES: list[Move] = [
    Draft(Action.HARVEST), Lock(Action.HARVEST), Execute(Action.HARVEST), Skip(Action.HARVEST), Convert(-5, True), Sell(-1), Buy(99),
    RollEarly(), Receive(Gift.MONEY), Build(B.PALACE), TakeMoney(), Bribe(Action.CORRUPTION), Forgo(), Exchange(Action.FORTUNA),
    Command(Action.FAMILY), Pass(), Roll(), GiveWater(Source.AQUEDUCT), Give(Favour.FORTUNA, -2), Claim(Favour.FOOD), Decline(0),
    TurnDown(Favour.FOOD), Keep((P.ADVANCE,) * 9), EndTurn(), Recruit(Person.VESTAL), Gather(P.ADVANCE, Cube.WINE), Advance(),
]  # fmt: skip
POINTS = [
    {"tasks": FULL[: n + 1]} for n in range(len(FULL)) if n != 1
] + [inside(ask) for ask in (WHEAT, WINES, CENTURIONS, GIFT, SITE, BRIBERY)] + [
    {"tasks": (*MIGHT, ExchangeCard(Action.WATER_SUPPLY))}, {"tasks": favour(3)}, {"tasks": FLIP, "seats": 2}, KEEP, PALACE,
    {"tasks": (LockCards(), DraftCard(ANNA))}, {"tasks": (LockCards(),)},
]  # fmt: skip


@pytest.mark.parametrize("facts", POINTS, ids=lambda facts: type(facts["tasks"][-1]).__name__)
def test_nonsense_is_refused_and_never_crashes(facts: dict[str, Any]) -> None:
    """F5.5: whatever is said at whatever point is answered by a reason or is legal."""
    assert {type(move) for move in SAMPLES} == set(MOVES)
    game = scene(own(), **facts)
    answers = STEPS[type(game.ask)].rules
    for move in SAMPLES:
        why = game.why(move)
        if type(move) not in answers and type(move) not in CARDS:
            assert why == OtherQuestion(game.ask, BELONGS[type(move)])
        elif why is None:
            assert move in game.legal()


def test_others_are_not_asked_and_nobody_is_after_the_end() -> None:
    """F5.5: no card in another player's turn."""
    game = scene(hands={ERIC: (P.ADVANCE,)})
    assert refusal(game, ERIC, Advance()) == NotAsked(ERIC, ChooseCard.cite)
    over = scene(tasks=END, seats=2, turn=ERIC, palace=Palace(0, 0, (ANNA,)), hands={ANNA: (P.ADVANCE,)}).do(EndTurn())
    assert refusal(over, ANNA, Advance()) == GameOver() and not list(fortuna.candidates(look(over.state, ERIC)))


def refusal(game: Scene, seat: int, move: Move) -> Any:
    with pytest.raises(Refused) as refused:
        fortuna.check(look(game.state, seat), move)
    return refused.value.why
