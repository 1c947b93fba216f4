"""Who is near to victory."""

from __future__ import annotations

from itertools import groupby

from lang import Names
from rules.triumvirat.components import Ending
from rules.triumvirat.standing import Near
from rules.triumvirat.standing import near as facts
from rules.triumvirat.state import Table

from .terms import VICTORY, called, turns

NUMBER = {1: "one", 2: "two", 3: "three", 4: "four"}
AS_CONSUL = (Ending.CITIZENS, Ending.CONSUL_TWICE)


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each who could win within about a turn, with all their roads."""
    return tuple(_near(list(roads), names) for _, roads in groupby(facts(table), key=lambda one: one.seat))


def _near(roads: list[Near], names: Names) -> str:
    first, *_ = roads
    if first.seat is None:
        return f"⚑ Last year: the game ends with the election, in {turns(first.left)}."
    consul = ", consul" if any(one.road in AS_CONSUL for one in roads) else ""
    return f"⚑ {called(first.seat, names)}{consul}: {', or '.join(map(_road, roads))}."


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
