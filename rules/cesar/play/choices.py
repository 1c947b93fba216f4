"""The answers worth asking the law about, in a stable order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import TypeVar

from rules.cesar.moves import (
    Assassinate,
    Banish,
    Castle,
    Courtesan,
    Draw,
    Finish,
    LayDown,
    LayUp,
    LetPass,
    Move,
    Passive,
    Restack,
    Split,
    Spy,
    Stack,
    Veto,
    Wrath,
)
from rules.cesar.table import GROUPS, HAND_SIZE, Ask, Card, Influence, Manipulation, Pile, View

from .desk import rooms
from .law import drawable, split_room, taken_up
from .setup import PLACES, unstacked

X = TypeVar("X")

DOWN = {card: [LayDown(card, group) for group in GROUPS] for card in Influence}
UP = {card: [LayUp(card, group) for group in GROUPS] for card in Influence}
KILLS = [{card: Assassinate(group, card) for card in Influence} for group in GROUPS]
DRAWS = {pile: [Draw(pile, count) for count in range(1, HAND_SIZE + 1)] for pile in Pile}
CASTLES = tuple(Castle(first, second) for first, second in permutations(GROUPS, 2))
COURTESANS = tuple(map(Courtesan, GROUPS))
WRATHS = tuple(map(Wrath, GROUPS))


def candidates(view: View) -> Iterable[Move]:
    """Every legal answer and few others."""
    match view.table.tasks[-1].ask:
        case Ask.STACK:
            return _stacks(view)
        case Ask.PLACE:
            return PLACES
        case Ask.TURN:
            return [*_lays(view, down=True), *_tricks(view), *passives(view.hand.cards)]
        case Ask.LAY:
            return _lays(view, down=True)
        case Ask.SECOND | Ask.LAST:
            return _lays(view)
        case Ask.AFTER:
            return [*_tricks(view), Finish()]
        case Ask.VETO:
            return (Veto(), LetPass()) if Manipulation.VETO in view.hand.cards else (LetPass(),)
        case Ask.VICTIM:
            return [Banish(card) for card in dict.fromkeys(view.hand.knows)]
        case Ask.SPLIT:
            return _splits(view)
        case Ask.REFILL | Ask.REDRAW:
            return [move for pile in Pile for move in DRAWS[pile][: drawable(view, pile)]]


def _stacks(view: View) -> list[Move]:
    left = [] if view.table.ready[view.seat] else unstacked(view.hand.stacked)
    moves: list[Move] = [Stack(card) for card in dict.fromkeys(left)]
    return [*moves, Restack()] if view.hand.stacked else moves


def _lays(view: View, down: bool = False) -> list[Move]:
    """Influence on groups with a place: face down or up at the start, only face up for the second and the last cards."""
    places = [place for place, room in enumerate(rooms(view.table.forum, view.seat)) if room]
    cards = [card for card in dict.fromkeys(view.hand.cards) if type(card) is Influence]
    ways: list[list[LayDown] | list[LayUp]] = [*(DOWN[card] for card in cards if down), *(UP[card] for card in cards)]
    return [way[place] for way in ways for place in places]


def _tricks(view: View) -> Iterator[Move]:
    """The Manipulations in hand with the targets that lie there."""
    forum, enemy = view.table.forum, 1 - view.seat
    for card in dict.fromkeys(view.hand.cards):
        if card is Manipulation.ASSASSINATION:
            for kills, group in zip(KILLS, forum, strict=True):
                yield from (kills[seen] for seen in sorted({seen for seen in group.fronts[enemy] if seen is not None}))
        elif card is Manipulation.SPY:
            yield Spy()
        elif card is Manipulation.CASTLING:
            yield from CASTLES
        elif card is Manipulation.COURTESAN:
            yield from (move for move, group in zip(COURTESANS, forum, strict=True) if None in group.fronts[enemy])
        elif card is Manipulation.WRATH:
            yield from (move for move, group in zip(WRATHS, forum, strict=True) if any(group.fronts))


@lru_cache(maxsize=1024)
def passives(cards: tuple[Card, ...]) -> tuple[Passive, ...]:
    """Every choice of cards to discard (C2.1)."""
    return tuple(map(Passive, _choices(cards, len(cards))))


def _splits(view: View) -> list[Split]:
    cards = tuple(taken_up(view))
    rooms = [split_room(view, group) for group in view.table.tasks[-1].groups]
    return [Split(first) for first in _choices(cards, rooms[0]) if len(cards) - len(first) <= rooms[1]]


def _choices(cards: tuple[X, ...], most: int) -> dict[tuple[X, ...], None]:
    """The different choices of at most so many cards, the smallest first."""
    return dict.fromkeys(choice for size in range(min(most, len(cards)) + 1) for choice in combinations(cards, size))
