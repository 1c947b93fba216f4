"""Caesar & Cleopatra, a duel of influence for two (Wolfgang Lüdtke, 1997)."""

from rules.engine.defaults import anywhere, no_closing, nothing_before

from .changes import VERSION as VERSION
from .game import EXACT as EXACT
from .game import candidates as candidates
from .game import check as check
from .game import decision as decision
from .game import in_the_open as in_the_open
from .game import misplaced as misplaced
from .game import play as play
from .game import setup as setup
from .imagine import imagine as imagine
from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .orders import lapsed as lapsed
from .orders import obey as obey
from .orders import orders as orders
from .preview import preview as preview
from .scoring import sheet as sheet
from .shortlist import shortlist as shortlist
from .state import Options as Options
from .state import State as State

NAME = "cesar"
DATA = 1
SEATS = range(2, 3)
seated, closing, as_before = anywhere, no_closing, nothing_before
