"""Fortuna: Blue harvests Wheat, marries, and gets from the village to the first Privilege card; then what can be built."""

from __future__ import annotations

from rules.fortuna.components import BUILDINGS, Action, Cube, Favour, Person, Privilege
from rules.fortuna.moves import Claim, Command, Convert, Exchange, Execute, Give, Lock, Pass
from rules.fortuna.state import Options

from .model import Lesson, Step

YOU, LIVIA, TITUS = range(3)
FIRST = (
    (LIVIA, Lock(Action.WINE_TRADE)),
    (TITUS, Lock(Action.VINTAGE)),
    (LIVIA, Execute(Action.VESTALS)),
    (LIVIA, Exchange(Action.CEREMONY)),
    (LIVIA, Command(Action.FORTUNA)),
    (LIVIA, Claim(Favour.RELIGION)),
)
AFTER = (
    (TITUS, Execute(Action.VINTAGE)),
    (TITUS, Convert(0, False)),
    (TITUS, Exchange(Action.CONSTRUCTION)),
    (TITUS, Pass()),
    (TITUS, Give(Favour.ORGY, 2)),
)
LESSON = Lesson(
    "fortuna", 3, YOU, "lesson 483", Options(), 2, 1,
    (
        Step(points=(0, 10, 15)),
        Step((Lock(Action.HARVEST),), FIRST, points=(Action.CEREMONY, Action.HARVEST, Action.FAMILY)),
        Step((Execute(Action.HARVEST), Convert(0, False)), points=(Action.HARVEST, Cube.WHEAT)),
        Step((Exchange(Action.FORTUNA),), points=(Action.HARVEST, Action.FORTUNA), alone=True),
        Step((Command(Action.FAMILY),), points=(Person.CENTURION, Action.FAMILY, "money")),
        Step((Give(Favour.FOOD, 2),), AFTER, points=(Favour.WATER_SUPPLY, Favour.ORGY, Favour.FOOD)),
        Step(
            (Execute(Action.FORTUNA), Exchange(Action.HARVEST)),
            points=(Action.FORTUNA, Action.HARVEST, Favour.WATER_SUPPLY, Favour.BATTLE, Favour.FORTUNA), alone=True,
        ),
        Step((Claim(Favour.FORTUNA),), points=("ring", Favour.FORTUNA), alone=True),
        Step(points=(Privilege.MARRIAGE,), hand=True),
        Step(points=(Action.CONSTRUCTION, *BUILDINGS)),
    ),
)  # fmt: skip
