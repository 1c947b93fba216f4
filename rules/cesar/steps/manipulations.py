"""C4: the Manipulations, from their announcement to the Veto. What each does is in `effects`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import COPIES, GROUPS, PLACE, SIZES, Card, Group, Influence, Manipulation, other
from ..desk import Desk
from ..events import Announced, PassedOver, Vetoed, VetoImpossible
from ..limits import can_lay
from ..moves import Assassinate, Castle, Courtesan, LetPass, Spy, Veto, Wrath
from ..questions import Ask, Task
from ..state import View
from .effects import take_effect

Trick = Assassinate | Spy | Castle | Courtesan | Wrath
CARD: dict[type, Manipulation] = {
    Assassinate: Manipulation.ASSASSINATION,
    Spy: Manipulation.SPY,
    Castle: Manipulation.CASTLING,
    Courtesan: Manipulation.COURTESAN,
    Wrath: Manipulation.WRATH,
}
SPY = (Spy(),)
ASSASSINATIONS = [{card: Assassinate(group, card) for card in Influence} for group in GROUPS]
CASTLINGS = [(PLACE[first], PLACE[second], Castle(first, second)) for first, second in permutations(GROUPS, 2)]
COURTESANS = [Courtesan(group) for group in GROUPS]
WRATHS = [Wrath(group) for group in GROUPS]
ANSWERS = (Veto(), LetPass())


def offers_trick(view: View) -> list[Trick]:
    """The Manipulations in hand with the targets that lie there."""
    found: list[Trick] = []
    if view.table.sides[view.seat].manipulation and _active(view):
        for card in dict.fromkeys(view.hand.cards):
            if card in OFFERS:
                found += OFFERS[card](view)
    return found


def _active(view: View) -> bool:
    """C2.3: before the Influence only who can lay it plays a Manipulation."""
    return view.table.turn.laid > 0 or can_lay(view.table, view.seat)


def _check_card(view: View, card: Manipulation) -> None:
    """C2.4: from the hand."""
    if card not in view.hand.cards:
        raise Refused(refusals.NotInHand(card))
    if not _active(view):
        raise Refused(refusals.OnlyPassiveLeft())


def play_trick(desk: Desk, seat: Seat, move: Trick) -> None:
    """C4.1: the card and its targets are said, the card is discarded and used up, the enemy may veto."""
    trick = CARD[type(move)]
    if desk.tasks[0].ask is Ask.TURN:
        desk.ask(Ask.LAY, seat)
    desk.leaves(seat, trick)
    desk.player(seat).discard((trick,))
    desk.note(manipulated=True)
    desk.idle = 0
    task = Task(Ask.VETO, other(seat), _groups(move), move.card if isinstance(move, Assassinate) else None, trick)
    desk.tell(Announced(seat, trick, task.groups, task.card))
    if _may_veto(desk, task.seat):
        desk.tasks.append(task)
    else:
        desk.tell(VetoImpossible(task.seat))
        take_effect(desk, task)


def _groups(move: Trick) -> tuple[Group, ...]:
    if isinstance(move, Spy):
        return ()
    return (move.first, move.second) if isinstance(move, Castle) else (move.group,)


# -- the cards and their targets (C4.9) --------------------------------------


def offers_assassinate(view: View) -> list[Assassinate]:
    enemy = other(view.seat)
    return [
        kills[card]
        for kills, forum in zip(ASSASSINATIONS, view.table.forum, strict=True)
        for card in sorted({card for card in forum.fronts[enemy] if card is not None})
    ]


def check_assassinate(view: View, move: Assassinate) -> None:
    """C4.2: an enemy card that lies face up."""
    _check_card(view, Manipulation.ASSASSINATION)
    enemy = other(view.seat)
    if move.card not in view.table.forum[PLACE[move.group]].fronts[enemy]:
        if all(card is None for forum in view.table.forum for card in forum.fronts[enemy]):
            raise Refused(refusals.NoTarget(Manipulation.ASSASSINATION))
        raise Refused(refusals.NotFaceUp(move.group, move.card))


def offers_spy(view: View) -> Sequence[Spy]:
    return SPY if _hand_to_spy(view) else ()


def check_spy(view: View, move: Spy) -> None:
    """C4.3: not on an empty hand."""
    _check_card(view, Manipulation.SPY)
    if not _hand_to_spy(view):
        raise Refused(refusals.NoTarget(Manipulation.SPY))


def _hand_to_spy(view: View) -> bool:
    enemy = view.table.sides[other(view.seat)]
    return enemy.held > 0


def offers_castle(view: View) -> list[Castle]:
    forum, seat = view.table.forum, view.seat
    usable = [len(group.taken) < size for group, size in zip(forum, SIZES, strict=True)]
    own = [bool(group.fronts[seat]) for group in forum]
    return [move for one, two, move in CASTLINGS if usable[one] and usable[two] and (own[one] or own[two])]


def check_castle(view: View, move: Castle) -> None:
    """C4.4: two different groups with patricians, and at least one own card there."""
    _check_card(view, Manipulation.CASTLING)
    if move.first is move.second:
        raise Refused(refusals.SameGroup())
    own = 0
    for group in (move.first, move.second):
        forum = view.table.forum[PLACE[group]]
        if len(forum.taken) == SIZES[PLACE[group]]:
            raise Refused(refusals.CastlingClosed(group))
        own += len(forum.fronts[view.seat])
    if not own:
        raise Refused(refusals.NoTarget(Manipulation.CASTLING))


def offers_courtesan(view: View) -> list[Courtesan]:
    enemy = other(view.seat)
    return [move for move, forum in zip(COURTESANS, view.table.forum, strict=True) if None in forum.fronts[enemy]]


def check_courtesan(view: View, move: Courtesan) -> None:
    """C4.5: a face-down enemy card there."""
    _check_card(view, Manipulation.COURTESAN)
    if None not in view.table.forum[PLACE[move.group]].fronts[other(view.seat)]:
        raise Refused(refusals.NoTarget(Manipulation.COURTESAN, move.group))


def offers_wrath(view: View) -> list[Wrath]:
    return [move for move, forum in zip(WRATHS, view.table.forum, strict=True) if any(forum.fronts)]


def check_wrath(view: View, move: Wrath) -> None:
    """C4.6: any card there."""
    _check_card(view, Manipulation.WRATH)
    if not any(view.table.forum[PLACE[move.group]].fronts):
        raise Refused(refusals.NoTarget(Manipulation.WRATH, move.group))


OFFERS: dict[Card, Callable[[View], Sequence[Any]]] = {
    Manipulation.ASSASSINATION: offers_assassinate,
    Manipulation.SPY: offers_spy,
    Manipulation.CASTLING: offers_castle,
    Manipulation.COURTESAN: offers_courtesan,
    Manipulation.WRATH: offers_wrath,
}


# -- C4.7, C4.8: the Veto ----------------------------------------------------


def _may_veto(desk: Desk, seat: Seat) -> bool:
    """C4.8: as far as everybody knows, this seat may hold a Veto."""
    side = desk.side(seat)
    return side.manipulation > 0 and side.discards.count(Manipulation.VETO) < COPIES[Manipulation.VETO]


def offers_veto(view: View) -> Sequence[Veto | LetPass]:
    return ANSWERS if Manipulation.VETO in view.hand.cards else ANSWERS[1:]


def check_veto(view: View, move: Veto) -> None:
    """C4.7: from the hand."""
    if Manipulation.VETO not in view.hand.cards:
        raise Refused(refusals.NoVetoInHand())


def play_veto(desk: Desk, seat: Seat, move: Veto) -> None:
    """C4.7: the Manipulation is cancelled."""
    task = desk.tasks.pop()
    assert task.trick is not None
    desk.leaves(seat, Manipulation.VETO)
    desk.player(seat).discard((Manipulation.VETO,))
    desk.tell(Vetoed(seat, task.trick))


def check_let_pass(view: View, move: LetPass) -> None:
    """C4.8: always."""


def play_let_pass(desk: Desk, seat: Seat, move: LetPass) -> None:
    """C4.8: the Manipulation takes effect."""
    desk.tell(PassedOver(seat))
    take_effect(desk, desk.tasks.pop())
