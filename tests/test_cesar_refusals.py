"""What the referee refuses, and why: every reason there is, in the position that calls for it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from cesar_positions import AED, CEN, PRA, QUA, SEN, cards, position, say, why
from playing import record

from rules import cesar
from rules.cesar import paragraphs, refusals
from rules.cesar.components import CAESAR, CLEOPATRA, GROUPS, MANIPULATION, SERIES, Influence, Manipulation, Pile
from rules.cesar.moves import (
    MOVES,
    Assassinate,
    Banish,
    Castle,
    Courtesan,
    Draw,
    Finish,
    LayDown,
    LayUp,
    LetPass,
    Passive,
    Place,
    Restack,
    Split,
    Spy,
    Stack,
    Veto,
    Wrath,
)
from rules.cesar.paragraphs import C2_6, C4_1, C5_2
from rules.cesar.questions import Ask, Task
from rules.cesar.refusals import (
    ActiveLays,
    AllStacked,
    BeforeTheRefill,
    BetweenTwoCards,
    BothLimit,
    CastlingClosed,
    DiscardNotInHand,
    EnoughLaid,
    GroupClosed,
    InOwnTurn,
    NoTarget,
    NotFaceUp,
    NothingLaid,
    NothingStacked,
    NotInEnemyHand,
    NotInHand,
    NotTakenUp,
    NoVetoInHand,
    OneManipulation,
    OnlyPassiveLeft,
    OwnLimit,
    PileEmpty,
    SameGroup,
    SecondFaceUp,
    SeriesOnce,
    SplitTooMany,
    TurnIsActive,
    TurnIsPassive,
    TwoFaceUp,
    VetoAnswers,
    WrongCount,
)
from rules.cesar.state import Options
from rules.engine.match import GameOver, Match, NotAsked, OtherQuestion, start
from rules.engine.model import Refused, View

ONE, TWO, THREE, FOUR, FIVE = SERIES
PHILOSOPHER = Influence.PHILOSOPHER
WRATH, SPY = Manipulation.WRATH, Manipulation.SPY
CLOSED = {SEN: "00000", PRA: "11111", QUA: "00011", AED: "010"}  # only the Censors are left
FORUM = {SEN: "3 (5) | 1 (2)", PRA: "| 4", QUA: "| 1 1 2 2 3", AED: "1 1 1 1 1 | 2 2 3"}


def turn(hand: str = "1 2 assassination castling wrath", **changes: Any) -> Match:
    """Cleopatra's turn, Caesar holding a Veto."""
    return position(cleopatra=hand, **{"forum": FORUM, **changes})


def deal(ordered: bool) -> Match:
    return start(cesar, record(cesar, 2, "refusals", Options(ordered)))[0]


STACKED = say(deal(True), *((CLEOPATRA, Stack(card)) for card in MANIPULATION[:12]))
SECOND = say(turn(), (CLEOPATRA, LayUp(ONE, SEN)))
LAY = say(turn(), (CLEOPATRA, Wrath(SEN)), (CAESAR, LetPass()))
AFTER = say(turn(), (CLEOPATRA, LayDown(ONE, SEN)))
VETO = say(turn(turn=CAESAR, caesar="1 2 wrath 4 4"), (CAESAR, Wrath(SEN)))  # asked of Cleopatra, who has none
VICTIM = say(turn("1 2 spy 3 4", caesar="5 5 5 veto wrath"), (CLEOPATRA, Spy()), (CAESAR, LetPass()))
REDRAW = say(VICTIM, (CLEOPATRA, Banish(FIVE)))
SPLIT = say(turn("1 2 castling 3 4", forum={SEN: "1 1 2 2 3 | 1 2", PRA: "| 4"}), (CLEOPATRA, Castle(SEN, PRA)), (CAESAR, LetPass()))
REFILL = position(cleopatra="1 2", ask=Ask.REFILL, reserves=(None, "5 5 5 5"), piles=(None, "spy"))
EMPTY = position(cleopatra="1 2", ask=Ask.REFILL, piles=(None, ""))  # never asked so in a game
REFILLED = say(turn("1 2 3 4 assassination"), (CLEOPATRA, LayDown(ONE, SEN)), (CLEOPATRA, Finish()))  # after an active turn
PASSED = say(turn(), (CLEOPATRA, Passive(cards("1"))))  # after a passive one
TWICE = say(LAY, (CLEOPATRA, LayUp(ONE, SEN)))  # the second card, a Manipulation played before
LAST = say(position("veto", "5 5", reserves=("", ""), piles=("", ""), turn=CAESAR), (CAESAR, Passive(())))
CANNOT_LAY = turn("1 spy wrath castling veto", forum={CEN: "1 | 1 1 2 2 3"}, taken=CLOSED)

