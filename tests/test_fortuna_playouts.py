"""Random games of Fortuna: they end, nothing is lost, every change is told, and nobody learns what is hidden."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from playing import check_imagine, check_json, check_replay, playout, two_worlds

from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.match import Match, unfold
from rules.fortuna.components import PLOT, Action, Building, Cube, Favour, Gift, Person, Privilege, Side, Source, components
from rules.fortuna.events import (
    Advanced,
    Bribed,
    Built,
    FavourUsed,
    GiftReceived,
    Hired,
    Married,
    MoneyTaken,
    RoundEnded,
    Sold,
    Taxed,
)
from rules.fortuna.moves import (
    MOVES,
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Command,
    Convert,
    Decline,
    Draft,
    EndTurn,
    Exchange,
    Execute,
    Forgo,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Pass,
    Receive,
    Recruit,
    Roll,
    RollEarly,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)
from rules.fortuna.state import Options, State, Table

BOX = components(fortuna.DATA)
GAMES = [
    (2, Options()),
    (2, Options(experts=True, sides=(Side.VIOLET, Side.GREY))),
    (3, Options()),
    (3, Options(experts=True, sides=(None, Side.BLUE), market=1, aqueduct=1, palace=1, basilica=1)),
    (4, Options(market=10)),
    (4, Options(experts=True)),
]
SEEDS = ("Anna", "Éric", "Jonathan", "Martin")


def whole(state: State) -> None:
    """Every piece and card of the box is somewhere, once (F1.3, F1.4, F1.7)."""
    table, seats = state.table, len(state.hands)
    has = [(own.pieces.water + own.aqueduct, *counts(own.pieces)[1:]) for own in table.provinces]
    assert tuple(map(sum, zip(counts(table.stock), *has, strict=True))) == BOX.pieces
    assert min(counts(table.stock)) >= 0 and all(max(row[3:]) <= 3 and min(row) >= 0 for row in has)
    built = Counter(building for own in table.provinces for building in own.buildings)
    assert all(table.copies[plot] + built[building] == BOX.copies[seats] for building, plot in PLOT.items())
    cards = Counter((*state.box.deck, *state.box.palace, *table.privileges.discards))
    for hand in state.hands:
        cards.update((*hand.cards, *hand.drawn))
    assert cards == Counter(BOX.deck(seats))
    assert table.privileges.deck == len(state.box.deck) and table.palace.left == len(state.box.palace)
    assert [own.cards for own in table.provinces] == [len(hand.cards) for hand in state.hands]
    assert Counter((*(card for edge in table.board for card in edge.cards), *table.pool)) == Counter(Action)


def counts(pieces: Any) -> tuple[int, ...]:
    return pieces.water, pieces.wheat, pieces.wine, pieces.vestals, pieces.centurions, pieces.dice


def lawful(table: Table) -> None:
    """F1.2, F2.4, F3.10, F6.2."""
    for own in table.provinces:
        assert 0 <= own.money <= 20 and 0 <= own.position <= 15
        assert len(set(own.buildings)) == len(own.buildings) <= 3 and not (own.aqueduct and not own.buildings)
    for edge in table.board:
        assert edge.locked is None or (edge.locked in edge.cards and edge.owner is not None)
        assert len(edge.cards) == 3 or table.pool
    assert all(0 <= tokens <= 3 for tokens in table.favours.tokens)
    assert sorted(table.podium) == list(range(len(table.provinces)))


def money_told(events: list[Any], seats: int) -> list[int]:
    """What the events say of everybody's coins."""
    purse = [0] * seats
    for event in events:
        match event:
            case Sold(seat, _, _, money, lost):
                purse[seat] += money - lost
            case Hired(seat, _, _, cost) | Built(seat, _, cost):
                purse[seat] -= cost
            case Married(seat):
                purse[seat] -= 3
            case GiftReceived(seat, Gift.MONEY, money) | MoneyTaken(seat, money):
                purse[seat] += money
            case Bribed(seat, _, _, owner, lost):
                purse[seat] -= 1
                if owner is not None:
                    purse[owner] += not lost
            case Taxed(seat, _, money):
                purse[seat] -= money
    return purse


def steps_told(events: list[Any], seats: int) -> list[int]:
    steps = [0] * seats
    for event in events:
        match event:
            case Advanced(seat, _, walked):
                steps[seat] += walked
            case Taxed(seat, _, _, back):
                steps[seat] -= back
    return steps


