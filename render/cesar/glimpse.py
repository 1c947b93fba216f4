"""What is asked about the groups: their patricians with both totals, or with all cards before them where single cards count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.cesar.questions import Ask
from rules.cesar.state import View

from ..kit import WIDTH, Box
from .layout import FRONT, MARBLE_END, MARBLE_TOP

TOTAL = 52  # the line of totals next to the marble, whole, without the cards beyond
TOTALS: Box = (0, MARBLE_TOP - TOTAL, WIDTH, MARBLE_END + TOTAL)
FRONTS: Box = (0, MARBLE_TOP - FRONT + 30, WIDTH, MARBLE_END + FRONT - 30)
LAID = {Ask.TURN, Ask.LAY, Ask.SECOND, Ask.LAST}
AIMED = {Ask.AFTER, Ask.VETO, Ask.SPLIT}


def subject(view: View, moves: Sequence[Any]) -> Box | None:
    """Nothing where cards are only drawn or looked at."""
    ask = view.table.tasks[-1].ask if view.table.tasks else None
    return TOTALS if ask in LAID else FRONTS if ask in AIMED else None
