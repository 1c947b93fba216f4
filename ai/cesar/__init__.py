"""How to play Caesar & Cleopatra."""

from rules.cesar import imagine as imagine
from rules.cesar.moves import Castle, Move
from rules.cesar.state import Table

from .evaluation import evaluate as evaluate
from .facts import fact as fact
from .fate import FATES as FATES
from .heuristic import judge as judge
from .reasons import LATER as LATER
from .reasons import Motive as Motive
from .reasons import Why as Why

SPREAD = 0.25
GAMES = 1200
IN_ROUNDS = False
BREADTH = 12


def horizon(table: Table) -> int:
    """A turn of each."""
    return 2


def clock(table: Table) -> int:
    return table.turn.number


def same_as(move: Move) -> object:
    """A Castling of two groups is the same whichever is named first."""
    return frozenset((move.first, move.second)) if isinstance(move, Castle) else move