REFUSALS: list[tuple[Match, Any, Any]] = [
    # C1.5, C1.7
    (deal(True), Restack(), NothingStacked()),
    (STACKED, Stack(SPY), AllStacked(SPY)),
    (say(deal(True), (CLEOPATRA, Stack(WRATH))), Stack(WRATH), AllStacked(WRATH)),
    (deal(False), Place(ONE, TWO, THREE, FOUR, FOUR), SeriesOnce()),
    (deal(False), Place(PHILOSOPHER, TWO, THREE, FOUR, FIVE), SeriesOnce()),
    # C2.1
    (turn(), Passive(cards("1 1")), DiscardNotInHand(ONE)),
    (turn(), Passive(cards("spy")), DiscardNotInHand(SPY)),
    # C2.2, C2.3
    (turn(), LayDown(FIVE, SEN), NotInHand(FIVE)),
    (turn(), LayDown(ONE, QUA), OwnLimit(QUA)),
    (turn(), LayUp(ONE, AED), BothLimit(AED)),
    (turn(forum={}, taken=CLOSED), LayDown(ONE, SEN), GroupClosed(SEN)),
    (turn("1 spy spy veto veto"), LayUp(ONE, SEN), TwoFaceUp()),
    (turn("1 2 3 4 5", forum={CEN: "| 1 1 2 2"}, taken=CLOSED), LayUp(FOUR, CEN), TwoFaceUp()),
    (CANNOT_LAY, LayDown(ONE, CEN), OnlyPassiveLeft()),
    (CANNOT_LAY, LayUp(ONE, CEN), OnlyPassiveLeft()),
    (CANNOT_LAY, Wrath(CEN), OnlyPassiveLeft()),
    (turn("spy spy wrath veto veto"), LayDown(ONE, SEN), OnlyPassiveLeft()),
    (SECOND, LayDown(TWO, SEN), SecondFaceUp()),
    (SECOND, Finish(), SecondFaceUp()),
    (SECOND, Passive(()), SecondFaceUp()),
    (SECOND, LayUp(ONE, SEN), NotInHand(ONE)),
    (LAY, Passive(()), ActiveLays()),
    (LAY, Finish(), ActiveLays()),
    (turn(), Finish(), NothingLaid()),
    (CANNOT_LAY, Finish(), OnlyPassiveLeft()),
    (AFTER, LayDown(TWO, SEN), EnoughLaid()),
    (AFTER, LayUp(TWO, SEN), EnoughLaid()),
    (REFILLED, LayDown(TWO, SEN), EnoughLaid()),
    (AFTER, Passive(()), TurnIsActive()),
    (REFILLED, Passive(cards("2")), TurnIsActive()),
    (PASSED, LayDown(TWO, SEN), TurnIsPassive()),
    (PASSED, Wrath(SEN), TurnIsPassive()),
    (PASSED, Passive(cards("2")), TurnIsPassive()),
    # C2.4
    (SECOND, Wrath(SEN), BetweenTwoCards()),
    (LAY, Assassinate(SEN, THREE), OneManipulation()),
    (TWICE, Assassinate(SEN, THREE), OneManipulation()),
    (VICTIM, Spy(), OneManipulation()),
    (SPLIT, Spy(), OneManipulation()),
    (REFILLED, Assassinate(SEN, THREE), BeforeTheRefill()),
    (VETO, Wrath(SEN), InOwnTurn()),
    (turn(), Spy(), NotInHand(SPY)),
    # C2.6
    (REFILL, Draw(Pile.INFLUENCE, 4), WrongCount(3)),
    (REFILL, Draw(Pile.INFLUENCE, 0), WrongCount(3)),
    (REFILL, Draw(Pile.INFLUENCE, -1), WrongCount(3)),
    (REFILL, Draw(Pile.MANIPULATION, 2), WrongCount(1)),
    (EMPTY, Draw(Pile.MANIPULATION, 1), PileEmpty(Pile.MANIPULATION)),
    # C4
    (turn(), Assassinate(SEN, FIVE), NotFaceUp(SEN, FIVE)),
    (turn(), Assassinate(PRA, FOUR), NotFaceUp(PRA, FOUR)),
    (turn(forum={SEN: "(3) | 4"}), Assassinate(SEN, THREE), NoTarget(Manipulation.ASSASSINATION)),
    (turn("1 spy 3 4 5", caesar="", piles=("", None)), Spy(), NoTarget(SPY)),
    (turn(), Castle(SEN, SEN), SameGroup()),
    (turn(forum={CEN: "| 1"}, taken=CLOSED), Castle(CEN, AED), CastlingClosed(AED)),
    (turn(forum={SEN: "1 | 1"}), Castle(PRA, QUA), NoTarget(Manipulation.CASTLING)),
    (turn("1 2 3 4 courtesan"), Courtesan(AED), NoTarget(Manipulation.COURTESAN, AED)),
    (turn(), Wrath(CEN), NoTarget(WRATH, CEN)),
    (turn(forum={CEN: "| 1"}, taken=CLOSED), Wrath(SEN), NoTarget(WRATH, SEN)),
    (turn("1 2 3 4 veto"), Veto(), VetoAnswers()),
    (AFTER, Veto(), VetoAnswers()),
    (VETO, Veto(), NoVetoInHand()),
    (VICTIM, Banish(ONE), NotInEnemyHand(ONE)),
    (SPLIT, Split(cards("1 5")), NotTakenUp(FIVE)),
    (SPLIT, Split(cards("1 1")), NotTakenUp(ONE)),
    (SPLIT, Split(cards("1 2 3")), NotTakenUp(THREE)),
    (turn(), LetPass(), OtherQuestion(Task(Ask.TURN, CLEOPATRA), C4_1)),
    (AFTER, Draw(Pile.INFLUENCE, 1), OtherQuestion(Task(Ask.AFTER, CLEOPATRA), C2_6)),
    (LAST, Wrath(SEN), OtherQuestion(Task(Ask.LAST, CLEOPATRA), C5_2)),
    (LAST, LayDown(FIVE, SEN), OtherQuestion(Task(Ask.LAST, CLEOPATRA), C5_2)),
    (LAST, Passive(()), OtherQuestion(Task(Ask.LAST, CLEOPATRA), C5_2)),
]


