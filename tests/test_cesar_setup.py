"""C1: the box is dealt out, piles are ordered, the first series is laid."""

from __future__ import annotations

from typing import Any

import pytest
from cesar_positions import asked, assert_whole, hear, position, say
from playing import record

from rules import cesar
from rules.cesar.components import CAESAR, CLEOPATRA, GROUPS, MANIPULATION, SERIES, SIZE, Group, Influence, Manipulation, Vote
from rules.cesar.events import Dealt, MissionGiven, PileOrdered, SeriesLaid, TurnBegan
from rules.cesar.moves import Passive, Place, Restack, Stack
from rules.cesar.questions import Ask
from rules.cesar.state import Options
from rules.cesar.steps.setup import PLACES
from rules.engine.match import Match, Telling, start
from rules.engine.model import Kind, Told

FIRST = Place(*SERIES)


def deal(seed: str = "deal", **options: bool) -> tuple[Match, Telling]:
    match, told = start(cesar, record(cesar, 2, seed, Options(**options)))
    assert_whole(match.state)
    return match, told


def stack(match: Match, seat: int, cards: tuple[Manipulation, ...]) -> Match:
    return say(match, *((seat, Stack(card)) for card in cards))


def test_the_patricians_lie_in_five_piles() -> None:
    """C1.1: five groups, 21 patricians, none taken."""
    match, _ = deal()
    assert [SIZE[group] for group in GROUPS] == [5, 5, 5, 3, 3]
    assert all(forum.taken == () and forum.fronts == ((), ()) for forum in match.state.table.forum)


@pytest.mark.parametrize(("fewer", "orgies"), [(False, 2), (True, 1)])
def test_the_vote_deck(fewer: bool, orgies: int) -> None:
    """C1.2, and C5.5 for the option with one plain Orgy less."""
    match, told = deal(fewer_orgies=fewer)
    deck = match.state.box.votes
    assert told[0] == Told(Dealt(6 + orgies)) and match.state.table.votes.deck == len(deck) == 6 + orgies
    assert [deck.count(vote) for vote in Vote] == [1, 1, 1, 1, 1, orgies, 1]
    assert len({deal(seed)[0].state.box.votes for seed in "abcdef"}) > 1


def test_hands_reserves_and_piles() -> None:
    """C1.3, C1.4, C1.5, C1.9: two series aside, 27 cards in the reserve, 13 in the pile; all counts are public."""
    match, _ = deal()
    for seat in (CAESAR, CLEOPATRA):
        side, hand = match.state.table.sides[seat], match.state.hands[seat]
        assert hand.cards == hand.series == SERIES
        assert (side.influence, side.manipulation, side.reserve, side.pile) == (5, 0, 27, 13)
        reserve, pile = match.state.box.reserves[seat], match.state.box.piles[seat]
        assert [reserve.count(card) for card in Influence] == [2, 5, 5, 5, 5, 5]
        assert [pile.count(card) for card in Manipulation] == [4, 2, 2, 2, 1, 2]
    assert len({pile for seed in "abc" for pile in deal(seed)[0].state.box.piles}) == 6


def test_missions_are_secret() -> None:
    """C1.6: each hears only their own; four leave unseen."""
    match, told = deal()
    missions = [hand.mission for hand in match.state.hands]
    assert told[1:] == (Told(MissionGiven(missions[0]), 0), Told(MissionGiven(missions[1]), 1))
    assert len(match.state.box.missions) == 4 and match.state.table.missions is None
    assert {deal(str(n))[0].state.hands[0].mission for n in range(20)} == {Group.SENATORS, Group.PRAETORS, Group.QUAESTORS}


def test_the_first_series_is_laid_in_secret_at_the_same_time() -> None:
    """C1.7: others see only that one has laid; C1.8: Cleopatra begins."""
    match, _ = deal()
    assert match.decision is not None and match.decision.kind is Kind.SEALED and match.waiting == {0, 1}
    assert len(match.legal(0)) == 120
    waiting, events = hear(match, CAESAR, PLACES[50])
    assert events == [] and waiting.waiting == {CLEOPATRA}
    assert waiting.state == match.state
    match, events = hear(waiting, CLEOPATRA, FIRST)
    assert events == [SeriesLaid(), TurnBegan(CLEOPATRA, 1)]
    assert asked(match) == (Ask.TURN, CLEOPATRA)
    assert all(forum.fronts == ((None,), (None,)) for forum in match.state.table.forum)
    assert match.state.hands[CLEOPATRA].hidden == tuple((card,) for card in SERIES)
    assert [hand.cards for hand in match.state.hands] == [SERIES, SERIES]


def test_turns_alternate() -> None:
    """C1.8."""
    match, events = hear(position(), CLEOPATRA, Passive(()))
    assert asked(match) == (Ask.TURN, CAESAR)
    assert events[-1] == TurnBegan(CAESAR, 8)
    assert asked(say(match, (CAESAR, Passive(())))) == (Ask.TURN, CLEOPATRA)


# -- the ordered pile (C1.5) -------------------------------------------------


def test_each_orders_his_pile_before_the_missions_are_drawn() -> None:
    """C1.5: the top first, the thirteenth card by itself; both at once; missions come when both are done."""
    match, told = deal(ordered=True)
    assert told == (Told(Dealt(8)),) and match.state.hands[0].mission is None
    assert match.decision is not None and match.decision.kind is Kind.LIVE and match.waiting == {0, 1}
    backwards = tuple(reversed(MANIPULATION))
    match = stack(match, CLEOPATRA, backwards[:11])
    assert match.waiting == {0, 1} and match.state.table.ready == (False, False)
    match, events = hear(match, CLEOPATRA, Stack(backwards[11]))
    assert events == [PileOrdered(CLEOPATRA)]
    assert match.waiting == {CAESAR} and match.state.table.ready == (False, True) and match.moment == 1
    match = stack(match, CAESAR, MANIPULATION[:11])
    match, told = match.answer(CAESAR, Stack(MANIPULATION[11]))
    assert [type(said.event) for said in told] == [PileOrdered, MissionGiven, MissionGiven]
    assert match.state.box.piles == (MANIPULATION, backwards)
    assert all(hand.stacked == () and hand.mission for hand in match.state.hands), "nobody looks at the pile again"
    assert match.decision is not None and match.decision.ask.ask is Ask.PLACE


def test_a_pile_can_be_ordered_anew_while_the_other_is_at_it() -> None:
    """C1.5: what one has put so far is nobody else's business; that one was ready is."""
    match = stack(deal(ordered=True)[0], CAESAR, MANIPULATION[:4])
    match, told = match.answer(CAESAR, Restack())
    assert told == () and match.state.hands[CAESAR].stacked == ()
    match = stack(match, CAESAR, MANIPULATION[:12])
    assert match.legal(CAESAR) == (Restack(),) and match.waiting == {CLEOPATRA}
    match, events = hear(match, CAESAR, Restack())
    assert events == [PileOrdered(CAESAR, again=True)] and match.waiting == {0, 1}
    assert match.legal(CAESAR) == tuple(Stack(card) for card in Manipulation)


def test_only_the_cards_left_can_be_stacked() -> None:
    """C1.5: thirteen cards, so often as they are."""
    match = stack(deal(ordered=True)[0], CAESAR, (Manipulation.WRATH, Manipulation.SPY))
    offered: list[Any] = [move.card for move in match.legal(CAESAR) if isinstance(move, Stack)]
    assert offered == [card for card in Manipulation if card is not Manipulation.WRATH]
