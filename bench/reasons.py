"""Whether computer players and hints speak the truth: every reason of hundreds of games is held against its position."""

from __future__ import annotations

from .measure import Effort
from .rare import longer
from .report import Row

FEW, MANY = 2, 40  # times as many games as the suite plays
TESTS = {"reasons that are no facts": ("test_reasons.py",)}


def run(effort: Effort) -> list[Row]:
    return longer("reasons", TESTS, FEW if effort.quick else MANY)
