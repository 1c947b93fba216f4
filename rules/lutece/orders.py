"""Standing orders: who does not want to use Légionnaires need not be asked (L4.1)."""

from __future__ import annotations

from .moves import HoldBack, KeepLegionnaires, Move, Order
from .questions import UseLegionnaires
from .state import View


def orders(view: View) -> tuple[Order, ...]:
    """An owner of Légionnaires may keep them for this round or for good."""
    table = view.table
    if table.ending or not table.players[view.seat].legionnaires:
        return ()
    return (KeepLegionnaires(table.round), KeepLegionnaires(None))


def obey(view: View, order: Order) -> Move | None:
    """Pass, while the order stands."""
    ask = view.table.ask
    mine = isinstance(ask, UseLegionnaires) and ask.seat == view.seat
    return HoldBack() if mine and not lapsed(view, order) else None


def lapsed(view: View, order: Order) -> bool:
    """Whether its last round is over, or the game."""
    table = view.table
    return table.ending is not None or (order.until is not None and table.round > order.until)
