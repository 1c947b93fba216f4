"""What happens at a table besides the game itself; rows of the log like the answers."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.codec import added
from rules.engine.model import Seat


@dataclass(frozen=True, slots=True)
class Started:
    """The cards are dealt, by this version of the rules; or a turn of another game is taken up, the digest being that of its position.

    A game below zero is a lesson."""

    version: int = added(1)
    game: int = added(0)
    turn: int = added(0)
    digest: str = added("")


@dataclass(frozen=True, slots=True)
class TookBack:
    """A player took back their last step, alone or with the others' consent."""

    seat: Seat
    consent: bool


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A player withdrew an answer that lies under seal. Nobody else ever hears of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up their seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Replaced:
    """Somebody sat down on a free seat, the others consenting."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended before its end: by common consent, by a moderator, or (then nobody has a name) because it found no new channel."""

    name: str
    moderator: bool


@dataclass(frozen=True, slots=True)
class Automated:
    """A computer player goes on for somebody who left or stayed away."""

    seat: Seat
    name: str  # the computer player's
    before: str


@dataclass(frozen=True, slots=True)
class SatIn:
    """A computer player keeps the seat of somebody warm who is away or does not answer."""

    seat: Seat
    name: str  # the computer player's
    before: str


@dataclass(frozen=True, slots=True)
class Returned:
    """A player takes their seat back from a computer player."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Advised:
    """A player asked for a hint."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game that could not be replayed any more goes on from a stored position, everybody agreeing."""

    n: int  # the row of the log after which it stood
    lost: int  # how many answers given since do not count


@dataclass(frozen=True, slots=True)
class Paused:
    """The table rests: by common consent, by a moderator, or by itself (then nobody has a name): nobody has played for a month, or its
    channel is gone."""

    name: str
    moderator: bool
    homeless: bool = added(False)


@dataclass(frozen=True, slots=True)
class Unpaused:
    """A game that rested goes on."""

    name: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A player has brought the game to this channel, since the one before is gone; or that one is open again (then nobody has a name)."""

    name: str


TableEvent = (
    Automated | Returned | Advised | Started | TookBack | Resigned | Replaced | Stopped | Resumed | Paused | Unpaused | SatIn | Moved
)
LogEvent = TableEvent | Withdrew
"""What a row of the log may hold besides answers: also that of which nobody hears."""


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Take back everything from this row of the log on."""

    seat: Seat
    n: int  # how many rows the public had heard of when it was asked: a move made since makes the question void


@dataclass(frozen=True, slots=True)
class AskEnd:
    """End the game unfinished."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskSeat:
    """Sit down on a free seat."""

    seat: Seat
    name: str
    click: int


@dataclass(frozen=True, slots=True)
class AskReplace:
    """Let a computer player go on for somebody who has been away."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class AskResume:
    """Go on from a stored position, since the game cannot be replayed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskPause:
    """Let the game rest."""

    seat: Seat


Proposal = AskUndo | AskEnd | AskSeat | AskReplace | AskResume | AskPause
