"""Standing orders: the same supply every turn (T2.3), what Compensation II raises (T4.6), how many actions a turn has (T5.1)."""

from __future__ import annotations

from typing import assert_never

from rules.engine.blanks import Blank, Field
from rules.engine.match import Match
from rules.engine.model import Seat

from .components import ACTIONS, Competence, RomeForm
from .moves import CallRome, CompensateWith, EndAfter, EndTurn, Move, Order, PlaceLegion, Raise, SupplyAlways
from .questions import Actions, Arrivals, Redress, RomeSupply
from .shortlist import said_before
from .state import View

TURNS = (1, 2, 4)  # of one's own, the present or the next one included


def orders(view: View) -> tuple[Blank, ...]:
    """At any time; legions go to a province that one has now."""
    table = view.table
    if not table.tasks:
        return ()
    time, seats = table.time, table.seats
    own_turn = time.turn + (view.seat - time.seat) % seats
    turns = tuple(own_turn + seats * (more - 1) for more in TURNS)
    own = tuple(place for place in table.board.in_play if table.lands.owners[place] == view.seat)
    return (
        Blank(SupplyAlways, (Field("form", tuple(RomeForm)), Field("province", (None, *own)), Field("until", (None, *turns)))),
        Blank(CompensateWith, (Field("competence", tuple(Competence)),)),
        Blank(EndAfter, (Field("actions", tuple(reversed(range(ACTIONS)))), Field("until", (*turns, None)))),
    )


def as_before(world: Match, seat: Seat) -> tuple[Order, ...]:
    """T2.3: what this seat last had from Rome, and the province all of its legions went to, if it was one and is still its own."""
    call, *placed = said_before(world, seat) or (None,)
    if call is None:
        return ()
    places = {move.province for move in placed}
    (place,) = places if len(places) == 1 else (None,)
    own = place is not None and world.state.table.lands.owners[place] == seat
    return (SupplyAlways(call.form, place if own else None),)


def obey(view: View, order: Order) -> Move | None:
    """Everything in this game lies open."""
    ask = view.table.tasks[-1] if view.table.tasks else None
    if ask is None or ask.seat != view.seat or lapsed(view, order):
        return None
    match order:
        case SupplyAlways(form, province):
            if isinstance(ask, RomeSupply):
                return CallRome(form)
            return PlaceLegion(province) if isinstance(ask, Arrivals) and province is not None else None
        case CompensateWith(competence):
            return Raise(competence) if isinstance(ask, Redress) else None
        case EndAfter(actions):
            return EndTurn() if isinstance(ask, Actions) and ask.done >= actions else None
        case _:
            assert_never(order)


def lapsed(view: View, order: Order) -> bool:
    """With the game, or with its last turn."""
    until = None if isinstance(order, CompensateWith) else order.until
    return not view.table.tasks or (until is not None and view.table.time.turn > until)
