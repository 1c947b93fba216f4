"""What stands beside a choice in the menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.defaults import beside as beside
from lang.defaults import caution as caution
from lang.facts import fortuna as facts
from lang.facts.fortuna import Fee
from rules.fortuna.moves import Move
from rules.fortuna.state import View

from .terms import SIDE, coins, cubes

FEE = {Fee.NOTHING: "pay nothing", Fee.MONEY: "pay 1 coin in tax", Fee.SPACE: "no coin for the tax: go back 1 space"}


def remark(view: View, move: Move, names: Sequence[str]) -> str:
    """Whose side a card lies on, what a building or a die costs, what the stock lacks."""
    match facts.beside(view, move):
        case None:
            return ""
        case facts.Lies(side, owner):
            return f"empty {SIDE[side]} side" if owner is None else f"{names[owner]}’s side"
        case facts.Costs(money):
            return coins(money)
        case facts.OnlyLeft(left):
            return f"only {cubes(left)} left in the stock"
        case Fee() as due:
            return FEE[due]
        case _ as never:
            assert_never(never)
