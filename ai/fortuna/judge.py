"""What a move of Fortuna is worth at first sight."""

from __future__ import annotations

from ai.model import Judge
from rules.fortuna.moves import Advance, Claim, Execute, Give, GiveWater
from rules.fortuna.table import View

from .motives import Motive


def judge(view: View) -> Judge:
    """Steps first."""
    return lambda move: ((Motive.ADVANCE, float(isinstance(move, (Advance, Claim, Execute, Give, GiveWater))), None),)
