"""A standing order as its room knows it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.engine import codec
from rules.engine.model import Seat

from ..book.rows import OrderRow

MEDIANS = (5, 60, 240, 480, 1440)  # minutes, to choose from: every second answer comes earlier, every second later
USUAL = MEDIANS[0]


class Ended(StrEnum):
    """Why an order ended by itself. The values stand in the book: never change one."""

    TERM = "term"  # as was said when it was given
    UNSURE = "unsure"  # its answer does not fit what is asked


@dataclass(frozen=True, slots=True)
class Standing:
    """An order somebody has given."""

    seat: Seat
    order: Any
    median: int = USUAL
    acted: int = 0  # how often it has answered since its owner last did
    acted_at: int = 0
    ended: int = 0  # when; 0 while it stands
    why: str = ""

    @property
    def mark(self) -> str:
        """Names it on a button."""
        return codec.digest(self.order)[:12]

    @property
    def row(self) -> OrderRow:
        return OrderRow(self.seat, codec.dumps(self.order), self.median, self.acted, self.acted_at, self.ended, self.why)
