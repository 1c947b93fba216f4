"""Marches, crossings and civil servants (T3)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, de
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
            return f"↳ Un fonctionnaire travaille en {PROVINCE[province]} : la province produit désormais à chaque tour."
        case e.ServantFree(_, province):
            return f"↳ Plus de fonctionnaire actif en {PROVINCE[province]} : elle ne produira plus qu’un tour sur deux."
        case e.Marched():
            return _marched(what, who(what.seat))
        case e.GoldCollected(seat, province, coins):
            return f"↳ {who(seat)} ramasse {gold(coins)} en {PROVINCE[province]}."
        case e.MovementEnded(seat):
            return f"Plus de point de mouvement pour {who(seat)}."
        case _:
            assert_never(what)


def _marched(what: e.Marched, who: str) -> str:
    """The way, its cost, who goes and who stays (T3.1, T3.2)."""
    origin, to = PROVINCE[what.origin], PROVINCE[what.to]
    goes = party(what.legions, what.servants, "")
    company = f"avec {goes}" if goes else "sans escorte"
    stays = party(what.left_legions, what.left_servants, "")
    behind = f"{origin} garde {stays}" if stays else f"{origin} reste sans légion"
    return f"{who} va {de(origin)} en {to} {by(what.way, what.seas)}, {company} : {points(what.cost)}, {left(what.points)}. {behind}."
