"""Who is near to victory."""

from __future__ import annotations

from itertools import groupby

from lang import Names
from lang.shared import fr_count
from rules.triumvirat.components import Ending
from rules.triumvirat.standing import Near
from rules.triumvirat.standing import near as facts
from rules.triumvirat.state import Table

from .terms import VICTORY, citizens, turns, who

AS_CONSUL = (Ending.CITIZENS, Ending.CONSUL_TWICE)


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each who could win within about a turn, with all their roads."""
    return tuple(_near(list(roads), names) for _, roads in groupby(facts(table), key=lambda one: one.seat))


def _near(roads: list[Near], names: Names) -> str:
    first, *_ = roads
    if first.seat is None:
        return f"⚑ Dernière année : la partie finit à l’élection, dans {turns(first.left)}."
    consul = ", déjà consul" if any(one.road in AS_CONSUL for one in roads) else ""
    return f"⚑ {who(first.seat, names)}{consul} : {', ou '.join(map(_road, roads))}."


def _road(one: Near) -> str:
    match one.road:
        case Ending.PROVINCES:
            return f"à {fr_count(one.left, 'province')} de la {VICTORY[one.road]}"
        case Ending.COMPETENCE:
            return f"à {fr_count(one.left, 'cran')} de la {VICTORY[one.road]}"
        case Ending.CITIZENS:
            return f"à {citizens(one.left)} de la {VICTORY[one.road]}"
        case _ if one.ahead:
            return f"en tête pour l’élection dans {turns(one.left)}, qui lui donnerait la partie"
        case _:
            return f"encore en course pour l’élection dans {turns(one.left)}, qui lui donnerait la partie"
