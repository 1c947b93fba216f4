"""A file of SQLite as the one or the other end of a move; and the shape of every book, which SQLite can tell."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from .engine import Row, StoreError
from .schema import migrations
from .sqlite import APPLICATION, inspect


def quoted(names: Iterable[str]) -> str:
    """Names of columns: one was `user` once, which PostgreSQL takes for its own."""
    return ", ".join(f'"{name}"' for name in names)


@dataclass(frozen=True, slots=True)
class Table:
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def rows(self) -> str:
        """The query for all its rows, in the order of their keys."""
        return f"SELECT {quoted(self.columns)} FROM {self.name} ORDER BY {quoted(self.key)}"


def shape(version: int) -> list[Table]:
    """The tables of a book of this schema, those that others refer to first."""
    with closing(sqlite3.connect(":memory:")) as book:
        _build(book, version)
        names = [name for (name,) in book.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rootpage")]
        found = []
        for name in sorted(names, key=lambda name: name != "games"):
            columns = book.execute(f"PRAGMA table_info({name})").fetchall()
            key = sorted((place, column) for _, column, _, _, _, place in columns if place)
            found.append(Table(name, tuple(row[1] for row in columns), tuple(column for _, column in key)))
    return found


def _build(book: sqlite3.Connection, version: int) -> None:
    for number, script in migrations():
        if number <= version:
            book.executescript(script)


class _Open:
    """A connection to read from and write to."""

    def __init__(self, book: sqlite3.Connection) -> None:
        self._book = book

    async def batches(self, table: Table, size: int) -> AsyncIterator[list[Row]]:
        cursor = self._book.execute(table.rows)
        while rows := cursor.fetchmany(size):
            yield rows

    async def take(self, table: Table, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(table.columns))
        self._book.executemany(f"INSERT INTO {table.name} ({quoted(table.columns)}) VALUES ({marks})", rows)


class File:
    def __init__(self, path: Path) -> None:
        self._path = path

    async def version(self) -> int:
        return inspect(self._path)

    @asynccontextmanager
    async def reading(self, *, alone: bool) -> AsyncIterator[_Open]:
        with closing(sqlite3.connect(f"{self._path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)) as book:
            book.execute("BEGIN")
            yield _Open(book)

    @asynccontextmanager
    async def writing(self, version: int) -> AsyncIterator[_Open]:
        """Fill a file beside it, which takes its place in the end."""
        fresh = self._path.with_name(f"{self._path.name}.moving")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            with closing(sqlite3.connect(fresh, isolation_level=None)) as book:
                _build(book, version)
                book.execute(f"PRAGMA application_id = {APPLICATION}")
                book.execute(f"PRAGMA user_version = {version}")
                book.execute("BEGIN")
                yield _Open(book)
                book.execute("COMMIT")
            os.replace(fresh, self._path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"Can’t write {self._path}: {error}.") from error
        finally:
            fresh.unlink(missing_ok=True)
