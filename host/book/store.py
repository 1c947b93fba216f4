"""The book of the house: every game, seat and answer.

The order of truth is the log, then Discord. A move is one INSERT and so one transaction; whatever takes several statements
is one transaction too. What is read and written stands by subject in games, seats, log and notes; what it is written in
is an `Engine`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from ..days.clock import Clock, SystemClock
from .engine import Conflict as Conflict
from .engine import Database as Database
from .engine import Engine, Line
from .engine import Process as Process
from .engine import Statement as Statement
from .engine import StoreError as StoreError
from .engine import Unavailable as Unavailable
from .engine import is_address as is_address
from .games import GAME as GAME
from .games import Games
from .log import INSERT_LOG as INSERT_LOG
from .log import KEPT as KEPT
from .log import LOG as LOG
from .log import Log
from .notes import Notes
from .rows import GameRow as GameRow
from .rows import LetterRow as LetterRow
from .rows import LogRow as LogRow
from .rows import OrderRow as OrderRow
from .rows import PersonRow as PersonRow
from .rows import ProposalRow as ProposalRow
from .rows import SeatRow as SeatRow
from .rows import SnapshotRow as SnapshotRow
from .schema import BESIDE as BESIDE
from .schema import migrations as migrations
from .seats import FIRST_ID as FIRST_ID
from .seats import Seats
from .sqlite import APPLICATION as APPLICATION
from .sqlite import SQLite
from .sqlite import backup_database as backup_database
from .sqlite import inspect as inspect


class Store(Games, Seats, Log, Notes):
    """All reading and writing of the book."""

    @classmethod
    async def open(cls, where: Database, clock: Clock | None = None) -> Store:
        """Open a file or a database, bringing it up to date; StoreError when it cannot be used. The house tells the time by `clock`."""
        return cls(await opened(where), clock or SystemClock())

    @property
    def shared(self) -> bool:
        """Whether other processes may be writing in it too."""
        return self.engine.shared

    def alone(self, what: str, patience: float | None = None) -> AbstractAsyncContextManager[None]:
        """A lock among all processes: only this one does `what` while the block runs; Unavailable if it takes too long to get."""
        return self.engine.alone(what, patience)

    def line(self, heard: Callable[[str], None], lost: Callable[[], None]) -> Line:
        """A process's own connection to a book that is shared."""
        from .postgres import PostgreSQL  # only here: most bots have no use for it
        from .postgres_line import Line

        assert isinstance(self.engine, PostgreSQL)
        return Line(self.engine.address, self.engine.schema, heard, lost)

    async def close(self) -> None:
        await self.engine.close()


async def opened(where: Database) -> Engine:
    """The engine for a file, or for a PostgreSQL by its address."""
    if is_address(where):
        from .postgres import PostgreSQL  # only here: most bots have no use for it

        return await PostgreSQL.open(str(where))
    return await SQLite.open(Path(where))
