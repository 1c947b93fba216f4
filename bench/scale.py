"""Several processes on PostgreSQL beside one on SQLite, at the loopback: moves a second with their boards, answers, start and memory.

The loopback Discord and whoever plays are one more process of the same machine: on few cores it is that, and the drawing of boards,
that ends first. What is measured here is what sharing a book costs; what it brings needs machines of its own.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import psutil

from host.book.moving import copy
from host.book.store import GAME, LOG
from sandbox import Sandbox, World

from .crowd import PATIENCE, Crew, Seen, watched
from .idle import BOT, ROOT
from .measure import Effort, percentile
from .report import Aim, Row
from .store import Desk
from .weight import played

START, MEMORY = Aim(1.2, 1.1), Aim(1.2, 1.1)  # with many live games beside an empty book
LIVE = 5000  # games
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}  # as a server is run where games matter


def run(effort: Effort) -> list[Row]:
    return [*crews(effort), *starts(effort)]


@contextmanager
def served() -> Iterator[str]:
    """The address of a PostgreSQL that keeps what it is told."""
    server: Any = runpy.run_path(str(ROOT / "tests" / "postgres.py"))["served"](**DURABLE)
    with server as running:
        yield running.address


# ---------------------------------------------------------------- playing


def crews(effort: Effort) -> list[Row]:
    tables, seconds = (4, 5.0) if effort.quick else (12, 30.0)
    found: list[tuple[str, Seen]] = []
    for processes, shared in ((1, False), (1, True), (2, True), (4, True)):
        with TemporaryDirectory(prefix="arbiter-bench-") as folder:
            name = f"{processes} on {'PostgreSQL' if shared else 'SQLite'}"
            if shared:
                with served() as address:
                    seen = asyncio.run(watched(Crew(processes, address), Path(folder), tables, seconds))
            else:
                seen = asyncio.run(watched(Crew(processes), Path(folder), tables, seconds))
            found.append((name, seen))
    return [row for name, seen in found for row in _rows(name, seen, found[0][1])]


def _rows(name: str, seen: Seen, unit: Seen) -> Iterator[Row]:
    figures = {
        "moves a second with their boards": (seen.rate, unit.rate, f"{seen.rate:.1f}"),
        "processor time a move": (seen.work / seen.moves, unit.work / unit.moves, _ms(seen.work / seen.moves)),
        "requests a move that Discord counts": (asked := seen.requests / seen.moves, unit.requests / unit.moves, f"{asked:.1f}"),
        "press to first answer, p50": (median(seen.answers), median(unit.answers), _ms(median(seen.answers))),
        "press to first answer, p99": (_p99(seen), _p99(unit), _ms(_p99(seen))),
        "memory of all processes": (seen.memory, unit.memory, f"{seen.memory:.0f} MB"),
    }
    for what, (value, one, note) in figures.items():
        yield Row("scale", f"{name}: {what}", value / one, "one on SQLite", note=note)


def _p99(seen: Seen) -> float:
    return percentile(seen.answers, 0.99)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


# ---------------------------------------------------------------- starting


def starts(effort: Effort) -> list[Row]:
    """From the process to the gateway, and its memory there, with many live games beside an empty book."""
    games = 200 if effort.quick else LIVE
    with TemporaryDirectory(prefix="arbiter-bench-") as folder, served() as address:
        full, empty = Path(folder) / "full", Path(folder) / "empty"
        fill(full / "arbiter.sqlite3", games)
        asyncio.run(copy(full / "arbiter.sqlite3", address))
        places = {"SQLite": ((full,), (empty,)), "PostgreSQL": ((Path(folder) / "shared", "--database", address), (empty,))}
        rounds = min(effort.rounds, 5)
        return [row for name, (ours, unit) in places.items() for row in asyncio.run(_started(name, games, ours, unit, rounds))]


async def _started(name: str, games: int, ours: tuple[Any, ...], unit: tuple[Any, ...], rounds: int) -> list[Row]:
    async with Sandbox() as world:
        for place in (ours, unit):
            await _start(world, *map(str, place))  # syncs its commands
        found = [[await _start(world, *map(str, place)) for place in (ours, unit)] for _ in range(rounds)]
    full, empty = ([[one[n][m] for one in found] for m in range(3)] for n in range(2))
    whats = (("start", "ms", 1000, START), ("processor time of the start", "ms", 1000, START), ("memory", "MB", 1, MEMORY))
    return [
        Row("scale", f"{name}: {what} with {games} live games", median(ours) / median(unit), "empty book", aim,
            f"{median(ours) * scale:.0f} {word}, empty {median(unit) * scale:.0f} {word}")
        for (what, word, scale, aim), ours, unit in zip(whats, full, empty, strict=True)
    ]  # fmt: skip


async def _start(world: World, folder: str, *more: str) -> tuple[float, float, float]:
    """Seconds from the process to the gateway, of processor time too, and MB when it has come to rest."""
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, world.address, "--data", folder, *more, cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": world.token}, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    await world.online(PATIENCE)
    seconds, one = time.perf_counter() - began, psutil.Process(process.pid)
    work = sum(one.cpu_times()[:2])
    await asyncio.sleep(1)
    memory = one.memory_info().rss / 1e6
    process.terminate()
    await process.wait()
    await world.until(lambda: not world.connected, PATIENCE)
    return seconds, work, memory


def fill(path: Path, games: int) -> None:
    """A book of so many games under way, of which everything has been told."""
    path.parent.mkdir(parents=True)
    with asyncio.Runner() as runner:
        desk = Desk(path.parent, runner)
        try:
            room = runner.run(played(desk, "fortuna"))
            runner.run(room.mark(shown=room.n, brought=room.n))
        finally:
            runner.run(desk.store.close())
    desk.path.rename(path)
    with closing(sqlite3.connect(path)) as book, book:
        columns = ", ".join(name for name in GAME.split(", ") if name not in ("id", "channel"))
        seats = "seat, user_id, name, level, wish, click, since, until, sits_for"
        for number in range(room.id + 1, room.id + games):
            game = f"INSERT INTO games (id, channel, {columns}) SELECT ?, ?, {columns} FROM games WHERE id = ?"
            book.execute(game, (number, number + 10**6, room.id))
            book.execute(f"INSERT INTO seats (game, {seats}) SELECT ?, {seats} FROM seats WHERE game = ?", (number, room.id))
            rows = LOG.replace("click", "NULL")
            book.execute(f"INSERT INTO log (game, {LOG}) SELECT ?, {rows} FROM log WHERE game = ?", (number, room.id))
