"""How to play Lutèce."""

from rules.lutece.moves import Choose, Move
from rules.lutece.table import Table

from .belief import imagine as imagine
from .judge import glance as glance
from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.5
BREADTH = 12


def horizon(table: Table) -> int:
    """Two rounds: all play at once."""
    return 2


def clock(table: Table) -> int:
    return table.round


def essence(move: Move) -> object:
    """Which of two cards lies left is all the same."""
    return frozenset((move.left, move.right)) if isinstance(move, Choose) else move
