"""César & Cléopâtre, a duel of influence for two (Wolfgang Lüdtke, 1997)."""

from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .table import Options as Options

NAME = "cesar"
VERSION = 1
DATA = 1
SEATS = range(2, 3)