@pytest.mark.parametrize(("match", "move", "reason"), REFUSALS, ids=lambda value: type(value).__name__)
def test_refusals(match: Match, move: Any, reason: Any) -> None:
    """Each names the facts and its paragraph."""
    assert why(match, CLEOPATRA, move) == reason
    assert reason.cite in vars(paragraphs).values()


CITED = [  # the paragraph that forbids
    (turn(), Finish(), "C2.2"), (AFTER, LayUp(TWO, SEN), "C2.2"), (REFILLED, LayDown(TWO, SEN), "C2.2"),
    (AFTER, Passive(()), "C2.1"), (REFILLED, Passive(()), "C2.1"), (PASSED, LayDown(TWO, SEN), "C2.1"), (PASSED, Wrath(SEN), "C2.1"),
    (REFILLED, Wrath(SEN), "C2.4"), (VETO, Wrath(SEN), "C2.4"), (SECOND, Wrath(SEN), "C2.4"), (SPLIT, Split(cards("1 5")), "C4.4"),
    (REFILL, Draw(Pile.INFLUENCE, 4), "C2.6"), (LAST, Wrath(SEN), "C5.2"), (LAST, Passive(()), "C5.2"),
]  # fmt: skip


@pytest.mark.parametrize(("match", "move", "cite"), CITED, ids=lambda value: type(value).__name__)
def test_the_paragraph_cited_is_the_one_that_forbids(match: Match, move: Any, cite: str) -> None:
    assert why(match, CLEOPATRA, move).cite == cite


def test_a_split_beyond_the_limits_is_refused() -> None:
    """C4.4: the room of each group is said."""
    forum = {SEN: "1 1 2 2 3 | 1 2 3", PRA: "1 1 2 2 | 4 4 5"}
    match = say(turn("1 2 castling 3 4", forum=forum), (CLEOPATRA, Castle(SEN, PRA)), (CAESAR, LetPass()))
    assert why(match, CLEOPATRA, Split(cards("1 2 3 4"))) == SplitTooMany(SEN, 3) and SplitTooMany.cite == "C2.3"
    assert why(match, CLEOPATRA, Split(cards("1"))) == SplitTooMany(PRA, 4)


def test_the_spys_victim_draws_one() -> None:
    """C4.3."""
    assert why(REDRAW, CAESAR, Draw(Pile.INFLUENCE, 2)) == WrongCount(1, paragraphs.C4_3)
    assert why(REDRAW, CAESAR, Wrath(SEN)) == InOwnTurn()


def test_every_reason_is_shown() -> None:
    shown = {type(reason) for _, _, reason in REFUSALS} | {SplitTooMany}
    assert shown == {*get_args(refusals.Reason), OtherQuestion}


# -- whatever is said, whenever: the law answers and never breaks ------------

