"""Standing orders: never veto, or only one kind of Manipulation, for this turn or for good (C4.8)."""

from __future__ import annotations

from typing import assert_never

from .components import Manipulation
from .moves import LetAllPass, LetPass, LetPassBut, Move, Order
from .questions import Ask
from .state import View


def orders(view: View) -> tuple[Order, ...]:
    """Offered to whoever is asked for a Veto, with or without one in hand."""
    return (LetAllPass(view.table.turn.number), LetPassBut(Manipulation.ASSASSINATION), LetAllPass(None)) if _asked(view) else ()


def obey(view: View, order: Order) -> Move | None:
    """What was announced is public: so is all that an order goes by."""
    if not _asked(view) or lapsed(view, order):
        return None
    match order:
        case LetAllPass():
            return LetPass()
        case LetPassBut(kind):
            return LetPass() if view.table.tasks[-1].trick not in (kind, None) else None
        case _:
            assert_never(order)


def lapsed(view: View, order: Order) -> bool:
    """Once its turn is past, or the game is over."""
    until = order.until if isinstance(order, LetAllPass) else None
    return view.table.ending is not None or (until is not None and view.table.turn.number > until)


def _asked(view: View) -> bool:
    tasks = view.table.tasks
    return bool(tasks) and tasks[-1].ask is Ask.VETO and tasks[-1].seat == view.seat
