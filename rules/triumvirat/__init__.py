"""The End of the Triumvirate, a struggle for Rome for two or three (Ackva & Gabrian, 2005)."""

from rules.engine.defaults import all_in_the_open, anywhere, no_closing

from .box import BOX as BOX
from .changes import VERSION as VERSION
from .game import EXACT as EXACT
from .game import candidates as candidates
from .game import check as check
from .game import decision as decision
from .game import misplaced as misplaced
from .game import play as play
from .game import setup as setup
from .imagine import imagine as imagine
from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .orders import as_before as as_before
from .orders import lapsed as lapsed
from .orders import obey as obey
from .orders import orders as orders
from .preview import preview as preview
from .scoring import sheet as sheet
from .shortlist import shortlist as shortlist
from .state import Options as Options
from .state import State as State

NAME = "triumvirat"
DATA = 1
SEATS = range(2, 4)
seated, closing, in_the_open = anywhere, no_closing, all_in_the_open
