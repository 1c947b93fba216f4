"""C2: a turn."""

from __future__ import annotations

from typing import Any

import pytest
from cesar_positions import AED, CEN, PRA, QUA, SEN, asked, cards, front, hear, of, position, say, why

from rules.cesar.components import CAESAR, CLEOPATRA, Group, Influence, Manipulation, Pile, Vote
from rules.cesar.events import (
    CardsDrawn,
    Cause,
    Drew,
    LaidDown,
    LaidUp,
    NoLaying,
    NothingToDraw,
    OnlyPassive,
    StayedPassive,
    TurnBegan,
    TurnSkipped,
    Voted,
    VoteDrawn,
    VotesShuffled,
)
from rules.cesar.moves import Assassinate, Castle, Draw, Finish, LayDown, LayUp, LetPass, Passive, Split, Spy, Wrath
from rules.cesar.questions import Ask
from rules.cesar.refusals import TwoFaceUp
from rules.engine.match import Match
from rules.engine.model import Told

ONE, TWO, THREE, FOUR, FIVE = (Influence(n) for n in range(1, 6))
CLOSED = {SEN: "00000", PRA: "11111", QUA: "00011", AED: "010"}  # only the Censors are left
EIGHT = "1 2 3 4 | 1 2 3 5"  # Cleopatra has more


def kinds(match: Match) -> set[type]:
    return {type(move) for move in match.legal(CLEOPATRA)}


# -- passive -----------------------------------------------------------------


def test_a_passive_turn_discards_first_and_then_refills() -> None:
    """C2.1: face up, all before drawing; C2.8: discards are public; no vote card."""
    match, events = hear(position(votes="senators"), CLEOPATRA, Passive(cards("veto 1")))
    assert events == [StayedPassive(CLEOPATRA, cards("1 veto"))]
    assert match.state.table.sides[CLEOPATRA].discards == cards("1 veto")
    assert asked(match) == (Ask.REFILL, CLEOPATRA)
    match, events = hear(match, CLEOPATRA, Draw(Pile.INFLUENCE, 2))
    assert events == [Drew(CLEOPATRA, Pile.INFLUENCE, 2), TurnBegan(CAESAR, 8)]
    assert match.state.table.votes.discards == ()


def test_any_number_of_cards_may_be_discarded() -> None:
    """C2.1: none to five."""
    discards = [move.cards for move in position().legal(CLEOPATRA) if isinstance(move, Passive)]
    assert len(discards) == len(set(discards)) == 2**5


def test_a_passive_turn_holds_no_vote_of_eight() -> None:
    """C2.1: no 8-card vote."""
    match, events = hear(position(forum={SEN: EIGHT}), CLEOPATRA, Passive(()))
    assert events == [StayedPassive(CLEOPATRA, ()), TurnBegan(CAESAR, 8)]
    assert match.state.table.forum[0].taken == ()


# -- laying ------------------------------------------------------------------


def test_one_card_face_down() -> None:
    """C2.2: only its owner knows it."""
    match, events = hear(position("1 2 3 4 5", "1 2 3 4 5"), CLEOPATRA, LayDown(FOUR, CEN))
    assert events[0] == LaidDown(CLEOPATRA, CEN)
    assert front(match, CEN, CLEOPATRA) == (None,) and match.state.hands[CLEOPATRA].hidden[4] == (FOUR,)
    assert asked(match) == (Ask.REFILL, CLEOPATRA)


@pytest.mark.parametrize("second", [SEN, QUA])
def test_two_cards_face_up_before_one_group_or_two(second: Group) -> None:
    """C2.2."""
    match, events = hear(position(), CLEOPATRA, LayUp(TWO, SEN))
    assert events == [LaidUp(CLEOPATRA, SEN, TWO)]
    assert asked(match) == (Ask.SECOND, CLEOPATRA) and kinds(match) == {LayUp}
    match = say(match, (CLEOPATRA, LayUp(THREE, second)))
    assert front(match, second, CLEOPATRA)[-1] is THREE
    assert asked(match) == (Ask.AFTER, CLEOPATRA)


