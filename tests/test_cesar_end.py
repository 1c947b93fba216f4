"""C5: the end and the score."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from cesar_positions import AED, CEN, PRA, QUA, SEN, asked, cards, front, hear, of, position, say

from rules import cesar
from rules.cesar.components import CAESAR, CLEOPATRA, Ending, Influence, ScoreLine
from rules.cesar.events import Ended, LaidUp, LastTurn, StayedPassive, TurnBegan, Unplaced, Voted, VoteDrawn
from rules.cesar.moves import Finish, LayDown, LayUp, Passive
from rules.cesar.questions import Ask
from rules.engine.match import Match

CLOSED = {SEN: "00000", PRA: "11111", QUA: "00011", AED: "010"}
ALL_BUT_ONE = {**CLOSED, CEN: "01"}
ONE, TWO, FIVE = Influence.ONE, Influence.TWO, Influence.FIVE
nothing_to_draw = partial(position, reserves=("", ""), piles=("", ""))


def ending(match: Match) -> Ending | None:
    end: Ending | None = cesar.sheet(match.state.table).ending
    assert (end is None) is (match.decision is not None)
    return end


def score(match: Match) -> dict[ScoreLine, tuple[int | None, ...]]:
    return {line.what: line.points for line in cesar.sheet(match.state.table).lines}


# -- the end -----------------------------------------------------------------


def test_the_last_patrician_ends_the_game_at_once() -> None:
    """C5.1: no further vote, refill or vote card."""
    match = position(cleopatra="1 2 3 4", forum={CEN: "1 2 3 4 | 1 2 3"}, taken=ALL_BUT_ONE)
    match, events = hear(match, CLEOPATRA, LayDown(ONE, CEN))
    assert isinstance(events[-1], Ended) and events[-1].ending is Ending.ALL_TAKEN is ending(match)
    assert not any(isinstance(event, VoteDrawn) for event in events) and match.state.table.sides[CLEOPATRA].influence == 3


def test_no_influence_left_on_either_side() -> None:
    """C5.2: looked at when the turn is over, so the vote card is still drawn."""
    match = nothing_to_draw(caesar="veto", cleopatra="1", forum={SEN: "| 2"}, votes="senators")
    match, events = hear(match, CLEOPATRA, LayDown(ONE, SEN))
    assert of(Voted, events).winner == CLEOPATRA and of(Ended, events).ending is Ending.NO_INFLUENCE is ending(match)


@pytest.mark.parametrize("last", [CAESAR, CLEOPATRA])
def test_the_last_influence_cards_are_laid_at_once(last: int) -> None:
    """C5.2: by the one who has some, whoever's turn it would be; face up, 8-card votes, no refill, no vote card."""
    hands = ("1 2 veto", "wrath") if last == CAESAR else ("spy", "1 2 wrath")
    forum = {SEN: "5 5 5 | 1 4 4", PRA: "1 | 1"}
    match = position(*hands, forum=forum, reserves=("", ""), piles=("", ""), turn=CAESAR)
    match, events = hear(match, CAESAR, Passive(()))
    assert events[-1] == LastTurn(last) and asked(match) == (Ask.LAST, last)
    assert {type(move) for move in match.legal(last)} == {LayUp}
    match, events = hear(match, last, LayUp(TWO, SEN))
    assert events == [LaidUp(last, SEN, TWO)] and asked(match) == (Ask.LAST, last)
    match, events = hear(match, last, LayUp(ONE, SEN))
    assert of(Voted, events).winner == CAESAR
    assert [type(event) for event in events] == [LaidUp, Voted, Ended] and ending(match) is Ending.NO_INFLUENCE


def test_last_cards_without_a_place_are_discarded() -> None:
    """C5.2: limits hold."""
    match = nothing_to_draw("5 5 5", "veto", forum={CEN: "1 1 2 2 | 3"}, taken=CLOSED, turn=CLEOPATRA)
    match = say(match, (CLEOPATRA, Passive(())))
    match, events = hear(match, CAESAR, LayUp(FIVE, CEN))
    assert events[1:-1] == [Unplaced(CAESAR, cards("5 5"))] and ending(match) is Ending.NO_INFLUENCE
    assert len(front(match, CEN, CAESAR)) == 5


def test_play_goes_on_while_the_other_has_a_reserve() -> None:
    """C5.2: who has no Influence takes passive turns."""
    match = position("5 5 5", "veto", reserves=("1", ""), piles=("", ""), turn=CLEOPATRA)
    match, events = hear(match, CLEOPATRA, Passive(()))
    assert events[-1] == TurnBegan(CAESAR, 8) and asked(match) == (Ask.TURN, CAESAR)


