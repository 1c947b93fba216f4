"""F1: what is in the box, how it is laid out, who gets which Action cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playing import record

from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import Kind, Refused
from rules.fortuna.components import SIDES, Action, Building, Privilege, Side, components
from rules.fortuna.events import Dealt, Drafted, Forced, Locked, RoundBegan, Seated, TurnBegan
from rules.fortuna.moves import Draft, Execute, Lock
from rules.fortuna.questions import ChooseCard, DraftCard, LockCards
from rules.fortuna.refusals import NotToPick, NotYoursToLock
from rules.fortuna.state import Favours, Options, Palace, Pieces


def deal(seats: int, seed: str = "deal", **options: Any) -> Match:
    return start(fortuna, record(fortuna, seats, seed, Options(**options)))[0]


def lock_all(match: Match) -> Match:
    for seat in range(match.record.seats):
        match, _ = match.answer(seat, match.legal(seat)[0])
    return match


def test_everybody_sits_at_a_side_and_empty_sides_keep_their_cards() -> None:
    """F1.1."""
    table = deal(2).state.table
    assert [own.side for own in table.provinces] == [Side.BLUE, Side.GREY]
    assert [edge.owner for edge in table.board] == [0, 1, None, None]
    assert [len(edge.cards) for edge in table.board] == [3, 3, 3, 3]


def test_players_choose_their_sides_and_the_others_sit_in_order_of_joining() -> None:
    """F1.1."""
    table = deal(3, sides=(Side.VIOLET, None, Side.BLUE)).state.table
    assert [own.side for own in table.provinces] == [Side.VIOLET, Side.GREY, Side.BLUE]
    assert [edge.owner for edge in table.board] == [2, 1, None, 0]
    with pytest.raises(ValueError, match="one side"):
        Options(sides=(Side.GREY, Side.GREY))
    left = deal(2, sides=(None, Side.ORANGE, Side.BLUE)).state.table  # the third has left the lobby
    assert [own.side for own in left.provinces] == [Side.BLUE, Side.ORANGE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_has_and_what_is_left(seats: int) -> None:
    """F1.2, F1.4, F1.8, F1.9."""
    table = deal(seats).state.table
    for own in table.provinces:
        assert (own.position, own.money, own.pieces) == (0, 5, Pieces(1, 1, 1, 1, 1, 1))
        assert not own.married and not own.buildings and not own.aqueduct and not own.cards
    assert table.stock == Pieces(15 - seats, 15 - seats, 15 - seats, 12 - seats, 12 - seats, 9 - seats)
    assert table.favours == Favours((True,) * 6, (0,) * 6)
    assert table.palace == Palace(tokens=3)


def test_the_first_podium_is_drawn_at_random() -> None:
    """F1.5."""
    podiums = {deal(4, f"seed {n}").state.table.podium for n in range(40)}
    assert all(sorted(podium) == [0, 1, 2, 3] for podium in podiums)
    assert {podium[0] for podium in podiums} == {0, 1, 2, 3}


def test_copies_and_costs_of_the_buildings() -> None:
    """F1.6: three of each, two with fewer than four players; the printed costs may be changed by the options."""
    assert [deal(seats).state.table.copies for seats in (2, 3, 4)] == [(2,) * 4, (2,) * 4, (3,) * 4]
    printed = components(fortuna.DATA).costs
    assert [printed[building] for building in Building] == [3, 4, 5, 6]
    assert all(Options().cost(building) == printed[building] for building in Building)
    assert Options(palace=9).cost(Building.PALACE) == 9
    for cost in (0, 11, -1):
        with pytest.raises(ValueError, match="costs 1 to 10"):
            Options(market=cost)
    with pytest.raises(LookupError):
        components(99)


def test_the_privilege_deck() -> None:
    """F1.7."""
    four = Counter(deal(4).state.box.deck)
    assert four.total() == 26 and four[Privilege.ADVANCE] == 8 and four[Privilege.VESTAL_OR_CENTURION] == 2
    assert [sum(four[card] for card in kinds) for kinds in (tuple(Privilege)[:4], tuple(Privilege)[5:])] == [5, 13]
    for seats in (2, 3):
        assert four - Counter(deal(seats).state.box.deck) == Counter({Privilege.ADVANCE: 4})
    assert deal(4, "a").state.box.deck != deal(4, "b").state.box.deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beginners_are_dealt_their_cards(seats: int) -> None:
    """F1.10: Fortuna to the first player, the others at random."""
    match, told = start(fortuna, record(fortuna, seats, "beginners"))
    table = match.state.table
    assert sorted(card.value for edge in table.board for card in edge.cards) == sorted(card.value for card in Action)
    first = table.provinces[table.podium[0]].side
    assert Action.FORTUNA in table.board[SIDES.index(first)].cards
    events = [said.event for said in told]
    assert events[0] == Seated(tuple(own.side for own in table.provinces), table.podium, table.privileges.deck)
    assert events[1:] == [Dealt(side, edge.owner, edge.cards) for side, edge in zip(SIDES, table.board, strict=True)]
    assert isinstance(table.tasks[-1], LockCards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_pick_their_cards_clockwise(seats: int) -> None:
    """F1.10: from the player left of the first; the first has Fortuna and picks two; the rest go to the empty sides."""
    match = deal(seats, "experts", experts=True)
    first = match.state.table.podium[0]
    order = []
    drafted: list[Any] = []
    while match.decision is not None and isinstance(match.decision.ask, DraftCard):
        (seat,) = match.waiting
        order.append(seat)
        with pytest.raises(Refused) as refused:
            match.answer(seat, Draft(Action.FORTUNA))
        assert refused.value.why == NotToPick(Action.FORTUNA)
        match, told = match.answer(seat, match.legal(seat)[-1])
        drafted += [said.event for said in told]
    clockwise = [(first + 1 + n) % seats for n in range(seats)]
    picks = [event.seat for event in drafted if isinstance(event, Drafted)]
    assert picks == [*clockwise, *clockwise, *clockwise[:-1]]
    forced = [event for event in drafted if isinstance(event, Forced)]
    assert len(order) + len(forced) == len(picks) and bool(forced) == (seats == 4)  # the eleventh card is no choice
    table = match.state.table
    assert [len(edge.cards) for edge in table.board] == [3, 3, 3, 3] and not table.pool
    assert table.board[first].cards[0] is Action.FORTUNA
    assert [event.owner for event in drafted if isinstance(event, Dealt)] == [None] * (4 - seats)


def test_all_turn_one_card_face_down_under_seal() -> None:
    """F1.11: sealed until all have chosen; empty sides stay face up; a locked card stays readable."""
    match = deal(3)
    assert match.decision is not None and match.decision.kind is Kind.SEALED and match.waiting == {0, 1, 2}
    cards = [edge.cards for edge in match.state.table.board]
    with pytest.raises(Refused) as refused:
        match.answer(0, Lock(cards[1][0]))
    assert refused.value.why == NotYoursToLock(cards[1][0])
    match, told = match.answer(0, Lock(cards[0][0]))
    match, _ = match.answer(0, Lock(cards[0][2]))
    match, _ = match.answer(2, Lock(cards[2][1]))
    assert not told and all(edge.locked is None for edge in match.state.table.board)
    match, told = match.answer(1, Lock(cards[1][0]))
    events = [said.event for said in told]
    assert events[0] == Locked((cards[0][2], cards[1][0], cards[2][1]))
    first = match.state.table.podium[0]
    locked = [cards[0][2], cards[1][0], cards[2][1]]
    assert events[1:] == [RoundBegan(1, match.state.table.podium), TurnBegan(first, 1, locked[first])]
    locked[first] = None  # it turns up at once
    assert [edge.locked for edge in match.state.table.board] == [*locked, None]


def test_the_first_player_begins_with_any_of_his_three_cards() -> None:
    """F2.1, F2.3: the card locked has turned up again."""
    match = lock_all(deal(4, "begin"))
    table = match.state.table
    assert isinstance(table.tasks[-1], ChooseCard) and match.waiting == {table.podium[0]}
    chosen = {move.card for move in match.legal(table.podium[0])}
    assert chosen == set(table.board[table.podium[0]].cards)
    assert Execute(Action.FORTUNA) in match.legal(table.podium[0])


def test_the_components_are_versioned() -> None:
    """F1.6, F1.7: a game is set up from the file it names."""
    with pytest.raises(LookupError, match="no components 2"):
        fortuna.setup(2, Options(), 2, Dice("data", 0))
