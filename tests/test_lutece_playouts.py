"""Lutèce played at random: it ends, nothing is lost, and nobody sees what they may not."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from lutece_positions import dice, new_game, of

from rules import lutece
from rules.engine import codec
from rules.engine.match import Match, replay
from rules.engine.model import Kind as Way
from rules.engine.model import Refused, look
from rules.lutece import paragraphs
from rules.lutece.components import Income, Side, Tile, in_play
from rules.lutece.events import (
    BluffReturned,
    Bought,
    BribeRaised,
    BribesClosed,
    Deadlocked,
    Event,
    Harvested,
    RevenuesTaken,
    TakenBack,
    Unaffordable,
    Valorised,
)
from rules.lutece.moves import MOVES, Bribe, Choose, Close, Firm, Move, Raise, Ready, Withdraw
from rules.lutece.questions import RaiseBribes
from rules.lutece.state import State, Table

GAMES = list(product((2, 3, 4, 5), range(5)))
PLIES = 1500
every_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def pick(match: Match, chance: Random) -> tuple[int, Any]:
    """A seat that is asked and one of its moves; ready ones speak up now and then."""
    assert match.decision is not None
    seats = match.decision.may if chance.random() < 0.15 else match.waiting
    seat = chance.choice(sorted(seats))
    legal = match.legal(seat)
    assert legal, f"seat {seat} has no move at {match.decision.ask}"
    return seat, chance.choice(legal)


def gold_at(table: Table) -> int:
    """All gold outside the reserve: in purses, under bribes, on offers."""
    staked = sum(bribes.left + bribes.right for bribes in table.bribes)
    return sum(player.gold for player in table.players) + staked + sum(offer.gold for offer in table.offers if offer)


def from_reserve(event: Any) -> int:
    """Gold that comes out of the reserve with an event, or goes back into it."""
    match event:
        case RevenuesTaken() | Harvested():
            return event.gold
        case TakenBack():
            return event.extra
        case Valorised():
            return len(event.offers)
        case Bought():
            return -event.bribe - event.card.cost
        case Unaffordable():
            return -event.bribe - event.lost
        case Deadlocked():
            return -event.lost
        case _:
            return 0


def into_purse(event: Any) -> int:
    """Gold that an event puts into the purse of its seat, or takes out."""
    match event:
        case BribeRaised():
            return -event.gold
        case BluffReturned():
            return event.stake
        case RevenuesTaken() | Harvested():
            return event.gold
        case TakenBack():
            return event.stake + event.extra
        case Bought():
            return event.found - event.card.cost
        case _:
            return 0


def numbers(state: State) -> list[int]:
    """Every card of a position."""
    table, box = state.table, state.box
    owned = [card for player in table.players for card in (*player.cards, *(apprentice.card for apprentice in player.apprentices))]
    offered = [offer.card for offer in table.offers if offer]
    return sorted(card.number for card in (*owned, *offered, *table.gone, *box.characters, *box.places, *box.removed))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_random_game_ends_and_every_card_and_coin_is_accounted_for(seats: int, seed: int) -> None:
    chance = Random(f"{seats} {seed}")
    match, _ = new_game(seats, f"{seats} {seed}")
    cards, purses = [card.number for card in in_play(lutece.DATA, seats)], [5] * seats
    for _ in range(PLIES):
        if match.decision is None:
            break
        before, gold = match, gold_at(match.state.table)
        seat, move = pick(match, chance)
        assert codec.loads(Move, codec.dumps(move)) == move
        match, told = match.answer(seat, move)
        events = [item.event for item in told]
        for event in events:
            if change := into_purse(event):
                purses[event.seat] += change
                assert event.purse == purses[event.seat]
        assert gold_at(match.state.table) == gold + sum(map(from_reserve, events))
        assert [player.gold for player in match.state.table.players] == purses and min(purses) >= 0
        assert numbers(match.state) == cards
        assert match.moment == before.moment + (not goes_on(before, match))
        check_imagined(match, chance.randrange(seats), chance.randrange(1000))
    assert match.decision is None and match.state.table.ending is not None
    assert replay(lutece, match.record).digest() == match.digest()
    assert lutece.sheet(match.state.table).winners


def goes_on(before: Match, after: Match) -> bool:
    """Whether the same question still stands: a choice under seal, or the bribes, which are one moment."""
    assert before.decision is not None
    return after.decision == before.decision or (after.decision is not None and before.decision.kind is after.decision.kind is Way.LIVE)


def check_imagined(match: Match, seat: int, seed: int) -> None:
    """An imagined world looks the same to its seat and holds the same cards."""
    view = match.view(seat)
    imagined = lutece.imagine(view, dice(seed))
    assert look(imagined, seat, view.sealed) == view
    assert numbers(imagined) == numbers(match.state)
    sizes = [[len(deck) for deck in (box.characters, box.places, box.removed)] for box in (imagined.box, match.state.box)]
    assert sizes[0] == sizes[1]


def test_random_games_say_every_move_and_tell_every_event() -> None:
    said, told = set[type](), set[type]()
    for seats, seed in GAMES:
        match, events = new_game(seats, f"{seats} {seed}")
        chance = Random(f"{seats} {seed}")
        told.update(map(type, events))
        while match.decision is not None:
            seat, move = pick(match, chance)
            match, heard = match.answer(seat, move)
            said.add(type(move))
            told.update(type(item.event) for item in heard)
    assert said == set(MOVES) - {Bribe, Close} and told == set(Event.__args__) - {BribesClosed}, "those of slow tables are another test's"


@every_seats
def test_two_worlds_with_other_choices_look_the_same_until_the_reveal(seats: int) -> None:
    """L2.2-L2.4: one seat chooses the same, the others differ, the decks differ: nothing it sees, may do or is told tells."""
    for seed in range(4):
        chance = Random(f"worlds {seats} {seed}")
        real, _ = new_game(seats, f"worlds {seats} {seed}")
        for _ in range(3):
            me = chance.randrange(seats)
            other = replace(real, state=lutece.imagine(real.view(me), dice(seed)))
            real = play_both(real, other, me, chance)
            real = to_next_round(real, chance)
            if real.decision is None:
                break


def play_both(real: Match, other: Match, me: int, chance: Random) -> Match:
    """A round's options and bribes in both worlds, up to the last flag, which is set in the real one."""
    for seat in chance.sample(range(real.state.table.seats), real.state.table.seats):
        mine = chance.choice(real.legal(seat))
        theirs = mine if seat == me else chance.choice([move for move in other.legal(seat) if move != mine])
        (real, told), (other, heard) = real.answer(seat, mine), other.answer(seat, theirs)
        same_to(me, real, other, told, heard)
    assert real.state.hands != other.state.hands
    while True:
        seat, move = pick(real, chance)
        after, told = real.answer(seat, move)
        if not isinstance(after.state.table.ask, RaiseBribes):
            assert other.answer(seat, move)[1][0] == told[0], "the last flag is the same; then the cards are honestly revealed"
            return after
        real, (other, heard) = after, other.answer(seat, move)
        same_to(me, real, other, told, heard)


