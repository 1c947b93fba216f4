"""Who is likely to win an imagined game of Fortuna as it stands."""

from __future__ import annotations

from math import exp

from rules.fortuna.table import State


def evaluate(state: State) -> tuple[float, ...]:
    weights = [exp(own.position / 2) for own in state.table.provinces]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
