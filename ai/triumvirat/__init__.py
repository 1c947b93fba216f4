"""How to play The End of the Triumvirate."""

from rules.triumvirat import imagine as imagine
from rules.triumvirat.moves import Move
from rules.triumvirat.state import Table

from .evaluation import evaluate as evaluate
from .facts import fact as fact
from .facts import plain as plain
from .fate import FATES as FATES
from .heuristic import judge as judge
from .reasons import LATER as LATER
from .reasons import Motive as Motive
from .reasons import Why as Why

SPREAD = 0.5
GAMES = 150
IN_ROUNDS = False
BREADTH = 6


def horizon(table: Table) -> int:
    """A turn of each: broken off before, whoever has just played would seem to stand better."""
    return table.seats


def clock(table: Table) -> int:
    return table.time.turn


def same_as(move: Move) -> object:
    """No two moves come to the same."""
    return move
