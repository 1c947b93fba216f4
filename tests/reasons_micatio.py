"""The facts of a reason in Micatio, counted afresh hand by hand."""

from __future__ import annotations

from itertools import product
from typing import Any

from rules.micatio import Odds, Show, View


def holds(view: View, move: Show, why: Any) -> bool:
    """Whether so many of the ways in which the others can show make the call right."""
    hands = list(product(range(6), repeat=len(view.table.points) - 1))
    right = [hand for hand in hands if move.fingers + sum(hand) == move.call]
    fact = Odds(move.fingers, move.call, len(right), len(hands), view.table.points[view.seat])
    return bool(why.fact == fact) and why.motive.name == "LIKELY" and bool(right)
