"""Lutèce, options and bribes in a Gaulish town for two to five (Nicolas Sato, 2015)."""

from rules.engine.model import anywhere

from .imagine import imagine as imagine
from .law import candidates as candidates
from .law import check as check
from .law import decision as decision
from .majority import majorities as majorities
from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .orders import lapsed as lapsed
from .orders import obey as obey
from .orders import orders as orders
from .play import play as play
from .preview import preview as preview
from .rounds import setup as setup
from .score import sheet as sheet
from .table import Options as Options

NAME = "lutece"
VERSION = 1
DATA = 1
SEATS = range(2, 6)
seated = anywhere
