"""How to play Fortuna."""

from rules.fortuna import imagine as imagine
from rules.fortuna.moves import Move
from rules.fortuna.table import View

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.3
BREADTH = 6


def depth(view: View) -> int:
    """About a turn of each."""
    return 7 * len(view.table.provinces)


def essence(move: Move) -> object:
    """No two moves come to the same."""
    return move
