"""How to play Lutèce."""

from rules.lutece.moves import Choose, Move
from rules.lutece.state import Table

from .belief import imagine as imagine
from .evaluation import evaluate as evaluate
from .facts import fact as fact
from .facts import plain as plain
from .fate import FATES as FATES
from .heuristic import fast_scores as fast_scores
from .heuristic import judge as judge
from .reasons import Motive as Motive
from .reasons import Why as Why

SPREAD = 0.5
GAMES = 800
IN_ROUNDS = True
BREADTH = 12


def horizon(table: Table) -> int:
    """Two rounds: all play at once."""
    return 2


def clock(table: Table) -> int:
    return table.round


def same_as(move: Move) -> object:
    """Which of two cards lies left is all the same."""
    return frozenset((move.left, move.right)) if isinstance(move, Choose) else move
