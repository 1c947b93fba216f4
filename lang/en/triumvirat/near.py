"""Who is near to victory."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import roads
from rules.engine.model import Seat
from rules.triumvirat.components import Ending
from rules.triumvirat.standing import Near
from rules.triumvirat.state import Table

from .terms import VICTORY, called, turns

NUMBER = {1: "one", 2: "two", 3: "three", 4: "four"}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each who could win within about a turn, with all their roads."""
    return tuple(_near(seat, consul, found, names) for seat, consul, found in roads(table))


def _near(seat: Seat | None, consul: bool, found: list[Near], names: Names) -> str:
    if seat is None:
        return f"⚑ Last year: the game ends with the election, in {turns(found[0].left)}."
    return f"⚑ {called(seat, names)}{', consul' if consul else ''}: {', or '.join(map(_road, found))}."


def _road(one: Near) -> str:
    n, many = NUMBER.get(one.left, str(one.left)), "" if one.left == 1 else "s"
    match one.road:
        case Ending.PROVINCES:
            return f"{n} province{many} from {VICTORY[one.road]}"
        case Ending.COMPETENCE:
            return f"{n} raise{many} from {VICTORY[one.road]}"
        case Ending.CITIZENS:
            return f"{n} citizen{many} from {VICTORY[one.road]}"
        case _ if one.ahead:
            return f"ahead for the election in {turns(one.left)}, which would win the game"
        case _:
            return f"able to win the election in {turns(one.left)}, and with it the game"
