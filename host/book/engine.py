"""What a book is written in: the few things the store asks of SQLite or PostgreSQL, and how they refuse.

Statements are written once for both: no column has a reserved name, a conflict is settled by ON CONFLICT, a new id is
RETURNING, flags are 0 and 1, values stand for question marks. What only one of them knows stays in its own file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

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

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a query finds."""

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Carry out the statements in one transaction; what each of them is RETURNING. Conflict undoes them all."""

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
