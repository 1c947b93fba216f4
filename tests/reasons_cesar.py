"""The facts of a reason in Caesar & Cleopatra, counted afresh card by card."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from rules.cesar import standing as s
from rules.cesar.components import GROUPS, SIZE, Group, Influence, Manipulation, Pile, Vote
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
    Passive,
    Spy,
    Stack,
    Veto,
    Wrath,
)
from rules.cesar.questions import Ask
from rules.cesar.state import View

AVERAGE = 3  # of a card that nobody has seen


def holds(view: View, move: Any, why: Any) -> bool:
    """Whether what the fact says is so, and speaks for the move."""
    table, fact, motive = view.table, why.fact, why.motive.name
    side, enemy = table.sides[view.seat], table.sides[1 - view.seat]
    tricks = [card for card in view.hand.cards if isinstance(card, Manipulation)]
    match fact:
        case s.Swing(now, then) if motive == "PROTECT":
            task = table.tasks[-1]
            kills = task.trick is Manipulation.ASSASSINATION and move == Veto() and counted(view, now)
            return kills and counted(view, then, lost=[task.card]) and ahead(then) < ahead(now)
        case s.Swing(now, then) if motive == "KILL":
            kills = move == Assassinate(now.group, move.card) and counted(view, now)
            return kills and counted(view, then, slain=[move.card]) and ahead(then) > ahead(now)
        case s.Swing(now, then):
            turned = move.card is Influence.PHILOSOPHER and ahead(now) < 0 < ahead(then)
            return laid(view, move, then) and counted(view, now) and (turned if "PHILOSOPHER" in motive else ahead(then) > ahead(now))
        case s.Mission(won, then):
            taken = table.forum[GROUPS.index(then.group)].taken
            reachable = won == taken.count(view.seat) < 3 <= SIZE[then.group] - taken.count(1 - view.seat)
            return then.group is view.hand.mission and reachable and laid(view, move, then)
        case s.Count() if motive == "DODGE_VOTE":
            spent = (*table.votes.discards, *table.votes.gone)
            front = table.forum[GROUPS.index(fact.group)].fronts
            may_vote = Vote(fact.group.value) not in spent or sum(map(len, front)) == 8
            return isinstance(move, Passive) and counted(view, fact) and may_vote and ahead(fact) < 0
        case s.Count() if motive == "WRATH":
            return move == Wrath(fact.group) and counted(view, fact) and ahead(fact) < 0
        case s.Count() if motive == "PROTECT":
            task = table.tasks[-1]
            return task.trick is Manipulation.WRATH and task.groups == (fact.group,) and counted(view, fact) and ahead(fact) > 0
        case s.Count():
            return move == Courtesan(fact.group) and counted(view, fact) and 0 <= fact.mine - fact.theirs <= 5 * fact.unseen
        case s.Pair(now, None):
            task = table.tasks[-1]
            aimed = task.trick is Manipulation.CASTLING and task.groups == (now[0].group, now[1].group)
            return aimed and all(counted(view, one) for one in now)
        case s.Pair(now, then):
            groups = (move.first, move.second) if isinstance(move, Castle) else table.tasks[-1].groups
            so = groups == (now[0].group, now[1].group) and all(counted(view, one) for one in now)
            return so and can_be_laid(view, groups, then, move)
        case s.HandSize(cards):
            spied = side if motive == "PROTECT" else enemy
            return cards == spied.influence + spied.manipulation > 0 and (move == Spy() or table.tasks[-1].trick is Manipulation.SPY)
        case s.Unmasked(group, cards):
            return table.tasks[-1].groups == (group,) and cards == table.forum[GROUPS.index(group)].fronts[view.seat].count(None) > 0
        case s.Kept(cards) if motive == "KEEP_TRICK":
            return move == Finish() and sorted(map(str, cards)) == sorted(map(str, tricks)) and bool(cards)
        case s.Kept((card,)):
            return bool(card == max(one for one in view.hand.cards if isinstance(one, Influence)) > move.card)
        case s.Spared(trick):
            return move == LetPass() and trick is table.tasks[-1].trick and Manipulation.VETO in tricks
        case s.More(cards):
            first = isinstance(move, LayUp) and table.tasks[-1].ask in (Ask.TURN, Ask.LAY)
            return first and cards == side.influence - 1 > 0
        case s.Covered(number):
            return isinstance(move, LayDown) and number == enemy.manipulation > 0
        case s.KnownHand(cards):
            return isinstance(move, Banish) and cards == view.hand.knows and move.card in cards and best_of(cards, move.card)
        case s.Traded(cards, influence, manipulation):
            strong = {Influence.FOUR, Influence.FIVE, Influence.PHILOSOPHER, Manipulation.WRATH, Manipulation.VETO}
            so = (cards, influence, manipulation) == (len(move.cards), side.reserve, side.pile)
            return so and cards > 0 and not strong & set(move.cards)
        case s.Holds(influence, manipulation) if motive == "FORCED":
            return (influence, manipulation) == (side.influence, side.manipulation)
        case s.Holds(influence, manipulation):
            few = manipulation < 2 if isinstance(move, Draw) and move.pile is Pile.MANIPULATION else influence < 3
            return (influence, manipulation) == (side.influence, side.manipulation) and few
        case s.Opening(group, card):
            return group is view.hand.mission and card == getattr(move, group.value) >= 4
        case s.SmallGroups(total):
            return bool(total == move.aediles + move.censors >= 7)
        case s.Place(place):
            return isinstance(move, Stack) and place == len(view.hand.stacked) + 1
    raise AssertionError(fact)


def cards_before(view: View, group: Group) -> tuple[list[Any], list[Any], list[Any]]:
    """One's own face up, one's own face down, the enemy's with None for what nobody sees."""
    place = GROUPS.index(group)
    fronts = view.table.forum[place].fronts
    return [card for card in fronts[view.seat] if card is not None], list(view.hand.hidden[place]), list(fronts[1 - view.seat])


