"""How to play Fortuna."""

from rules.fortuna import imagine as imagine
from rules.fortuna.moves import Move
from rules.fortuna.table import Table

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.3
BREADTH = 8


def horizon(table: Table) -> int:
    """This round and the next: in its middle who has just played would seem ahead, and the order of play may change."""
    return 2


def clock(table: Table) -> int:
    return table.turn.round


def essence(move: Move) -> object:
    """No two moves come to the same."""
    return move
