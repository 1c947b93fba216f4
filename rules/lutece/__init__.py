"""Lutèce, options and bribes in a Gaulish town for two to five (Nicolas Sato, 2015)."""

from rules.engine.defaults import all_in_the_open, anywhere, no_shortlist, nothing_before

from .box import BOX as BOX
from .changes import VERSION as VERSION
from .game import EXACT as EXACT
from .game import candidates as candidates
from .game import check as check
from .game import closing as closing
from .game import decision as decision
from .game import misplaced as misplaced
from .game import play as play
from .game import setup as setup
from .imagine import imagine as imagine
from .majority import majorities as majorities
from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .orders import lapsed as lapsed
from .orders import obey as obey
from .orders import orders as orders
from .preview import preview as preview
from .scoring import sheet as sheet
from .state import Options as Options
from .state import State as State

NAME = "lutece"
DATA = 1
SEATS = range(2, 6)
seated, shortlist, in_the_open, as_before = anywhere, no_shortlist, all_in_the_open, nothing_before
