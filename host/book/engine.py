"""What a book is written in: the few things the store asks of SQLite or PostgreSQL, and how they refuse.

Statements are written once for both: no column has a reserved name, a conflict is settled by ON CONFLICT, a new id is
RETURNING, flags are 0 and 1, values stand for question marks. What only one of them knows stays in its own file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from ..shards import Shards

Database = Path | str  # a file of SQLite, or the address of a PostgreSQL
Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]


class Conflict(Exception):
    """What was to be written contradicts what stands in the book: a seat, a channel or an answer that is taken."""


class StoreError(Exception):
    """The database cannot be used; the sentence says why, and nothing was touched."""


class Unavailable(Exception):
    """The database is away for the moment. What was being written may or may not stand: read it again before going on."""


def is_address(where: Database) -> bool:
    """Whether this is the address of a PostgreSQL rather than a file."""
    return str(where).startswith(("postgresql://", "postgres://"))


class Engine(Protocol):
    """An open database."""

    shared: bool  # whether other processes may be writing in it too

    def alone(self, what: str, patience: float | None = None) -> AbstractAsyncContextManager[None]:
        """A lock among all processes: this one alone does `what` while the block runs. Others wait `patience` seconds: then Unavailable.

        What the same task reads and writes within goes by the connection that holds the lock: when that is lost, so is the right to write.
        """

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a query finds."""

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Carry out the statements in one transaction; what each of them is RETURNING. Conflict undoes them all."""

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""


@dataclass(frozen=True, slots=True)
class Process:
    """One of the processes that work with a book."""

    name: str
    shards: Shards
    version: str
    newest: int  # the last step of the schema that it knows
    rules: str  # the version of each game's rules that it knows, as JSON
    on_duty: bool = False
    heart: int = 0
    backend: int = 0  # the number of its line at the server


class Line(Protocol):
    """A process's own connection, by which it is known to the others; what it holds goes with it. Unavailable when it is lost."""

    channel: str

    @property
    def closed(self) -> bool: ...

    async def open(self) -> None: ...

    async def enter(self, me: Process, check: Callable[[Sequence[Process]], None]) -> None:
        """Write oneself down beside the others, if `check` has nothing against them."""

    async def living(self) -> list[Process]:
        """Everybody who is connected, oneself included."""

    async def beat(self, name: str, *, on_duty: bool) -> None: ...

    async def seize(self, some: Shards) -> bool:
        """Hold these shards; False if another does."""

    async def put_down(self, other: Process) -> None:
        """Cut the line of a process that answers no more."""

    async def inherit(self, press: int, name: str) -> bool:
        """Take what somebody has claimed who is not connected any more; False if they are, or have left nothing undone."""

    async def leave(self, name: str) -> None: ...

    async def close(self) -> None: ...
