"""What happens at a table besides the game itself; rows of the log like the answers."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.model import Seat


@dataclass(frozen=True, slots=True)
class Started:
    """The cards are dealt."""


@dataclass(frozen=True, slots=True)
class TookBack:
    """A player took back his last step, by himself or with the others' consent."""

    seat: Seat
    consent: bool


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up his seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Replaced:
    """Somebody sat down on a free seat, the others consenting."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended before its end: by common consent, or by a moderator."""

    name: str
    moderator: bool


@dataclass(frozen=True, slots=True)
class Automated:
    """A computer player goes on for somebody who left or stayed away."""

    seat: Seat
    name: str  # the computer player's
    before: str


@dataclass(frozen=True, slots=True)
class Returned:
    """A player takes his seat back from a computer player."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Advised:
    """A player asked for a hint."""

    seat: Seat


Happening = Automated | Returned | Advised | Started | TookBack | Resigned | Replaced | Stopped


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Take back everything from this row of the log on."""

    seat: Seat
    n: int  # the last row when it was asked: a move made since makes the question void


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


Plea = AskUndo | AskEnd | AskSeat | AskReplace
