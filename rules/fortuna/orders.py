"""F5.6: the standing order "no Privilège card this turn"."""

from __future__ import annotations

from .game import answers
from .moves import Move, NoPrivilege
from .questions import KeepCards, KeepPalace
from .state import View


def orders(view: View) -> tuple[NoPrivilege, ...]:
    """For whoever holds a card, in their own turn."""
    order = NoPrivilege(view.table.turn.round)
    return () if lapsed(view, order) or not view.hand.cards else (order,)


def obey(view: View, order: NoPrivilege) -> Move | None:
    """The only answer that is no Privilège card, if there is but one."""
    ask = view.table.tasks[-1] if view.table.tasks else None
    if lapsed(view, order) or isinstance(ask, (KeepCards, KeepPalace)):
        return None
    found = answers(view)
    return found[0] if len(found) == 1 else None


def lapsed(view: View, order: NoPrivilege) -> bool:
    """Its turn is over; round 0 is the set-up and no turn."""
    turn = view.table.turn
    return not order.round or (turn.round, turn.seat) != (order.round, view.seat) or not view.table.tasks
