"""What is asked, and the law: whether a move answers it. One function a kind of move, in the rulebook's order."""

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

from .desk import room, rooms

BOTH = (CAESAR, CLEOPATRA)
ASKED = {(ask, seat): one(seat, ask) for ask in Ask for seat in BOTH}
PLACING = sealed(BOTH, Ask.PLACE)


def decision(table: Table) -> Decision | None:
    """The top task. Both order their piles at once (C1.5), and may until the last is ready; both lay under seal (C1.7)."""
    if not table.tasks:
        return None
    task = table.tasks[-1]
    if task.ask is Ask.PLACE:
        return PLACING
    if task.ask is Ask.STACK:
        return live(BOTH, (seat for seat in BOTH if not table.ready[seat]), Ask.STACK)
    return ASKED[task.ask, task.seat]


def check(view: View, move: Move) -> None:
    """The law: Refused, or nothing."""
    if not view.table.tasks:
        raise Refused(GameOver())
    task = view.table.tasks[-1]
    if task.seat != view.seat and task.ask is not Ask.STACK and task.ask is not Ask.PLACE:
        raise Refused(NotAsked(view.seat))
    LAWS[type(move)](view, task, move)


def _stack(view: View, task: Task, move: Stack) -> None:
    """C1.5."""
    _expect(task, Ask.STACK)
    if view.table.ready[view.seat] or view.hand.stacked.count(move.card) >= COPIES[move.card]:
        raise Refused(reasons.AllStacked(move.card))


def _restack(view: View, task: Task, move: Restack) -> None:
    """C1.5."""
    _expect(task, Ask.STACK)
    if not view.hand.stacked:
        raise Refused(reasons.NothingStacked())


def _place(view: View, task: Task, move: Place) -> None:
    """C1.7."""
    _expect(task, Ask.PLACE)
    if sorted((move.senators, move.praetors, move.quaestors, move.aediles, move.censors)) != list(view.hand.series):
        raise Refused(reasons.SeriesOnce())


def _passive(view: View, task: Task, move: Passive) -> None:
    """C2.1: he discards what he holds; C2.2: who has begun an active turn lays."""
    if task.ask is not Ask.TURN:
        raise Refused(_still_to_lay(task))
    held = list(view.hand.cards)
    for card in move.cards:
        if card not in held:
            raise Refused(reasons.DiscardNotInHand(card))
        held.remove(card)


def _lay_down(view: View, task: Task, move: LayDown) -> None:
    """C2.2: one card, face down."""
    if task.ask is Ask.SECOND:
        raise Refused(reasons.SecondFaceUp())
    _expect(task, Ask.TURN, Ask.LAY)
    _lay(view, move.card, move.group)


def _lay_up(view: View, task: Task, move: LayUp) -> None:
    """C2.2: face up are always two, so the first needs a second card and a second place; C5.2: the last ones."""
    _expect(task, Ask.TURN, Ask.LAY, Ask.SECOND, Ask.LAST)
    _lay(view, move.card, move.group)
    if task.ask is Ask.TURN or task.ask is Ask.LAY:
        table, seat = view.table, view.seat
        if table.sides[seat].influence < 2 or sum(rooms(table.forum, seat)) < 2:
            raise Refused(reasons.TwoFaceUp())


def _lay(view: View, card: Influence, group: Group) -> None:
    """C2.3: own cards at most 5, both sides' at most 8, patricians left."""
    table, seat = view.table, view.seat
    forum = table.forum[PLACE[group]]
    if card in view.hand.cards and room(forum, SIZE[group], seat) > 0:
        return
    if not can_lay(table, seat):
        raise Refused(reasons.OnlyPassiveLeft())
    if card not in view.hand.cards:
        raise Refused(reasons.NotInHand(card))
    if len(forum.taken) == SIZE[group]:
        raise Refused(reasons.GroupClosed(group))
    raise Refused(reasons.OwnLimit(group) if len(forum.fronts[seat]) >= OWN_LIMIT else reasons.BothLimit(group))


def can_lay(table: Table, seat: Seat) -> bool:
    """C2.3: Influence in hand and a place for it; both are public."""
    return table.sides[seat].influence > 0 and any(rooms(table.forum, seat))


def _trick(view: View, task: Task, card: Manipulation) -> None:
    """C2.4: one Manipulation in an active turn, before or after the Influence, from the hand."""
    if task.ask is Ask.LAY:
        raise Refused(reasons.OneManipulation())
    if task.ask is Ask.SECOND:
        raise Refused(reasons.BetweenTwoCards())
    _expect(task, Ask.TURN, Ask.AFTER)
    if card not in view.hand.cards:
        raise Refused(reasons.NotInHand(card))
    if task.ask is Ask.TURN and not can_lay(view.table, view.seat):
        raise Refused(reasons.OnlyPassiveLeft())


def _finish(view: View, task: Task, move: Finish) -> None:
    """C2.4."""
    if task.ask is not Ask.AFTER:
        raise Refused(_still_to_lay(task))


def _assassinate(view: View, task: Task, move: Assassinate) -> None:
    """C4.2: an enemy card that lies face up; C4.9."""
    _trick(view, task, Manipulation.ASSASSINATION)
    enemy = 1 - view.seat
    if move.card not in view.table.forum[PLACE[move.group]].fronts[enemy]:
        if all(card is None for forum in view.table.forum for card in forum.fronts[enemy]):
            raise Refused(reasons.NoTarget(Manipulation.ASSASSINATION))
        raise Refused(reasons.NotFaceUp(move.group, move.card))


