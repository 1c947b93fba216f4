"""What is publicly known before a move is confirmed: points, gold, and the odds of an attack (T4.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat

from .components import Province, Sea, Way
from .moves import March, Move, Persuade, Produce, Raise
from .odds import Odds, odds
from .questions import Actions, Movement
from .state import View
from .steps.actions import extra, price


@dataclass(frozen=True, slots=True)
class Passage:
    """A march: its way and cost, the points left after it, who goes and who stays, the gold it finds, and whom it
    attacks, with the odds."""

    to: Province
    way: Way
    seas: tuple[Sea, ...]
    cost: int
    points: int
    legions: int
    servants: int
    left_legions: int
    left_servants: int
    gold: int
    defender: Seat | None
    odds: Odds | None


@dataclass(frozen=True, slots=True)
class Bill:
    """An action: what it costs, how much of that is for not leading, and the treasury after it."""

    cost: int
    extra: int
    treasury: int


def preview(view: View, move: Move) -> Passage | Bill | None:
    """None if there is nothing to know before."""
    match view.table.tasks[-1:], move:
        case (Movement() as ask,), March(to):
            return _passage(view, ask, to)
        case (Actions() as ask,), Raise():
            return _bill(view, ask, 0)
        case (Actions() as ask,), Persuade():
            return _bill(view, ask, extra(view.table.triumvirs.politics, ask.seat))
        case (Actions() as ask,), Produce():
            return _bill(view, ask, extra(view.table.triumvirs.military, ask.seat))
        case _:
            return None


def _passage(view: View, ask: Movement, to: Province) -> Passage | None:
    table = view.table
    lands, here = table.lands, table.triumvirs.at[ask.seat]
    route, owner = table.board.routes[here].get(to), lands.owners[to]
    if route is None or owner is None:
        return None
    cost = route.cost(ask.legions)
    guarded = table.triumvirs.at[owner] is to
    return Passage(
        to, route.way, route.seas, cost, ask.points - cost, ask.legions, ask.servants,
        left_legions=lands.legions[here] - ask.legions,
        left_servants=lands.servants[here] - ask.servants,
        gold=lands.gold[to],
        defender=None if owner == ask.seat else owner,
        odds=None if owner == ask.seat else odds(table.bag, ask.seat, owner, ask.legions, lands.legions[to], guarded),
    )  # fmt: skip


def _bill(view: View, ask: Actions, more: int) -> Bill:
    cost = price(ask) + more
    return Bill(cost, more, view.table.triumvirs.treasury[ask.seat] - cost)