def counted(view: View, vote: s.Count, *, up: Any = (), down: Any = (), slain: Any = (), lost: Any = ()) -> bool:
    """Whether a vote stands as it is told, these cards added or gone."""
    shown, below, theirs = cards_before(view, vote.group)
    shown += up
    below += down
    for card in slain:
        theirs.remove(card)
    for card in lost:
        shown.remove(card)
    known = [card for card in theirs if card is not None]
    left = SIZE[vote.group] - len(view.table.forum[GROUPS.index(vote.group)].taken)
    lower = (shown + below).count(0) != known.count(0)
    told = (vote.mine, vote.theirs, vote.lower, vote.unseen, vote.shown, vote.covered, vote.left)
    return told == (sum(shown + below), sum(known), lower, theirs.count(None), sum(shown), len(below), left)


def ahead(vote: s.Count) -> int:
    """By how much a vote is won (C3.1); with unequal Philosophers the lower total wins (C3.3)."""
    by = vote.mine - vote.theirs - AVERAGE * vote.unseen
    return -by if vote.lower else by


def laid(view: View, move: Any, then: s.Count) -> bool:
    if then.group is not move.group:
        return False
    return counted(view, then, up=[move.card]) if isinstance(move, LayUp) else counted(view, then, down=[move.card])


def can_be_laid(view: View, groups: Any, then: Any, move: Any) -> bool:
    """Whether one's cards before both groups can lie so: all face down, five at most before each (C4.4)."""
    mine = [card for group in groups for cards in cards_before(view, group)[:2] for card in cards]
    splits = [move.first] if hasattr(move, "first") and isinstance(move.first, tuple) else [
        chosen for size in range(len(mine) + 1) for chosen in combinations(mine, size)
    ]  # fmt: skip
    for first in splits:
        rest = list(mine)
        for card in first:
            rest.remove(card)
        if max(len(first), len(rest)) <= 5 and _so(view, then[0], list(first)) and _so(view, then[1], rest):
            return True
    return False


def _so(view: View, vote: s.Count, mine: list[Any]) -> bool:
    known = [card for card in cards_before(view, vote.group)[2] if card is not None]
    told = (vote.mine, vote.theirs, vote.lower, vote.shown, vote.covered)
    return told == (sum(mine), sum(known), mine.count(0) != known.count(0), 0, len(mine))


def best_of(cards: Any, taken: Any) -> bool:
    """No stronger Influence card than the one taken; a Manipulation is taken only where there is no 5."""
    best = max((card for card in cards if isinstance(card, Influence)), default=0)
    return taken is Influence.PHILOSOPHER or taken == best if isinstance(taken, Influence) else best < 5
