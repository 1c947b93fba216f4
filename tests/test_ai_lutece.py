"""The computer players of Lutèce: a raise does not show what lies under it, and every reason told is true of the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from lutece_positions import new_game

import games
import lang
from ai import Level, think
from ai.lutece import Motive
from ai.lutece.heuristic import _goals
from ai.lutece.market import market
from rules.engine.match import Match
from rules.lutece.components import FAMILIES, HARVESTS, MILLS, Action, Card, Flag, Income, Kind, Tile
from rules.lutece.events import Bought, Contested, Deadlocked, Unaffordable
from rules.lutece.moves import Attach, Choose, Firm, HoldBack, Raise, Ready
from rules.lutece.questions import UseLegionnaires
from rules.lutece.state import Bribes, Table, View
from rules.lutece.steps.contest import leader, reinforced
from rules.lutece.steps.options import CHOICES

Answer = tuple[Match, int, Any, Any]  # the match before it, the seat, the move, the reason

GAMES = {Level.EASY: 6, Level.NORMAL: 12, Level.STRONG: 1}  # for each number of players


@cache
def answers(level: Level) -> tuple[Answer, ...]:
    """Every answer of some whole games among computer players of one level."""
    return tuple(answer for seats in range(2, 6) for number in range(GAMES[level]) for answer in game(level, seats, number))


def game(level: Level, seats: int, number: int) -> Iterator[Answer]:
    match, chance = new_game(seats, f"computers {number}")[0], Random(f"{seats} {number}")
    while match.decision is not None:
        seat = chance.choice(sorted(match.waiting))
        thought = think("lutece", match.view(seat), level, f"{number} {match.ply}", iterations=2)
        assert thought.fault is None, thought.fault
        yield match, seat, thought.move, thought.why
        match, _ = match.answer(seat, thought.move)


def test_a_raise_may_lie_on_a_revenus() -> None:
    """L2.4: a normal player bluffs now and then, if it has gold for it: neither a raise nor its absence tells Income from a tile."""
    raised: Counter[tuple[bool, bool]] = Counter()  # whether an Income card lies there, whether gold was laid on it
    for match, seat, move, _ in answers(Level.NORMAL):
        if isinstance(move, (Ready, Firm)):
            view = match.view(seat)
            own = view.table.bribes[seat]
            if view.table.players[seat].gold + own.left + own.right:
                for action, stake in zip(view.hand.chosen, (own.left, own.right), strict=True):
                    raised[action is Income.REVENUES, stake > 0] += 1
    often = {income: raised[income, True] / (raised[income, True] + raised[income, False]) for income in (True, False)}
    assert 0.2 < often[True] < 0.6 and 0.2 < often[False] < 0.6, often


def test_a_bluff_and_a_bribe_sound_alike() -> None:
    for language in lang.LANGUAGES:
        bluff, bribe = (games.text(language, "lutece").why({"motive": word, "about": "A"}, 0, aloud=True) for word in ("bluff", "outbid"))
        assert bluff == bribe


def under(table: Table, action: Action) -> Card | None:
    offer = dict(zip(table.tiles, table.offers, strict=True)).get(action) if isinstance(action, Tile) else None
    return offer.card if offer else None


def cost(table: Table, move: Choose) -> int:
    return sum(card.cost for action in (move.left, move.right) if (card := under(table, action)))


def counts_towards(view: View, move: Choose, about: Any) -> bool:
    """A chosen card gives this resource, or is an Apprentice that can learn it."""
    hosts = {card.host for card in view.table.players[view.seat].cards}
    chosen = [card for action in (move.left, move.right) if (card := under(view.table, action))]
    return any((card.kind.resource is about and card.units) or (card.kind is Kind.APPRENTICE and about in hosts) for card in chosen)


def scores(view: View, move: Choose, about: Kind) -> bool:
    """A chosen card is of this kind, or adds to one that the player owns already."""
    player = view.table.players[view.seat]
    chosen = [card for action in (move.left, move.right) if (card := under(view.table, action))]
    if any(card.kind is about for card in chosen):
        return True
    wanted = {resource for card in player.cards if card.kind is Kind.MARKET for resource in card.wants}
    return any(card.kind is about for card in player.cards) and any(
        (about in FAMILIES and card.kind.colour is about.colour)
        or (about in MILLS and counts_towards(view, move, about.resource))
        or (about is Kind.STATUE and card.kind.roman)
        or (about is Kind.MARKET and any(counts_towards(view, move, resource) for resource in wanted))
        for card in chosen
    )  # fmt: skip


def brings_gold(view: View, move: Choose) -> bool:
    offers = dict(zip(view.table.tiles, view.table.offers, strict=True))
    lying = [offer for action in (move.left, move.right) if isinstance(action, Tile) and (offer := offers[action])]
    return Income.REVENUES in (move.left, move.right) or any(offer.gold or offer.card.kind in HARVESTS for offer in lying)


def can_lead(view: View, bidder: int) -> set[int | None]:
    """Who may lead the contest when this player helps a bidder with one Legionary or more."""
    assert isinstance(view.table.ask, UseLegionnaires)
    bids, leaders = view.table.ask.bids, set()
    for _ in range(view.table.players[view.seat].legionnaires):
        bids = reinforced(bids, bidder)
        leaders.add(leader(bids))
    return leaders


def true(match: Match, seat: int, move: Any, why: Any) -> bool:
    """Whether the fact that the reason states holds on the position."""
    view, about = match.view(seat), why.about
    table = view.table
    match why.motive:
        case Motive.FORCED:
            return len(match.legal(seat)) == 1
        case Motive.SEARCH:
            return False  # only of a strong player, who does look ahead
        case Motive.MAJORITY:
            return counts_towards(view, move, about)
        case Motive.PRESTIGE:
            return about.roman and scores(view, move, about)
        case Motive.INFLUENCE:
            return about in (Kind.STATUE, Kind.MARKET, Kind.LEGIONNAIRE) and scores(view, move, about)
        case Motive.GOLD:
            return brings_gold(view, move)
        case Motive.COST:
            costs = [cost(table, choice) for choice in CHOICES[table.seats]]
            return cost(table, move) < sum(costs) / len(costs)
        case Motive.QUIET:
            rivals = market(table).rivals[seat]
            return about in (move.left, move.right) and rivals[about] < sum(rivals.values()) / len(rivals)
        case Motive.OUTBID:
            return isinstance(move, Raise) and view.hand.chosen[move.side] is about and isinstance(about, Tile)
        case Motive.BLUFF:
            return isinstance(move, Raise) and view.hand.chosen[move.side] is Income.REVENUES
        case Motive.AGREED:
            return isinstance(move, Ready)
        case Motive.NO_MORE:
            return isinstance(move, Firm)  # and see the test of what follows
        case Motive.WIN_CARD:
            return about is table.ask.card.kind and seat in can_lead(view, int(move.bidder))
        case Motive.DENY:
            ahead = leader(table.ask.bids)
            return about == ahead != seat and can_lead(view, int(move.bidder)) != {ahead}
        case Motive.KEEP:
            return isinstance(move, HoldBack)
        case Motive.LEARN:
            return isinstance(move, Attach) and move.resource is about and about in table.ask.resources
    raise AssertionError(why)


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL, Level.STRONG])
def test_every_reason_is_true_of_the_position(level: Level) -> None:
    told: Counter[Any] = Counter()
    for match, seat, move, why in answers(level):
        if why is None or (level is Level.STRONG and why.motive is Motive.SEARCH):
            continue
        assert true(match, seat, move, why), (why, seat, move, match.state.table)
        told[why.motive] += 1
    assert told.keys() >= {Motive.MAJORITY, Motive.PRESTIGE, Motive.INFLUENCE, Motive.GOLD, Motive.OUTBID, Motive.AGREED}


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_bribes_stay_open_for_the_others(level: Level) -> None:
    """Nobody agrees for good but with an empty purse, once all have spoken; they open, wait, and answer a bribe as high as theirs."""
    answered = 0
    for match, seat, move, _ in answers(level):
        table = match.state.table
        if isinstance(move, Firm):
            assert table.players[seat].gold == 0
            assert not any(bribes.flag is Flag.OPEN for other, bribes in enumerate(table.bribes) if other != seat)
        own = table.bribes[seat]
        answered += isinstance(move, Raise) and (own.left, own.right)[move.side] > 0
    assert answered


def test_an_easy_player_can_pay_for_what_it_wins() -> None:
    """It errs in what it chooses, not each time it is asked for a bribe: whoever staked all they have would win cards they cannot pay."""
    told = Counter(type(one.event) for match, seat, move, _ in answers(Level.EASY) for one in match.answer(seat, move)[1])
    assert told[Unaffordable] * 10 < told[Bought], (told[Unaffordable], told[Bought])


def test_two_players_of_one_kind_do_not_open_alike() -> None:
    """Neighbours to whom cards are worth the same offer another share of it, until one of them has laid as much."""
    match = new_game(3, "neighbours")[0]
    assert len({_goals(match.view(seat), (8, 4), (0, 0))[0] for seat in range(3)}) == 3
    outbid = replace(match.state.table, bribes=(Bribes(3), *match.state.table.bribes[1:]))
    assert _goals(replace(match.view(1), table=outbid), (8, 4), (2, 0)) == [8, 4]


def test_few_contested_cards_are_lost_without_a_bribe() -> None:
    """L2.7: a tie loses a card for everybody, so where others probably want it too one offers something for it."""
    told = [one.event for match, seat, move, _ in answers(Level.NORMAL) for one in match.answer(seat, move)[1]]
    contested = [event for event in told if isinstance(event, Contested)]
    unbid = [event for event in told if isinstance(event, Deadlocked) and not any(bid.stake for bid in event.bids)]
    assert len(unbid) * 3 < len(contested), (len(unbid), len(contested))


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_who_adds_nothing_more_adds_nothing_more(level: Level) -> None:
    """NO_MORE: whatever the others do, in the bribes of this round."""
    silent: set[tuple[str, int, int]] = set()
    for match, seat, move, why in answers(level):
        moment = (f"{match.record.seats} {match.record.seed}", match.state.table.round, seat)
        assert not (isinstance(move, Raise) and moment in silent)
        if why is not None and why.motive is Motive.NO_MORE:
            silent.add(moment)
    assert silent


def test_what_nothing_true_speaks_for_has_no_reason() -> None:
    """An easy player raises above its own limit, or says that it is ready while it wants to raise: no sentence pretends otherwise."""
    silent = {type(move) for _, _, move, why in answers(Level.EASY) if why is None}
    assert {Raise, Ready} <= silent and Firm not in silent
