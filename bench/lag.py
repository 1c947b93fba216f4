"""How late the event loop is while pictures are drawn without a pause, as many at once as the bot allows."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.ui import reply
from host import posts
from host.games import GAMES
from host.room import Room

from .games import pick
from .measure import Effort, percentile
from .report import LAG, Row
from .store import Desk

TICK = 0.005
PLIES = 40  # played before the picture


async def ticker(seconds: float) -> list[float]:
    """How many ms late each tick was."""
    late, end = [], time.perf_counter() + seconds
    while (due := time.perf_counter() + TICK) < end:
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - due) * 1000)
    return late


async def drawing(room: Room, done: asyncio.Event) -> int:
    """Draw boards until told to stop; returns how many."""
    drawn = 0
    while not done.is_set():
        await reply.drawn(posts.board(room, 0).pictures)
        drawn += 1
    return drawn


async def played(desk: Desk, name: str) -> Room:
    room, chance = await desk.room(name, max(GAMES[name].SEATS)), random.Random(1)
    while room.waiting and room.n < PLIES:
        seat = pick(room.waiting, chance)
        await room.answer(room.user_at(seat) or 0, pick(room.playing().legal(seat), chance))
    return room


async def lateness(room: Room, easels: int, seconds: float) -> tuple[list[float], int]:
    done = asyncio.Event()
    painters = [asyncio.create_task(drawing(room, done)) for _ in range(easels)]
    late = await ticker(seconds)
    done.set()
    return late, sum(await asyncio.gather(*painters))


def rows(effort: Effort) -> list[Row]:
    easels, made = reply.EASEL._value, []
    with TemporaryDirectory(prefix="arbiter-bench-") as folder, asyncio.Runner() as runner:
        desk = Desk(Path(folder), runner)
        for name in GAMES:
            room = runner.run(played(desk, name))
            posts.painter(room).warm()
            runner.run(lateness(room, 1, 0.5))
            still, _ = runner.run(lateness(room, 0, effort.seconds / 2))
            late, drawn = runner.run(lateness(room, easels, effort.seconds))
            rest, rate = percentile(still, 0.99), drawn / effort.seconds
            note = f"median {percentile(late, 0.5):.1f} ms, p99 at rest {rest:.1f} ms; {rate:.0f} boards/s"
            made.append(Row("roundtrip", f"event-loop lag p99, {name}", percentile(late, 0.99), "ms", LAG, note))
        runner.run(desk.store.close())
    return made
