"""C4: the Manipulations."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from cesar_positions import AED, CEN, PRA, SEN, asked, cards, front, hear, position, say
from playing import imagined

from rules import cesar
from rules.cesar.components import CAESAR, CLEOPATRA, GROUPS, Group, Influence, Manipulation, Pile
from rules.cesar.events import (
    Announced,
    Assassinated,
    Banished,
    Castled,
    Drew,
    HandSeen,
    NothingToDraw,
    PassedOver,
    Struck,
    Unmasked,
    Vetoed,
    VetoImpossible,
    Voted,
)
from rules.cesar.moves import (
    Assassinate,
    Banish,
    Castle,
    Courtesan,
    Draw,
    DrawFrom,
    LayDown,
    LayUp,
    LetAllPass,
    LetPass,
    LetPassBut,
    Passive,
    Split,
    Spy,
    Veto,
    VetoThese,
    Wrath,
)
from rules.cesar.questions import Ask
from rules.cesar.state import View
from rules.engine.blanks import offered
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import Told

TRICKS = "1 2 assassination castling wrath"
ONE, THREE, FIVE, PHILOSOPHER = Influence.ONE, Influence.THREE, Influence.FIVE, Influence.PHILOSOPHER
FORUM = {SEN: "3 (5) P | 1 (2)", PRA: "| 4"}


def played(move: Any, **changes: Any) -> tuple[Match, list[Any]]:
    """Cleopatra announces, Caesar lets it pass; what is told by that."""
    match, announced = hear(position(**changes), CLEOPATRA, move)
    assert len(announced) == 1 and asked(match) == (Ask.VETO, CAESAR)
    match, events = hear(match, CAESAR, LetPass())
    assert events[0] == PassedOver(CAESAR)
    return match, events[1:]


# -- announcement and veto ---------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "move", "announced"),
    [
        ("1 2 3 4 assassination", Assassinate(SEN, THREE), Announced(CLEOPATRA, Manipulation.ASSASSINATION, (SEN,), THREE)),
        ("1 2 3 4 castling", Castle(PRA, SEN), Announced(CLEOPATRA, Manipulation.CASTLING, (PRA, SEN))),
        ("1 2 3 4 courtesan", Courtesan(SEN), Announced(CLEOPATRA, Manipulation.COURTESAN, (SEN,))),
        ("1 2 3 4 wrath", Wrath(PRA), Announced(CLEOPATRA, Manipulation.WRATH, (PRA,))),
        ("1 2 3 4 spy", Spy(), Announced(CLEOPATRA, Manipulation.SPY)),
    ],
)
def test_a_veto_cancels_any_announced_manipulation(hand: str, move: Any, announced: Announced) -> None:
    """C4.1: said with its targets and no more; C4.7: discarded and used up all the same; a vetoed spy has seen nothing."""
    before = position(caesar="1 2 3 veto veto", cleopatra=hand, forum=FORUM)
    match, events = hear(before, CLEOPATRA, move)
    assert events == [announced] and asked(match) == (Ask.VETO, CAESAR)
    assert match.state.table.sides[CLEOPATRA].discards == (announced.trick,)
    match, told = match.answer(CAESAR, Veto())
    assert told == (Told(Vetoed(CAESAR, announced.trick)),)
    assert match.state.table.forum == before.state.table.forum
    assert match.state.hands[CLEOPATRA].knows == ()
    assert match.state.hands[CAESAR].cards == cards("1 2 3 veto"), "no new card before the own refill"
    assert match.state.table.sides[CAESAR].discards == (Manipulation.VETO,)
    assert asked(match) == (Ask.LAY, CLEOPATRA) and match.state.table.turn.manipulated


def test_the_vetoing_hand_refills_in_its_own_turn() -> None:
    """C4.7."""
    match = position(caesar="1 2 3 4 veto", cleopatra="1 2 3 4 spy")
    match = say(match, (CLEOPATRA, Spy()), (CAESAR, Veto()), (CLEOPATRA, LayDown(ONE, SEN)), (CLEOPATRA, Draw(Pile.INFLUENCE, 2)))
    assert asked(match) == (Ask.TURN, CAESAR)
    assert asked(say(match, (CAESAR, Passive(())))) == (Ask.REFILL, CAESAR)


@pytest.mark.parametrize("hand", ["1 2 3 4 spy", "1 2 3 4 veto"])
def test_who_may_hold_a_veto_is_asked(hand: str) -> None:
    """C4.8: whether one is held shows nowhere."""
    match = say(position(caesar=hand, cleopatra=TRICKS, forum=FORUM), (CLEOPATRA, Wrath(SEN)))
    assert asked(match) == (Ask.VETO, CAESAR)
    assert (Veto() in match.legal(CAESAR)) is ("veto" in hand)


@pytest.mark.parametrize(("hand", "pile"), [("1 2 3 4 5", None), ("1 2 3 4 spy", "wrath spy")])
def test_who_publicly_has_no_veto_is_not_asked(hand: str, pile: str | None) -> None:
    """C4.8: no Manipulation card in hand, or both Vetos discarded; it is said."""
    match, events = hear(position(caesar=hand, piles=(pile, None), cleopatra=TRICKS, forum=FORUM), CLEOPATRA, Wrath(SEN))
    assert events[1] == VetoImpossible(CAESAR) and isinstance(events[2], Struck)
    assert asked(match) == (Ask.LAY, CLEOPATRA)


def test_a_standing_order_lets_everything_pass() -> None:
    """C4.8: for some turns or the rest of the game; it may be given at any time, Veto in hand or not."""
    match = say(position(cleopatra=TRICKS, forum=FORUM), (CLEOPATRA, Wrath(SEN)))
    view, this_turn, for_good = match.view(CAESAR), LetAllPass(7), LetAllPass(None)
    for seat in (CAESAR, CLEOPATRA):
        assert all(offered(cesar.orders(match.view(seat)), order) for order in (this_turn, LetAllPass(8), for_good))
        assert not any(offered(cesar.orders(match.view(seat)), order) for order in (LetAllPass(6), LetPassBut(Manipulation.WRATH)))
    assert cesar.obey(view, this_turn) == cesar.obey(view, for_good) == LetPass()
    assert cesar.obey(match.view(CLEOPATRA), for_good) is None
    later = say(match, (CAESAR, LetPass()), (CLEOPATRA, LayDown(ONE, SEN)), (CLEOPATRA, Draw(Pile.INFLUENCE, 2)))
    assert asked(later) == (Ask.TURN, CAESAR)
    assert cesar.lapsed(later.view(CAESAR), this_turn) and not cesar.lapsed(later.view(CAESAR), for_good)
    assert not cesar.lapsed(view, this_turn) and cesar.obey(later.view(CAESAR), for_good) is None


def test_a_standing_order_lets_everything_pass_but_some() -> None:
    """C4.8: what is announced is public; of the kinds and groups that were named its owner decides, Veto in hand or not."""
    kills, senate = LetAllPass(None, (Manipulation.ASSASSINATION,)), LetAllPass(None, (), (SEN,))
    for hand in ("1 2 3 4 spy", "1 2 3 4 veto"):
        wrath = say(position(caesar=hand, cleopatra=TRICKS, forum=FORUM), (CLEOPATRA, Wrath(SEN))).view(CAESAR)
        assert offered(cesar.orders(wrath), kills) and cesar.obey(wrath, kills) == LetPass()
        assert offered(cesar.orders(wrath), senate) and cesar.obey(wrath, senate) is None
        assert cesar.obey(wrath, LetPassBut(Manipulation.WRATH)) is None and cesar.obey(wrath, LetPassBut(Manipulation.SPY)) == LetPass()
        assert not cesar.lapsed(wrath, kills)


@pytest.mark.parametrize(("kinds", "groups", "vetoed"), [
    ((), (), True), ((Manipulation.WRATH,), (), True), ((), (SEN,), True), ((Manipulation.WRATH,), (SEN, PRA), True),
    ((Manipulation.ASSASSINATION,), (SEN,), False), ((Manipulation.WRATH,), (PRA,), False),
])  # fmt: skip
def test_a_standing_order_vetoes(kinds: tuple[Manipulation, ...], groups: tuple[Group, ...], vetoed: bool) -> None:
    """C4.7: the kinds and groups that were named, or all of them; who holds no Veto is asked, as ever."""
    order = VetoThese(kinds, groups, None)
    for hand, held in (("1 2 3 4 spy", False), ("1 2 3 4 veto", True)):
        wrath = say(position(caesar=hand, cleopatra=TRICKS, forum=FORUM), (CLEOPATRA, Wrath(SEN))).view(CAESAR)
        assert offered(cesar.orders(wrath), order)
        assert cesar.obey(wrath, order) == (Veto() if vetoed and held else None)
    spied = say(position(caesar="1 2 3 4 veto", cleopatra="1 2 3 4 spy", forum=FORUM), (CLEOPATRA, Spy())).view(CAESAR)
    assert asked_of(spied) is Ask.VETO and cesar.obey(spied, order) is None, "a Spy is aimed at no group"


def test_a_standing_order_chooses_the_pile_after_a_spy() -> None:
    """C4.3."""
    match = say(position(caesar="1 2 3 4 5", cleopatra="1 2 3 4 spy", forum=FORUM), (CLEOPATRA, Spy()), (CLEOPATRA, Banish(ONE)))
    assert asked(match) == (Ask.REDRAW, CAESAR)
    for pile in Pile:
        assert cesar.obey(match.view(CAESAR), DrawFrom(pile, None)) == Draw(pile, 1)
        assert cesar.obey(match.view(CAESAR), DrawFrom(pile, 6)) is None and cesar.lapsed(match.view(CAESAR), DrawFrom(pile, 6))


def asked_of(view: View) -> Ask:
    return view.table.tasks[-1].ask


# -- the cards ---------------------------------------------------------------


@pytest.mark.parametrize("victim", [THREE, PHILOSOPHER])
def test_assassination(victim: Influence) -> None:
    """C4.2: a face-up enemy card, be it a Philosopher."""
    match, events = played(Assassinate(SEN, victim), cleopatra=TRICKS, forum=FORUM)
    assert events == [Assassinated(CAESAR, SEN, victim)]
    assert front(match, SEN, CAESAR) == tuple(card for card in (THREE, None, PHILOSOPHER) if card is not victim)
    assert match.state.table.sides[CAESAR].discards == (victim,)


def test_the_spy_sees_the_whole_hand_alone_and_banishes_one_card() -> None:
    """C4.3: the victim draws one at once, unseen by the spy."""
    match = say(position(caesar="2 3 3 wrath veto", cleopatra="1 2 3 4 spy"), (CLEOPATRA, Spy()))
    match, told = match.answer(CAESAR, LetPass())
    assert told == (Told(PassedOver(CAESAR)), Told(HandSeen(CAESAR, cards("2 3 3 wrath veto")), CLEOPATRA))
    assert asked(match) == (Ask.VICTIM, CLEOPATRA)
    assert match.legal(CLEOPATRA) == tuple(map(Banish, cards("2 3 wrath veto")))
    match, told = match.answer(CLEOPATRA, Banish(THREE))
    assert told == (Told(Banished(CAESAR, THREE)),) and match.state.table.sides[CAESAR].discards == (THREE,)
    assert asked(match) == (Ask.REDRAW, CAESAR)
    assert match.legal(CAESAR) == (Draw(Pile.INFLUENCE, 1), Draw(Pile.MANIPULATION, 1))
    match = say(match, (CAESAR, Draw(Pile.MANIPULATION, 1)))
    assert match.state.table.sides[CAESAR].manipulation == 3 and asked(match) == (Ask.LAY, CLEOPATRA)
    assert match.state.hands[CLEOPATRA].knows == cards("2 3 wrath veto"), "and not the new card"


def test_the_victim_can_imagine_the_spy_choosing() -> None:
    """C4.3: the victim knows what the spy sees, so in any world they imagine the spy has the same choice."""
    match = say(position(caesar="2 3 3 wrath veto", cleopatra="1 2 3 4 spy"), (CLEOPATRA, Spy()), (CAESAR, LetPass()))
    assert imagined(match, CAESAR, Dice("x", 0)).legal(CLEOPATRA) == match.legal(CLEOPATRA)
    assert imagined(match, CLEOPATRA, Dice("x", 0)).state.hands[CAESAR].cards == match.state.hands[CAESAR].cards


@pytest.mark.parametrize(
    ("reserve", "pile", "event"),
    [
        ("5", "", Drew(CAESAR, Pile.INFLUENCE, 1, forced=True)),
        ("", "spy", Drew(CAESAR, Pile.MANIPULATION, 1, forced=True)),
        ("", "", NothingToDraw(CAESAR)),
    ],
)
def test_the_victim_draws_from_what_is_left(reserve: str, pile: str, event: Any) -> None:
    """C4.3: one pile empty: the other; both: none."""
    match = position(caesar="2 3 veto", cleopatra="1 2 3 4 spy", reserves=(reserve, None), piles=(pile, None))
    _, events = hear(say(match, (CLEOPATRA, Spy()), (CAESAR, LetPass())), CLEOPATRA, Banish(THREE))
    assert events == [Banished(CAESAR, THREE), event]


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ([LayUp(THREE, SEN)], "2 3 spy"),  # seen to leave
        ([LayDown(FIVE, SEN)], "3 spy"),  # it may have been a 2 or a 3, but only one of the two 3
        ([Passive(cards("2 3"))], "3 spy"),
        ([Passive(cards("3 3 5"))], "2 spy"),
        ([LayDown(FIVE, SEN), Spy()], "3"),
    ],
)
def test_what_a_spy_knows_goes_stale_card_by_card(moves: list[Any], left: str) -> None:
    """C4.3: what a perfect memory would keep of the hand."""
    match = position(caesar="2 3 3 veto spy", cleopatra="1 2 3 4 spy", reserves=("5 5 5 5", None))
    match = say(match, (CLEOPATRA, Spy()), (CAESAR, LetPass()), (CLEOPATRA, Banish(Manipulation.VETO)), (CAESAR, Draw(Pile.INFLUENCE, 1)))
    match = say(match, (CLEOPATRA, LayDown(ONE, SEN)), (CLEOPATRA, Draw(Pile.INFLUENCE, 2)))
    assert match.state.hands[CLEOPATRA].knows == cards("2 3 3 spy")
    match = say(match, *((CAESAR, move) for move in moves))
    assert match.state.hands[CLEOPATRA].knows == cards(left)


def test_a_card_that_a_spy_knows_can_be_taken_back_like_any_other() -> None:
    """Whether there is an Undo tells nothing, and the spy knows again what they knew."""
    match = position(caesar="2 3 3 veto spy", cleopatra="1 2 3 4 spy", reserves=("5 5 5 5", None))
    match = say(match, (CLEOPATRA, Spy()), (CAESAR, LetPass()), (CLEOPATRA, Banish(Manipulation.VETO)), (CAESAR, Draw(Pile.INFLUENCE, 1)))
    match = say(match, (CLEOPATRA, LayDown(ONE, SEN)), (CLEOPATRA, Draw(Pile.INFLUENCE, 2)))
    match, _ = start(cesar, replace(match.record, origin=match.snapshot()))
    laid = say(match, (CAESAR, LayUp(THREE, SEN)))
    place = laid.own_step(CAESAR)
    assert laid.state.hands[CLEOPATRA].knows == cards("2 3 spy") and place is not None
    assert laid.without(place).state == match.state


def test_castling_lays_the_cards_of_two_groups_anew() -> None:
    """C4.4: all face down, any split; only the counts are told."""
    match, events = played(Castle(PRA, SEN), cleopatra="1 2 3 4 castling", forum={SEN: "3 | 1 (2) 5", PRA: "| 4"})
    assert events == [] and asked(match) == (Ask.SPLIT, CLEOPATRA)
    assert len(match.legal(CLEOPATRA)) == 2**4
    match, told = match.answer(CLEOPATRA, Split(cards("5 2 1")))
    assert told == (Told(Castled(CLEOPATRA, (PRA, SEN), (3, 1))),)
    assert front(match, PRA, CLEOPATRA) == (None,) * 3 and front(match, SEN, CLEOPATRA) == (None,)
    hidden = match.state.hands[CLEOPATRA].hidden
    assert hidden[1] == cards("1 2 5") and hidden[0] == cards("4"), "sorted: where they lie tells nothing"
    assert front(match, SEN, CAESAR) == (THREE,)


def test_castling_may_empty_a_group_but_keeps_the_limits() -> None:
    """C4.4, C2.3: at most five own cards and eight of both."""
    match, _ = played(Castle(SEN, PRA), cleopatra="1 2 3 4 castling", forum={SEN: "1 1 2 2 3 | 1 2 3", PRA: "| 4"})
    assert {(len(move.first), 4 - len(move.first)) for move in match.legal(CLEOPATRA)} == {(0, 4), (1, 3), (2, 2), (3, 1)}


def test_castling_may_cause_a_vote() -> None:
    """C2.5: played after the Influence."""
    match = position(cleopatra="1 2 3 4 castling", forum={SEN: "1 1 2 2 3 | 1 2", PRA: "| 4"}, ask=Ask.AFTER)
    match = say(match, (CLEOPATRA, Castle(SEN, PRA)), (CAESAR, LetPass()))
    _, events = hear(match, CLEOPATRA, Split(cards("1 2 4")))
    assert [(event.group, event.winner) for event in events if isinstance(event, Voted)] == [(SEN, CAESAR)]


def test_the_courtesan_turns_up_the_cards_of_a_group() -> None:
    """C4.5: they stay up."""
    match, events = played(Courtesan(SEN), cleopatra="1 2 3 4 courtesan", forum=FORUM)
    assert events == [Unmasked(CAESAR, SEN, (FIVE,))]
    assert front(match, SEN, CAESAR) == (THREE, FIVE, PHILOSOPHER) and match.state.hands[CAESAR].hidden[0] == ()
    assert front(match, SEN, CLEOPATRA) == (ONE, None), "not one's own"


def test_the_wrath_of_the_gods() -> None:
    """C4.6: all cards of both sides go, face-down ones are so shown; no vote, the patricians stay."""
    match, events = played(Wrath(SEN), cleopatra=TRICKS, forum=FORUM, taken={SEN: "01"})
    assert events == [Struck(SEN, (cards("3 5 P"), cards("1 2")))]
    assert match.state.table.forum[0].fronts == ((), ()) and match.state.table.forum[0].taken == (0, 1)
    assert match.state.table.sides[CAESAR].discards == cards("3 5 P")


def test_only_cards_with_a_target_are_offered() -> None:
    """C4.9."""
    match = position(
        cleopatra="1 assassination castling courtesan wrath", forum={SEN: "(3) | ", CEN: "| (1)", AED: "| (2)"}, taken={PRA: "00000"}
    )  # fmt: skip
    tricks = [move for move in match.legal(CLEOPATRA) if not isinstance(move, LayDown | LayUp | Passive)]
    assert [move for move in tricks if not isinstance(move, Castle)] == [Courtesan(SEN), Wrath(SEN), Wrath(AED), Wrath(CEN)]
    pairs = {frozenset((move.first, move.second)) for move in tricks if isinstance(move, Castle)}
    open_groups = [group for group in GROUPS if group is not PRA]
    assert pairs == {frozenset((one, two)) for one in open_groups for two in open_groups if one is not two and {one, two} & {AED, CEN}}
