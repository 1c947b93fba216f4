"""Who is likely to win an imagined game of Fortuna as it stands."""

from __future__ import annotations

from math import exp

from rules.fortuna.table import State

from .ledger import Ledger

CLOSE, OPEN = 0.9, 0.28  # how many points of lead mean something at the end, and how many more a round before


def evaluate(state: State) -> tuple[float, ...]:
    table = state.table
    ledgers = [Ledger(table, seat, hand.cards) for seat, hand in enumerate(state.hands)]
    points = [ledger.total(ledger.own) for ledger in ledgers]
    best, scale = max(points), CLOSE + OPEN * ledgers[0].time.left
    weights = [exp((one - best) / scale) for one in points]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
