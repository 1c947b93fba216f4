"""Memory: of a process that has drawn all games, and of a live game, which keeps no picture."""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import tracemalloc
from pathlib import Path
from tempfile import TemporaryDirectory

from games import GAMES
from host.play.room import Room

from .games import pick
from .measure import Effort
from .report import GAME, PICTURES, Row
from .store import Desk

PLIES = 40  # played in a live game
ROOT = Path(__file__).resolve().parent.parent
DRAWN = 24  # positions of each game, drawn as board, hand and sheet
PAINT = f"""
import asyncio, itertools, psutil, bot
from bench import pictures
from games import GAMES
from render.kit import heap

async def main():
    for name, title in GAMES.items():
        await asyncio.to_thread(title.painter.warm)
        for one in itertools.islice(pictures.shown(name, title.painter), {DRAWN}):
            for draw in (one.board, one.hand, one.sheet):
                await asyncio.to_thread(draw)

asyncio.run(main())
print(psutil.Process().memory_info().rss / 1e6)
heap.give_back()
print(psutil.Process().memory_info().rss / 1e6)
"""


def painted() -> Row:
    """A process of its own, with all that the bot imports, once it has given back what lies free, as the bot does every minute."""
    ran = subprocess.run([sys.executable, "-c", PAINT], cwd=ROOT, capture_output=True, text=True, check=True)
    busy, given_back = map(float, ran.stdout.split())
    note = f"{DRAWN} positions of each game drawn in threads: board, hand, sheet; {busy:.0f} MB while it draws"
    return Row("roundtrip", "memory with all games' pictures warm", given_back, "MB", PICTURES, note)


def rows(effort: Effort) -> list[Row]:
    return [painted(), *live(effort)]


def live(effort: Effort) -> list[Row]:
    with TemporaryDirectory(prefix="arbiter-bench-") as folder, asyncio.Runner() as runner:
        desk = Desk(Path(folder), runner)
        try:
            return [_game(desk, name, effort) for name in GAMES]
        finally:
            runner.run(desk.store.close())


async def played(desk: Desk, name: str) -> Room:
    room, chance = await desk.room(name, max(GAMES[name].rules.SEATS)), random.Random(1)
    while room.waiting and room.n < PLIES:
        seat = pick(room.waiting, chance)
        await room.answer(room.user_at(seat) or 0, pick(room.playing().legal(seat), chance))
    return room


def _game(desk: Desk, name: str, effort: Effort) -> Row:
    desk.runner.run(played(desk, name))  # what all games share is there now
    tracemalloc.start()
    try:
        before = _held()
        rooms = [desk.runner.run(played(desk, name)) for _ in range(effort.games)]
        held = (_held() - before) / len(rooms) / 1000
    finally:
        tracemalloc.stop()
    return Row("roundtrip", f"{name}, memory a live game", held, "kB", GAME, f"{len(rooms)} games of {PLIES} plies, the largest table")


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
