"""The End of the Triumvirate: why a move is refused, and that what is offered is exactly what is allowed."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, get_args

import pytest
import test_triumvirat_attack
import test_triumvirat_movement
import test_triumvirat_supply
import test_triumvirat_turn
from playing import playout
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, P, position, why

from rules import triumvirat
from rules.engine.match import GameOver, Match, NotAsked, OtherQuestion
from rules.engine.model import Refused, View
from rules.triumvirat import paragraphs as rulebook
from rules.triumvirat.components import Competence, Good, Kind, Post, RomeForm, Section
from rules.triumvirat.moves import (
    MOVES,
    Appoint,
    CallRome,
    Decline,
    EndMovement,
    EndTurn,
    Escort,
    Flee,
    Install,
    Load,
    March,
    Persuade,
    PlaceLegion,
    Produce,
    Raise,
    Recall,
    Take,
    TakeFromRome,
)
from rules.triumvirat.paragraphs import T2_3, T3_1, T3_6, T4_5, T4_6, T5_1, T5_3, T6_4
from rules.triumvirat.questions import Actions, Appointment, Arrivals, Due, Movement, Redress, Refuge, RomeSupply, Shortage
from rules.triumvirat.refusals import (
    AlreadyLoaded,
    AlreadyThere,
    AlreadyWorks,
    CannotPay,
    LastProvince,
    MovementFirst,
    MovementOver,
    NobodyWorks,
    NoCitizens,
    NoLegions,
    NoPointsLeft,
    NoServant,
    NothingDue,
    NotInPlay,
    NotSoManyLegions,
    NotSoManyServants,
    NotYours,
    NoWeapons,
    OwnCitizens,
    Reason,
    TooFar,
    TopReached,
    WrongProvince,
)
from rules.triumvirat.state import Hand

SCENARIOS = (test_triumvirat_supply, test_triumvirat_movement, test_triumvirat_attack, test_triumvirat_turn)
POLITICS, MILITARY = Competence
HOME = P.GALIA_NARBONENSIS
SHORT = Shortage(CRASSUS, gold=(Due(P.SYRIA, 2), Due(None, 1)), legions=())
LONELY = {P.HISPANIA_ULTERIOR: CRASSUS, P.SICILIA: CRASSUS, P.ITALIA: CAESAR, P.MACEDONIA: CAESAR}
rich = partial(position, Actions(CAESAR, 0), treasury=(9, 0, 0))

REFUSALS: list[tuple[Match, Any, Any]] = [
    (position(RomeSupply(CAESAR)), PlaceLegion(HOME), OtherQuestion(RomeSupply(CAESAR), T2_3)),
    (position(RomeSupply(CAESAR)), March(HOME), OtherQuestion(RomeSupply(CAESAR), T3_1)),
    (position(Arrivals(CAESAR, 1)), CallRome(RomeForm.GOLD), OtherQuestion(Arrivals(CAESAR, 1), T2_3)),
    (position(Arrivals(CAESAR, 1)), PlaceLegion(P.ITALIA), NotYours(P.ITALIA, POMPEY, T2_3)),
    (position(Arrivals(CAESAR, 1), seats=2), PlaceLegion(P.AEGYPTUS), NotInPlay(P.AEGYPTUS)),
    (position(SHORT, seat=CRASSUS), EndTurn(), OtherQuestion(SHORT, T5_1)),
    (position(SHORT, seat=CRASSUS), Take(Good.GOLD, P.ASIA), NothingDue(Good.GOLD, P.ASIA)),
    (position(SHORT, seat=CRASSUS), TakeFromRome(Good.LEGIONS), NothingDue(Good.LEGIONS, None)),
    (position(), CallRome(RomeForm.GOLD), OtherQuestion(Movement(CAESAR, 4, 2, 0), T2_3)),
    *((position(), move, MovementFirst()) for move in (Raise(POLITICS), Persuade(Section.ALII), Produce(), EndTurn())),
    (position(seats=2), March(P.SYRIA), NotInPlay(P.SYRIA)),
    (position(), March(HOME), AlreadyThere(HOME)),
    (position(Movement(CAESAR, 0, 2, 0)), March(P.GALIA_CISALPINA), NoPointsLeft()),
    (position(Movement(CAESAR, 2, 2, 0)), March(P.ACHAEA), TooFar(P.ACHAEA, cost=3, alone=2, points=2)),
    (position(Movement(CAESAR, 4, 0, 0)), March(P.HISPANIA_CITERIOR), NoLegions(P.HISPANIA_CITERIOR, POMPEY)),
    (position(owners=LONELY), March(P.HISPANIA_CITERIOR), LastProvince(P.HISPANIA_CITERIOR, POMPEY)),
    (position(), Load(3), NotSoManyLegions(3, 2)),
    (position(), Load(-1), NotSoManyLegions(-1, 2)),
    (position(), Load(2), AlreadyLoaded(2)),
    (position(), Escort(2), NotSoManyServants(2, 1)),
    (position(), Escort(-1), NotSoManyServants(-1, 1)),
    (position(), Escort(0), AlreadyLoaded(0)),
    (position(at={CAESAR: P.ILLYRICUM}), Install(), NoServant(P.ILLYRICUM)),
    (position(), Install(), AlreadyWorks(HOME)),
    (position(posts={HOME: Post.OUT}), Recall(), NobodyWorks(HOME)),
    (position(Refuge(POMPEY, HOME, 0)), Flee(P.SYRIA), NotYours(P.SYRIA, CRASSUS, T4_5)),
    (position(Refuge(POMPEY, HOME, 0)), Decline(), OtherQuestion(Refuge(POMPEY, HOME, 0), T4_6)),
    (position(Redress(POMPEY, 0), politics=(1, 7, 1)), Raise(POLITICS), TopReached(POLITICS)),
    (position(Redress(POMPEY, 0)), EndTurn(), OtherQuestion(Redress(POMPEY, 0), T5_1)),
    (rich(), CallRome(RomeForm.GOLD), OtherQuestion(Actions(CAESAR, 0), T2_3)),
    *((rich(), move, MovementOver()) for move in (March(P.ITALIA), Load(1), Escort(1), Install(), Recall(), EndMovement())),
    (rich(), Persuade(Section.ALII), WrongProvince(HOME, Kind.MILITARY)),
    (position(Actions(CAESAR, 2), treasury=(2, 0, 0)), Raise(MILITARY), CannotPay(3, 0, 2)),
    (rich(bag=(8, 2, 2)), Produce(), NoWeapons()),
    (position(Actions(CRASSUS, 0), seat=CRASSUS), Persuade(Section.CRASSUS), OwnCitizens()),
    (position(Actions(CRASSUS, 0), seat=CRASSUS, citizens=(0, 2, 4, 5)), Persuade(Section.CAESAR), NoCitizens(Section.CAESAR)),
    (rich(military=(7, 1, 1)), Raise(MILITARY), TopReached(MILITARY)),
    (position(Appointment(POMPEY)), Appoint(HOME), NotYours(HOME, CAESAR, T6_4)),
    (position(Appointment(POMPEY)), EndTurn(), OtherQuestion(Appointment(POMPEY), T5_1)),
]


@pytest.mark.parametrize(("match", "move", "reason"), REFUSALS, ids=[f"{type(why).__name__}-{why.cite}" for *_, why in REFUSALS])
def test_a_refusal_says_why(match: Match, move: Any, reason: Any) -> None:
    assert why(match, move) == reason


def test_the_paragraph_cited_is_the_one_that_forbids() -> None:
    """A march after phase II breaks T3.6, an action before its end too; a price that only not leading makes too high is T5.3's."""
    acting = position(Actions(CAESAR, 1), treasury=(3, 0, 0))
    assert why(acting, March(P.ITALIA)).cite == why(position(), Raise(MILITARY)).cite == T3_6
    assert [why(position(Actions(CAESAR, 1), treasury=(gold, 0, 0)), Produce()).cite for gold in (1, 2, 3)] == [T5_1, T5_3, T5_3]
    for ask, cite in ((Refuge(POMPEY, HOME, 0), T4_5), (Appointment(POMPEY), T6_4), (RomeSupply(POMPEY), T2_3)):
        assert why(position(ask), EndTurn(), CAESAR) == NotAsked(CAESAR, cite), "who is not asked hears of the open question"


