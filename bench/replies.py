"""How long a computer player takes to let a Manipulation pass or not (C4.8), with a Veto in hand and without: the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from ai import Level, Pool
from games import GAMES
from host.book.store import Store
from host.play import lobby
from host.play.computers import Computers
from host.play.room import Room
from host.play.rooms import Rooms
from rules.cesar.questions import Ask
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, start

from .measure import Effort, percentile
from .report import Row

PERSON, COMPUTER = 0, 1
LEVELS = (Level.NORMAL, Level.STRONG)


def run(effort: Effort) -> list[Row]:
    return asyncio.run(rows(effort))


def announced() -> Iterator[Match]:
    """Positions in which the computer player is asked for a Veto, each with another hand."""
    game = GAMES["cesar"].rules
    for n in count():
        match, _ = start(game, Record("cesar", game.VERSION, game.DATA, 2, f"replies {n}", game.Options()))
        chance = Dice(f"replies {n}", 1)
        while match.decision is not None:
            if getattr(match.decision.ask, "ask", None) is Ask.VETO and COMPUTER in match.waiting:
                yield replace(match, state=game.imagine(match.view(PERSON), Dice(f"hand {n}", 0)))
                break
            seat = min(match.waiting)
            legal = match.legal(seat)
            match, _ = match.answer(seat, legal[chance.below(len(legal))])


async def replied(rooms: Rooms, match: Match, pool: Pool, level: Level, channel: int) -> float:
    """Seconds from the question to the answer in the book."""
    room: Room = await rooms.open("cesar", channel, 7, 101, "Alice", 10 * channel, "en")
    await lobby.add_computer(room, 101, level.value, 10 * channel + 1)
    await lobby.start(room, 101, 10 * channel + 2)
    room.match, answered = replace(match, record=replace(match.record, log=())), asyncio.Event()
    computers = Computers(pool, lambda room: answered.set())
    began = time.perf_counter()
    computers.touch(room)
    await answered.wait()
    taken = time.perf_counter() - began
    await computers.settled(room)
    return taken


async def rows(effort: Effort) -> list[Row]:
    found: dict[tuple[Level, bool], list[float]] = {(level, veto): [] for level in LEVELS for veto in (True, False)}
    with TemporaryDirectory(prefix="arbiter-bench-") as folder:
        store = await Store.open(Path(folder) / "book")
        pool, channels, positions = Pool(), count(1), announced()
        await replied(Rooms(store), next(positions), pool, Level.STRONG, next(channels))  # the process that thinks is there now
        while min(map(len, found.values())) < effort.rounds * 2:
            match = next(positions)
            veto = len(match.legal(COMPUTER)) > 1
            for level in LEVELS:
                if len(found[level, veto]) < effort.rounds * 6:
                    found[level, veto].append(await replied(Rooms(store), match, pool, level, next(channels)))
        await pool.close()
        await store.close()
    return [row for (level, veto), seconds in found.items() for row in _spread(level, veto, seconds)]


def _spread(level: Level, veto: bool, seconds: list[float]) -> list[Row]:
    what = f"{level.value} computer, {'with' if veto else 'without'} a Veto"
    note = f"{len(seconds)} hands"
    return [
        Row("replies", f"{what}, p50", median(seconds) * 1000, "ms", None, note),
        Row("replies", f"{what}, p99", percentile(seconds, 0.99) * 1000, "ms", None, note),
    ]
