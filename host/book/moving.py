"""A whole book copied from one database to another, row by row, with counts and digests checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from .engine import Database, Row, StoreError, is_address
from .sqlite_moving import File, Table, shape

BATCH = 1000  # rows that are in memory at a time


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied of a table: how many rows, and a digest of them all in the order of their keys."""

    table: str
    rows: int
    digest: str


class Reader(Protocol):
    """A book as it stands at one moment."""

    def batches(self, table: Table, size: int) -> AsyncIterator[list[Row]]: ...


class Writer(Reader, Protocol):
    """A book that is being filled; nothing of it stays unless all does."""

    async def take(self, table: Table, rows: list[Row]) -> None: ...


class End(Protocol):
    """One of the two databases of a move."""

    async def version(self) -> int:
        """The schema of the book there; 0: nothing is there."""

    def reading(self, *, alone: bool) -> AbstractAsyncContextManager[Reader]:
        """The book as it stands now; `alone`: StoreError if a bot is using it."""

    def writing(self, version: int) -> AbstractAsyncContextManager[Writer]:
        """A book of this schema, in an empty database."""


def end(where: Database) -> End:
    if is_address(where):
        from .postgres_moving import Server  # only here: most bots have no use for it

        return Server(str(where))
    return File(Path(where))


async def contents(where: Database) -> tuple[int, dict[str, int]] | None:
    """The schema of a book and how many games of each phase it has, read without touching it; None if nothing is there."""
    if not (version := await end(where).version()):
        return None
    async with end(where).reading(alone=False) as reader:
        phases: Counter[str] = Counter()
        async for rows in reader.batches(Table("games", ("id", "phase"), ("id",)), BATCH):
            phases.update(str(phase) for _, phase in rows)
    return version, dict(phases)


async def copy(source: Database, target: Database, *, alone: bool = False) -> list[Copied]:
    """Copy the book into an empty database and read it back; StoreError leaves the target as it was. `alone`: no bot may be using it."""
    old, new = end(source), end(target)
    version = await old.version()
    if version == 0:
        raise StoreError("There’s no book to copy; nothing was written.")
    if await new.version() != 0:
        raise StoreError("The target already has a book; nothing was written. Give me an empty database.")
    done = []
    async with old.reading(alone=alone) as reader, new.writing(version) as writer:
        for table in shape(version):
            count, digest = 0, sha256()
            async for rows in reader.batches(table, BATCH):
                _add(digest, rows)
                count += len(rows)
                await writer.take(table, rows)
            back, again = 0, sha256()
            async for rows in writer.batches(table, BATCH):
                _add(again, rows)
                back += len(rows)
            if (back, again.digest()) != (count, digest.digest()):
                raise StoreError(f"The copy of {table.name} differs from what was read; nothing was kept.")
            done.append(Copied(table.name, count, digest.hexdigest()))
    return done


class _Hash(Protocol):
    def update(self, data: bytes, /) -> None: ...


def _add(digest: _Hash, rows: Iterable[Row]) -> None:
    for row in rows:
        digest.update(repr(row).encode("utf-8", "surrogatepass"))
