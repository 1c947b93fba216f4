"""How to play The End of the Triumvirate."""

from rules.triumvirat import imagine as imagine
from rules.triumvirat.moves import Move
from rules.triumvirat.table import Table

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.5
BREADTH = 6


def horizon(table: Table) -> int:
    """A turn of each: broken off before, whoever has just played would seem to stand better."""
    return table.seats


def clock(table: Table) -> int:
    return table.time.turn


def essence(move: Move) -> object:
    """No two moves come to the same."""
    return move
