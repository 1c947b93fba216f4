"""How César & Cléopâtre is played, in the rulebook's order: setup, turn, votes, tricks, ending; law says what is legal."""

from .choices import candidates as candidates
from .ending import sheet as sheet
from .imagine import imagine as imagine
from .law import check as check
from .law import decision as decision
from .orders import lapsed as lapsed
from .orders import obey as obey
from .orders import orders as orders
from .plies import play as play
from .plies import preview as preview
from .setup import setup as setup
