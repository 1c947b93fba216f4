"""What may soon end the game."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, en_count
from rules.cesar.standing import FewLeft, Near, NearlyIdle, ReservesEmpty
from rules.cesar.standing import near as facts
from rules.cesar.state import Table


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each way in which the game may soon end."""
    return tuple(_near(one, names) for one in facts(table))


def _near(one: Near, names: Names) -> str:
    match one:
        case FewLeft(1):
            return "⚑ Only 1 patrician left: winning it ends the game."
        case FewLeft(left):
            return f"⚑ Only {left} patricians left: winning the last one ends the game."
        case ReservesEmpty(held):
            cards = ", ".join(f"{bold(names[seat])} {count}" for seat, count in enumerate(held))
            return f"⚑ Both Influence reserves are empty. Influence left in hand: {cards}."
        case NearlyIdle(turns):
            return f"⚑ {en_count(turns, 'more passive turn')} with nothing discarded or drawn {'ends' if turns == 1 else 'end'} the game."
        case _:
            assert_never(one)
