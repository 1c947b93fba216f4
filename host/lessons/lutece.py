"""Lutèce: two Bakers' worth of Bread, a Field that pays for it, and a Legionary who wins the Mill."""

from __future__ import annotations

from rules.lutece.components import Bidder, Income, Kind, Resource, Side, Tile
from rules.lutece.moves import Choose, Raise, Ready, Reinforce
from rules.lutece.state import Options

from .model import Lesson, Step

YOU, LIVIA, TITUS = range(3)
REVENUES = Income.REVENUES
LESSON = Lesson(
    "lutece", 3, YOU, "lesson 896", Options(), 1, 1,
    (
        Step(points=tuple(Resource)),
        Step(
            (Choose(Tile.A, Tile.THREE),),
            ((LIVIA, Choose(Tile.TWO, Tile.A)), (TITUS, Choose(Tile.B, REVENUES)), (LIVIA, Raise(Side.LEFT, 1)), (TITUS, Ready())),
            points=(Tile.A, Tile.THREE),
        ),
        Step((Raise(Side.LEFT, 1),), ((TITUS, Ready()), (LIVIA, Ready())), points=(Side.LEFT,), hand=True),
        Step((Ready(),), points=("purse", "flag")),
        Step(
            (Choose(Tile.C, Tile.THREE),),
            ((LIVIA, Choose(Tile.B, Tile.TWO)), (TITUS, Choose(REVENUES, Tile.A)), (LIVIA, Ready()), (TITUS, Ready()), (YOU, Ready())),
            points=(Resource.BREAD, "purse", Tile.C, Tile.THREE),
        ),
        Step(
            (Choose(Tile.ONE, REVENUES),),
            (
                (LIVIA, Choose(Tile.ONE, Tile.THREE)), (TITUS, Choose(Tile.A, Tile.C)),
                (LIVIA, Raise(Side.LEFT, 2)), (TITUS, Ready()), (LIVIA, Ready()),
            ),
            points=(Tile.ONE, Resource.BREAD, Kind.LEGIONNAIRE),
        ),
        Step((Raise(Side.LEFT, 1),), ((TITUS, Ready()), (LIVIA, Ready()), (YOU, Ready())), points=(Side.LEFT, LIVIA)),
        Step((Reinforce(Bidder.FIRST),), points=(Tile.ONE, Side.LEFT, LIVIA, Kind.LEGIONNAIRE)),
        Step(points=(Resource.BREAD, Kind.MILL)),
        Step(points=(Tile.B,)),
    ),
)  # fmt: skip
