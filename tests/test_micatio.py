"""Micatio by its rulebook: show, call, score, win."""

from __future__ import annotations

import pytest
from playing import record

from rules import micatio
from rules.engine.match import Match, start
from rules.engine.model import Refused
from rules.micatio import CannotCome, NobodyScored, NoSuchHand, Scored, Show, Throw, Thrown


def dealt(seats: int = 2) -> Match:
    return start(micatio, record(micatio, seats, "fingers"))[0]


def thrown(match: Match, *shows: Show) -> tuple[Match, list[object]]:
    """The match after everybody has shown, and what was told then."""
    told: list[object] = []
    for seat, show in enumerate(shows):
        match, telling = match.answer(seat, show)
        told += [each.event for each in telling]
    return match, told


def test_who_alone_calls_the_sum_scores() -> None:
    """M2.3, the example: Livia shows 2 and calls 5, Marcus shows 3 and calls 7."""
    match, told = thrown(dealt(), Show(2, 5), Show(3, 7))
    assert told == [Thrown(1, (Throw(2, 5), Throw(3, 7)), 5), Scored(0, 1)]
    assert match.state.table.points == (1, 0)


@pytest.mark.parametrize(("marcus", "right"), [(Show(3, 5), (0, 1)), (Show(4, 9), ())])
def test_two_who_call_it_or_none_score_nothing(marcus: Show, right: tuple[int, ...]) -> None:
    match, told = thrown(dealt(), Show(2, 5), marcus)
    assert told[1:] == [NobodyScored(right)]
    assert match.state.table.points == (0, 0)


def test_nothing_is_known_until_all_have_shown_and_a_choice_may_be_changed() -> None:
    """M2.1."""
    match, told = thrown(dealt(3), Show(2, 5))
    assert not told and match.state == dealt(3).state
    match, _ = match.answer(0, Show(0, 1))
    match, telling = match.answer(1, Show(1, 2))[0].answer(2, Show(0, 3))
    assert [each.event for each in telling][1] == Scored(0, 1)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Show(6, 8), NoSuchHand(6)),
        (Show(-1, 3), NoSuchHand(-1)),
        (Show(3, 2), CannotCome(2, 3, 8)),
        (Show(3, 9), CannotCome(9, 3, 8)),
    ],
)
def test_a_hand_has_five_fingers_and_a_call_must_be_able_to_come(move: Show, why: micatio.Reason) -> None:
    """M2.1, M2.2."""
    with pytest.raises(Refused) as refused:
        dealt().answer(0, move)
    assert refused.value.why == why


def test_five_points_win_at_once() -> None:
    """M1.2."""
    match = dealt()
    for _ in range(5):
        assert match.decision is not None
        match, _ = thrown(match, Show(1, 3), Show(2, 2))
    assert match.decision is None
    sheet = micatio.sheet(match.state.table)
    assert sheet.winners == (0,) and sheet.totals == (5, 0)
