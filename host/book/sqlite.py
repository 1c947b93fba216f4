"""The book in one SQLite file: the default, enough for one process."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, closing, nullcontext
from pathlib import Path
from typing import Any

import aiosqlite

from .engine import Conflict, Row, Statement, StoreError, Unavailable
from .schema import migrations

log = logging.getLogger("arbiter.book")
APPLICATION = 0x41524254  # "ARBT": tells our files from other SQLite databases
PATIENCE = 300  # milliseconds to wait for a lock: everybody waits in one line, and Discord gives up after three seconds
UNREADABLE = "Could not decode"
AWAY = frozenset(
    (
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_READONLY, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_PROTOCOL,
    )
)  # fmt: skip


def inspect(path: Path) -> int:
    """The schema version of an existing file, read without touching it; 0 for a new or empty one."""
    try:
        if not path.exists() or path.stat().st_size == 0:
            return 0
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as book:
            application, version = (int(book.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("application_id", "user_version"))
            sound = str(book.execute("PRAGMA quick_check").fetchone()[0])
            if sound == "ok" and application == APPLICATION and version in dict(migrations()):
                sound = _shape_fault(book, version)
    except (OSError, sqlite3.Error, ValueError) as error:  # SQLite quotes the damage, which need not be text
        raise StoreError(f"{path} is damaged or not a database ({error}). I left it as it is.") from error
    if application != APPLICATION:
        raise StoreError(f"{path} is another program’s database. I left it as it is.")
    if sound != "ok":
        raise StoreError(f"{path} is damaged ({sound}). I left it as it is; restore a backup.")
    if version > migrations()[-1][0]:
        raise StoreError(f"{path} was written by a newer version of the bot (schema {version}). I left it as it is.")
    return version


def _shape_fault(book: sqlite3.Connection, version: int) -> str:
    """"ok" if every table is as the migrations make it; damage to the text of a schema is none that SQLite minds."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for number, script in migrations():
            if number <= version:
                fresh.executescript(script)
        for (table,) in fresh.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            wanted, found = (one.execute(f"PRAGMA table_info({table})").fetchall() for one in (fresh, book))
            if wanted != found:
                return f"the table “{table}” isn’t as it should be"
    return "ok"


def backup_database(source: Path, target: Path) -> None:
    """A consistent copy, made while a bot may be writing."""
    inspect(source)
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as book, closing(sqlite3.connect(target)) as copy:
        book.backup(copy)


def keep_before_migration(path: Path, version: int) -> None:
    """A copy of an older database beside it, before it is brought up to date; one a schema, the first."""
    kept = path.with_name(f"{path.stem}-schema-{version}{path.suffix}")
    if 0 < version < migrations()[-1][0] and not kept.exists():
        try:
            backup_database(path, kept)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"Can’t keep a copy of {path} before updating it ({error}). I left it as it is.") from error


class SQLite:
    """One connection in a thread of its own, which does one thing after the other: a transaction takes in nothing of a stranger's."""

    shared = False  # a file has one bot: `single_instance` sees to it

    def __init__(self, book: aiosqlite.Connection) -> None:
        self._book = book

    @classmethod
    async def open(cls, path: Path) -> SQLite:
        """Open the file, bringing it up to date; StoreError when it cannot be used."""
        version = inspect(path)
        keep_before_migration(path, version)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            book = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"Can’t open {path} for writing ({error}).") from error
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {PATIENCE}"):
                await book.execute(f"PRAGMA {pragma}")
            for number, script in migrations():
                if number > version:
                    await book.executescript(
                        f"BEGIN; {script} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
                    )
            await book.execute("UPDATE settings SET value = value WHERE key = ''")  # tells a file we may not write
        except (sqlite3.Error, ValueError) as error:
            await book.close()
            raise StoreError(f"Can’t write to {path} ({error}).") from error
        return cls(book)

    async def close(self) -> None:
        await self._book.close()

    def alone(self, what: str, patience: float | None = None) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        try:
            return [tuple(row) for row in await self._book.execute_fetchall(sql, values)]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if not str(error).startswith(UNREADABLE):
                raise self._excuse(error) from error
        log.error("a text in the database is damaged", extra={"todo": "run `python bot.py doctor`"})
        self._book.text_factory = _whatever_it_is  # one bad letter must not keep everybody else from playing
        return await self.read(sql, values)

    async def write(self, *statements: Statement) -> list[list[Row]]:
        visit: Callable[..., Awaitable[list[list[Row]]]] = self._book._execute  # the whole transaction in one visit to the thread
        try:
            return await visit(_carry_out, self._book._conn, statements)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise self._excuse(error) from error

    def _excuse(self, error: Exception) -> Exception:
        """A full disk, a lock, damage that SQLite quotes: Unavailable, as everybody understands it. Anything else is a fault of ours."""
        if isinstance(error, sqlite3.Error) and (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF not in AWAY:
            return error
        log.error("the database is away", extra={"error": str(error)})
        return Unavailable(str(error))


def _whatever_it_is(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _carry_out(book: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[Row]]:
    if len(statements) == 1:  # is a transaction by itself
        return [book.execute(*statements[0]).fetchall()]
    book.execute("BEGIN IMMEDIATE")
    try:
        found = [book.execute(sql, values).fetchall() for sql, values in statements]
        book.execute("COMMIT")
    except BaseException:
        if book.in_transaction:  # a full disk has undone it already
            book.execute("ROLLBACK")
        raise
    return found
