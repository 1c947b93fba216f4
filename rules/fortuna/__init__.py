"""Fortuna: two to four families on the road to Rome (Michael Rieneck and Stefan Stadler, 2011)."""

from .components import DATA as DATA
from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .play import candidates as candidates
from .play import check as check
from .play import decision as decision
from .play import play as play
from .play import setup as setup
from .play.ending import sheet as sheet
from .play.orders import lapsed as lapsed
from .play.orders import obey as obey
from .play.orders import orders as orders
from .play.previews import preview as preview
from .play.worlds import imagine as imagine
from .table import Options as Options
from .table import seated as seated

NAME = "fortuna"
VERSION = 1
SEATS = range(2, 5)
