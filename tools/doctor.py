"""`doctor`: what is wrong with this installation, and what to do about it. It changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path

import aiohttp

from host.book.moving import contents
from host.book.store import BESIDE, Database, StoreError, Unavailable, inspect, migrations
from host.shards import Shards, missing

from . import portal
from .errors import Fatal
from .finding import Finding
from .instance import OWNER_ONLY
from .token import token
from .version import ROOT, described

SPACE = 200 << 20  # bytes of disk below which trouble is near


@dataclass(frozen=True, slots=True)
class Wanted:
    """The settings given to the bot at its start that can be right or wrong on this machine."""

    health: int = 0
    owner_guild: int = 0
    shards: Shards | None = None


NOTHING = Wanted()


def examine(data: Path, database: Database, wanted: Wanted = NOTHING) -> list[Finding]:
    """Everything that can be looked at from here: program, folder, database, settings, and Discord if there is a token."""
    book = _database(database) if isinstance(database, Path) else asyncio.run(_server(database))
    return [*_program(), *_folder(data), *book, *_settings(database, wanted), *_discord(wanted)]


def _program() -> Iterator[Finding]:
    yield Finding(f"{described()}, Python {sys.version.split()[0]}")
    for line in (ROOT / "requirements.in").read_text("utf-8").splitlines():
        name, pinned, wanted = line.partition("#")[0].partition("==")
        if not pinned or line.startswith((" ", "-")):
            continue
        wanted = wanted.split()[0].rstrip("\\").strip()
        try:
            found = installed(name.strip())
        except PackageNotFoundError:
            yield Finding(f"{name.strip()} isn’t installed", "run `make run`, or `pip install -r requirements.txt`")
            continue
        if _numbers(found) != _numbers(wanted):
            yield Finding(f"{name.strip()} is {found}; {wanted} is wanted", "run `make run`, or `pip install -r requirements.txt`")


def _numbers(version: str) -> list[str]:
    """A version without the noughts that mean nothing: 2.0 and 2.000 are one."""
    parts = [part.lstrip("0") for part in version.split(".")]
    while parts and not parts[-1]:
        parts.pop()
    return parts


def _folder(data: Path) -> Iterator[Finding]:
    if not data.exists():
        yield Finding(f"the folder {data} isn’t there yet: the first start makes it")
        return
    if not os.access(data, os.W_OK | os.X_OK):
        yield Finding(f"the folder {data} can’t be written", f"give it to the user that runs the bot: `chown` {data}")
    if data.stat().st_mode & OWNER_ONLY and not data.stat().st_mode & stat.S_ISVTX:  # where many write, as in /tmp, files are their owner's
        yield Finding(f"the folder {data} can be read by others on this machine", f"chmod 700 {data}")
    free = shutil.disk_usage(data).free
    yield Finding(f"{free >> 20} MB of disk are free", "make room: without it no move can be written" if free < SPACE else "")


def _database(path: Path) -> Iterator[Finding]:
    if not path.exists():
        yield Finding("there’s no database yet: the first start makes it")
        return
    try:
        schema = inspect(path)
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as book:
            faults = [str(row[0]) for row in book.execute("PRAGMA integrity_check(5)") if row[0] != "ok"] or list(_unreadable(book))
            counted = dict(book.execute("SELECT phase, count(*) FROM games GROUP BY phase"))
    except (StoreError, sqlite3.Error) as error:
        yield Finding(str(error), "restore a backup: `python bot.py restore FILE`")
        return
    for fault in faults:
        yield Finding(f"the database is damaged: {fault}", "restore a backup: `python bot.py restore FILE`")
    newest = migrations()[-1][0]
    older = "" if schema == newest else f"; the next start brings it to {newest} and keeps a copy"
    tables = ", ".join(f"{count} {phase}" for phase, count in sorted(counted.items())) or "no games"
    yield Finding(f"the database has schema {schema}{older}; {path.stat().st_size >> 10} kB; {tables}")
    if path.stat().st_mode & OWNER_ONLY:
        yield Finding("the database can be read by others on this machine", f"chmod 600 {path}")


def _unreadable(book: sqlite3.Connection) -> Iterator[str]:
    """Tables with a text that is none, which SQLite itself does not mind; a game it belongs to is frozen."""
    tables = [str(name) for (name,) in book.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        try:
            for _ in book.execute(f"SELECT * FROM {table}"):
                pass
        except sqlite3.OperationalError as error:
            yield f"a text in “{table}” can’t be read ({str(error)[:60]}…)"


async def _server(address: str) -> list[Finding]:
    try:
        counted = await contents(address)
    except Unavailable as error:
        return [Finding(str(error), "start PostgreSQL, or mend the address in --database or ARBITER_DATABASE")]
    except StoreError as error:
        return [Finding(str(error), "mend the address in --database or ARBITER_DATABASE, or restore a dump (pg_restore)")]
    if counted is None:
        return [Finding("the PostgreSQL is empty: the first start, or `python bot.py move`, fills it")]
    schema, phases = counted
    newest = migrations()[-1][0]
    older = "" if schema == newest else f"; the next start brings it to {newest}: take a pg_dump first"
    tables = ", ".join(f"{count} {phase}" for phase, count in sorted(phases.items())) or "no games"
    book = Finding(f"the PostgreSQL has schema {schema}{older}; {tables}")
    return [book, *(await _processes(address) if schema >= BESIDE else ())]


async def _processes(address: str) -> list[Finding]:
    """Who works with the book now, and which shards nobody runs."""
    from host.book.postgres_line import living  # only here: most bots have no use for it

    found = await living(address)
    told = [f"shards {one.shards} ({'on duty' if one.on_duty else 'standing by'}, {one.version})" for one in found]
    gaps = missing(found[0].shards.total, [one.shards for one in found]) if found else []
    return [
        Finding(f"running: {', '.join(told) or 'nobody'}"),
        *(Finding(f"shards {some} run nowhere", f"start a process with --shards {some}") for some in gaps),
    ]


def _settings(database: Database, wanted: Wanted) -> Iterator[Finding]:
    if isinstance(database, Path) and wanted.shards and not wanted.shards.whole:
        todo = "leave out --shards, or give --database the address of a PostgreSQL"
        yield Finding(f"--shards {wanted.shards} are not all there are, and a file is for one process", todo)
    if wanted.health:
        yield asyncio.run(_port(wanted.health))


async def _port(port: int) -> Finding:
    """Whether the port of `--health` is free, or has a bot of ours on it."""
    address, patience = f"http://127.0.0.1:{port}/healthz", aiohttp.ClientTimeout(10)
    try:
        async with aiohttp.ClientSession() as session, session.get(address, timeout=patience) as answer:
            told = await answer.json()
        faults = ", ".join(map(str, told["faults"]))
        return Finding(f"a bot answers on port {port}: {faults or 'it is well'}", "look into its log" if faults else "")
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError, KeyError, TypeError):
        pass  # nobody there, or somebody else
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the bot will
        try:
            line.bind(("127.0.0.1", port))
        except OSError as error:
            return Finding(f"--health can’t have port {port}: {error.strerror}", "choose another port, or stop what uses it")
    return Finding(f"port {port} is free for --health")


def _discord(wanted: Wanted) -> Iterator[Finding]:
    try:
        secret = token()
    except Fatal as error:
        yield Finding(str(error), "point DISCORD_TOKEN_FILE at a file that the bot may read")
        return
    if secret is None:
        yield Finding("no token is set: the bot would open the local table", "set DISCORD_TOKEN or DISCORD_TOKEN_FILE to run on Discord")
        return
    yield from portal.asked(secret, wanted.shards, wanted.owner_guild)
