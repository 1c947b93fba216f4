"""C4: the Manipulations, from their announcement to their effect."""

from __future__ import annotations

from rules.cesar.events import (
    Announced,
    Assassinated,
    Banished,
    Castled,
    HandSeen,
    PassedOver,
    Struck,
    Unmasked,
    Vetoed,
    VetoImpossible,
)
from rules.cesar.moves import Assassinate, Banish, Castle, Courtesan, LetPass, Split, Spy, Veto, Wrath
from rules.cesar.table import COPIES, PLACE, Ask, Forum, Group, Manipulation, Task, other
from rules.engine.model import Seat

from .desk import Desk
from .votes import turned_up

Trick = Assassinate | Spy | Castle | Courtesan | Wrath
TRICKS: dict[type, Manipulation] = {
    Assassinate: Manipulation.ASSASSINATION,
    Spy: Manipulation.SPY,
    Castle: Manipulation.CASTLING,
    Courtesan: Manipulation.COURTESAN,
    Wrath: Manipulation.WRATH,
}


def announce(desk: Desk, seat: Seat, move: Trick) -> None:
    """C4.1: the card and its targets are said, the card is discarded and used up, the enemy may veto."""
    trick = TRICKS[type(move)]
    if desk.tasks[0].ask is Ask.TURN:
        desk.ask(Ask.LAY, seat)
    desk.leaves(seat, trick)
    desk.player(seat).discard((trick,))
    desk.note(manipulated=True)
    desk.idle = 0
    task = Task(Ask.VETO, other(seat), _groups(move), move.card if isinstance(move, Assassinate) else None, trick)
    desk.tell(Announced(seat, trick, task.groups, task.card))
    if may_veto(desk, task.seat):
        desk.tasks.append(task)
    else:
        desk.tell(VetoImpossible(task.seat))
        _take_effect(desk, task)


def _groups(move: Trick) -> tuple[Group, ...]:
    if isinstance(move, Spy):
        return ()
    return (move.first, move.second) if isinstance(move, Castle) else (move.group,)


def may_veto(desk: Desk, seat: Seat) -> bool:
    """C4.8: as far as everybody knows, he may hold a Veto."""
    side = desk.side(seat)
    return side.manipulation > 0 and side.discards.count(Manipulation.VETO) < COPIES[Manipulation.VETO]


def veto(desk: Desk, seat: Seat, move: Veto) -> None:
    """C4.7."""
    task = desk.tasks.pop()
    assert task.trick is not None
    desk.leaves(seat, Manipulation.VETO)
    desk.player(seat).discard((Manipulation.VETO,))
    desk.tell(Vetoed(seat, task.trick))


def let_pass(desk: Desk, seat: Seat, move: LetPass) -> None:
    """C4.8."""
    desk.tell(PassedOver(seat))
    _take_effect(desk, desk.tasks.pop())


def _take_effect(desk: Desk, task: Task) -> None:
    """The enemy of who plays the card is the seat that was or would have been asked for a Veto."""
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


def _spy(desk: Desk, victim: Seat) -> None:
    """C4.3: the spy alone sees the whole hand, then chooses."""
    spy, cards = other(victim), tuple(desk.player(victim).cards)
    desk.player(spy).knows = cards
    desk.tell(HandSeen(victim, cards), to=spy)
    desk.tasks.append(Task(Ask.VICTIM, spy))


def banish(desk: Desk, seat: Seat, move: Banish) -> None:
    """C4.3: the chosen card is discarded, and the victim draws one at once."""
    victim = other(seat)
    desk.tasks.pop()
    desk.leaves(victim, move.card)
    desk.player(victim).discard((move.card,))
    desk.tell(Banished(victim, move.card))
    desk.tasks.append(Task(Ask.REDRAW, victim))


def split(desk: Desk, seat: Seat, move: Split) -> None:
    """C4.4: the cards taken up lie face down again; only how many lie where is told."""
    groups = desk.tasks.pop().groups
    places = PLACE[groups[0]], PLACE[groups[1]]
    rest = [card for place in places for card in turned_up(desk, place, seat)]
    for card in move.first:
        rest.remove(card)
    player = desk.player(seat)
    for place, cards in zip(places, (move.first, rest), strict=True):
        player.hidden[place] = tuple(sorted(cards))
        desk.front(place, seat, (None,) * len(cards))
    desk.tell(Castled(seat, (groups[0], groups[1]), (len(move.first), len(rest))))


def _unmask(desk: Desk, victim: Seat, group: Group) -> None:
    """C4.5: the face-down cards are turned up and stay so. A settled tie has none, so none is touched by this."""
    place = PLACE[group]
    hidden = desk.player(victim).hidden[place]
    desk.front(place, victim, turned_up(desk, place, victim))
    desk.tell(Unmasked(victim, group, hidden))


def _strike(desk: Desk, group: Group) -> None:
    """C4.6: all cards of the group are discarded; no vote, the patricians stay."""
    place = PLACE[group]
    cards = turned_up(desk, place, 0), turned_up(desk, place, 1)
    for seat in (0, 1):
        desk.player(seat).discard(cards[seat])
    desk.forum[place] = Forum(desk.forum[place].taken)
    desk.tell(Struck(group, cards))
