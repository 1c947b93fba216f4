"""Marches, crossings and civil servants (T3)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold
from lang.triumvirat import PROVINCE, Movement
from rules.engine.model import Seat
from rules.triumvirat import events as e

from ..terms import by, gold, left, party, points


def tell(what: Movement, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Loaded() | e.Escorted() | e.MovementEnded(forced=False):  # the march tells who goes; what comes next, that it is over
            return ""
        case e.ServantWorks(_, province):
            return f"↳ A civil servant works in {PROVINCE[province]}: from now on the province supplies every turn."
        case e.ServantFree(_, province):
            return f"↳ No civil servant works in {PROVINCE[province]} any more: it supplies only every other turn now."
        case e.Marched():
            return _marched(what, who(what.seat))
        case e.GoldCollected(seat, province, coins):
            return f"↳ {who(seat)} collects {gold(coins)} in {PROVINCE[province]}."
        case e.MovementEnded(seat):
            return f"{who(seat)} has no movement points left."
        case _:
            assert_never(what)


def _marched(what: e.Marched, who: str) -> str:
    """The way, its cost, who goes and who stays (T3.1, T3.2)."""
    origin, to = PROVINCE[what.origin], PROVINCE[what.to]
    goes = party(what.legions, what.servants, "")
    company = f"with {goes}" if goes else "without escort"
    stays = party(what.left_legions, what.left_servants, "")
    behind = f"{origin} keeps {stays}" if stays else f"{origin} is left without legions"
    return f"{who} goes from {origin} to {to} {by(what.way, what.seas)}, {company}: {points(what.cost)}, {left(what.points)}. {behind}."
