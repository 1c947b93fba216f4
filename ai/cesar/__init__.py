"""How to play César & Cléopâtre."""

from rules.cesar import imagine as imagine
from rules.cesar.moves import Castle, Move
from rules.cesar.table import Table

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.25
BREADTH = 12


def horizon(table: Table) -> int:
    """A turn of each."""
    return 2


def clock(table: Table) -> int:
    return table.turn.number


def essence(move: Move) -> object:
    """A Roque of two groups is the same whichever is named first."""
    return frozenset((move.first, move.second)) if isinstance(move, Castle) else move
