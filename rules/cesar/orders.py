"""Standing orders: what to let pass and what to veto (C4.7, C4.8), what to draw after a Spy (C4.3), and at the end of a turn (C2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.engine.blanks import Blank, Field

from .components import GROUPS, HAND_SIZE, Group, Manipulation, Pile
from .moves import Draw, DrawFrom, LetAllPass, LetPass, LetPassBut, Move, Order, Refill, Veto, VetoThese
from .questions import Ask, Task
from .state import View

TRICKS = tuple(kind for kind in Manipulation if kind is not Manipulation.VETO)
AIMED = tuple(kind for kind in TRICKS if kind is not Manipulation.SPY)  # those that name a group
TURNS = (0, 1, 3, 5, 9)  # after the present one


def orders(view: View) -> tuple[Blank, ...]:
    """From the first turn on, with or without a Veto in hand: that it is offered tells nothing."""
    table = view.table
    if table.ending is not None or not table.turn.number:
        return ()
    until = Field("until", (*(table.turn.number + more for more in TURNS), None))
    kinds, groups = Field("kinds", TRICKS, many=True), Field("groups", GROUPS, many=True)
    return (
        Blank(LetAllPass, (until, kinds, groups)),
        Blank(VetoThese, (Field("kinds", AIMED, many=True), groups, until)),
        Blank(DrawFrom, (Field("pile", tuple(Pile)), until)),
    )


def obey(view: View, order: Order) -> Move | None:
    """What was announced is public: so is all that an order goes by. A Veto one does not hold cannot be played for one."""
    task = view.table.tasks[-1] if view.table.tasks else None
    if task is None or task.seat != view.seat or lapsed(view, order):
        return None
    match order:
        case LetAllPass(_, kinds, groups) if task.ask is Ask.VETO:
            return None if task.trick in kinds or set(task.groups) & set(groups) else LetPass()
        case LetPassBut(kind) if task.ask is Ask.VETO:
            return None if task.trick is kind else LetPass()
        case VetoThese(kinds, groups) if task.ask is Ask.VETO:
            return Veto() if _meant(task, kinds, groups) and Manipulation.VETO in view.hand.cards else None
        case DrawFrom(pile) if task.ask is Ask.REDRAW:
            return Draw(pile, 1)
        case Refill() if task.ask is Ask.REFILL:
            return _drawn(view, order)
        case LetAllPass() | LetPassBut() | VetoThese() | DrawFrom() | Refill():
            return None
        case _:
            assert_never(order)


def _meant(task: Task, kinds: Sequence[Manipulation], groups: Sequence[Group]) -> bool:
    """Whether a Manipulation is among those to veto; a Spy, which is aimed at no group, never is."""
    return task.trick in (kinds or AIMED) and bool(set(task.groups) & set(groups or GROUPS))


def lapsed(view: View, order: Order) -> bool:
    """Once its last turn is past, or the game is over."""
    turn = view.table.turn
    match order:
        case LetPassBut():
            past = False
        case Refill():
            past = (turn.number, turn.seat) != (order.turn, view.seat)
        case _:
            past = order.until is not None and turn.number > order.until
    return view.table.ending is not None or past


def _drawn(view: View, order: Refill) -> Draw:
    """The Influence first, then the Manipulation cards."""
    missing = HAND_SIZE - view.table.sides[view.seat].held
    if missing > order.manipulation:
        return Draw(Pile.INFLUENCE, missing - order.manipulation)
    return Draw(Pile.MANIPULATION, missing)
