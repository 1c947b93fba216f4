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

FEE = {Fee.NOTHING: "sans taxe", Fee.MONEY: "vous payez 1 pièce de taxe", Fee.SPACE: "pas de quoi payer la taxe : vous reculez de 1 case"}


def remark(view: View, move: Move, names: Sequence[str]) -> str:
    """Whose side a card lies on, what a building or a die costs, what the stock lacks."""
    match facts.beside(view, move):
        case None:
            return ""
        case facts.Lies(side, owner):
            return f"bord {SIDE[side]}, libre" if owner is None else names[owner]
        case facts.Costs(money):
            return coins(money)
        case facts.OnlyLeft(left):
            return f"il ne reste que {cubes(left)} au stock"
        case Fee() as due:
            return FEE[due]
        case _ as never:
            assert_never(never)
