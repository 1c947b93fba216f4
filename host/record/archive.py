"""All that was written of a game, in one piece: for another process, or out of an exported file."""

from __future__ import annotations

from dataclasses import dataclass

from ..book.store import GameRow, LogRow, SeatRow, SnapshotRow
from ..play.room import Room
from . import reading
from .reading import Played


@dataclass(frozen=True, slots=True)
class Archive:
    """The rows of a game: its own, those of its log, the position it was taken up from if it was, and who sits where."""

    row: GameRow
    rows: tuple[LogRow, ...]
    kept: tuple[SnapshotRow, ...]
    seats: tuple[SeatRow, ...]

    def played(self) -> Played:
        """The game read back; ReplayError if it cannot be."""
        return reading.read(self.row, self.rows, self.kept)

    def room(self, played: Played) -> Room:
        """A room of this game as it was, in which nothing is written: to tell of it."""
        return Room.reopened(self.row, self.seats, played)


async def archive(room: Room) -> Archive:
    """What the book has of a game."""
    kept = await room.store.snapshots(room.id) if room.origin else ()
    return Archive(room.row, tuple(await room.store.log(room.id)), tuple(kept), room.seats)
