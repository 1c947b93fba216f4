"""Caesar & Cleopatra: Cleopatra wins a Senator, saves a card by her Veto, and kills one before the Quaestors vote."""

from __future__ import annotations

from rules.cesar.components import CAESAR, CLEOPATRA, Group, Influence, Manipulation, Pile
from rules.cesar.moves import Assassinate, Draw, Finish, LayDown, LayUp, LetPass, Place, Veto
from rules.cesar.state import Options

from .model import Lesson, Step

ONE, TWO, THREE, FOUR, FIVE = tuple(Influence)[1:]
SENATORS, QUAESTORS = Group.SENATORS, Group.QUAESTORS
BEFORE = ((CLEOPATRA, Place(THREE, TWO, ONE, FOUR, FIVE)), (CAESAR, Place(TWO, THREE, FIVE, ONE, FOUR)))
ONE_EACH = (Draw(Pile.INFLUENCE, 1), Draw(Pile.MANIPULATION, 1))
HIS_FIRST = (
    (CAESAR, LayUp(FIVE, QUAESTORS)),
    (CAESAR, LayUp(FOUR, QUAESTORS)),
    *((CAESAR, draw) for draw in ONE_EACH),
)
HIS_SECOND = (
    (CAESAR, LayDown(TWO, SENATORS)),
    (CAESAR, Draw(Pile.INFLUENCE, 1)),
    (CAESAR, Draw(Pile.MANIPULATION, 1)),
)
REFILL = ((CLEOPATRA, Draw(Pile.INFLUENCE, 3)), (CLEOPATRA, Draw(Pile.MANIPULATION, 1)))
LESSON = Lesson(
    "cesar", 2, CLEOPATRA, "lesson 127568", Options(), 1, 1,
    (
        Step(replies=BEFORE, points=("groups",)),
        Step(points=(Pile.INFLUENCE, Pile.MANIPULATION, "votes")),
        Step((LayUp(FIVE, SENATORS), LayUp(FOUR, SENATORS)), points=("mission", "hidden", FIVE, FOUR), hand=True, alone=True),
        Step(ONE_EACH, HIS_FIRST, points=(Pile.INFLUENCE, Pile.MANIPULATION)),
        Step((LayDown(FIVE, QUAESTORS),), points=(SENATORS, (QUAESTORS, CAESAR)), alone=True),
        Step((Finish(), Draw(Pile.MANIPULATION, 1)), ((CAESAR, Assassinate(SENATORS, FOUR)),), points=(Manipulation.VETO,), hand=True),
        Step((Veto(),), HIS_SECOND, points=(Manipulation.VETO,), hand=True),
        Step((Assassinate(QUAESTORS, FIVE),), ((CAESAR, LetPass()),), points=((QUAESTORS, CAESAR, FIVE),)),
        Step((LayUp(THREE, QUAESTORS), LayUp(TWO, QUAESTORS)), REFILL, points=((QUAESTORS, CAESAR), (QUAESTORS, CLEOPATRA)), alone=True),
        Step(points=(QUAESTORS,)),
    ),
)  # fmt: skip
