"""Who is near to victory."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import roads
from lang.shared import fr_count
from rules.engine.model import Seat
from rules.triumvirat.components import Ending
from rules.triumvirat.standing import Near
from rules.triumvirat.state import Table

from .terms import VICTORY, citizens, turns, who


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each who could win within about a turn, with all their roads."""
    return tuple(_near(seat, consul, found, names) for seat, consul, found in roads(table))


def _near(seat: Seat | None, consul: bool, found: list[Near], names: Names) -> str:
    if seat is None:
        return f"⚑ Dernière année : la partie finit à l’élection, dans {turns(found[0].left)}."
    return f"⚑ {who(seat, names)}{', déjà consul' if consul else ''} : {', ou '.join(map(_road, found))}."


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