def tokens_told(events: list[Any]) -> list[int]:
    tokens = [0] * 6
    for event in events:
        match event:
            case FavourUsed(_, _, favour, _, _, taken):
                tokens[favour - 1] -= taken
            case RoundEnded(_, _, _, gained):
                tokens = [count + (number in gained) for number, count in enumerate(tokens, 1)]
    return tokens


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_random_games_end_and_lose_nothing(seats: int, seed: str, options: Options) -> None:
    """F1.4, F6.4: replayed, through JSON, imagined now and then; every change of coins, steps and tokens is told."""
    chance = Dice(f"{seed} imagine", 0)
    for match in playout(fortuna, seats, seed, options):
        whole(match.state)
        lawful(match.state.table)
        if match.ply % 5 == 0:
            check_imagine(match, chance)
            for seat in range(seats):
                whole(fortuna.imagine(match.view(seat), chance))
    check_replay(match)
    check_json(match)
    check_told(match, seats)
    check_end(match)


def check_told(match: Match, seats: int) -> None:
    for (_, before, _), (_, after, told) in pairwise(unfold(match.game, match.record)):
        one, two = before.state.table, after.state.table
        events = [said.event for said in told if said.to is None]
        gained = [new.money - old.money for old, new in zip(one.provinces, two.provinces, strict=True)]
        walked = [new.position - old.position for old, new in zip(one.provinces, two.provinces, strict=True)]
        assert gained == money_told(events, seats) and walked == steps_told(events, seats)
        moved = [new - old for old, new in zip(one.favours.tokens, two.favours.tokens, strict=True)]
        assert moved == tokens_told(events)


def check_end(match: Match) -> None:
    """Somebody stands on 15, every player had a turn, whoever won is in Rome (F6.4, F6.5)."""
    table, sheet = match.state.table, fortuna.sheet(match.state.table)
    assert match.decision is None and table.ending and table.palace.reached and table.turn.seat == table.podium[-1]
    assert {seat for seat, own in enumerate(table.provinces) if own.position == 15} == set(table.palace.reached)
    assert sheet.winners and all(table.provinces[seat].position >= 10 for seat in sheet.winners)
    assert [total is None for total in sheet.totals] == [own.position < 10 for own in table.provinces]
    assert all(match.game.orders(match.view(seat)) == () for seat in range(len(sheet.totals)))


EVERYTHING: list[Any] = [
    *(kind(card) for kind in (Draft, Lock, Execute, Skip, Bribe, Exchange, Command) for card in Action),
    *(Convert(count, aqueduct) for count in range(-1, 16) for aqueduct in (False, True)),
    *(kind(count) for kind in (Sell, Buy) for count in range(-1, 16)),
    *map(Receive, Gift), *map(Build, Building), *map(GiveWater, Source), *map(Claim, Favour), *map(TurnDown, Favour),
    *(Give(favour, count) for favour in Favour for count in range(5)),
    *map(Decline, range(8)),
    *map(Recruit, Person), *(Gather(card, cube) for card in Privilege for cube in Cube),
    *(kind() for kind in (RollEarly, TakeMoney, Forgo, Pass, Roll, EndTurn, Advance)),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_candidates_are_exactly_the_legal_moves(seats: int, options: Options) -> None:
    """F2.5: whatever may be said passes the check if and only if it is offered, once. (What may be kept is checked one way.)"""
    assert fortuna.EXACT
    for match in playout(fortuna, seats, "exact", options):
        for seat in match.waiting:
            view = match.view(seat)
            offered = list(fortuna.candidates(view))
            assert len(set(offered)) == len(offered) and all(match.allows(view, move) for move in offered)
            allowed = {move for move in EVERYTHING if match.allows(view, move)}
            assert allowed == {move for move in offered if not isinstance(move, Keep)}


def test_the_play_outs_see_every_kind_of_move() -> None:
    """Forgo needs a card played in the middle of an action; it has a scenario of its own."""
    seen: set[type] = set()
    for seats, options in GAMES:
        *_, match = playout(fortuna, seats, SEEDS[0], options)
        seen |= {type(entry.move) for entry in match.record.log}
    assert set(MOVES) - {Forgo} <= seen


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_two_worlds(seats: int, options: Options) -> None:
    """F5.6: what a seat sees, hears and is offered never depends on what is hidden from it."""
    for seat in range(seats):
        assert two_worlds(fortuna, seats, "worlds", options, seat=seat) > 50