def test_a_single_influence_card_is_laid_face_down() -> None:
    """C2.2: never one face up."""
    match = position(cleopatra="4 veto veto spy spy")
    assert kinds(match) == {LayDown, Passive, Spy}
    assert why(match, CLEOPATRA, LayUp(FOUR, SEN)) == TwoFaceUp()


def test_with_a_single_place_one_card_is_laid_face_down() -> None:
    """C2.2, C2.3: one free place before all five groups."""
    match = position(forum={CEN: "| 4 4 4 4"}, taken=CLOSED, cleopatra="3 5 5 5 5")
    assert why(match, CLEOPATRA, LayUp(FIVE, CEN)) == TwoFaceUp()
    assert {move for move in match.legal(CLEOPATRA) if not isinstance(move, Passive)} == {LayDown(FIVE, CEN), LayDown(THREE, CEN)}


def test_limits_of_laying() -> None:
    """C2.3: five own cards, eight of both, patricians left; Philosophers count as cards."""
    forum = {SEN: "| P P 1 1 2", PRA: "1 1 1 1 2 | 3 3 3", QUA: "1 2 3 4 4 | 3 3"}
    match = position(forum=forum, taken={CEN: "010"})
    places = {move.group for move in match.legal(CLEOPATRA) if isinstance(move, LayDown)}
    assert places == {QUA, AED}
    match = say(match, (CLEOPATRA, LayUp(ONE, QUA)))
    assert {move.group for move in match.legal(CLEOPATRA)} == {AED}


@pytest.mark.parametrize(
    ("hand", "forum", "reason"),
    [
        ("spy spy veto wrath castling", "1 | 1", NoLaying.NO_INFLUENCE),
        ("1 spy spy veto wrath", "1 | 1 1 2 2 3", NoLaying.NO_PLACE),
    ],
)
def test_who_cannot_lay_can_only_be_passive(hand: str, forum: str, reason: NoLaying) -> None:
    """C2.3: it is public and is said; no Manipulation either, since it needs an active turn."""
    match = position(cleopatra=hand, forum={CEN: forum}, taken=CLOSED, turn=CAESAR)
    match, events = hear(match, CAESAR, Passive(()))
    assert events[1:] == [TurnBegan(CLEOPATRA, 8), OnlyPassive(CLEOPATRA, reason)]
    assert kinds(match) == {Passive}


def test_nothing_in_hand_and_nothing_to_draw_is_no_question() -> None:
    """C2.1: such a turn is passed over, and that is said."""
    match = position(cleopatra="", reserves=(None, ""), piles=(None, ""), turn=CAESAR)
    match, events = hear(match, CAESAR, Passive(()))
    assert events[1:] == [
        TurnBegan(CLEOPATRA, 8), OnlyPassive(CLEOPATRA, NoLaying.NO_INFLUENCE), TurnSkipped(CLEOPATRA), TurnBegan(CAESAR, 9),
    ]  # fmt: skip
    assert match.state.table.idle == 2


# -- a Manipulation in the turn ----------------------------------------------


def test_a_manipulation_before_the_influence() -> None:
    """C2.4: then Influence must follow, and no second Manipulation."""
    match = position(cleopatra="1 2 assassination assassination wrath", forum={SEN: "3 | 1"})
    match = say(match, (CLEOPATRA, Assassinate(SEN, THREE)), (CAESAR, LetPass()))
    assert asked(match) == (Ask.LAY, CLEOPATRA) and kinds(match) == {LayDown, LayUp}
    match = say(match, (CLEOPATRA, LayDown(ONE, SEN)))
    assert asked(match) == (Ask.REFILL, CLEOPATRA)


def test_a_manipulation_after_the_influence() -> None:
    """C2.4."""
    match = position(cleopatra="1 2 3 wrath veto", forum={SEN: "3 | 1"})
    match = say(match, (CLEOPATRA, LayUp(ONE, PRA)), (CLEOPATRA, LayUp(TWO, PRA)))
    assert kinds(match) == {Wrath, Finish}
    match = say(match, (CLEOPATRA, Wrath(PRA)), (CAESAR, LetPass()))
    assert asked(match) == (Ask.REFILL, CLEOPATRA) and front(match, PRA, CLEOPATRA) == ()


