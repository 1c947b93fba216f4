"""When a shard may begin its session: Discord lets only some in at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from host.shards import Shards as Shards
from host.shards import shards as shards

PAUSE = 5.0  # seconds between two shards that Discord counts together


Turn = Callable[[int, float], Awaitable[float]]


class Limits(Protocol):
    """What Discord says about beginning sessions."""

    max_concurrency: int


class IdentifyQueues:
    """Shards whose numbers have the same rest by Discord's `max_concurrency` begin one after the other, the others side by side."""

    def __init__(self) -> None:
        self._concurrency = 0
        self._last: dict[int, float] = {}

    async def wait(self, shard: int, limits: Callable[[], Awaitable[Limits]], turn: Turn | None = None) -> None:
        """Until this shard may identify; `turn` tells for how long other processes keep its queue busy."""
        self._concurrency = self._concurrency or max(1, (await limits()).max_concurrency)
        queue = shard % self._concurrency
        due = self._last.get(queue, -PAUSE) + PAUSE
        self._last[queue] = max(due, time.monotonic())
        await asyncio.sleep(due - time.monotonic())
        if turn is not None:
            await asyncio.sleep(await turn(queue, PAUSE))
