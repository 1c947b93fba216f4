"""What is asked of Action cards: all sides; of a Favour: the cards and the road they lead along; of one's goods: one's own side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.fortuna import questions as q
from rules.fortuna.components import SIDES
from rules.fortuna.state import View

from ..kit import WIDTH, Box
from .layout import FAVOUR, FAVOUR_TOP, FOOT, PANEL_TOP, panel_box

EDGE = 8
SKY = 190  # what is above tells who must do what
ROAD: Box = (0, SKY, WIDTH, FAVOUR_TOP + FAVOUR[1] + EDGE)
POOL: Box = (0, FAVOUR_TOP - EDGE, WIDTH, FAVOUR_TOP + FAVOUR[1] + EDGE)
SIDES_BOX: Box = (0, PANEL_TOP - EDGE, WIDTH, FOOT - EDGE)


def subject(view: View, moves: Sequence[Any]) -> Box | None:
    """Nothing where the cards that were drawn are what counts."""
    match view.table.tasks[-1] if view.table.tasks else None:
        case q.ChooseFavour() | q.TurnFavour() | q.RollDice():
            return ROAD
        case q.DraftCard():
            return POOL
        case q.ChooseCard() | q.ExchangeCard() | q.UseMight() | q.ChooseBribe():
            return SIDES_BOX
        case q.LockCards() | q.ConvertWater() | q.SellGoods() | q.HirePeople() | q.ChooseGift() | q.ChooseBuilding():
            return _own(view)
        case _:
            return None


def _own(view: View) -> Box | None:
    """The side of who is asked."""
    side = next((side for side, edge in zip(SIDES, view.table.board, strict=True) if edge.owner == view.seat), None)
    if side is None:
        return None
    left, top, right, bottom = panel_box(side)
    return left - EDGE, top - EDGE, right + EDGE, bottom + EDGE
