"""Standing orders: never veto, for this turn or for good (C4.8)."""

from __future__ import annotations

from .moves import LetAllPass, LetPass, Move, Order
from .questions import Ask
from .state import View


def orders(view: View) -> tuple[Order, ...]:
    """Offered to whoever is asked for a Veto, with or without one in hand."""
    return (LetAllPass(view.table.turn.number), LetAllPass(None)) if _asked(view) else ()


def obey(view: View, order: Order) -> Move | None:
    return LetPass() if _asked(view) and not lapsed(view, order) else None


def lapsed(view: View, order: Order) -> bool:
    """Once its turn is past, or the game is over."""
    return view.table.ending is not None or (order.until is not None and view.table.turn.number > order.until)


def _asked(view: View) -> bool:
    tasks = view.table.tasks
    return bool(tasks) and tasks[-1].ask is Ask.VETO and tasks[-1].seat == view.seat