def _spy(view: View, task: Task, move: Spy) -> None:
    """C4.3; C4.9: not on an empty hand."""
    _trick(view, task, Manipulation.SPY)
    enemy = view.table.sides[1 - view.seat]
    if not enemy.influence + enemy.manipulation:
        raise Refused(reasons.NoTarget(Manipulation.SPY))


def _castle(view: View, task: Task, move: Castle) -> None:
    """C4.4: two different groups with patricians; C4.9: at least one own card there."""
    _trick(view, task, Manipulation.CASTLING)
    if move.first is move.second:
        raise Refused(reasons.SameGroup())
    forums = view.table.forum[PLACE[move.first]], view.table.forum[PLACE[move.second]]
    for group, forum in zip((move.first, move.second), forums, strict=True):
        if len(forum.taken) == SIZE[group]:
            raise Refused(reasons.CastlingClosed(group))
    if not any(forum.fronts[view.seat] for forum in forums):
        raise Refused(reasons.NoTarget(Manipulation.CASTLING))


def _courtesan(view: View, task: Task, move: Courtesan) -> None:
    """C4.5; C4.9: a face-down enemy card there."""
    _trick(view, task, Manipulation.COURTESAN)
    if None not in view.table.forum[PLACE[move.group]].fronts[1 - view.seat]:
        raise Refused(reasons.NoTarget(Manipulation.COURTESAN, move.group))


def _wrath(view: View, task: Task, move: Wrath) -> None:
    """C4.6; C4.9: any card there."""
    _trick(view, task, Manipulation.WRATH)
    if not any(view.table.forum[PLACE[move.group]].fronts):
        raise Refused(reasons.NoTarget(Manipulation.WRATH, move.group))


def _veto(view: View, task: Task, move: Veto) -> None:
    """C4.7: only in answer to an enemy Manipulation, from the hand."""
    if task.ask is not Ask.VETO:
        raise Refused(reasons.VetoAnswers())
    if Manipulation.VETO not in view.hand.cards:
        raise Refused(reasons.NoVetoInHand())


def _let_pass(view: View, task: Task, move: LetPass) -> None:
    """C4.8."""
    _expect(task, Ask.VETO)


def _banish(view: View, task: Task, move: Banish) -> None:
    """C4.3: a card the spy has just seen."""
    _expect(task, Ask.VICTIM)
    if move.card not in view.hand.knows:
        raise Refused(reasons.NotInEnemyHand(move.card))


def _split(view: View, task: Task, move: Split) -> None:
    """C4.4: all cards taken up are laid again, within the limits of C2.3."""
    _expect(task, Ask.SPLIT)
    left = taken_up(view, task)
    for card in move.first:
        if card not in left:
            raise Refused(reasons.NotTakenUp(card))
        left.remove(card)
    for group, count in zip(task.groups, (len(move.first), len(left)), strict=True):
        if count > (most := split_room(view, group)):
            raise Refused(reasons.SplitTooMany(group, most))


def taken_up(view: View, task: Task) -> list[Influence]:
    """The cards of a Roque: all one's own of its two groups."""
    places = [PLACE[group] for group in task.groups]
    up = [card for place in places for card in view.table.forum[place].fronts[view.seat] if card is not None]
    return sorted([*up, *(card for place in places for card in view.hand.hidden[place])])


def split_room(view: View, group: Group) -> int:
    """How many cards one side may have before a group (C2.3), all of its own taken up."""
    return min(OWN_LIMIT, BOTH_LIMIT - len(view.table.forum[PLACE[group]].fronts[1 - view.seat]))


def _draw(view: View, task: Task, move: Draw) -> None:
    """C2.6: at least one card, at most what the hand lacks and the pile holds; C4.3: the spy's victim draws one."""
    _expect(task, Ask.REFILL, Ask.REDRAW)
    if not (most := drawable(view, task, move.pile)):
        raise Refused(reasons.PileEmpty(move.pile))
    if not 1 <= move.count <= most:
        raise Refused(reasons.WrongCount(most))


def drawable(view: View, task: Task, pile: Pile) -> int:
    side = view.table.sides[view.seat]
    lacks = 1 if task.ask is Ask.REDRAW else HAND_SIZE - side.influence - side.manipulation
    return min(lacks, side.reserve if pile is Pile.INFLUENCE else side.pile)


def _expect(task: Task, *asks: Ask) -> None:
    if task.ask not in asks:
        raise Refused(reasons.OtherQuestion(task.ask))


def _still_to_lay(task: Task) -> reasons.Reason:
    """C2.2: why a turn cannot be passive or done before its Influence is laid."""
    if task.ask is Ask.LAY:
        return reasons.ActiveLays()
    return reasons.SecondFaceUp() if task.ask is Ask.SECOND else reasons.OtherQuestion(task.ask)


LAWS: dict[type, Callable[[View, Task, Any], None]] = {
    Stack: _stack, Restack: _restack, Place: _place,
    Passive: _passive, LayDown: _lay_down, LayUp: _lay_up, Finish: _finish,
    Assassinate: _assassinate, Spy: _spy, Castle: _castle, Courtesan: _courtesan, Wrath: _wrath,
    Veto: _veto, LetPass: _let_pass, Banish: _banish, Split: _split, Draw: _draw,
}  # fmt: skip
