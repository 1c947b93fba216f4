"""Lutèce, options and bribes in a Gaulish town for two to five (Nicolas Sato, 2015)."""

from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .table import Options as Options

NAME = "lutece"
VERSION = 1
DATA = 1
SEATS = range(2, 6)
