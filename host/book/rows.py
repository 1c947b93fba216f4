"""The rows of the book, as the rest of the house knows them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple
from zlib import crc32


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as the book knows it."""

    id: int
    channel: int
    guild: int | None
    game: str
    version: int
    data: int
    lang: str
    options: str
    phase: str
    opener: int
    hints: int
    seats: int
    secret: str
    joins: str
    seed: str | None
    opened: int
    started: int | None
    ended: int | None
    shown: int
    board: int | None
    board_at: int
    board_from: int
    board_moment: int
    paused: int = 0  # since when; 0: it goes on
    paused_by: str = ""  # 'table', 'moderator', 'silence' or 'home'
    friendly: int = 0  # it does not count for the ranking
    onward: int = 0  # the game whose position it begins with; below zero a lesson
    onward_turn: int = 0
    in_thread: int = 0  # it moves to a thread of its own when it starts
    parent: int | None = None  # the channel that keeps one line of it, while it is played in a thread
    line: int | None = None  # the message with that line
    line_phase: str = ""  # the phase of the game that it tells
    patience: int = -1  # hours of waiting after which a bot may sit in; 0: never; -1: as the host says
    pace: int = 0  # hours for a decision; 0: no clock
    board_n: int = 0
    board_rest: str = ""
    turn_called: int = 0
    aside: int | None = None
    aside_n: int = 0
    past: int | None = None
    past_rest: str = ""
    words: str = "[]"  # the SHA-256 of the words that each seat added to the shuffle, from the start on
    homeless: int = 0  # since when its channel is gone; 0: it has one
    brought: int = 0  # the row up to which letters have been written too
    shut: int = 0  # since when we could not write in its channel; 0: we can


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    user: int  # a computer player has a negative number
    name: str
    level: str | None
    wish: int | None
    click: int
    sits_for: int | None = None  # for whom a computer player sits in
    words: str = ""  # what they add to the shuffle


@dataclass(frozen=True, slots=True)
class LogRow:
    n: int
    kind: str
    ply: int | None
    seat: int | None
    body: str
    digest: str | None
    click: int | None
    at: int
    fate: str = "stands"
    why: str | None = None


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A position, kept besides the answers that led to it."""

    n: int  # the row of the log after which it stood
    version: int
    ply: int
    moment: int
    state: bytes


@dataclass(frozen=True, slots=True)
class LetterRow:
    channel: int
    message: int
    at: int
    digest: str


class OrderRow(NamedTuple):
    """A standing order."""

    seat: int
    body: str
    median: int = 5
    acted: int = 0
    acted_at: int = 0
    ended: int = 0
    why: str = ""


@dataclass(frozen=True, slots=True)
class ProposalRow:
    body: str
    user: int
    yes: str
    at: int

    @property
    def id(self) -> int:
        """What tells this question from others: the word on an old one must not count for a new one."""
        return crc32(f"{self.at} {self.user} {self.body}".encode())


@dataclass(frozen=True, slots=True)
class PersonRow:
    user: int
    locale: str
    closed: bool  # their direct messages are closed, or they want none
    told: bool


COLUMNS = {"user": "user_id"}  # `user` is a word of SQL


def columns(kind: type) -> str:
    return ", ".join(COLUMNS.get(field.name, field.name) for field in fields(kind))
