"""The memory of a live game: what Python holds for a room in the middle of its game, no picture kept."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path
from tempfile import TemporaryDirectory

from host.games import GAMES

from .lag import PLIES, played
from .measure import Effort
from .report import GAME, Row
from .store import Desk


def rows(effort: Effort) -> list[Row]:
    with TemporaryDirectory(prefix="arbiter-bench-") as folder, asyncio.Runner() as runner:
        desk = Desk(Path(folder), runner)
        try:
            return [_game(desk, name, effort) for name in GAMES]
        finally:
            runner.run(desk.store.close())


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