def test_a_manipulation_may_follow_the_very_last_influence_card() -> None:
    """C2.4: only one played first needs Influence still to be laid (C2.3)."""
    match = say(position(cleopatra="1 wrath veto", forum={SEN: "3 | 1"}), (CLEOPATRA, LayDown(ONE, PRA)))
    assert match.legal(CLEOPATRA) == (Wrath(SEN), Wrath(PRA), Finish())


def test_he_is_asked_for_a_manipulation_if_he_holds_any_playable_or_not() -> None:
    """C2.4: a Veto alone is asked about too, for not asking would tell; without any card with that back nobody asks."""
    match = say(position(cleopatra="1 2 3 4 veto"), (CLEOPATRA, LayDown(ONE, SEN)))
    assert asked(match) == (Ask.AFTER, CLEOPATRA) and match.legal(CLEOPATRA) == (Finish(),)
    assert asked(say(match, (CLEOPATRA, Finish()))) == (Ask.REFILL, CLEOPATRA)
    match = say(position(cleopatra="1 2 3 4 5"), (CLEOPATRA, LayDown(ONE, SEN)))
    assert asked(match) == (Ask.REFILL, CLEOPATRA)


# -- votes at eight ----------------------------------------------------------


def test_every_group_with_eight_cards_votes_before_the_refill() -> None:
    """C2.5: in the order of C1.1."""
    match = position(cleopatra="1 1 2 3 4", forum={CEN: "1 2 3 4 | 1 2 3", PRA: "1 2 3 4 | 4 3 2"})
    match = say(match, (CLEOPATRA, LayUp(ONE, CEN)))
    match, events = hear(match, CLEOPATRA, LayUp(ONE, PRA))
    votes = [(event.group, event.cause) for event in events if isinstance(event, Voted)]
    assert votes == [(PRA, Cause.EIGHT), (CEN, Cause.EIGHT)]
    assert asked(match) == (Ask.REFILL, CLEOPATRA)


def test_a_tie_at_eight_votes_again_only_when_touched() -> None:
    """C2.5: laid on it or taken from it since; C3.2: the cards stay, face up."""
    tied = {SEN: "1 2 3 (4) | 1 2 3", PRA: "|"}
    match = position(cleopatra="1 2 3 4 5", forum=tied, reserves=("1 1 1 2", "2 2 2 2 2"), piles=("spy", ""), votes="orgy orgy")
    match, events = hear(match, CLEOPATRA, LayDown(FOUR, SEN))
    assert of(Voted, events).winner is None
    assert match.state.table.forum[0].settled and front(match, SEN, CAESAR) == (ONE, TWO, THREE, FOUR)
    match = say(match, (CAESAR, LayDown(ONE, PRA)))
    match, events = hear(match, CAESAR, Finish())
    assert not any(isinstance(event, Voted) for event in events), "nobody touched it"


@pytest.mark.parametrize("back", ["1 2 3 4", "1 2 3 5"])
def test_a_castling_touches_even_if_the_same_cards_come_back(back: str) -> None:
    """C2.5: skipping the vote would tell which cards came back."""
    match = position(cleopatra="1 castling 3 4 4", forum={SEN: "1 2 3 4 | 1 2 3 4", PRA: "| 5"}, settled=(SEN,), ask=Ask.AFTER)
    match = say(match, (CLEOPATRA, Castle(SEN, PRA)), (CAESAR, LetPass()))
    match, events = hear(match, CLEOPATRA, Split(cards(back)))
    assert of(Voted, events).winner is (None if back.endswith("4") else CLEOPATRA)


def test_a_manipulation_after_the_influence_may_prevent_a_vote() -> None:
    """C2.5, C4.2."""
    match = position(cleopatra="1 assassination 3 4 4", forum={SEN: "1 2 3 4 | 1 2 3"})
    match = say(match, (CLEOPATRA, LayDown(ONE, SEN)), (CLEOPATRA, Assassinate(SEN, FOUR)))
    match, events = hear(match, CAESAR, LetPass())
    assert not any(isinstance(event, Voted) for event in events)


