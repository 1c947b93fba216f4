"""Everything that happens at a table of Fortuna, gathered from its chapters."""

from __future__ import annotations

from .action_events import Bribed as Bribed
from .action_events import Built as Built
from .action_events import Converted as Converted
from .action_events import DieGained as DieGained
from .action_events import Exchanged as Exchanged
from .action_events import Executed as Executed
from .action_events import Forwent as Forwent
from .action_events import GiftReceived as GiftReceived
from .action_events import Hired as Hired
from .action_events import Married as Married
from .action_events import Means as Means
from .action_events import MightUnused as MightUnused
from .action_events import MightUsed as MightUsed
from .action_events import MoneyTaken as MoneyTaken
from .action_events import Skipped as Skipped
from .action_events import Sold as Sold
from .action_events import Took as Took
from .favour_events import Advanced as Advanced
from .favour_events import Cause as Cause
from .favour_events import FavourLeft as FavourLeft
from .favour_events import FavourSkipped as FavourSkipped
from .favour_events import FavourTurned as FavourTurned
from .favour_events import FavourUsed as FavourUsed
from .favour_events import Rolled as Rolled
from .favour_events import RollStands as RollStands
from .favour_events import Taxed as Taxed
from .favour_events import Untaxed as Untaxed
from .privilege_events import AdvancePlayed as AdvancePlayed
from .privilege_events import CardGained as CardGained
from .privilege_events import CardsSeen as CardsSeen
from .privilege_events import DeckShuffled as DeckShuffled
from .privilege_events import Drew as Drew
from .privilege_events import GatherPlayed as GatherPlayed
from .privilege_events import Kept as Kept
from .privilege_events import PalaceBare as PalaceBare
from .privilege_events import PalaceKept as PalaceKept
from .privilege_events import PalaceLooked as PalaceLooked
from .privilege_events import PalaceReached as PalaceReached
from .privilege_events import RecruitPlayed as RecruitPlayed
from .turn_events import AqueductDry as AqueductDry
from .turn_events import AqueductFilled as AqueductFilled
from .turn_events import Dealt as Dealt
from .turn_events import Drafted as Drafted
from .turn_events import Ended as Ended
from .turn_events import Forced as Forced
from .turn_events import Locked as Locked
from .turn_events import RoundBegan as RoundBegan
from .turn_events import RoundEnded as RoundEnded
from .turn_events import Seated as Seated
from .turn_events import TurnBegan as TurnBegan

Event = (
    Seated | Dealt | Drafted | Locked | RoundBegan | TurnBegan | AqueductFilled | AqueductDry | Forced | RoundEnded | Ended | Executed
    | Skipped | Forwent | Took | Converted | Sold | Hired | DieGained | Married | GiftReceived | Built | MoneyTaken | Bribed
    | Exchanged | MightUsed | MightUnused | Rolled | RollStands | FavourSkipped | FavourUsed | Advanced | Taxed | Untaxed | FavourTurned
    | FavourLeft | PalaceReached | PalaceBare | Drew | PalaceLooked | CardsSeen | CardGained | Kept | PalaceKept | DeckShuffled
    | RecruitPlayed | GatherPlayed | AdvancePlayed
)  # fmt: skip