SAMPLES = (
    *(LayDown(card, group) for card in Influence for group in GROUPS),
    *(LayUp(card, group) for card in Influence for group in GROUPS),
    *(Assassinate(group, card) for card in Influence for group in GROUPS),
    *(Castle(first, second) for first in GROUPS for second in GROUPS),
    *map(Courtesan, GROUPS), *map(Wrath, GROUPS), *map(Stack, Manipulation),
    *map(Banish, (*Influence, *Manipulation)),
    *(Passive(cards(text)) for text in ("", "1", "1 1 1 1 1 1", "spy veto", "P P P")),
    *(Split(cards(text)) for text in ("", "1", "P P P", "1 2 3 4 5 1 2 3 4 5")),
    *(Draw(pile, count) for pile in Pile for count in (-1, 0, 1, 5, 6, 10**30)),
    Place(*SERIES), Place(ONE, ONE, ONE, ONE, ONE), Place(*(*SERIES[:4], PHILOSOPHER)),
    Spy(), Finish(), Veto(), LetPass(), Restack(),
)  # fmt: skip
QUESTIONS = [
    deal(True), STACKED, deal(False), turn(), CANNOT_LAY, SECOND, LAY, AFTER, VETO, VICTIM, REDRAW, SPLIT, REFILL, LAST,
]  # fmt: skip


@pytest.mark.parametrize("match", QUESTIONS, ids=lambda match: match.decision.ask.ask.name)
def test_legal_moves_are_exactly_those_the_law_allows(match: Match) -> None:
    """Nothing legal is missing from the list, and nothing that is said breaks the law."""
    assert match.decision is not None and {type(move) for move in SAMPLES} == set(MOVES)
    for seat in match.waiting:
        legal = match.legal(seat)
        assert len(set(legal)) == len(legal) <= 150
        allowed = [move for move in SAMPLES if allows(match.view(seat), move)]
        assert set(allowed) <= set(legal)
        assert set(legal) & set(SAMPLES) <= set(allowed)


def allows(view: View[Any, Any], move: Any) -> bool:
    try:
        cesar.check(view, move)
    except Refused as refusal:
        assert refusal.why.cite is None or re.match(r"C\d\.\d", refusal.why.cite)
        return False
    return True


def test_every_question_carries_the_paragraph_that_asks() -> None:
    """For whoever is not asked (C1.5, C1.7, C2.1 to C2.6, C4.1 to C4.4, C5.2)."""
    cited = {match.decision.ask.ask: match.decision.ask.cite for match in QUESTIONS if match.decision}
    assert cited == {
        Ask.STACK: "C1.5", Ask.PLACE: "C1.7", Ask.TURN: "C2.1", Ask.LAY: "C2.2", Ask.SECOND: "C2.2", Ask.AFTER: "C2.4", Ask.VETO: "C4.1",
        Ask.VICTIM: "C4.3", Ask.REDRAW: "C4.3", Ask.SPLIT: "C4.4", Ask.REFILL: "C2.6", Ask.LAST: "C5.2",
    }  # fmt: skip


def test_every_question_is_among_them() -> None:
    assert {match.decision.ask.ask for match in QUESTIONS if match.decision} == set(Ask)


def test_who_is_not_asked_and_who_is_late() -> None:
    """Not even the law itself, asked directly, lets them through."""
    with pytest.raises(Refused) as refusal:
        cesar.check(turn().view(CAESAR), Passive(()))
    assert refusal.value.why == NotAsked(CAESAR, paragraphs.C2_1)
    over = say(position(idle=3), (CLEOPATRA, Passive(())))
    with pytest.raises(Refused) as refusal:
        cesar.check(over.view(CLEOPATRA), Passive(()))
    assert refusal.value.why == GameOver()


def test_the_order_of_chosen_cards_does_not_matter() -> None:
    """C2.1, C4.4: a choice of cards is a choice, however it is said."""
    assert say(turn(), (CLEOPATRA, Passive(cards("wrath 2 1")))).state == say(turn(), (CLEOPATRA, Passive(cards("1 2 wrath")))).state
    assert say(SPLIT, (CLEOPATRA, Split(cards("4 1")))).state == say(SPLIT, (CLEOPATRA, Split(cards("1 4")))).state


def test_every_paragraph_is_shown_by_a_scenario_or_a_refusal() -> None:
    told = {cite for _, _, reason in REFUSALS for cite in [reason.cite]}
    for path in Path(__file__).parent.glob("test_cesar_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                told |= set(re.findall(r"C\d\.\d", ast.get_docstring(node) or ""))
    assert {value for name, value in vars(paragraphs).items() if name.startswith("C") and name != "Cite"} <= told
