"""Why a move does not answer the question asked: the paragraph that forbids it where there is one, else that of the question."""

from __future__ import annotations

from . import refusals
from .limits import can_lay
from .moves import Finish, LayDown, LayUp, Move, Passive, Veto
from .questions import Ask, Task
from .state import Turn, View
from .steps.manipulations import CARD


def misplaced(view: View, move: Move) -> refusals.Reason:
    """The reason, in a turn by what was done in it before."""
    task, turn = view.table.tasks[-1], view.table.turn
    if isinstance(move, Veto):
        return refusals.VetoAnswers()
    if type(move) in CARD:
        return _no_trick(task, turn)
    match task.ask, move:
        case Ask.TURN, Finish():
            return refusals.NothingLaid() if can_lay(view.table, view.seat) else refusals.OnlyPassiveLeft()
        case Ask.LAY, Passive() | Finish():
            return refusals.ActiveLays()
        case Ask.SECOND, Passive() | Finish() | LayDown():
            return refusals.SecondFaceUp()
        case Ask.REFILL, Passive() | LayDown() | LayUp() if turn.passive:
            return refusals.TurnIsPassive()
        case Ask.AFTER | Ask.REFILL, Passive():
            return refusals.TurnIsActive()
        case Ask.AFTER | Ask.REFILL, LayDown() | LayUp():
            return refusals.EnoughLaid()
        case _:
            return refusals.OtherQuestion(task)


def _no_trick(task: Task, turn: Turn) -> refusals.Reason:
    """Why no Manipulation is played now (C2.4; C2.1 in a passive turn)."""
    if task.ask in (Ask.STACK, Ask.PLACE, Ask.LAST):
        return refusals.OtherQuestion(task)
    if task.seat != turn.seat:
        return refusals.InOwnTurn()
    if turn.passive:
        return refusals.TurnIsPassive()
    if turn.manipulated:
        return refusals.OneManipulation()
    return refusals.BeforeTheRefill() if task.ask is Ask.REFILL else refusals.BetweenTwoCards()
