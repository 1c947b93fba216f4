"""How to play Fortuna."""

from rules.fortuna import imagine as imagine
from rules.fortuna.moves import Move
from rules.fortuna.table import View

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.3
BREADTH = 4


def depth(view: View) -> int:
    """Most of a turn of each: what chance adds later would only blur the choice."""
    return 5 * len(view.table.provinces)


def essence(move: Move) -> object:
    """No two moves come to the same."""
    return move
