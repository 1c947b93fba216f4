"""C3: a vote, with every example of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from cesar_positions import AED, CEN, PRA, QUA, SEN, cards, front, hear, of, position, say

from rules.cesar.components import CAESAR, CLEOPATRA, Group, Pile, Vote
from rules.cesar.events import Cause, Exhausted, OrgyLeft, Voted, VoteDrawn
from rules.cesar.moves import Draw, Finish, LayDown
from rules.cesar.questions import Ask
from rules.cesar.steps.votes import outcome
from rules.engine.match import Match


def vote(group: Group, text: str, **changes: Any) -> tuple[Match, list[object]]:
    """The vote card of this group is drawn."""
    return hear(position(ask=Ask.AFTER, forum={group: text}, votes=group.value, **changes), CLEOPATRA, Finish())


def test_the_aediles_of_the_rulebook() -> None:
    """C3.1: Caesar has 3 and 4, Cleopatra 2, 3 and 3: 7 against 8. She takes the Aedile and loses a 3, he loses his 3."""
    match, events = vote(AED, "(3) (4) | (2) (3) 3")
    assert of(Voted, events) == Voted(
        AED, Cause.CARD, (cards("3 4"), cards("2 3 3")), (7, 8), False, CLEOPATRA, (cards("3"), cards("3")),
    )  # fmt: skip
    assert match.state.table.forum[3].taken == (CLEOPATRA,)
    assert front(match, AED, CAESAR) == cards("4") and front(match, AED, CLEOPATRA) == cards("2 3"), "they stay face up"
    assert match.state.hands[CAESAR].hidden[3] == ()
    assert match.state.table.sides[CAESAR].discards == match.state.table.sides[CLEOPATRA].discards == cards("3")


def test_the_censors_of_the_rulebook() -> None:
    """C3.3, C3.5: Cleopatra has 4 and 5, Caesar 3 and a Philosopher: he takes the Censor and loses both, she loses her 5."""
    match, events = vote(CEN, "(3) (P) | (4) (5)")
    voted = of(Voted, events)
    assert (voted.totals, voted.reversed, voted.winner) == ((3, 9), True, CAESAR)
    assert sorted(voted.discards[CAESAR]) == list(cards("P 3")) and voted.discards[CLEOPATRA] == cards("5")
    assert front(match, CEN, CAESAR) == () and front(match, CEN, CLEOPATRA) == cards("4")


@pytest.mark.parametrize(
    ("caesar", "cleopatra", "winner", "discards"),
    [
        # C3.1: the higher total wins; a side without cards totals 0 and discards none
        ("3 4", "2 3 3", CLEOPATRA, ("3", "3")),
        ("5", "", CAESAR, ("5", "")),
        ("", "1 2", CLEOPATRA, ("", "2")),
        ("2 5 5", "1 1 4", CAESAR, ("5", "1")),
        # C3.2: equal totals, 0-0 included, Philosophers or not
        ("1 4", "2 3", None, ("", "")),
        ("", "", None, ("", "")),
        ("P 5", "5", None, ("", "")),
        ("P P 2", "2", None, ("", "")),
        # C3.3: different numbers of Philosophers: the lower total wins, be it a side without cards
        ("3 P", "4 5", CAESAR, ("P 3", "5")),
        ("P", "4", CAESAR, ("P", "4")),
        ("P 3", "", CLEOPATRA, ("P 3", "")),
        ("5 P", "2 3 3", CAESAR, ("P 5", "3")),
        ("5 4 P", "2 3 3", CLEOPATRA, ("P 5", "2")),
        ("P P 1", "5", CAESAR, ("P P 1", "5")),
        ("P P 4 5", "2 3", CLEOPATRA, ("P P 5", "2")),
        ("P P 1", "P 5", CAESAR, ("P P 1", "P 5")),
        ("P P 4 5", "P 2 3", CLEOPATRA, ("P P 5", "P 2")),
        # C3.3: equal numbers cancel each other
        ("P 3", "P 4 5", CLEOPATRA, ("P 3", "P 5")),
        ("P P 3 5", "P P 4", CAESAR, ("P P 5", "P P 4")),
        ("P 3", "P", CAESAR, ("P 3", "P")),
        # C3.4: Philosophers alone
        ("P", "", CAESAR, ("P", "")),
        ("", "P P", CLEOPATRA, ("", "P P")),
        ("P", "P", None, ("", "")),
        ("P P", "P", None, ("", "")),
        ("P P", "P P", None, ("", "")),
    ],
)
def test_who_wins_and_what_is_discarded(caesar: str, cleopatra: str, winner: int | None, discards: tuple[str, str]) -> None:
    """C3.1 to C3.5, from both sides of the table."""
    result = outcome((cards(caesar), cards(cleopatra)))
    assert result.winner == winner
    assert [sorted(spent) for spent in result.discards] == [sorted(cards(text)) for text in discards]
    mirrored = outcome((cards(cleopatra), cards(caesar)))
    assert mirrored.winner == (None if winner is None else 1 - winner)
    assert [sorted(spent) for spent in mirrored.discards] == [sorted(cards(text)) for text in reversed(discards)]


def test_a_tie_leaves_everything_but_turns_the_cards_up() -> None:
    """C3.2: the vote card is spent all the same; C3.5: Philosophers stay."""
    match, events = vote(PRA, "(P) 4 (1) | (5) ")
    assert of(Voted, events).winner is None and of(Voted, events).reversed is False
    assert front(match, PRA, CAESAR) == cards("P 4 1") and front(match, PRA, CLEOPATRA) == cards("5")
    assert match.state.table.votes.discards == (Vote.PRAETORS,) and match.state.table.forum[1].taken == ()
    assert not match.state.table.forum[1].settled, "only a tie at eight is settled"


def test_a_lone_philosopher_takes_the_patrician_and_goes() -> None:
    """C3.4, C3.5."""
    match, events = vote(QUA, "| (P)")
    assert of(Voted, events).winner == CLEOPATRA and of(Voted, events).reversed is False
    assert match.state.table.forum[2].taken == (CLEOPATRA,) and front(match, QUA, CLEOPATRA) == ()


def test_the_last_patrician_closes_its_group() -> None:
    """C3.6: all its cards are discarded, its vote card leaves the game."""
    match, events = vote(AED, "5 (5) 1 | 2 2", taken={AED: "01"})
    assert of(Exhausted, events) == Exhausted(AED, (cards("5 1"), cards("2")))
    assert match.state.table.forum[3].taken == (0, 1, CAESAR) and match.state.table.forum[3].fronts == ((), ())
    assert match.state.table.votes.gone == (Vote.AEDILES,) and match.state.table.votes.discards == ()
    assert match.state.table.sides[CAESAR].discards == cards("5 5 1")


def test_its_vote_card_leaves_the_deck_without_changing_the_order() -> None:
    """C3.6: after an 8-card vote the card is still in the deck."""
    before = position(ask=Ask.AFTER, forum={AED: "5 5 1 1 | 2 2 1 1"}, taken={AED: "01"}, votes="orgy censors aediles orgy")
    match, events = hear(before, CLEOPATRA, Finish())
    assert of(VoteDrawn, events).vote is Vote.ORGY
    rest = tuple(card for card in before.state.box.votes if card is not Vote.AEDILES)
    assert match.state.box.votes == rest[1:] and match.state.table.votes.deck == 6


@pytest.mark.parametrize(
    ("drawn", "gone", "left"),
    [("orgy aediles", "censors", 1), ("aediles", "censors", 1), ("aediles", "censors orgy", 0), ("aediles", "censors orgy orgy", 0)],
)
def test_a_plain_orgy_leaves_with_the_second_exhausted_group(drawn: str, gone: str, left: int) -> None:
    """C5.5, O1: from the vote discards if one lies there, else from the deck; none left: nothing."""
    match = position(ask=Ask.AFTER, taken={CEN: "010", AED: "01"}, forum={AED: "5 | 1"}, votes=drawn, gone=gone, orgy_leaves=True)
    match, events = hear(match, CLEOPATRA, Finish())
    if drawn.startswith("orgy"):  # it lies on the discards when the last Aedile is taken, a turn later
        match, events = hear(say(match, (CAESAR, LayDown(cards("1")[0], SEN)), (CAESAR, Finish())), CAESAR, Draw(Pile.INFLUENCE, 1))
    assert any(isinstance(event, OrgyLeft) for event in events) is (gone.count("orgy") < 2)
    votes = match.state.table.votes
    assert (*match.state.box.votes, *votes.discards).count(Vote.ORGY) == left
    assert Vote.ORGY not in votes.discards


def test_without_the_option_the_orgies_stay() -> None:
    """C5.5: off by default; nor does the first or the third exhausted group matter with it."""
    for closed, on in ((1, False), (0, True), (2, True)):
        taken = {CEN: "01"} | dict.fromkeys((SEN, PRA)[:closed], "00000")
        _, events = vote(CEN, "5 | 1", taken=taken, orgy_leaves=on)
        assert not any(isinstance(event, OrgyLeft) for event in events)
        assert of(Exhausted, events).group is CEN
