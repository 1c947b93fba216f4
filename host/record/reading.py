"""A game read back from its rows: one fold of the log, for loading, telling, exporting and verifying it."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games import GAMES
from lang.notices import LogEvent, Resigned, Resumed, Started, Stopped, Withdrew
from rules.engine import codec
from rules.engine.match import Entry, Match, Record, ReplayError, Snapshot, Telling, unfold
from rules.engine.model import Seat

from ..book.store import GameRow, LogRow, SnapshotRow
from ..telling.hearing import Heard, awaited, listen

log = logging.getLogger("arbiter.reading")


@dataclass(frozen=True, slots=True)
class Said:
    """A row of the log, with what the public heard of it."""

    n: int
    seat: Seat | None
    news: tuple[Any, ...]  # public events, or a happening and what it told


@dataclass(frozen=True, slots=True)
class Played:
    """What the rows of a game lead to."""

    match: Match
    entries: tuple[LogRow, ...]  # the rows of the match's log
    said: tuple[Said, ...]  # what the public heard of each row that stands
    heard: Heard  # how far it has heard the log
    asked_at: int  # the row that led to the present decision
    since: dict[Seat, int]  # the row from which on each awaited seat has been awaited
    ended_by: Resigned | Stopped | None  # the last who left or stopped it
    origin: int  # the row after whose stored position the game was taken up again; 0: it is read from the deal on


@dataclass(frozen=True, slots=True)
class Rescue:
    """How a game that cannot be replayed could go on: from the position after row `n`, without the answers in `lost`."""

    n: int
    lost: tuple[int, ...]


# ---------------------------------------------------------------- the rows


def record(row: GameRow, entries: Sequence[LogRow], snapshot: SnapshotRow | None = None) -> Record:
    """The record of these answers; ReplayError for a game this bot does not know."""
    if row.game not in GAMES:
        raise ReplayError(f"{row.game}: this bot does not know the game")
    game = GAMES[row.game].rules
    moves = codec.one_of(game.MOVES)
    answers = tuple(Entry(one.ply or 0, one.seat or 0, codec.loads(moves, one.body)) for one in entries)
    options = codec.loads(game.Options, row.options)
    origin = Snapshot(snapshot.ply, snapshot.moment, codec.loads(game.State, unpacked(snapshot.state))) if snapshot else None
    version = snapshot.version if snapshot else row.version
    return Record(row.game, version, row.data, row.seats, row.seed or "", options, answers, origin)


def standing(rows: Sequence[LogRow], since: int = 0) -> tuple[LogRow, ...]:
    """The rows of the answers that stand, from after this row on."""
    return tuple(one for one in rows if one.kind == "answer" and one.fate == "stands" and one.n > since)


def happening(row: LogRow) -> LogEvent | None:
    """What happened besides the answers; None for an answer."""
    event: LogEvent | None = codec.loads(LogEvent, row.body) if row.kind == "happening" else None
    return event


def resumed_from(rows: Sequence[LogRow]) -> int:
    """The row after whose stored position the game was last taken up again; 0 if it never was."""
    for row in reversed(rows):
        match happening(row):
            case Resumed(n):
                return n
            case Started(digest=digest) if digest:  # it began with a turn of another game
                return row.n
            case _:
                pass
    return 0


def packed(n: int, match: Match, text: str) -> SnapshotRow:
    """The position of a match after this row, its state given as text."""
    return SnapshotRow(n, match.record.version, match.ply, match.moment, zlib.compress(text.encode(), 1))


def unpacked(state: bytes) -> str:
    try:
        return zlib.decompress(state).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise ReplayError(f"a stored position is damaged: {error}") from error


# ---------------------------------------------------------------- the fold


def read(row: GameRow, rows: Sequence[LogRow], kept: Sequence[SnapshotRow] = (), *, every: bool = False) -> Played:
    """Fold the log; `kept` are the stored positions, one of which is needed if the game was taken up again from it.

    The last position must be the one that was played, or `every` one: ReplayError if it differs or cannot be reached.
    """
    origin = resumed_from(rows)
    snapshot = next((one for one in kept if one.n == origin), None)
    if origin and snapshot is None:
        raise ReplayError(f"the position after row {origin} is lost")
    return _fold(row, rows, standing(rows, origin), snapshot, every=every)


def rescue(row: GameRow, rows: Sequence[LogRow], kept: Sequence[SnapshotRow]) -> Rescue | None:
    """The newest stored position from which the game can go on, if there is one; the answers since stay if they still fit."""
    for snapshot in kept:
        later = standing(rows, snapshot.n)
        for entries in (later, ()) if later else ((),):
            try:
                _fold(row, rows, entries, snapshot, every=True)
            except Exception as error:  # whatever is wrong with it, an older one may do
                log.info("a position cannot be read", extra={"game": row.id, "n": snapshot.n, "why": type(error).__name__})
            else:
                return Rescue(snapshot.n, tuple(one.n for one in later if one not in entries))
    return None


def _fold(row: GameRow, rows: Sequence[LogRow], entries: tuple[LogRow, ...], snapshot: SnapshotRow | None, *, every: bool) -> Played:
    """The answers replayed, from the deal or from a snapshot on, and beside them what the public heard."""
    heard_at, told, since = listen(rows), dict[int, Telling](), _Since(row)
    origin, moment, asked_at = snapshot.n if snapshot else 0, 0, 0
    digests = {one.n: one.digest for one in entries if one.digest}
    compared = digests if every else dict(list(digests.items())[-1:])
    steps = unfold(GAMES[row.game].rules, record(row, entries, snapshot))
    for n, (_, match, telling) in zip((origin, *(one.n for one in entries)), steps, strict=True):
        told[n] = telling
        if match.moment != moment:
            moment, asked_at = match.moment, n
        since.step(n or 1, match, heard_at.get(n))
        if n in compared and compared[n] != match.digest():
            raise ReplayError(f"the position after row {n} is not the one that was played")
    heard = max(heard_at.values(), key=lambda one: one.rows)
    ended = next((event for one in reversed(rows) if isinstance(event := happening(one), Resigned | Stopped)), None)
    said = tuple(_said(one, told) for one in rows if one.fate == "stands" and one.n in heard_at)
    return Played(match, entries, said, heard, asked_at, since.at_last(match, heard), ended, origin)


class _Since:
    """From which row of the log on each awaited seat has been awaited, as the public knows it, step by step."""

    def __init__(self, row: GameRow) -> None:
        self._playing, self._heard, self._rows = row.phase == "playing", Heard(), dict[Seat, int]()

    def step(self, n: int, match: Match, heard: Heard | None) -> None:
        """Row `n` has led to this match; `heard` is how far the public has heard the log then, if it heard of this row."""
        if heard is not None:  # who had answered by then was not awaited, be it that they have withdrawn it since
            self._heard = heard
            self._rows = {seat: row for seat, row in self._rows.items() if seat not in heard.answered}
        self._rows = self.at_last(match, self._heard, n)

    def at_last(self, match: Match, heard: Heard, n: int = 0) -> dict[Seat, int]:
        """The rows by seat; whoever is awaited only now is so from row `n` on, or from the last that was heard."""
        seats = awaited(match, heard) if self._playing else ()
        return {seat: self._rows.get(seat, n or heard.last) for seat in seats}


def _said(row: LogRow, told: dict[int, Telling]) -> Said:
    event = happening(row)
    if event is None:
        return Said(row.n, row.seat, public(told.get(row.n, ())))
    assert not isinstance(event, Withdrew)
    return Said(row.n, row.seat, (event, *(public(told.get(0, ())) if isinstance(event, Started) else ())))


def public(telling: Telling) -> tuple[Any, ...]:
    """The events that everybody heard."""
    return tuple(told.event for told in telling if told.to is None)


def winners(match: Match, ended_by: Resigned | Stopped | None) -> tuple[Seat, ...]:
    """Who has won: by the score of a game that was played to its end, or because the other of two resigned; else nobody."""
    if match.decision is None:
        return match.game.sheet(match.state.table).winners
    match ended_by:
        case Resigned(seat) if match.record.seats == 2:
            return (1 - seat,)
        case _:
            return ()