# -- the refill --------------------------------------------------------------


def test_the_pile_is_chosen_for_each_card_which_is_seen_at_once() -> None:
    """C2.6: one by one or several from one pile; up to five cards in hand."""
    match = position(cleopatra="1 2 3", ask=Ask.REFILL, reserves=(None, "5 4 1 1"), piles=(None, "wrath spy"))
    assert match.legal(CLEOPATRA) == tuple(Draw(pile, count) for pile in Pile for count in (1, 2))
    match, told = match.answer(CLEOPATRA, Draw(Pile.MANIPULATION, 1))
    assert told == (Told(Drew(CLEOPATRA, Pile.MANIPULATION, 1)), Told(CardsDrawn(CLEOPATRA, (Manipulation.WRATH,)), CLEOPATRA))
    assert asked(match) == (Ask.REFILL, CLEOPATRA)
    match = say(match, (CLEOPATRA, Draw(Pile.INFLUENCE, 1)))
    assert match.state.hands[CLEOPATRA].cards == cards("1 2 3 5 wrath")


def test_an_empty_pile_leaves_no_choice() -> None:
    """C2.6: the other pile gives the cards without asking; with both empty the hand stays smaller."""
    match = position(cleopatra="1 2 3", ask=Ask.REFILL, reserves=(None, "5"), piles=(None, "spy spy"))
    match, events = hear(match, CLEOPATRA, Draw(Pile.INFLUENCE, 1))
    assert events[:2] == [Drew(CLEOPATRA, Pile.INFLUENCE, 1), Drew(CLEOPATRA, Pile.MANIPULATION, 1, forced=True)]
    match = position(cleopatra="1 2 3", reserves=(None, "5"), piles=(None, ""))
    match, events = hear(match, CLEOPATRA, LayDown(ONE, SEN))
    assert events[1:4] == [Drew(CLEOPATRA, Pile.INFLUENCE, 1, forced=True), NothingToDraw(CLEOPATRA), VoteDrawn(CLEOPATRA, Vote.ORGY)]


# -- the vote card -----------------------------------------------------------


def finish(**changes: Any) -> tuple[Match, list[object]]:
    """Cleopatra's turn comes to its vote card: her hand is full."""
    return hear(position(ask=Ask.AFTER, **changes), CLEOPATRA, Finish())


def test_the_vote_card_makes_its_group_vote_even_a_second_time() -> None:
    """C2.7: also after an 8-card vote of the same group."""
    match, events = finish(forum={SEN: EIGHT}, votes="senators")
    votes = [event.cause for event in events if isinstance(event, Voted)]
    assert votes == [Cause.EIGHT, Cause.CARD]
    assert match.state.table.votes.discards == (Vote.SENATORS,) and match.state.table.votes.deck == 7


def test_an_orgy_means_no_vote() -> None:
    """C2.7."""
    match, events = finish(votes="orgy", forum={SEN: "1 | 2"})
    assert events == [VoteDrawn(CLEOPATRA, Vote.ORGY), TurnBegan(CAESAR, 8)]
    assert match.state.table.votes.discards == (Vote.ORGY,)


def test_the_other_orgy_reshuffles_all_cards_still_in_the_game() -> None:
    """C2.7: itself included; what has left stays away."""
    match, _ = finish(votes="orgy reshuffle", taken={SEN: "00000"}, gone="senators")
    match = say(match, (CAESAR, LayDown(ONE, PRA)))
    match, events = hear(match, CAESAR, Finish())
    assert not any(isinstance(event, VotesShuffled) for event in events), "the refill comes first"
    match, events = hear(match, CAESAR, Draw(Pile.INFLUENCE, 1))
    assert events[1:3] == [VoteDrawn(CAESAR, Vote.RESHUFFLE), VotesShuffled(7)]
    assert match.state.table.votes.discards == () and Vote.SENATORS not in match.state.box.votes
