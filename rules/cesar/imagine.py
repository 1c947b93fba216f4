"""A full position that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeVar

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat

from .components import INFLUENCE, MANIPULATION, MISSIONS, SERIES, VOTES, Card, Group, Influence, Manipulation, in_order
from .questions import Ask
from .state import Box, Hand, State, Table, View

X = TypeVar("X")


def imagine(view: View, dice: Dice) -> State:
    """What this seat does not know is dealt anew from the cards it has not seen."""
    table, hand, seat = view.table, view.hand, view.seat
    mine = [*hand.cards, *hand.series, *chain(*hand.hidden), *shown(table, seat)]
    mission, lots = _missions(view, dice)
    enemy, reserve, pile = _enemy(view, mission, dice)
    reserves = dice.shuffled(_rest(INFLUENCE, _only(Influence, mine))), reserve
    piles = dice.shuffled(_rest(MANIPULATION, _only(Manipulation, mine))), pile
    votes = dice.shuffled(_rest(VOTES, [*table.votes.discards, *table.votes.gone]))
    if seat == 0:
        return model.State(table, (hand, enemy), Box(reserves, piles, votes, lots))
    return model.State(table, (enemy, hand), Box((reserves[1], reserves[0]), (piles[1], piles[0]), votes, lots))


def shown(table: Table, seat: Seat) -> list[Card]:
    """The cards of a side that lie open: discards and those face up before the groups."""
    return [*table.sides[seat].discards, *(card for forum in table.forum for card in forum.fronts[seat] if card is not None)]


Dealt = tuple[Hand, tuple[Influence, ...], tuple[Manipulation, ...]]  # a hand, its reserve, its pile


def _enemy(view: View, mission: Group | None, dice: Dice) -> Dealt:
    """The other's drawers: what was spied is there, the rest is chance."""
    table, them = view.table, 1 - view.seat
    task = table.tasks[-1] if table.tasks else None
    if task and task.ask in (Ask.STACK, Ask.PLACE):
        return _before_the_first_turn(table, them, mission, dice)
    side, seen = table.sides[them], [*shown(table, them), *view.hand.knows]
    influence = dice.shuffled(_rest(INFLUENCE, _only(Influence, seen)))
    manipulation = dice.shuffled(_rest(MANIPULATION, _only(Manipulation, seen)))
    known = len(_only(Influence, view.hand.knows))
    held, influence = _cut(influence, side.influence - known)
    tricks, pile = _cut(manipulation, side.manipulation - (len(view.hand.knows) - known))
    hidden = []
    for forum in table.forum:
        below, influence = _cut(influence, forum.fronts[them].count(None))
        hidden.append(below)
    cards = tuple(in_order((*view.hand.knows, *held, *tricks)))
    spying = task is not None and task.ask is Ask.VICTIM and task.seat == them
    return Hand(cards, tuple(hidden), mission, knows=view.hand.cards if spying else ()), influence, pile


def _before_the_first_turn(table: Table, them: Seat, mission: Group | None, dice: Dice) -> Dealt:
    """Everybody knows both series (C1.5); how far the other is with the pile is a secret until it is done."""
    pile = dice.shuffled(MANIPULATION)
    stacked = pile[:0]
    if table.tasks[-1].ask is Ask.STACK:
        stacked = pile[: len(pile) if table.ready[them] else dice.below(len(pile) - 1)]
    reserve = dice.shuffled(_rest(INFLUENCE, SERIES * 2))
    return Hand(SERIES, mission=mission, series=SERIES, stacked=stacked), reserve, pile


def _missions(view: View, dice: Dice) -> tuple[Group | None, tuple[Group, ...]]:
    """The other's mission and those in the box; before any is drawn, all six are there (C1.6)."""
    if view.hand.mission is None:
        return None, dice.shuffled(MISSIONS * 2)
    others = dice.shuffled(_rest(MISSIONS * 2, [view.hand.mission]))
    theirs = view.table.missions[1 - view.seat] if view.table.missions else others[0]
    return theirs, tuple(_rest(others, [theirs]))


def _only(kind: type[X], cards: Iterable[Card]) -> list[X]:
    return [card for card in cards if isinstance(card, kind)]


def _rest(pack: Sequence[X], seen: Iterable[X]) -> list[X]:
    """What is left of a pack without the cards seen."""
    left = list(pack)
    for card in seen:
        left.remove(card)
    return left


def _cut(pack: tuple[X, ...], count: int) -> tuple[tuple[X, ...], tuple[X, ...]]:
    return pack[:count], pack[count:]
