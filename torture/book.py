"""The bot's book, read beside it: rows, and the games they replay to."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from host.book.postgres import numbered
from host.book.rows import GameRow, LogRow, SeatRow, SnapshotRow, columns
from host.play.room import Room
from host.record import reading
from host.record.reading import Played

GAME, LOG, SEAT, KEPT = (columns(kind) for kind in (GameRow, LogRow, SeatRow, SnapshotRow))


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it stands in the book."""

    row: GameRow
    rows: tuple[LogRow, ...]
    seats: tuple[SeatRow, ...]
    kept: tuple[SnapshotRow, ...]

    def played(self, *, every: bool = False) -> Played:
        """Replayed; ReplayError if a position is not the one that was played."""
        return reading.read(self.row, self.rows, self.kept, every=every)

    def room(self, played: Played) -> Room:
        return Room.reopened(self.row, self.seats, played)


class Book:
    """A file of SQLite, or a PostgreSQL by its address."""

    def __init__(self, where: Path | str) -> None:
        self.where = where

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        if isinstance(self.where, str):
            return _asked(self.where, numbered(sql), *values)
        with closing(sqlite3.connect(self.where, timeout=10, isolation_level=None)) as book:
            return book.execute(sql, values).fetchall()

    @property
    def sound(self) -> bool:
        """Whether the file itself is whole; a server answers for itself."""
        return isinstance(self.where, str) or self.ask("PRAGMA quick_check") == [("ok",)]

    def game(self, number: int) -> Game:
        row = GameRow(*self.ask(f"SELECT {GAME} FROM games WHERE id = ?", number)[0])
        rows = tuple(LogRow(*one) for one in self.ask(f"SELECT {LOG} FROM log WHERE game = ? ORDER BY n", number))
        seats = tuple(SeatRow(*one) for one in self.ask(f"SELECT {SEAT} FROM seats WHERE game = ? AND until IS NULL ORDER BY seat", number))
        kept = tuple(SnapshotRow(*one) for one in self.ask(f"SELECT {KEPT} FROM snapshots WHERE game = ? ORDER BY n DESC", number))
        return Game(row, rows, seats, kept)

    def mark(self, number: int) -> tuple[Any, ...]:
        """What changes whenever anything happens in a game, at little cost."""
        log = "FROM log WHERE game = games.id"
        sql = f"SELECT phase, (SELECT max(n) {log}), (SELECT count(*) {log} AND fate = 'stands') FROM games"
        return self.ask(f"{sql} WHERE id = ?", number)[0]

    def newest(self, channel: str) -> int:
        """The last game of a channel."""
        return int(self.ask("SELECT max(id) FROM games WHERE channel = ?", int(channel))[0][0] or 0)


def _asked(address: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as aside:  # a campaign runs in a loop of its own
        return aside.submit(lambda: asyncio.run(ask())).result()