def same_to(me: int, real: Match, other: Match, told: Any, heard: Any) -> None:
    assert told == heard
    assert real.view(me) == other.view(me) and real.decision == other.decision
    assert (real.waiting, real.moment, real.legal(me)) == (other.waiting, other.moment, other.legal(me))
    for move in TRIED:
        assert refusal(real, me, move) == refusal(other, me, move)
    for seat in range(real.state.table.seats):
        assert real.view(seat).table == other.view(seat).table


TRIED = (
    Ready(), Firm(), Withdraw(), Raise(Side.LEFT, 3), Raise(Side.RIGHT, 0), Raise(Side.RIGHT, 99),
    Choose(Tile.A, Tile.A), Choose(Tile.A, Tile.ONE), Choose(Income.REVENUES, Income.REVENUES),
)  # fmt: skip


def refusal(match: Match, seat: int, move: Any) -> Any:
    try:
        lutece.check(match.view(seat), move)
    except Refused as refused:
        return refused.why
    return None


def to_next_round(match: Match, chance: Random) -> Match:
    """Through the purchases, to the next sealed choice or the end."""
    while match.decision is not None and match.decision.kind is not Way.SEALED:
        match, _ = match.answer(*pick(match, chance))
    return match


def test_what_lies_under_a_bribe_is_nowhere_on_the_table() -> None:
    """L2.3, L2.4: a raise on an Income card is taken and told like any other."""
    tellings = []
    for chosen in (Choose(Tile.A, Income.REVENUES), Choose(Income.REVENUES, Tile.B), Choose(Income.REVENUES, Income.REVENUES)):
        match, _ = new_game(2)
        for seat in (0, 1):
            match, _ = match.answer(seat, chosen if seat == 0 else Choose(Tile.ONE, Tile.TWO))
        match, first = match.answer(0, Raise(Side.LEFT, 2))
        match, second = match.answer(0, Raise(Side.RIGHT, 1))
        tellings.append((first, second, match.state.table, match.view(1)))
    assert tellings[0] == tellings[1] == tellings[2]


def test_an_undone_choice_leaves_no_trace_on_the_table() -> None:
    """L2.2: choosing, replacing and taking back are one's own affair."""
    match, _ = new_game(3)
    chosen, _ = match.answer(1, Choose(Tile.A, Tile.B))
    again, told = chosen.answer(1, Choose(Tile.B, Tile.C))
    assert (chosen.state, chosen.view(0), told) == (again.state, again.view(0), ()) and again.moment == match.moment
    step = again.own_step(1)
    assert step is not None
    back = again.without(step)
    assert back.waiting == {0, 1, 2} and back.state == match.state


def test_the_valorised_gold_is_the_only_gold_on_offers() -> None:
    """L2.8: whatever is found, lost or left was put there coin by coin."""
    chance, laid, lifted = Random("coins"), 0, 0
    match, _ = new_game(4, "coins")
    while match.decision is not None:
        match, told = match.answer(*pick(match, chance))
        events = [item.event for item in told]
        laid += sum(len(event.offers) for event in of(Valorised, events))
        lifted += sum(event.found for event in of(Bought, events))
        lifted += sum(event.lost for event in of(Unaffordable, events) + of(Deadlocked, events))
    assert laid - lifted == sum(offer.gold for offer in match.state.table.offers if offer)


def test_every_paragraph_has_its_scenario() -> None:
    """Each number of the rulebook stands in the docstring of a test."""
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_lutece*.py"))
    docs = " ".join(re.findall(r'def test_[^"]*"""(.*?)"""', text, flags=re.DOTALL))
    ranges = re.findall(r"L(\d)\.(\d)-L\1\.(\d)", docs)
    shown = set(re.findall(r"L\d\.\d", docs)) | {f"L{a}.{n}" for a, b, c in ranges for n in range(int(b), int(c) + 1)}
    cited = {value for name, value in vars(paragraphs).items() if re.fullmatch(r"L\d_\d", name)}
    assert len(cited) == 27 and cited <= shown
