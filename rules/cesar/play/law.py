"""What is asked, and the law: whether a move answers it. One function a kind of move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.cesar import reasons
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
    Place,
    Restack,
    Split,
    Spy,
    Stack,
    Veto,
    Wrath,
)
from rules.cesar.table import (
    BOTH_LIMIT,
    CAESAR,
    CLEOPATRA,
    COPIES,
    HAND_SIZE,
    OWN_LIMIT,
    PLACE,
    SIZE,
    Ask,
    Group,
    Influence,
    Manipulation,
    Pile,
    Table,
    Task,
    View,
)
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, Seat, live, one, sealed

from .desk import SIZES, has_room, room, rooms

BOTH = (CAESAR, CLEOPATRA)
BARE = {(ask, seat): one(seat, Task(ask, seat)) for ask in Ask for seat in BOTH}  # made once: a game asks thousands of them


def decision(table: Table) -> Decision | None:
    """The top task. Both order their piles at once (C1.5), and may until the last is ready; both lay under seal (C1.7)."""
    if not table.tasks:
        return None
    task = table.tasks[-1]
    if task.ask is Ask.PLACE:
        return sealed(BOTH, task)
    if task.ask is Ask.STACK:
        return live(BOTH, (seat for seat in BOTH if not table.ready[seat]), task)
    return one(task.seat, task) if task.groups or task.trick else BARE[task.ask, task.seat]


def check(view: View, move: Move) -> None:
    """The law: Refused, or nothing."""
    if not view.table.tasks:
        raise Refused(GameOver())
    task = view.table.tasks[-1]
    if task.seat != view.seat and task.ask not in (Ask.STACK, Ask.PLACE):
        raise Refused(NotAsked(view.seat))
    law = ANSWERS[task.ask].get(type(move))
    if law is None:
        raise Refused(_misplaced(task, move))
    law(view, move)


def _misplaced(task: Task, move: Move) -> reasons.Reason:
    """Why this move does not answer the question asked: in a turn there is more to say than that (C2.2, C2.4, C4.7)."""
    if isinstance(move, Veto):
        return reasons.VetoAnswers()
    if task.ask is Ask.LAY:
        if type(move) in TRICKS:
            return reasons.OneManipulation()
        if isinstance(move, Passive | Finish):
            return reasons.ActiveLays()
    if task.ask is Ask.SECOND:
        if type(move) in TRICKS:
            return reasons.BetweenTwoCards()
        if isinstance(move, Passive | Finish | LayDown):
            return reasons.SecondFaceUp()
    return reasons.OtherQuestion(task)


# -- C1 ----------------------------------------------------------------------


def _stack(view: View, move: Stack) -> None:
    """C1.5: a card that is not on the pile yet."""
    if view.table.ready[view.seat] or view.hand.stacked.count(move.card) >= COPIES[move.card]:
        raise Refused(reasons.AllStacked(move.card))


def _restack(view: View, move: Restack) -> None:
    """C1.5."""
    if not view.hand.stacked:
        raise Refused(reasons.NothingStacked())


def _place(view: View, move: Place) -> None:
    """C1.7: every card of the series once."""
    if sorted((move.senators, move.praetors, move.quaestors, move.aediles, move.censors)) != list(view.hand.series):
        raise Refused(reasons.SeriesOnce())


# -- C2 ----------------------------------------------------------------------


def _passive(view: View, move: Passive) -> None:
    """C2.1: he discards what he holds."""
    held = list(view.hand.cards)
    for card in move.cards:
        if card not in held:
            raise Refused(reasons.DiscardNotInHand(card))
        held.remove(card)


def _lay(view: View, move: LayDown | LayUp) -> None:
    """C2.3: a card of the hand, before a group with a place for it."""
    _places(view, move.card, move.group)


def _places(view: View, card: Influence, group: Group) -> int:
    """How many places there are where this card is laid."""
    place = PLACE[group]
    places = room(view.table.forum[place], SIZES[place], view.seat)
    if places < 1 or card not in view.hand.cards:
        raise Refused(_no_lay(view, card, group))
    return places


def _no_lay(view: View, card: Influence, group: Group) -> reasons.Reason:
    forum = view.table.forum[PLACE[group]]
    if not can_lay(view.table, view.seat):
        return reasons.OnlyPassiveLeft()
    if card not in view.hand.cards:
        return reasons.NotInHand(card)
    if len(forum.taken) == SIZE[group]:
        return reasons.GroupClosed(group)
    return reasons.OwnLimit(group) if len(forum.fronts[view.seat]) >= OWN_LIMIT else reasons.BothLimit(group)


def can_lay(table: Table, seat: Seat) -> bool:
    """C2.3: Influence in hand and a place for it; both are public."""
    return table.sides[seat].influence > 0 and has_room(table.forum, seat)


def _lay_first_up(view: View, move: LayUp) -> None:
    """C2.2: face up are always two, so the first needs a second card and a second place."""
    places = _places(view, move.card, move.group)
    if view.table.sides[view.seat].influence < 2 or (places < 2 and sum(rooms(view.table.forum, view.seat)) < 2):
        raise Refused(reasons.TwoFaceUp())


def _finish(view: View, move: Finish) -> None:
    """C2.4: always."""


def _draw(view: View, move: Draw) -> None:
    """C2.6: at least one card, at most what the hand lacks and the pile holds; C4.3: the spy's victim draws one."""
    if not (most := drawable(view, move.pile)):
        raise Refused(reasons.PileEmpty(move.pile))
    if not 1 <= move.count <= most:
        raise Refused(reasons.WrongCount(most))


