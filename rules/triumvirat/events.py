"""Everything that happens at a table of The End of the Triumvirate, gathered from its chapters. All of it is public."""

from __future__ import annotations

from .action_events import Appointed as Appointed
from .action_events import CitizensReturned as CitizensReturned
from .action_events import Cut as Cut
from .action_events import Elected as Elected
from .action_events import LegionsCut as LegionsCut
from .action_events import Persuaded as Persuaded
from .action_events import Produced as Produced
from .action_events import Raised as Raised
from .action_events import StoneMoved as StoneMoved
from .action_events import TurnEnded as TurnEnded
from .action_events import Won as Won
from .action_events import YearBegan as YearBegan
from .movement_events import Battle as Battle
from .movement_events import Cause as Cause
from .movement_events import CompensationTaken as CompensationTaken
from .movement_events import Conquered as Conquered
from .movement_events import Declined as Declined
from .movement_events import Escorted as Escorted
from .movement_events import Fled as Fled
from .movement_events import GoldCollected as GoldCollected
from .movement_events import Loaded as Loaded
from .movement_events import Marched as Marched
from .movement_events import MovementEnded as MovementEnded
from .movement_events import Repelled as Repelled
from .movement_events import ServantFree as ServantFree
from .movement_events import ServantsCaptured as ServantsCaptured
from .movement_events import ServantWorks as ServantWorks
from .movement_events import WeaponsAdded as WeaponsAdded
from .supply_events import Forgone as Forgone
from .supply_events import GameBegan as GameBegan
from .supply_events import GovernorsFlipped as GovernorsFlipped
from .supply_events import LegionPlaced as LegionPlaced
from .supply_events import Lot as Lot
from .supply_events import PieceTaken as PieceTaken
from .supply_events import RomeCalled as RomeCalled
from .supply_events import StockShort as StockShort
from .supply_events import Supplied as Supplied
from .supply_events import TurnBegan as TurnBegan

Event = (
    GameBegan | TurnBegan | GovernorsFlipped | RomeCalled | Supplied | StockShort | PieceTaken | Forgone | LegionPlaced
    | Loaded | Escorted | ServantWorks | ServantFree | Marched | GoldCollected | MovementEnded
    | Battle | Repelled | Conquered | ServantsCaptured | Fled | CompensationTaken | WeaponsAdded | Declined
    | Raised | Persuaded | Produced | TurnEnded
    | LegionsCut | StoneMoved | Elected | Appointed | CitizensReturned | YearBegan | Won
)  # fmt: skip
