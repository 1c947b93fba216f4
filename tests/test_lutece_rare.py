"""Lutèce played for its rare cards: nobody who is awaited is ever stuck, and every card and coin is somewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lutece_positions import of
from playing import record
from rare import by_weight, check_after_every_answer, check_odd_moments, games
from test_lutece_playouts import from_reserve, gold_at, numbers

from rules import lutece
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.lutece.components import Income, Kind, Tile, in_play
from rules.lutece.events import LegionnaireUsed
from rules.lutece.moves import Attach, Choose, Firm, HoldBack, Raise, Ready, Reinforce, Withdraw

Weight = Callable[[Any, Match], int]


def mob(move: Any, match: Match) -> int:
    """Everybody wants the same cards, Legionaries above all, and throws every Legionary into every contest."""
    table = match.state.table
    match move:
        case Choose(left, right):
            wanted = [n for n, (tile, offer) in enumerate(zip(table.tiles, table.offers, strict=True)) if offer and _rare(offer.card.kind)]
            best = {table.tiles[n] for n in wanted} or {Tile.A, Tile.ONE}
            return 30 * ((left in best) + (right in best)) + 1
        case Reinforce():
            return 12
        case HoldBack():
            return 1
        case Raise(gold=gold):
            return 4 if gold <= 2 else 0
        case Ready() | Firm():
            return 6
        case Withdraw():
            return 1
        case Attach():
            return 1
    raise AssertionError(move)


def _rare(kind: Kind) -> bool:
    return kind in (Kind.LEGIONNAIRE, Kind.APPRENTICE)


def spendthrift(move: Any, match: Match) -> int:
    """Every coin is laid on something, an Income card as gladly as a card; flags go up and down."""
    match move:
        case Choose(left, right):
            return 1 + 6 * ((left is Income.REVENUES) + (right is Income.REVENUES))
        case Raise(gold=gold):
            return gold * gold
        case Withdraw():
            return 9
        case Ready() | Firm():
            return 10
        case _:
            return 1


def census(match: Match) -> Callable[[Any], None]:
    """L1.3: every card of the box is somewhere, once; nobody owes gold; chosen cards lie for all or for none (L2.2)."""
    cards = [card.number for card in in_play(lutece.DATA, match.record.seats)]

    def count(state: Any) -> None:
        assert numbers(state) == cards
        assert min(player.gold for player in state.table.players) >= 0
        assert all(min(bribes.left, bribes.right) >= 0 for bribes in state.table.bribes)
        assert len({hand.chosen is None for hand in state.hands}) == 1

    return count


@pytest.mark.parametrize("weight", [mob, spendthrift])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_is_stuck_and_nothing_is_lost_however_odd_the_play(seats: int, weight: Weight) -> None:
    """L2.2-L2.9, L3.2, L4.1: Legionaries in every contest, gold on everything, flags set and withdrawn."""
    for seed in games(3):
        match, _ = start(lutece, record(lutece, seats, f"rare {seed}"))
        chance, choose, count, used = Dice(f"rare {seats} {seed}", 0), by_weight(weight), census(match), 0
        while match.decision is not None:
            assert match.ply < 3000, "no end in sight"
            seat = sorted(match.waiting)[chance.below(len(match.waiting))]
            gold = gold_at(match.state.table)
            match, told = match.answer(seat, choose(match.legal(seat), chance, match))
            events = [one.event for one in told]
            used += len(of(LegionnaireUsed, events))
            assert gold_at(match.state.table) == gold + sum(map(from_reserve, events))
            check_after_every_answer(match, count)
            check_odd_moments(match, (Reinforce, Attach, Withdraw), count)
        assert used or weight is not mob
