"""Fortuna: two to four families on the road to Rome (Michael Rieneck and Stefan Stadler, 2011)."""

from rules.engine.defaults import no_closing, nothing_before

from .box import BOX as BOX
from .changes import VERSION as VERSION
from .components import DATA as DATA
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
from .state import seated as seated

NAME = "fortuna"
SEATS = range(2, 5)
closing, as_before = no_closing, nothing_before
