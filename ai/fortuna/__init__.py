"""How to play Fortuna."""

from rules.fortuna import imagine as imagine
from rules.fortuna.game import CARDS, answers
from rules.fortuna.moves import Move
from rules.fortuna.state import Table, View

from .evaluation import evaluate as evaluate
from .facts import fact as fact
from .facts import plain as plain
from .fate import FATES as FATES
from .heuristic import judge as judge
from .reasons import LATER as LATER
from .reasons import Motive as Motive
from .reasons import Why as Why

SPREAD = 0.3
GAMES = 400
IN_ROUNDS = True
BREADTH = 8


def decides(view: View, move: Move) -> bool:
    """Whether there was more than one answer, Privilege cards in hand aside: a roll, or the end of a turn, is no decision (F5.6)."""
    return type(move) in CARDS or len(answers(view)) > 1


def last_round(table: Table) -> bool:
    """Whether somebody has reached Caesar's Palace (F6.4)."""
    return bool(table.palace.reached)


def horizon(table: Table) -> int:
    """This round and the next: in its middle who has just played would seem ahead, and the order of play may change."""
    return 2


def clock(table: Table) -> int:
    return table.turn.round


def same_as(move: Move) -> object:
    """No two moves come to the same."""
    return move
