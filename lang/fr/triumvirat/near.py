"""Who is near to victory."""

from __future__ import annotations

from lang import Names
from lang.shared import fr_count
from rules.triumvirat.components import Ending
from rules.triumvirat.standing import Near
from rules.triumvirat.standing import near as facts
from rules.triumvirat.state import Table

from .terms import VICTORY, citizens, turns, who


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each who could win within about a turn."""
    return tuple(_near(one, names) for one in facts(table))


def _near(one: Near, names: Names) -> str:
    if one.seat is None:
        return f"⚑ Dernière année : la partie finit à l’élection, dans {turns(one.left)}."
    mark = f"⚑ {who(one.seat, names)}"
    match one.road:
        case Ending.PROVINCES:
            return f"{mark} : à {fr_count(one.left, 'province')} de la {VICTORY[one.road]}."
        case Ending.COMPETENCE:
            return f"{mark} : à {fr_count(one.left, 'cran')} de la {VICTORY[one.road]}."
        case Ending.CITIZENS:
            return f"{mark}, consul : à {citizens(one.left)} de la {VICTORY[one.road]}."
        case _:
            return f"{mark}, déjà consul, gagnerait l’élection dans {turns(one.left)}, et donc la partie."