def drawable(view: View, pile: Pile) -> int:
    side = view.table.sides[view.seat]
    lacks = 1 if view.table.tasks[-1].ask is Ask.REDRAW else HAND_SIZE - side.influence - side.manipulation
    return min(lacks, side.reserve if pile is Pile.INFLUENCE else side.pile)


# -- C4 ----------------------------------------------------------------------


def _trick(view: View, card: Manipulation) -> None:
    """C2.4: from the hand; before the Influence only who can lay it (C2.3)."""
    if card not in view.hand.cards:
        raise Refused(reasons.NotInHand(card))
    if not view.table.turn.laid and not can_lay(view.table, view.seat):
        raise Refused(reasons.OnlyPassiveLeft())


def _assassinate(view: View, move: Assassinate) -> None:
    """C4.2: an enemy card that lies face up; C4.9."""
    _trick(view, Manipulation.ASSASSINATION)
    enemy = 1 - view.seat
    if move.card not in view.table.forum[PLACE[move.group]].fronts[enemy]:
        if all(card is None for forum in view.table.forum for card in forum.fronts[enemy]):
            raise Refused(reasons.NoTarget(Manipulation.ASSASSINATION))
        raise Refused(reasons.NotFaceUp(move.group, move.card))


def _spy(view: View, move: Spy) -> None:
    """C4.3; C4.9: not on an empty hand."""
    _trick(view, Manipulation.SPY)
    enemy = view.table.sides[1 - view.seat]
    if not enemy.influence + enemy.manipulation:
        raise Refused(reasons.NoTarget(Manipulation.SPY))


def _castle(view: View, move: Castle) -> None:
    """C4.4: two different groups with patricians; C4.9: at least one own card there."""
    _trick(view, Manipulation.CASTLING)
    if move.first is move.second:
        raise Refused(reasons.SameGroup())
    own = 0
    for group in (move.first, move.second):
        forum = view.table.forum[PLACE[group]]
        if len(forum.taken) == SIZE[group]:
            raise Refused(reasons.CastlingClosed(group))
        own += len(forum.fronts[view.seat])
    if not own:
        raise Refused(reasons.NoTarget(Manipulation.CASTLING))


def _courtesan(view: View, move: Courtesan) -> None:
    """C4.5; C4.9: a face-down enemy card there."""
    _trick(view, Manipulation.COURTESAN)
    if None not in view.table.forum[PLACE[move.group]].fronts[1 - view.seat]:
        raise Refused(reasons.NoTarget(Manipulation.COURTESAN, move.group))


def _wrath(view: View, move: Wrath) -> None:
    """C4.6; C4.9: any card there."""
    _trick(view, Manipulation.WRATH)
    if not any(view.table.forum[PLACE[move.group]].fronts):
        raise Refused(reasons.NoTarget(Manipulation.WRATH, move.group))


def _veto(view: View, move: Veto) -> None:
    """C4.7: from the hand."""
    if Manipulation.VETO not in view.hand.cards:
        raise Refused(reasons.NoVetoInHand())


def _let_pass(view: View, move: LetPass) -> None:
    """C4.8: always."""


def _banish(view: View, move: Banish) -> None:
    """C4.3: a card the spy has just seen."""
    if move.card not in view.hand.knows:
        raise Refused(reasons.NotInEnemyHand(move.card))


def _split(view: View, move: Split) -> None:
    """C4.4: all cards taken up are laid again, within the limits of C2.3."""
    left = taken_up(view)
    for card in move.first:
        if card not in left:
            raise Refused(reasons.NotTakenUp(card))
        left.remove(card)
    for group, count in zip(view.table.tasks[-1].groups, (len(move.first), len(left)), strict=True):
        if count > (most := split_room(view, group)):
            raise Refused(reasons.SplitTooMany(group, most))


def taken_up(view: View) -> list[Influence]:
    """The cards of a Roque: all one's own of its two groups."""
    places = [PLACE[group] for group in view.table.tasks[-1].groups]
    up = [card for place in places for card in view.table.forum[place].fronts[view.seat] if card is not None]
    return sorted([*up, *(card for place in places for card in view.hand.hidden[place])])


def split_room(view: View, group: Group) -> int:
    """How many cards one side may have before a group (C2.3), all of its own taken up."""
    return min(OWN_LIMIT, BOTH_LIMIT - len(view.table.forum[PLACE[group]].fronts[1 - view.seat]))


# -- which moves answer which question ---------------------------------------

Law = Callable[[View, Any], None]
TRICKS: dict[type, Law] = {Assassinate: _assassinate, Spy: _spy, Castle: _castle, Courtesan: _courtesan, Wrath: _wrath}
ANSWERS: dict[Ask, dict[type, Law]] = {
    Ask.STACK: {Stack: _stack, Restack: _restack},
    Ask.PLACE: {Place: _place},
    Ask.TURN: {LayDown: _lay, LayUp: _lay_first_up, Passive: _passive, **TRICKS},
    Ask.LAY: {LayDown: _lay, LayUp: _lay_first_up},
    Ask.SECOND: {LayUp: _lay},
    Ask.AFTER: {Finish: _finish, **TRICKS},
    Ask.VETO: {Veto: _veto, LetPass: _let_pass},
    Ask.VICTIM: {Banish: _banish},
    Ask.REDRAW: {Draw: _draw},
    Ask.SPLIT: {Split: _split},
    Ask.REFILL: {Draw: _draw},
    Ask.LAST: {LayUp: _lay},
}
