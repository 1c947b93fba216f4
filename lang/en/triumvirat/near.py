"""Who is near to victory."""

from __future__ import annotations

from lang import Names
from rules.triumvirat.components import Ending
from rules.triumvirat.standing import Near
from rules.triumvirat.standing import near as facts
from rules.triumvirat.state import Table

from .terms import VICTORY, called, turns

NUMBER = {1: "one", 2: "two", 3: "three"}


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each who could win within about a turn."""
    return tuple(_near(one, names) for one in facts(table))


def _near(one: Near, names: Names) -> str:
    if one.seat is None:
        return f"⚑ Last year: the game ends with the election, in {turns(one.left)}."
    who, n = f"⚑ {called(one.seat, names)}", NUMBER.get(one.left, str(one.left))
    match one.road:
        case Ending.PROVINCES:
            return f"{who}: {n} {'province' if one.left == 1 else 'provinces'} from {VICTORY[one.road]}."
        case Ending.COMPETENCE:
            return f"{who}: {n} {'raise' if one.left == 1 else 'raises'} from {VICTORY[one.road]}."
        case Ending.CITIZENS:
            return f"{who}, consul: {n} {'citizen' if one.left == 1 else 'citizens'} from {VICTORY[one.road]}."
        case _:
            return f"{who}, consul, is ahead for the election in {turns(one.left)}: winning it wins the game."
