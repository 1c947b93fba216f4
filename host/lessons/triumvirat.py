"""The End of the Triumvirate: Caesar takes Italia, then wins over citizens there."""

from __future__ import annotations

from rules.triumvirat.components import Competence, Province, RomeForm, Section
from rules.triumvirat.moves import CallRome, EndMovement, Load, March, Persuade, PlaceLegion, Raise
from rules.triumvirat.state import Options

from .model import Lesson, Step

CAESAR, POMPEY, CRASSUS = range(3)
RIVALS = (
    (POMPEY, CallRome(RomeForm.GOLD)),
    (POMPEY, EndMovement()),
    (POMPEY, Raise(Competence.MILITARY)),
    (POMPEY, Raise(Competence.MILITARY)),
    (CRASSUS, CallRome(RomeForm.LEGIONS)),
    (CRASSUS, PlaceLegion(Province.SYRIA)),
    (CRASSUS, PlaceLegion(Province.SYRIA)),
    (CRASSUS, March(Province.AEGYPTUS)),
    (CRASSUS, EndMovement()),
    (CRASSUS, Raise(Competence.POLITICS)),
    (CRASSUS, Persuade(Section.ALII)),
)
LESSON = Lesson(
    "triumvirat", 3, CAESAR, "lesson 0", Options(), 1, 1,
    (
        Step(points=("provinces", Competence.POLITICS, Competence.MILITARY, "forum")),
        Step((CallRome(RomeForm.GOLD),), points=(Province.GALIA_NARBONENSIS, Province.GALIA_CISALPINA, Province.AEGYPTUS)),
        Step((Load(3), March(Province.GALIA_CISALPINA)), points=(Province.GALIA_NARBONENSIS, Province.GALIA_CISALPINA, Province.ITALIA)),
        Step((Load(6), March(Province.ITALIA)), points=(Province.GALIA_CISALPINA, Province.ITALIA)),
        Step((EndMovement(),)),
        Step((Raise(Competence.POLITICS),), RIVALS, points=("gold", Competence.POLITICS)),
        Step((CallRome(RomeForm.GOLD),), points=(Province.AEGYPTUS, "gold")),
        Step((EndMovement(),), points=(Province.ITALIA, "gold")),
        Step((Persuade(Section.ALII), Persuade(Section.ALII)), points=(Section.CAESAR, Section.CRASSUS, Section.ALII)),
        Step(points=(Section.CAESAR,)),
    ),
)  # fmt: skip
