"""C4.2 to C4.6: what the Manipulations do, and what is chosen on the way."""

from __future__ import annotations

from itertools import combinations

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import PLACE, Group, Influence, Manipulation, other
from ..desk import Desk
from ..events import Assassinated, Banished, Castled, HandSeen, Struck, Unmasked
from ..limits import MOST
from ..moves import Banish, Split
from ..questions import Ask, Task
from ..state import Forum, View


def take_effect(desk: Desk, task: Task) -> None:
    """The victim is the seat that was or would have been asked for a Veto."""
    victim = task.seat
    match task.trick:
        case Manipulation.ASSASSINATION:
            _assassinate(desk, victim, task)
        case Manipulation.SPY:
            _spy(desk, victim)
        case Manipulation.CASTLING:
            desk.tasks.append(Task(Ask.SPLIT, other(victim), task.groups))
        case Manipulation.COURTESAN:
            _unmask(desk, victim, task.groups[0])
        case Manipulation.WRATH:
            _strike(desk, task.groups[0])
        case trick:
            raise AssertionError(trick)


def _assassinate(desk: Desk, victim: Seat, task: Task) -> None:
    """C4.2: one face-up enemy card is discarded."""
    assert task.card is not None
    place = PLACE[task.groups[0]]
    front = list(desk.forum[place].fronts[victim])
    front.remove(task.card)
    desk.front(place, victim, tuple(front))
    desk.player(victim).discard((task.card,))
    desk.tell(Assassinated(victim, task.groups[0], task.card))


def _unmask(desk: Desk, victim: Seat, group: Group) -> None:
    """C4.5: the face-down cards are turned up and stay so. A settled tie has none, so none is touched by this."""
    place = PLACE[group]
    hidden = desk.player(victim).hidden[place]
    desk.front(place, victim, desk.turned_up(place, victim))
    desk.tell(Unmasked(victim, group, hidden))


def _strike(desk: Desk, group: Group) -> None:
    """C4.6: all cards of the group are discarded; no vote, the patricians stay."""
    place = PLACE[group]
    cards = desk.turned_up(place, 0), desk.turned_up(place, 1)
    for seat in (0, 1):
        desk.player(seat).discard(cards[seat])
    desk.forum[place] = Forum(desk.forum[place].taken)
    desk.tell(Struck(group, cards))


# -- C4.3: the Spy --------------------------------------------------------


def _spy(desk: Desk, victim: Seat) -> None:
    """C4.3: the spy alone sees the whole hand, then chooses."""
    spy, cards = other(victim), tuple(desk.player(victim).cards)
    desk.player(spy).knows = cards
    desk.tell(HandSeen(victim, cards), to=spy)
    desk.tasks.append(Task(Ask.VICTIM, spy))


def offers_banish(view: View) -> list[Banish]:
    return [Banish(card) for card in dict.fromkeys(view.hand.knows)]


def check_banish(view: View, move: Banish) -> None:
    """C4.3: a card the spy has just seen."""
    if move.card not in view.hand.knows:
        raise Refused(refusals.NotInEnemyHand(move.card))


def play_banish(desk: Desk, seat: Seat, move: Banish) -> None:
    """C4.3: the chosen card is discarded, and the victim draws one at once."""
    victim = other(seat)
    desk.tasks.pop()
    desk.leaves(victim, move.card)
    desk.player(victim).discard((move.card,))
    desk.tell(Banished(victim, move.card))
    desk.tasks.append(Task(Ask.REDRAW, victim))


# -- C4.4: the Castling ---------------------------------------------------------


def offers_split(view: View) -> list[Split]:
    cards = tuple(taken_up(view))
    most, rest = _limits(view)
    choices = (choice for size in range(max(0, len(cards) - rest), most + 1) for choice in combinations(cards, size))
    return [Split(first) for first in dict.fromkeys(choices)]


def taken_up(view: View) -> list[Influence]:
    """The cards of a Castling: all one's own of its two groups."""
    places = [PLACE[group] for group in view.table.tasks[-1].groups]
    up = [card for place in places for card in view.table.forum[place].fronts[view.seat] if card is not None]
    return sorted([*up, *(card for place in places for card in view.hand.hidden[place])])


def _limits(view: View) -> list[int]:
    """How many cards one side may have before each of the two groups (C2.3), all of its own taken up."""
    return [MOST[len(view.table.forum[PLACE[group]].fronts[other(view.seat)])] for group in view.table.tasks[-1].groups]


def check_split(view: View, move: Split) -> None:
    """C4.4: all cards taken up are laid again, within the limits of C2.3."""
    left = taken_up(view)
    for card in move.first:
        if card not in left:
            raise Refused(refusals.NotTakenUp(card))
        left.remove(card)
    counts = len(move.first), len(left)
    for group, count, most in zip(view.table.tasks[-1].groups, counts, _limits(view), strict=True):
        if count > most:
            raise Refused(refusals.SplitTooMany(group, most))


def play_split(desk: Desk, seat: Seat, move: Split) -> None:
    """C4.4: the cards taken up lie face down again; only how many lie where is told."""
    groups = desk.tasks.pop().groups
    places = PLACE[groups[0]], PLACE[groups[1]]
    rest = [card for place in places for card in desk.turned_up(place, seat)]
    for card in move.first:
        rest.remove(card)
    player = desk.player(seat)
    for place, cards in zip(places, (move.first, rest), strict=True):
        player.hidden[place] = tuple(sorted(cards))
        desk.front(place, seat, (None,) * len(cards))
    desk.tell(Castled(seat, (groups[0], groups[1]), (len(move.first), len(rest))))
