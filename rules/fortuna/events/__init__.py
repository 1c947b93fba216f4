"""Everything that happens at a table of Fortuna. What is told to one seat only says so."""

from .actions import Bribed as Bribed
from .actions import Built as Built
from .actions import Converted as Converted
from .actions import DieGained as DieGained
from .actions import Exchanged as Exchanged
from .actions import Executed as Executed
from .actions import Forwent as Forwent
from .actions import GiftReceived as GiftReceived
from .actions import Hired as Hired
from .actions import Married as Married
from .actions import Means as Means
from .actions import MightUnused as MightUnused
from .actions import MightUsed as MightUsed
from .actions import MoneyTaken as MoneyTaken
from .actions import Skipped as Skipped
from .actions import Sold as Sold
from .actions import Took as Took
from .favour import Advanced as Advanced
from .favour import Cause as Cause
from .favour import FavourLeft as FavourLeft
from .favour import FavourSkipped as FavourSkipped
from .favour import FavourTurned as FavourTurned
from .favour import FavourUsed as FavourUsed
from .favour import Rolled as Rolled
from .favour import RollStands as RollStands
from .favour import Taxed as Taxed
from .favour import Untaxed as Untaxed
from .opening import AqueductDry as AqueductDry
from .opening import AqueductFilled as AqueductFilled
from .opening import Dealt as Dealt
from .opening import Drafted as Drafted
from .opening import Ended as Ended
from .opening import Forced as Forced
from .opening import Locked as Locked
from .opening import RoundBegan as RoundBegan
from .opening import RoundEnded as RoundEnded
from .opening import Seated as Seated
from .opening import TurnBegan as TurnBegan
from .privileges import AdvancePlayed as AdvancePlayed
from .privileges import CardGained as CardGained
from .privileges import CardsSeen as CardsSeen
from .privileges import DeckShuffled as DeckShuffled
from .privileges import Drew as Drew
from .privileges import GatherPlayed as GatherPlayed
from .privileges import Kept as Kept
from .privileges import PalaceBare as PalaceBare
from .privileges import PalaceKept as PalaceKept
from .privileges import PalaceLooked as PalaceLooked
from .privileges import PalaceReached as PalaceReached
from .privileges import RecruitPlayed as RecruitPlayed

Event = (
    Seated | Dealt | Drafted | Locked | RoundBegan | TurnBegan | AqueductFilled | AqueductDry | Forced | RoundEnded | Ended | Executed
    | Skipped | Forwent | Took | Converted | Sold | Hired | DieGained | Married | GiftReceived | Built | MoneyTaken | Bribed
    | Exchanged | MightUsed | MightUnused | Rolled | RollStands | FavourSkipped | FavourUsed | Advanced | Taxed | Untaxed | FavourTurned
    | FavourLeft | PalaceReached | PalaceBare | Drew | PalaceLooked | CardsSeen | CardGained | Kept | PalaceKept | DeckShuffled
    | RecruitPlayed | GatherPlayed | AdvancePlayed
)  # fmt: skip
