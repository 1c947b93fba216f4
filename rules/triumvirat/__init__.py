"""The End of the Triumvirate, a struggle for Rome for two or three (Ackva & Gabrian, 2005)."""

from rules.engine.model import anywhere

from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .play import candidates as candidates
from .play import check as check
from .play import decision as decision
from .play import imagine as imagine
from .play import lapsed as lapsed
from .play import obey as obey
from .play import orders as orders
from .play import play as play
from .play import setup as setup
from .preview import preview as preview
from .table import Options as Options
from .victory import sheet as sheet

NAME = "triumvirat"
VERSION = 1
DATA = 1
SEATS = range(2, 4)
seated = anywhere