def test_every_reason_is_given_by_some_refusal() -> None:
    assert {type(reason) for *_, reason in REFUSALS} == {*get_args(Reason), OtherQuestion}


def test_the_law_refuses_whoever_is_not_asked() -> None:
    match = position()
    for seat, table, reason in (
        (POMPEY, match.state.table, NotAsked(POMPEY, T3_1)),
        (CAESAR, next(reversed(list(playout(triumvirat, 3, "over")))).state.table, GameOver()),
    ):
        with pytest.raises(Refused) as refusal:
            triumvirat.check(View(table, seat, Hand()), EndMovement())
        assert refusal.value.why == reason


EVERYTHING = [
    *(CallRome(form) for form in RomeForm),
    *(Take(good, province) for good in Good for province in P),
    *(TakeFromRome(good) for good in Good),
    *(kind(province) for kind in (PlaceLegion, March, Flee, Appoint) for province in P),
    *(Load(legions) for legions in range(-1, 61)),
    *(Escort(servants) for servants in range(-1, 7)),
    *(Raise(competence) for competence in Competence),
    *(Persuade(section) for section in Section),
    *(kind() for kind in (Install, Recall, EndMovement, Decline, Produce, EndTurn)),
]


@pytest.mark.parametrize(("seats", "seed"), [(2, "offers"), (3, "offers"), (3, "more offers")])
def test_what_is_offered_is_exactly_what_is_allowed(seats: int, seed: str) -> None:
    """Nothing legal is missing from the candidates, no menu is too long, and every refusal has one of the reasons."""
    assert {type(move) for move in EVERYTHING} == set(MOVES)
    for match in playout(triumvirat, seats, seed):
        for seat in match.waiting:
            view, legal = match.view(seat), match.legal(seat)
            assert len(set(legal)) == len(legal) <= 100
            assert set(legal) == {move for move in EVERYTHING if _allowed(view, move)}


def _allowed(view: Any, move: Any) -> bool:
    try:
        triumvirat.check(view, move)
    except Refused as refusal:
        assert isinstance(refusal.why, (*get_args(Reason), OtherQuestion)) and refusal.why.cite
        return False
    return True


def test_every_paragraph_has_its_scenario() -> None:
    """The scenarios name in their first line the paragraphs they show."""
    tests = [thing for module in SCENARIOS for name, thing in vars(module).items() if name.startswith("test_")]
    shown = {cite for test in tests for cite in re.findall(r"T\d\.\d", test.__doc__ or "")}
    assert shown == {cite for name, cite in vars(rulebook).items() if re.fullmatch(r"T\d_\d", name)}
