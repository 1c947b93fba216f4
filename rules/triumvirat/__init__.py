"""The End of the Triumvirate, a struggle for Rome for two or three (Ackva & Gabrian, 2005)."""

from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .table import Options as Options

NAME = "triumvirat"
VERSION = 1
DATA = 1
SEATS = range(2, 4)
