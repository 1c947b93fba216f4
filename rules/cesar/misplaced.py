"""Why a kind of move does not answer the question asked: the paragraph that forbids it where there is one, else where it belongs."""

from __future__ import annotations

from rules.engine.match import OtherQuestion
from rules.engine.model import Cite

from . import refusals
from .limits import can_lay
from .moves import Banish, Draw, Finish, LayDown, LayUp, LetPass, Passive, Place, Restack, Split, Stack, Veto
from .paragraphs import C1_5, C1_7, C2_1, C2_2, C2_4, C2_6, C4_1, C4_3, C4_4, C4_7, C5_2
from .questions import Ask, Task
from .state import Turn, View
from .steps.manipulations import CARD

BELONGS: dict[type, Cite] = {  # where each kind of move is asked for
    Stack: C1_5, Restack: C1_5, Place: C1_7, Passive: C2_1, LayDown: C2_2, LayUp: C2_2, Finish: C2_4, Draw: C2_6,
    LetPass: C4_1, Banish: C4_3, Split: C4_4, Veto: C4_7, **dict.fromkeys(CARD, C2_4),
}  # fmt: skip


def reason(view: View, kind: type) -> refusals.Reason | OtherQuestion:
    """In a turn by what was done in it before."""
    task, turn = view.table.tasks[-1], view.table.turn
    if task.ask is Ask.LAST:
        return OtherQuestion(task, C5_2)  # nothing else comes any more
    if kind is Veto:
        return refusals.VetoAnswers()
    if kind in CARD:
        return _no_trick(task, turn)
    lays = kind in (LayDown, LayUp)
    match task.ask:
        case Ask.TURN if kind is Finish:
            return refusals.NothingLaid() if can_lay(view.table, view.seat) else refusals.OnlyPassiveLeft()
        case Ask.LAY if kind in (Passive, Finish):
            return refusals.ActiveLays()
        case Ask.SECOND if kind in (Passive, Finish, LayDown):
            return refusals.SecondFaceUp()
        case Ask.REFILL if turn.passive and (lays or kind is Passive):
            return refusals.TurnIsPassive()
        case Ask.AFTER | Ask.REFILL if kind is Passive:
            return refusals.TurnIsActive()
        case Ask.AFTER | Ask.REFILL if lays:
            return refusals.EnoughLaid()
        case _:
            return OtherQuestion(task, BELONGS[kind])


def _no_trick(task: Task, turn: Turn) -> refusals.Reason | OtherQuestion:
    """Why no Manipulation is played now (C2.4; C2.1 in a passive turn)."""
    if task.ask in (Ask.STACK, Ask.PLACE):
        return OtherQuestion(task, C2_4)
    if task.seat != turn.seat:
        return refusals.InOwnTurn()
    if turn.passive:
        return refusals.TurnIsPassive()
    if turn.manipulated:
        return refusals.OneManipulation()
    return refusals.BeforeTheRefill() if task.ask is Ask.REFILL else refusals.BetweenTwoCards()
