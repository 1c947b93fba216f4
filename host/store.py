"""The book of the house: every game, seat and answer in one SQLite file.

The order of truth is the log, then Discord. A move is one INSERT and so one transaction; whatever takes
several statements runs between BEGIN and COMMIT. One connection, one writer at a time.

Statements are written for two dialects, SQLite and PostgreSQL: no column has a reserved name, a conflict is settled by
ON CONFLICT, a new id is RETURNING, flags are 0 and 1. What only SQLite knows stands in `Store.open` and in a few words
of the migrations that PostgreSQL spells otherwise (tests/test_sql.py has the list): all whole numbers have 64 bits.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiosqlite

from .clock import Clock, SystemClock
from .rows import GameRow as GameRow
from .rows import LetterRow as LetterRow
from .rows import LogRow as LogRow
from .rows import OrderRow as OrderRow
from .rows import PersonRow as PersonRow
from .rows import PetitionRow as PetitionRow
from .rows import SeatRow as SeatRow
from .rows import SnapshotRow as SnapshotRow
from .rows import columns

APPLICATION = 0x41524254  # "ARBT": tells our files from other SQLite databases
Statement = tuple[str, Sequence[Any]]


class Conflict(Exception):
    """What was to be written contradicts what stands in the book: a seat, a channel or an answer that is taken."""


class StoreError(Exception):
    """The database cannot be used; the sentence says why, and nothing was touched."""


GAME, SEAT, LOG, SNAPSHOT = columns(GameRow), columns(SeatRow), columns(LogRow), columns(SnapshotRow)
RECENT = 30 * 24 * 3600  # seconds: for so long it may be news that a game is over
FIRST_ID = 1 << 40  # ids of Discord's are larger; below are the numbers of people who were forgotten
KEPT = 3  # snapshots of a game: the newest may be unreadable too
PRUNE = "DELETE FROM snapshots WHERE game = ? AND n <> ? AND n NOT IN (SELECT n FROM snapshots WHERE game = ? ORDER BY n DESC LIMIT ?)"
INSERT_SNAPSHOT = f"INSERT INTO snapshots (game, {SNAPSHOT}) VALUES (?, {', '.join('?' * len(fields(SnapshotRow)))})"
INSERT_LOG = f"INSERT INTO log (game, {LOG}) VALUES (?, {', '.join('?' * len(fields(LogRow)))})"


def _values(row: LogRow | SnapshotRow) -> tuple[Any, ...]:
    return tuple(getattr(row, field.name) for field in fields(row))


def _update(changes: dict[str, Any]) -> str:
    return f"UPDATE games SET {', '.join(f'{name} = ?' for name in changes)} WHERE id = ?"


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty file to the present shape."""
    found = (entry for entry in (files("host") / "migrations").iterdir() if entry.name.endswith(".sql"))
    return sorted((int(entry.name.removesuffix(".sql")), entry.read_text("utf-8")) for entry in found)


