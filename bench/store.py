"""A move in the book: through the room, and the bare append. The unit is a raw sqlite3 commit of the same row and durability.

Then a whole game read back: the rows alone, and the room loaded and replayed. Its unit is a raw sqlite3 SELECT of the same rows.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import astuple
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from games import GAMES
from host.book.store import INSERT_LOG, LOG, LogRow, Store
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms

from .games import pick
from .measure import Effort, in_rounds, ratio
from .report import COMMIT, Row

PLIES = 300  # a long game; what is measured on a shorter one is scaled
TRIES = 12  # random games looked at for a long one
BODY, DIGEST = '{"card":3,"group":"senators","is":"Place"}', "0" * 32


class Desk:
    """An open book, rooms in it, and an event loop to work with them."""

    def __init__(self, folder: Path, runner: asyncio.Runner) -> None:
        self.path, self.runner = folder / "book.sqlite3", runner
        self.store = runner.run(Store.open(self.path))
        self.rooms = Rooms(self.store)
        self._numbers = count(1)

    async def room(self, game: str, seats: int) -> Room:
        """A game that has just been dealt, in a channel of its own."""
        channel = next(self._numbers)
        room = await self.rooms.open(game, channel, 1, 1, "Livia", channel * 100, "fr")
        for user in range(2, seats + 1):
            await lobby.join(room, user, f"Player {user}", channel * 100 + user)
        await lobby.start(room, 1, channel * 100 + 99)
        return room


async def answers(room: Room, chance: random.Random) -> list[float]:
    """The seconds of every answer of a random game."""
    spent = []
    while room.waiting:
        seat = pick(room.waiting, chance)
        user, move = room.user_at(seat) or 0, pick(room.playing().legal(seat), chance)
        began = time.perf_counter()
        await room.answer(user, move)
        spent.append(time.perf_counter() - began)
    return spent


async def timed(works: Iterator[Awaitable[object]]) -> list[float]:
    spent = []
    for work in works:
        began = time.perf_counter()
        await work
        spent.append(time.perf_counter() - began)
    return spent


def run(effort: Effort) -> list[Row]:
    with TemporaryDirectory(prefix="arbiter-bench-") as folder, asyncio.Runner() as runner:
        desk = Desk(Path(folder), runner)
        try:
            return [*commits(desk, effort), *(row for name in GAMES for row in loads(desk, name, effort))]
        finally:
            runner.run(desk.store.close())


# ---------------------------------------------------------------- writing


def commits(desk: Desk, effort: Effort) -> list[Row]:
    raw = _raw_book(desk.path.with_name("raw.sqlite3"))
    cases = {"raw": lambda: median(_raw_commits(raw, effort.commits)), "append": lambda: median(_appends(desk, effort.commits))}
    cases |= {name: _answers(desk, name, effort.commits) for name in GAMES}
    with closing(raw):
        found = in_rounds(cases, effort.rounds)
    unit = found.pop("raw")
    words = {"append": "the bare append"} | {name: f"a move of {name}" for name in GAMES}
    note = f"raw sqlite3 {_us(unit)}"
    return [Row("store", words[name], ratio(spent, unit), "raw commit", COMMIT, f"{_us(spent)}, {note}") for name, spent in found.items()]


def _raw_book(path: Path) -> sqlite3.Connection:
    book = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        book.execute(f"PRAGMA {pragma}")
    book.execute(f"CREATE TABLE log (game, {LOG})")
    return book


def _raw_commits(book: sqlite3.Connection, commits: int) -> list[float]:
    spent = []
    for n in range(commits):
        values = (1, *astuple(_row(n)))
        began = time.perf_counter()
        book.execute(INSERT_LOG, values)
        spent.append(time.perf_counter() - began)
    return spent


def _row(n: int) -> LogRow:
    return LogRow(n, "answer", n, 0, BODY, DIGEST, None, 0)


def _appends(desk: Desk, commits: int) -> list[float]:
    room = desk.runner.run(desk.room(*_smallest()))
    return desk.runner.run(timed(desk.store.append(room.id, _row(n)) for n in range(2, commits + 2)))


def _smallest() -> tuple[str, int]:
    name = next(iter(GAMES))
    return name, min(GAMES[name].rules.SEATS)


def _answers(desk: Desk, name: str, commits: int) -> Callable[[], float]:
    """A move of the game, at the largest table: the median of random games."""

    def spent() -> float:
        found: list[float] = []
        for seed in count():
            if len(found) >= commits:
                break
            room = desk.runner.run(desk.room(name, max(GAMES[name].rules.SEATS)))
            found += desk.runner.run(answers(room, random.Random(seed)))
        return median(found)

    return spent


# ---------------------------------------------------------------- reading


def loads(desk: Desk, name: str, effort: Effort) -> list[Row]:
    """A long game read back."""
    game = desk.runner.run(_long(desk, name))
    with closing(sqlite3.connect(desk.path)) as raw:
        cases = {
            "raw": lambda: _best(lambda: raw.execute(f"SELECT {LOG} FROM log WHERE game = ? ORDER BY n", (game.id,)).fetchall()),
            "rows read": lambda: _best(lambda: desk.runner.run(desk.store.log(game.id))),
            "loaded and replayed": lambda: _best(lambda: desk.runner.run(Room(desk.store, game.row).load())),
        }
        found = in_rounds(cases, effort.rounds)
    unit, plies = found.pop("raw"), len(game.dealt().record.log)
    notes = {what: f"{median(spent) * 1000 * PLIES / plies:.1f} ms for {PLIES} plies" for what, spent in found.items()}
    return [Row("store", f"{name}, {what}", ratio(spent, unit), "raw SELECT", note=notes[what]) for what, spent in found.items()]


async def _long(desk: Desk, name: str) -> Room:
    """The first random game with so many plies, else the longest of some."""
    longest = await desk.room(name, max(GAMES[name].rules.SEATS))
    for seed in range(TRIES):
        room = await desk.room(name, max(GAMES[name].rules.SEATS))
        await answers(room, random.Random(seed))
        longest = max(longest, room, key=lambda one: one.n)
        if longest.n >= PLIES:
            break
    return longest


def _best(work: Callable[[], object], times: int = 3) -> float:
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        spent.append(time.perf_counter() - began)
    return min(spent)


def _us(spent: list[float]) -> str:
    return f"{median(spent) * 1e6:.0f} us"
