"""César & Cléopâtre, a duel of influence for two (Wolfgang Lüdtke, 1997)."""

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
from .play import preview as preview
from .play import setup as setup
from .play import sheet as sheet
from .table import Options as Options

NAME = "cesar"
VERSION = 1
DATA = 1
SEATS = range(2, 3)
seated = anywhere
