"""Who is likely to win an imagined game of The End of the Triumvirate as it stands."""

from __future__ import annotations

from rules.triumvirat.state import State

from .standing import Ledger


def evaluate(state: State) -> tuple[float, ...]:
    ledger = Ledger(state.table)
    strengths = [ledger.strength(seat) for seat in range(ledger.seats)]
    whole = sum(strengths)
    return tuple(strength / whole for strength in strengths)
