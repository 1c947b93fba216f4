"""How to play Fortuna."""

from rules.fortuna import imagine as imagine
from rules.fortuna.moves import Move
from rules.fortuna.table import Table

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.3
BREADTH = 4


def horizon(table: Table) -> int:
    """A turn of each."""
    return len(table.podium)


def clock(table: Table) -> int:
    return table.turn.round * len(table.podium) + table.podium.index(table.turn.seat)


def essence(move: Move) -> object:
    """No two moves come to the same."""
    return move
