"""Why a kind of move does not answer the question asked, and where it belongs."""

from __future__ import annotations

from rules.engine.match import OtherQuestion
from rules.engine.model import Cite

from . import moves as m
from .paragraphs import T2_3, T2_4, T3_1, T4_5, T4_6, T5_1, T6_4
from .questions import Actions, Ask, Movement
from .refusals import MovementFirst, MovementOver

PHASE_II = (m.March, m.Load, m.Escort, m.Install, m.Recall, m.EndMovement)
PHASE_III = (m.Raise, m.Persuade, m.Produce, m.EndTurn)
BELONGS: dict[type, Cite] = {  # where each kind of move is asked for
    m.CallRome: T2_3, m.PlaceLegion: T2_3, m.Take: T2_4, m.TakeFromRome: T2_4, m.Flee: T4_5, m.Decline: T4_6, m.Appoint: T6_4,
    **dict.fromkeys(PHASE_II, T3_1), **dict.fromkeys(PHASE_III, T5_1),
}  # fmt: skip


def reason(ask: Ask, kind: type) -> OtherQuestion | MovementOver | MovementFirst:
    """Phase II ends once and for all, and phase III comes after it (T3.6)."""
    if isinstance(ask, Actions) and kind in PHASE_II:
        return MovementOver()
    if isinstance(ask, Movement) and kind in PHASE_III:
        return MovementFirst()
    return OtherQuestion(ask, BELONGS[kind])
