"""Start and idle memory of the bot. The unit is a process that only imports discord.py, aiosqlite and Pillow."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import psutil

from sandbox import Sandbox, World

from .measure import Effort, ratio
from .report import PROCESS, Row

ROOT = Path(__file__).resolve().parent.parent
BARE = "import sys, discord, aiosqlite, PIL.Image; print('here', flush=True); sys.stdin.read()"
# The bot without the sandbox's own modules in its memory: only its addresses are changed.
BOT = "import runpy, sys; runpy.run_path('sandbox/redirect.py')['redirect'](sys.argv[1]); sys.argv[:2] = ['bot.py']; runpy.run_path('bot.py', run_name='__main__')"  # noqa: E501
Seen = tuple[float, float]  # seconds to start, MB when idle


async def bare(_: World, __: str) -> Seen:
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BARE, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    await process.stdout.readline()
    return await _weighed(process, time.perf_counter() - began)


async def bot(world: World, folder: str) -> Seen:
    """How long the bot takes from its process to the gateway, the commands being known there already."""
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, world.address, "--data", folder, cwd=ROOT, env={**os.environ, "DISCORD_TOKEN": world.token},
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    await world.online()
    seen = await _weighed(process, time.perf_counter() - began)
    await world.until(lambda: not world.connected)
    return seen


async def _weighed(process: asyncio.subprocess.Process, seconds: float) -> Seen:
    """The start of a process in seconds and its memory once it has come to rest; then it is ended."""
    await asyncio.sleep(0.5)
    memory = psutil.Process(process.pid).memory_info().rss / 1e6
    process.terminate()
    await process.wait()
    return seconds, memory


async def rows(effort: Effort) -> list[Row]:
    cases: dict[str, Callable[[World, str], Awaitable[Seen]]] = {"bare": bare, "bot": bot}
    order, chance = list(cases), random.Random(1)
    found: dict[str, list[Seen]] = {name: [] for name in cases}
    with TemporaryDirectory(prefix="arbiter-bench-") as folder:
        async with Sandbox() as world:
            await bot(world, folder)  # syncs its commands
            for _ in range(effort.rounds):
                chance.shuffle(order)
                for name in order:
                    found[name].append(await cases[name](world, folder))
    starts, sizes = ([[one[n] for one in found[name]] for name in ("bot", "bare")] for n in (0, 1))
    return [
        Row("roundtrip", "start to identify", ratio(*starts), "bare imports", PROCESS, _note(starts, 1000, "ms")),
        Row("roundtrip", "idle memory", ratio(*sizes), "bare imports", PROCESS, _note(sizes, 1, "MB")),
    ]


def _note(pair: Sequence[Sequence[float]], scale: int, unit: str) -> str:
    ours, bare = (f"{median(values) * scale:.0f} {unit}" for values in pair)
    return f"{ours}, imports only {bare}"
