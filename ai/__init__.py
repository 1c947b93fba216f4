"""Computer players. `think` answers for a seat from its view alone; `Pool` has it done in another process."""

from . import pace as pace
from .model import Level as Level
from .model import Thought as Thought
from .player import SECONDS as SECONDS
from .player import think as think
from .pool import Busy as Busy
from .pool import Pool as Pool
