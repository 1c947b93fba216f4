"""The End of the Triumvirate: Caesar takes Italia, then wins over citizens there."""

from __future__ import annotations

from rules.triumvirat.components import Competence, Province, RomeForm, Section
from rules.triumvirat.events import LegionPlaced
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
        Step(),
        Step((CallRome(RomeForm.GOLD),)),
        Step((March(Province.GALIA_CISALPINA),)),
        Step((Load(7), March(Province.ITALIA)), marks=(LegionPlaced(CAESAR, Province.ITALIA, forced=False),)),
        Step((EndMovement(),)),
        Step((Raise(Competence.POLITICS),), RIVALS),
        Step((CallRome(RomeForm.GOLD),)),
        Step((EndMovement(),)),
        Step((Persuade(Section.ALII), Persuade(Section.ALII))),
        Step(),
    ),
)  # fmt: skip
