"""Pictures of the games, drawn by code. Importing the package fills the register of icons."""

from . import icons as icons
from .kit import heap

heap.keep_room()
