"""What was answered and what happened, row by row, and the positions kept besides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from .engine import Statement
from .games import update_game
from .rows import LogRow, SnapshotRow, columns
from .subject import Subject

LOG, SNAPSHOT = columns(LogRow), columns(SnapshotRow)
KEPT = 3  # snapshots of a game: the newest may be unreadable too
PRUNE = "DELETE FROM snapshots WHERE game = ? AND n <> ? AND n NOT IN (SELECT n FROM snapshots WHERE game = ? ORDER BY n DESC LIMIT ?)"
INSERT_SNAPSHOT = f"INSERT INTO snapshots (game, {SNAPSHOT}) VALUES (?, {', '.join('?' * len(fields(SnapshotRow)))})"
INSERT_LOG = f"INSERT INTO log (game, {LOG}) VALUES (?, {', '.join('?' * len(fields(LogRow)))})"


def _values(row: LogRow | SnapshotRow) -> tuple[Any, ...]:
    return tuple(getattr(row, field.name) for field in fields(row))


class Log(Subject):
    """The logs of all games: the truth that everything else is made from."""

    async def log(self, game: int, since: int = 0) -> list[LogRow]:
        return [LogRow(*row) for row in await self.read(f"SELECT {LOG} FROM log WHERE game = ? AND n > ? ORDER BY n", (game, since))]

    async def answered_since(self, game: int, seat: int, at: int) -> bool:
        """Whether a seat has answered after this moment."""
        sql = "SELECT 1 FROM log WHERE game = ? AND seat = ? AND kind = 'answer' AND at > ? LIMIT 1"
        return await self.first(sql, (game, seat, at)) is not None

    async def append(self, game: int, row: LogRow, snapshot: SnapshotRow | None = None, origin: int = 0, **changes: Any) -> None:
        """One answer or happening, with the position after it and `changes` to the game's row in the same transaction.

        Of the positions only the newest few are kept, and the one that the game went on from (`origin`).

        Conflict for a click counted before, or a second answer to the same ply.
        """
        if not changes and snapshot is None:
            await self.put(INSERT_LOG, (game, *_values(row)))
            return
        statements: list[Statement] = [(INSERT_LOG, (game, *_values(row)))]
        if snapshot is not None:
            statements += [(INSERT_SNAPSHOT, (game, *_values(snapshot))), (PRUNE, (game, origin, game, KEPT))]
        if changes:
            statements.append((update_game(changes), (*changes.values(), game)))
        await self.write(*statements)

    async def supersede(self, game: int, fate: str, places: Sequence[int], row: LogRow, **changes: Any) -> None:
        """Rows that were replaced or undone stay in the book under their fate, together with what took their place."""
        mark = "UPDATE log SET fate = ? WHERE game = ? AND n = ?"
        statements: list[Statement] = [
            *((mark, (fate, game, n)) for n in places),
            ("DELETE FROM snapshots WHERE game = ? AND n >= ?", (game, min(places, default=row.n))),
            (INSERT_LOG, (game, *_values(row))),
        ]
        if changes:
            statements.append((update_game(changes), (*changes.values(), game)))
        await self.write(*statements)

    async def keep_snapshot(self, game: int, snapshot: SnapshotRow) -> None:
        """A position to begin with."""
        await self.put(INSERT_SNAPSHOT, (game, *_values(snapshot)))

    async def snapshots(self, game: int) -> list[SnapshotRow]:
        """The positions of a game that are kept, the newest first."""
        rows = await self.read(f"SELECT {SNAPSHOT} FROM snapshots WHERE game = ? ORDER BY n DESC", (game,))
        return [SnapshotRow(*row) for row in rows]
