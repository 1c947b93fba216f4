"""Why the house itself says no, apart from the rules of a game; `lang/` has the sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class HostError(Exception):
    """The house cannot do what it was asked; nothing has changed."""

    def __init__(self, why: Why) -> None:
        super().__init__()
        self.why = why

    def __str__(self) -> str:
        return str(self.why)


@dataclass(frozen=True, slots=True)
class NoGameHere:
    """The channel has no game."""


@dataclass(frozen=True, slots=True)
class OnlyInServers:
    """A table needs a server that has the bot, or somebody's direct messages with it."""


@dataclass(frozen=True, slots=True)
class OtherGame:
    """The channel plays another game than the command's."""

    game: str


@dataclass(frozen=True, slots=True)
class NoSuchGame:
    """A button of a game that is not in the book any more."""


@dataclass(frozen=True, slots=True)
class PlayedElsewhere:
    """A press on a game that is played elsewhere."""

    channel: int


@dataclass(frozen=True, slots=True)
class ChannelBusy:
    """There is an open game in this channel already; one at a time."""

    game: int
    may_end: bool = False  # whether who asks has a say in ending that game


@dataclass(frozen=True, slots=True)
class NotPlaying:
    """They do not sit at this table."""


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The game is still gathering players."""


@dataclass(frozen=True, slots=True)
class AlreadyStarted:
    """Too late for the lobby."""


@dataclass(frozen=True, slots=True)
class AlreadyOver:
    """The game has ended."""


@dataclass(frozen=True, slots=True)
class NotOverYet:
    """Export, proof and seed are given only after the end."""


@dataclass(frozen=True, slots=True)
class AlreadySeated:
    """They have joined already."""


@dataclass(frozen=True, slots=True)
class TableFull:
    seats: int


@dataclass(frozen=True, slots=True)
class TooFew:
    """A game cannot start: `missing` players are still wanted."""

    missing: int


@dataclass(frozen=True, slots=True)
class OpenerOnly:
    """Start and Cancel are the opener's for the first hour."""

    opener: int


@dataclass(frozen=True, slots=True)
class HasLeft:
    """Somebody who joined is not in the server any more."""

    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoComputer:
    """No computer player sits here."""


@dataclass(frozen=True, slots=True)
class NotAway:
    """A player is replaced only after they have been awaited for so many hours."""

    hours: int


@dataclass(frozen=True, slots=True)
class HintsOff:
    """This table plays without hints."""


@dataclass(frozen=True, slots=True)
class NoSuchSeat:
    pass


@dataclass(frozen=True, slots=True)
class Stale:
    """The press belongs to an earlier moment of the game."""


@dataclass(frozen=True, slots=True)
class Twice:
    """This click has been counted already."""


@dataclass(frozen=True, slots=True)
class NothingToUndo:
    """They have not answered anything yet."""


@dataclass(frozen=True, slots=True)
class AskedAlready:
    """This question is before the table already, and the others have been called."""


class Bar(Enum):
    """What keeps a step from being taken back alone."""

    OPEN = "open"  # it was given while everybody could answer at any time
    PLAYED = "played"  # others have answered since
    SHOWN = "shown"  # it drew or revealed something


@dataclass(frozen=True, slots=True)
class NoConsent:
    """A step that could only be taken back by consent, which computer players do not give."""

    bar: Bar


@dataclass(frozen=True, slots=True)
class ProposalPending:
    """Another proposal is before the table; one at a time."""


@dataclass(frozen=True, slots=True)
class NoProposal:
    """The proposal to agree to is gone, or overtaken by the game."""


@dataclass(frozen=True, slots=True)
class OwnProposal:
    """They made this proposal themselves; the others decide."""


@dataclass(frozen=True, slots=True)
class NoFreeSeat:
    """Nobody has left this table."""


@dataclass(frozen=True, slots=True)
class BadOption:
    """No such option of this game, or no such value."""

    name: str


@dataclass(frozen=True, slots=True)
class NotReadable:
    """A word that names none of the values asked for, or these alike."""

    text: str
    field: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frozen:
    """The stored game does not replay as it was played: it is kept as it is and goes no further."""

    detail: str
    mendable: bool = False  # it could go on from a stored position


@dataclass(frozen=True, slots=True)
class NeverAway:
    """At this table no bot sits in for those who do not answer."""


@dataclass(frozen=True, slots=True)
class NoMoreDays:
    """More days have been given so often already."""

    times: int


@dataclass(frozen=True, slots=True)
class NoSuchDay:
    """A text that names no day."""

    text: str


@dataclass(frozen=True, slots=True)
class PastDay:
    """An absence that would be over already."""


@dataclass(frozen=True, slots=True)
class NoTimeAway:
    """An absence that would end before it begins, or then."""


