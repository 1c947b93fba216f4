"""How late the event loop is while pictures are drawn without a pause, as many at once as the bot allows."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from cogs.ui import reply
from host import posts
from host.games import GAMES
from host.room import Room

from .games import pick
from .measure import Effort, in_rounds, percentile
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
    with TemporaryDirectory(prefix="arbiter-bench-") as folder, asyncio.Runner() as runner:
        desk = Desk(Path(folder), runner)
        try:
            return [_game(desk, name, effort) for name in GAMES]
        finally:
            runner.run(desk.store.close())


def _game(desk: Desk, name: str, effort: Effort) -> Row:
    """The median of some short spells; those at rest tell what the machine itself adds."""
    room, easels, rates = desk.runner.run(played(desk, name)), reply.EASEL._value, []
    posts.painter(room).warm()

    def spell(painters: int) -> float:
        late, drawn = desk.runner.run(lateness(room, painters, effort.seconds))
        rates.append(drawn / effort.seconds)
        return percentile(late, 0.99)

    spell(easels)  # fills the caches
    found = in_rounds({painters: (lambda painters=painters: spell(painters)) for painters in (0, 1, easels)}, effort.rounds)
    rest, single = median(found[0]), median(found[1])
    note = f"{single:.1f} ms with one easel, {rest:.1f} ms at rest; {max(rates):.0f} boards/s"
    return Row("roundtrip", f"{name}, event-loop lag p99", median(found[easels]), "ms", LAG, note)