def test_nobody_can_ever_lay_again() -> None:
    """C5.3: cards, but no place on either side."""
    match = position(forum={CEN: "1 2 3 4 | 1 2 3"}, taken=CLOSED, cleopatra="4 4 4 4 4", ask=Ask.TURN, piles=("spy", ""), votes="orgy")
    match, events = hear(match, CLEOPATRA, LayDown(Influence.FOUR, CEN))
    assert of(Voted, events).winner is None
    assert of(Ended, events).ending is Ending.NO_PLACE is ending(match)


def test_a_place_for_one_side_is_enough_to_go_on() -> None:
    """C5.3: Caesar's five leave Cleopatra a place; without Influence on her side there is none that counts."""
    forum = {CEN: "1 2 3 4 5 | 3"}
    assert ending(say(position(forum=forum, taken=CLOSED), (CLEOPATRA, Passive(())))) is None
    match = position(cleopatra="veto", reserves=(None, ""), piles=(None, ""), forum=forum, taken=CLOSED)
    assert ending(say(match, (CLEOPATRA, Passive(())))) is Ending.NO_PLACE


def test_four_idle_turns_end_the_game() -> None:
    """C5.6: passive, nothing discarded, nothing drawn."""
    match = position()
    for seat in (CLEOPATRA, CAESAR, CLEOPATRA):
        match = say(match, (seat, Passive(())))
        assert ending(match) is None
    match, events = hear(match, CAESAR, Passive(()))
    assert events == [StayedPassive(CAESAR, ()), Ended(Ending.IDLE, (SEN, PRA))] and ending(match) is Ending.IDLE


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("1 2 3 4 veto", [Passive(cards("1"))]),  # discarded
        ("1 2 3 4", [Passive(())]),  # drawn: the hand was short
        ("1 2 3 4 veto", [LayDown(ONE, SEN), Finish()]),  # active
    ],
)
def test_any_other_turn_breaks_the_row(hand: str, moves: list[Any]) -> None:
    """C5.6."""
    match = position(cleopatra=hand, idle=3)
    assert say(match, *((CLEOPATRA, move) for move in moves)).state.table.idle == 0


# -- the score ---------------------------------------------------------------


def finished(taken: dict[Any, str], missions: tuple[Any, Any]) -> Match:
    return say(position(taken=taken, missions=missions, idle=3), (CLEOPATRA, Passive(())))


def test_nine_points_for_all_quaestors_with_the_mission() -> None:
    """C5.4: the rulebook's example: 5 + 1 + 1 + 2."""
    match = finished({QUA: "00000"}, (QUA, SEN))
    assert score(match) == {
        ScoreLine.PATRICIANS: (5, 0), ScoreLine.MAJORITIES: (1, 0), ScoreLine.WHOLE_GROUPS: (1, 0), ScoreLine.MISSION: (2, 0),
    }  # fmt: skip
    sheet = cesar.sheet(match.state.table)
    assert sheet.totals == (9, 0) and sheet.ranks == (1, 2) and sheet.winners == (CAESAR,)
    assert match.state.table.missions == (QUA, SEN), "shown at the end"


@pytest.mark.parametrize(
    ("taken", "totals"),
    [
        ({SEN: "00"}, (2, 0)),  # no majority
        ({SEN: "000"}, (3 + 1 + 2, 0)),  # majority of five, and the mission
        ({AED: "00"}, (2 + 1, 0)),  # majority of three
        ({AED: "000"}, (3 + 1 + 1, 0)),
        ({SEN: "00111"}, (2, 3 + 1)),
        ({PRA: "111"}, (0, 3 + 1 + 2)),
        ({PRA: "000"}, (3 + 1, 0)),  # the other's mission
        (ALL_BUT_ONE, (5 + 2 + 2 + 3 + 1 + 2 + 1 + 1, 5 + 2 + 2 + 2 + 1 + 1)),
    ],
)
def test_points(taken: dict[Any, str], totals: tuple[int, int]) -> None:
    """C5.4: 1 a patrician, 1 a majority, 1 a whole group, 2 for the mission (Senators and Praetors here)."""
    assert cesar.sheet(finished(taken, (SEN, PRA)).state.table).totals == totals


def test_equal_scores_share_the_victory() -> None:
    """C5.4."""
    sheet = cesar.sheet(finished({AED: "01", CEN: "01"}, (SEN, PRA)).state.table)
    assert sheet.totals == (2, 2) and sheet.ranks == (1, 1) and sheet.winners == (CAESAR, CLEOPATRA)


def test_before_the_end_the_missions_do_not_count() -> None:
    """C5.4: the sheet shows only what is public."""
    match = position(taken={SEN: "000"})
    sheet = cesar.sheet(match.state.table)
    assert score(match)[ScoreLine.MISSION] == (None, None)
    assert sheet.totals == (4, 0) and sheet.ending is None and sheet.winners == ()
