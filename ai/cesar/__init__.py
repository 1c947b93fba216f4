"""How to play César & Cléopâtre."""

from rules.cesar import imagine as imagine

from .judge import judge as judge
from .motives import Motive as Motive
from .motives import Why as Why
from .outlook import evaluate as evaluate

SPREAD = 0.25
BREADTH = 12
DEPTH = 14
