"""Who is likely to win an imagined game of Fortuna as it stands when a round begins."""

from __future__ import annotations

from math import exp

from rules.fortuna.components import Action
from rules.fortuna.state import State

from .exchange import EXPOSED, FIRST, NEXT, choice
from .ledger import Ledger

CLOSE, OPEN = 1.3, 0.28  # how many points of lead mean something at the end, and how many more a round before; fitted to games of equals


def evaluate(state: State) -> tuple[float, ...]:
    table = state.table
    ledgers = [Ledger(table, seat, hand.cards) for seat, hand in enumerate(state.hands)]
    points = [ledger.total(ledger.own, now=False) + _cards(ledger) for ledger in ledgers]
    best, scale = max(points), CLOSE + OPEN * ledgers[0].time.left
    weights = [exp((one - best) / scale) for one in points]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _cards(ledger: Ledger) -> float:
    """What the Action cards of a player's side will bring; with Fortuna among them also the first place (F3.12)."""
    if not ledger.time.left:
        return 0.0
    serves, cards = ledger.service(ledger.seat), ledger.side(ledger.seat)
    return NEXT * EXPOSED * choice([serves[card] for card in cards]) + FIRST * (Action.FORTUNA in cards)