def inspect(path: Path) -> int:
    """The schema version of an existing file, read without touching it; 0 for a new or empty one."""
    if not path.exists() or path.stat().st_size == 0:
        return 0
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as book:
            application, version = (int(book.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("application_id", "user_version"))
            sound = book.execute("PRAGMA quick_check").fetchone()[0]
    except (sqlite3.Error, ValueError) as error:  # SQLite quotes the damage, which need not be text
        raise StoreError(f"{path} is damaged or not a database ({error}). I left it as it is.") from error
    if application != APPLICATION:
        raise StoreError(f"{path} is another program’s database. I left it as it is.")
    if sound != "ok":
        raise StoreError(f"{path} is damaged ({sound}). I left it as it is; restore a backup.")
    if version > migrations()[-1][0]:
        raise StoreError(f"{path} was written by a newer version of the bot (schema {version}). I left it as it is.")
    return version


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


class Store:
    """All reading and writing of the book."""

    def __init__(self, book: aiosqlite.Connection, clock: Clock) -> None:
        self._book, self.clock = book, clock
        self._write_lock = asyncio.Lock()  # a transaction of several statements must not take in a stranger's

    # ------------------------------------------------------------ opening and closing

    @classmethod
    async def open(cls, path: Path, clock: Clock | None = None) -> Store:
        """Open the file, bringing it up to date; StoreError when it cannot be used. The house tells the time by `clock`."""
        version = inspect(path)
        keep_before_migration(path, version)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            book = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"Can’t open {path} for writing ({error}).") from error
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
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
        return cls(book, clock or SystemClock())

    async def close(self) -> None:
        async with self._write_lock:
            await self._book.close()

    def now(self) -> int:
        """What time it is in this house: seconds since 1970."""
        return self.clock.now()

    # ------------------------------------------------------------ the pen

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._write_lock:
            await self._book.execute("BEGIN IMMEDIATE")
            try:
                yield self._book
            except BaseException as error:
                await self._book.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError):
                    raise Conflict(str(error)) from error
                raise
            await self._book.execute("COMMIT")

    async def _together(self, *statements: Statement) -> None:
        """Several statements in one transaction and one visit to the thread that has the file; Conflict undoes them all."""

        def work() -> None:
            book = self._book._conn
            book.execute("BEGIN IMMEDIATE")
            try:
                for sql, values in statements:
                    book.execute(sql, values)
            except BaseException:
                book.execute("ROLLBACK")
                raise
            book.execute("COMMIT")

        visit: Callable[..., Awaitable[None]] = self._book._execute
        async with self._write_lock:
            try:
                await visit(work)
            except sqlite3.IntegrityError as error:
                raise Conflict(str(error)) from error

    async def _write(self, sql: str, values: Sequence[Any] = ()) -> int:
        async with self._write_lock:
            try:
                cursor = await self._book.execute(sql, values)
            except sqlite3.IntegrityError as error:
                raise Conflict(str(error)) from error
            return cursor.rowcount

    async def _all(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._book.execute_fetchall(sql, values)]

    async def _one(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        rows = await self._all(sql, values)
        return rows[0] if rows else None

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """For subjects with a table of their own, such as timers: the rows that a query finds."""
        return await self._all(sql, values)

    async def write(self, *statements: Statement) -> None:
        """And what they change, in one transaction."""
        if statements:
            await self._together(*statements)

    # ------------------------------------------------------------ games

    async def open_game(self, row: dict[str, Any], user: int, name: str, click: int) -> int:
        """A new lobby with its opener in the first seat; Conflict when the channel is taken."""
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        async with self._transaction() as book:
            ((game,),) = await book.execute_fetchall(f"INSERT INTO games ({names}) VALUES ({marks}) RETURNING id", tuple(row.values()))
            seat = "INSERT INTO seats (game, seat, user_id, name, click, since) VALUES (?, 0, ?, ?, ?, ?)"
            await book.execute(seat, (game, user, name, click, self.now()))
        return int(game)

    async def game(self, game: int) -> GameRow | None:
        row = await self._one(f"SELECT {GAME} FROM games WHERE id = ?", (game,))
        return GameRow(*row) if row else None

    async def game_in(self, channel: int) -> GameRow | None:
        """The open game of a channel, else the last that was played there."""
        row = await self._one(
            f"SELECT {GAME} FROM games WHERE channel = ? AND phase IN ('lobby', 'playing', 'over') "
            "ORDER BY phase IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
            (channel,),
        )
        return GameRow(*row) if row else None

    async def games(self, *phases: str) -> list[GameRow]:
        marks = ", ".join("?" * len(phases))
        return [GameRow(*row) for row in await self._all(f"SELECT {GAME} FROM games WHERE phase IN ({marks}) ORDER BY id", phases)]

    async def untold(self) -> list[GameRow]:
        """The games that are lately over, or closed tables, without their channel having been told everything."""
        rest = (
            "phase IN ('over', 'cancelled', 'expired') AND ended > ? AND ("
            "phase = 'over' AND (past IS NOT NULL OR aside IS NOT NULL OR shown < (SELECT max(n) FROM log WHERE log.game = games.id) "
            "OR line IS NOT NULL AND line_phase <> 'over') OR phase <> 'over' AND line IS NOT NULL AND line_phase = 'lobby')"
        )
        return [GameRow(*row) for row in await self._all(f"SELECT {GAME} FROM games WHERE {rest} ORDER BY id", (self.now() - RECENT,))]

    async def counts(self) -> tuple[int, int]:
        """How many games are under way, and of how many, or of those lately over, their channel has not been told everything."""
        ((live, untold),) = await self._all(
            "SELECT coalesce(sum(CASE WHEN phase = 'playing' THEN 1 ELSE 0 END), 0), coalesce(sum(CASE WHEN shown < "
            "(SELECT coalesce(max(n), 0) FROM log WHERE log.game = games.id) THEN 1 ELSE 0 END), 0) "
            "FROM games WHERE phase = 'playing' OR phase = 'over' AND ended > ?",
            (self.now() - RECENT,),
        )
        return int(live), int(untold)

    async def games_of(self, user: int) -> list[GameRow]:
        """The open games in which somebody sits."""
        columns = ", ".join(f"games.{name}" for name in GAME.split(", "))
        rows = await self._all(
            f"SELECT {columns} FROM games JOIN seats ON seats.game = games.id "
            "WHERE seats.user_id = ? AND seats.until IS NULL AND games.phase IN ('lobby', 'playing') ORDER BY games.id",
            (user,),
        )
        return [GameRow(*row) for row in rows]

    async def change(self, game: int, **values: Any) -> None:
        await self._write(_update(values), (*values.values(), game))

    # ------------------------------------------------------------ seats

    async def seats(self, game: int) -> list[SeatRow]:
        rows = await self._all(f"SELECT {SEAT} FROM seats WHERE game = ? AND until IS NULL ORDER BY seat", (game,))
        return [SeatRow(*row) for row in rows]

    async def sit(self, game: int, seat: int, user: int, name: str, click: int, level: str | None = None) -> None:
        await self._write(
            "INSERT INTO seats (game, seat, user_id, name, level, click, since) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, seat, user, name, level, click, self.now()),
        )

    async def succeed(
        self, game: int, seat: int, user: int, name: str, click: int, level: str | None = None, sits_for: int | None = None
    ) -> None:
        """Somebody takes over a seat from whoever holds it; the old row is kept. A computer player may sit in for a person."""
        await self._together(
            ("UPDATE seats SET until = ? WHERE game = ? AND seat = ? AND until IS NULL", (self.now(), game, seat)),
            (
                "INSERT INTO seats (game, seat, user_id, name, level, click, since, sits_for) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (game, seat, user, name, level, click, self.now(), sits_for),
            ),
        )

    async def sat_as(self, game: int, user: int) -> tuple[str, int]:
        """The name under which somebody last sat at a table, and the click by which they came."""
        rows = await self._all("SELECT name, click FROM seats WHERE game = ? AND user_id = ? ORDER BY id DESC LIMIT 1", (game, user))
        return str(rows[0][0]), int(rows[0][1])

    async def kept_warm(self, user: int) -> list[int]:
        """The open games in which a computer player sits in for somebody."""
        sql = (
            "SELECT seats.game FROM seats JOIN games ON games.id = seats.game "
            "WHERE seats.sits_for = ? AND seats.until IS NULL AND games.phase = 'playing' ORDER BY seats.game"
        )
        return [int(game) for (game,) in await self._all(sql, (user,))]

    async def sat_at(self, game: int, user: int) -> int | None:
        """The seat somebody was dealt or took later, be it given up."""
        row = await self._one("SELECT seat FROM seats WHERE game = ? AND user_id = ? ORDER BY id DESC LIMIT 1", (game, user))
        return int(row[0]) if row else None

    async def held_by_person(self, game: int, seat: int) -> bool:
        """Whether a person has ever held this seat since the game began."""
        return await self._one("SELECT 1 FROM seats WHERE game = ? AND seat = ? AND level IS NULL", (game, seat)) is not None

    async def players(self, game: int) -> list[int]:
        """The people who hold a seat or have held one, by seat; not those who wanted to be forgotten."""
        sql = "SELECT user_id FROM seats WHERE game = ? AND level IS NULL AND user_id >= ? GROUP BY user_id ORDER BY min(seat), user_id"
        return [int(user) for (user,) in await self._all(sql, (game, FIRST_ID))]

    async def has_played(self, user: int, game: str) -> bool:
        """Whether somebody has sat at a table of this game that was dealt."""
        sql = (
            "SELECT 1 FROM seats JOIN games ON games.id = seats.game WHERE seats.user_id = ? AND games.game = ? AND games.seed IS NOT NULL"
        )
        return await self._one(sql, (user, game)) is not None

    async def answered_since(self, game: int, seat: int, at: int) -> bool:
        """Whether a seat has answered after this moment."""
        return await self._one("SELECT 1 FROM log WHERE game = ? AND seat = ? AND kind = 'answer' AND at > ?", (game, seat, at)) is not None

    async def last_at(self, game: int, n: int) -> int:
        """When something last happened in a game, up to this row of its log."""
        row = await self._one("SELECT max(at) FROM log WHERE game = ? AND n <= ?", (game, n))
        return int(row[0] or 0) if row else 0

    async def rise(self, game: int, user: int) -> bool:
        """He leaves the lobby, and has no claim to a seat of the game: nothing is kept of him."""
        return bool(await self._write("DELETE FROM seats WHERE game = ? AND user_id = ? AND until IS NULL", (game, user)))

    async def wish(self, game: int, user: int, seat: int | None) -> None:
        await self._write("UPDATE seats SET wish = ? WHERE game = ? AND user_id = ? AND until IS NULL", (seat, game, user))

    async def place(self, game: int, places: Iterable[tuple[int, int]]) -> None:
        """Give (user, seat) pairs their seats, all at once; wishes are fulfilled or void."""
        async with self._transaction() as book:
            for user, seat in places:  # by way of negative numbers, so that two can change places
                await book.execute(
                    "UPDATE seats SET seat = ?, wish = NULL WHERE game = ? AND user_id = ? AND until IS NULL", (-1 - seat, game, user)
                )
            await book.execute("UPDATE seats SET seat = -1 - seat WHERE game = ? AND seat < 0 AND until IS NULL", (game,))

    # ------------------------------------------------------------ the log

    async def log(self, game: int, since: int = 0) -> list[LogRow]:
        return [LogRow(*row) for row in await self._all(f"SELECT {LOG} FROM log WHERE game = ? AND n > ? ORDER BY n", (game, since))]

    async def append(self, game: int, row: LogRow, snapshot: SnapshotRow | None = None, origin: int = 0, **changes: Any) -> None:
        """One answer or happening, with the position after it and `changes` to the game's row in the same transaction.

        Of the positions only the newest few are kept, and the one that the game went on from (`origin`).

        Conflict for a click counted before, or a second answer to the same ply.
        """
        if not changes and snapshot is None:
            await self._write(INSERT_LOG, (game, *_values(row)))
            return
        statements: list[Statement] = [(INSERT_LOG, (game, *_values(row)))]
        if snapshot is not None:
            statements += [(INSERT_SNAPSHOT, (game, *_values(snapshot))), (PRUNE, (game, origin, game, KEPT))]
        if changes:
            statements.append((_update(changes), (*changes.values(), game)))
        await self._together(*statements)

    async def supersede(self, game: int, fate: str, places: Sequence[int], row: LogRow, **changes: Any) -> None:
        """Rows that were replaced or undone stay in the book under their fate, together with what took their place."""
        mark = "UPDATE log SET fate = ? WHERE game = ? AND n = ?"
        statements: list[Statement] = [
            *((mark, (fate, game, n)) for n in places),
            ("DELETE FROM snapshots WHERE game = ? AND n >= ?", (game, min(places, default=row.n))),
            (INSERT_LOG, (game, *_values(row))),
        ]
        if changes:
            statements.append((_update(changes), (*changes.values(), game)))
        await self._together(*statements)

    async def keep_snapshot(self, game: int, snapshot: SnapshotRow) -> None:
        """A position to begin with."""
        await self._write(INSERT_SNAPSHOT, (game, *_values(snapshot)))

    async def snapshots(self, game: int) -> list[SnapshotRow]:
        """The positions of a game that are kept, the newest first."""
        rows = await self._all(f"SELECT {SNAPSHOT} FROM snapshots WHERE game = ? ORDER BY n DESC", (game,))
        return [SnapshotRow(*row) for row in rows]

    # ------------------------------------------------------------ letters, orders, petitions, people, settings

    async def letter(self, game: int, user: int) -> LetterRow | None:
        row = await self._one("SELECT channel, message, at, digest FROM letters WHERE game = ? AND user_id = ?", (game, user))
        return LetterRow(*row) if row else None

    async def keep_letter(self, game: int, user: int, letter: LetterRow) -> None:
        await self._write(
            "INSERT INTO letters (game, user_id, channel, message, at, digest) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (game, user_id) DO UPDATE SET channel = excluded.channel, message = excluded.message, at = excluded.at, "
            "digest = excluded.digest",
            (game, user, letter.channel, letter.message, letter.at, letter.digest),
        )

    async def orders(self, game: int) -> list[OrderRow]:
        rows = await self._all(f"SELECT {', '.join(OrderRow._fields)} FROM orders WHERE game = ? ORDER BY seat, body", (game,))
        return [OrderRow(*row) for row in rows]

    async def keep_order(self, game: int, row: OrderRow) -> None:
        await self._write(
            "INSERT INTO orders (game, seat, body, median, acted, acted_at, ended, why) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (game, seat, body) DO UPDATE SET median = excluded.median, acted = excluded.acted, acted_at = excluded.acted_at, "
            "ended = excluded.ended, why = excluded.why",
            (game, *row),
        )

    async def drop_order(self, game: int, seat: int, body: str) -> None:
        await self._write("DELETE FROM orders WHERE game = ? AND seat = ? AND body = ?", (game, seat, body))

    async def drop_orders(self, game: int) -> None:
        """All standing orders of a game."""
        await self._write("DELETE FROM orders WHERE game = ?", (game,))

    async def petition(self, game: int) -> PetitionRow | None:
        row = await self._one("SELECT body, user_id, yes, at FROM petitions WHERE game = ?", (game,))
        return PetitionRow(*row) if row else None

    async def keep_petition(self, game: int, petition: PetitionRow | None) -> None:
        if petition is None:
            await self._write("DELETE FROM petitions WHERE game = ?", (game,))
        else:
            await self._write(
                "INSERT INTO petitions (game, body, user_id, yes, at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (game) DO UPDATE SET body = excluded.body, user_id = excluded.user_id, yes = excluded.yes, at = excluded.at",
                (game, petition.body, petition.user, petition.yes, petition.at),
            )

    async def person(self, user: int) -> PersonRow | None:
        sql = (
            "SELECT people.user_id, coalesce(nullif(preferences.speaks, ''), people.locale), closed, told "
            "FROM people LEFT JOIN preferences ON preferences.user_id = people.user_id WHERE people.user_id = ?"
        )
        row = await self._one(sql, (user,))
        return PersonRow(int(row[0]), str(row[1]), bool(row[2]), bool(row[3])) if row else None

    async def remember_locale(self, user: int, locale: str) -> None:
        """Remember in which language to write to somebody."""
        await self._write(
            "INSERT INTO people (user_id, locale) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale "
            "WHERE people.locale <> excluded.locale",
            (user, locale),
        )

    async def set_dms_closed(self, user: int, *, closed: bool, told: bool = False) -> None:
        """Whether his direct messages are closed, and whether he knows."""
        await self._write("UPDATE people SET closed = ?, told = ? WHERE user_id = ?", (int(closed), int(told), user))

    async def setting(self, key: str) -> str | None:
        row = await self._one("SELECT value FROM settings WHERE key = ?", (key,))
        return str(row[0]) if row else None

    async def keep_setting(self, key: str, value: str) -> None:
        await self._write(
            "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value)
        )
