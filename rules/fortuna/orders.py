"""Standing orders for one's own turns: no Privilege card (F5.6), all Water or none converted (F3.2), no early roll (F3.9)."""

from __future__ import annotations

from typing import assert_never

from rules.engine.blanks import Blank, Field

from .components import Gift
from .game import answers, asked
from .moves import Convert, ConvertAlways, KeepPrivileges, Move, NoEarlyRoll, NoPrivilege, Order, Receive
from .questions import ChooseGift, ConvertWater, FinishTurn, KeepCards, KeepPalace
from .state import View

ROUNDS = (0, 1, 2)  # after the present one


def orders(view: View) -> tuple[Blank, ...]:
    """From the first round on, whatever one holds: that it is offered tells nothing."""
    turn = view.table.turn
    if not turn.round or not view.table.tasks:
        return ()
    until = Field("until", (*(turn.round + more for more in ROUNDS), None))
    return (
        Blank(KeepPrivileges, (until, Field("last", (False, True)))),
        Blank(ConvertAlways, (Field("everything", (True, False)), until)),
        Blank(NoEarlyRoll, (Field("gift", tuple(Gift)), until)),
    )


def obey(view: View, order: Order) -> Move | None:
    """In one's own turn only."""
    tasks, turn = view.table.tasks, view.table.turn
    if not tasks or asked(tasks[-1], turn.seat) != view.seat or lapsed(view, order):
        return None
    ask = tasks[-1]
    match order:
        case NoPrivilege() | KeepPrivileges():
            return None if isinstance(ask, FinishTurn) and isinstance(order, KeepPrivileges) and order.last else _only(view)
        case ConvertAlways(everything):
            return _converted(view, everything) if isinstance(ask, ConvertWater) else None
        case NoEarlyRoll(gift):
            move = Receive(gift)
            return move if isinstance(ask, ChooseGift) and ask.roll and move in answers(view) else None
        case _:
            assert_never(order)


def _only(view: View) -> Move | None:
    """The only answer that is no Privilege card, if there is but one."""
    if isinstance(view.table.tasks[-1], (KeepCards, KeepPalace)):
        return None
    found = answers(view)
    return found[0] if len(found) == 1 else None


def _converted(view: View, everything: bool) -> Move | None:
    """All Water there is a cube for, or none."""
    found = [move for move in answers(view) if isinstance(move, Convert)]
    return (max if everything else min)(found, key=lambda move: (move.reservoir + move.aqueduct, move.reservoir), default=None)


def lapsed(view: View, order: Order) -> bool:
    """Whether an order has ended: its last round is over, or the game; an order for one turn ends with that (round 0 is the set-up)."""
    turn = view.table.turn
    if not view.table.tasks:
        return True
    if isinstance(order, NoPrivilege):
        return not order.round or (turn.round, turn.seat) != (order.round, view.seat)
    return order.until is not None and turn.round > order.until