@dataclass(frozen=True, slots=True)
class TooLongAway:
    """Nobody is away for longer than so many days."""

    days: int


@dataclass(frozen=True, slots=True)
class GamePaused:
    """Nobody moves while the table rests."""

    moderator: bool  # a moderator has paused it, and resumes it


@dataclass(frozen=True, slots=True)
class Homeless:
    """The channel of the game is gone: it rests until somebody who plays moves it."""


@dataclass(frozen=True, slots=True)
class NotHomeless:
    """Nothing to move: the channel is there."""


@dataclass(frozen=True, slots=True)
class OthersNotThere:
    """A game moves to another server only if everybody who plays is there."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoRoomThere:
    """The bot may not write there, or whoever moves the game may not."""


@dataclass(frozen=True, slots=True)
class WantsNoLetters:
    """They asked for something that comes by direct message, of which they want none."""


@dataclass(frozen=True, slots=True)
class AlreadyPaused:
    """The game rests already."""


@dataclass(frozen=True, slots=True)
class NotPaused:
    """The game goes on already."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The bot is going down for a moment; nothing new is begun."""


@dataclass(frozen=True, slots=True)
class DatabaseAway:
    """The database does not answer for the moment; nothing is begun."""


@dataclass(frozen=True, slots=True)
class DiscordAway:
    """Discord itself does not take what is sent to it; nothing that was asked has been shown."""


@dataclass(frozen=True, slots=True)
class Interrupted:
    """Whoever was doing it is gone, and nobody knows how far they came."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """Whoever runs the bot has shut it to this person, or to this server."""

    server: bool = False


@dataclass(frozen=True, slots=True)
class Draining:
    """Before a restart no table is opened."""


@dataclass(frozen=True, slots=True)
class OtherChannels:
    """On this server tables may be opened in these channels only."""

    channels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameNotOffered:
    """This server offers other games."""


@dataclass(frozen=True, slots=True)
class BoardForPlayers:
    """On this server only those who play may ask for a board."""


@dataclass(frozen=True, slots=True)
class ManagersOnly:
    """For those who manage the server."""


@dataclass(frozen=True, slots=True)
class TooFast:
    """Somebody presses more often than a person needs to."""


@dataclass(frozen=True, slots=True)
class Pestering:
    """Others have been called or asked too often by the same person."""


@dataclass(frozen=True, slots=True)
class ManyLobbies:
    """Somebody has as many tables gathering as one may have at a time."""

    most: int


@dataclass(frozen=True, slots=True)
class HintPending:
    """Somebody who waits for a hint asks for another."""


@dataclass(frozen=True, slots=True)
class HintsBusy:
    """One more hint would have to wait too long for those before it."""


@dataclass(frozen=True, slots=True)
class NoHintsRated:
    """A game that counts for the ranking is played without hints."""


@dataclass(frozen=True, slots=True)
class NobodyHears:
    """A question to the table cannot be asked: we may not write in its channel."""

    channel: int


@dataclass(frozen=True, slots=True)
class NoBoardThere:
    """The board cannot be shown again: we may not write in its channel."""

    channel: int


@dataclass(frozen=True, slots=True)
class OptionsFixed:
    """A table that goes on from a turn of another game keeps its options."""


@dataclass(frozen=True, slots=True)
class NotReviewed:
    """A review that takes long could not be made."""


@dataclass(frozen=True, slots=True)
class NotDrawn:
    """A picture that takes long could not be made."""


Why = (
    NoGameHere | OnlyInServers | OtherGame | NoSuchGame | ChannelBusy | NotPlaying | NotStarted | AlreadyStarted | AlreadyOver | NotOverYet
    | AlreadySeated | TableFull | TooFew | OpenerOnly | HasLeft | NoComputer | NotAway | HintsOff | NoSuchSeat | Stale | Twice | NothingToUndo | NoConsent
    | AskedAlready | ProposalPending | NoProposal | OwnProposal | NoFreeSeat | BadOption | NotReadable | Frozen | Closing | DatabaseAway | Interrupted
    | GamePaused | AlreadyPaused | NotPaused | NeverAway | NoMoreDays | NoSuchDay | PastDay | NoTimeAway | TooLongAway
    | WantsNoLetters | Homeless | NotHomeless | OthersNotThere | NoRoomThere | NotDrawn | NotReviewed | OptionsFixed | NoHintsRated | HintPending | HintsBusy | ManyLobbies
    | TooFast | Pestering | Blocked | Draining | OtherChannels | GameNotOffered | BoardForPlayers | ManagersOnly | PlayedElsewhere | NobodyHears
    | NoBoardThere | DiscordAway
)  # fmt: skip
