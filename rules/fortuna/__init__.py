"""Fortuna: two to four families on the road to Rome (Michael Rieneck and Stefan Stadler, 2011)."""

from .components import DATA as DATA
from .moves import MOVES as MOVES
from .moves import ORDERS as ORDERS
from .table import Options as Options

NAME = "fortuna"
VERSION = 1
SEATS = range(2, 5)
