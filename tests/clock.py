"""A clock that tests move: nobody sleeps, and a week is one line."""

from __future__ import annotations

import asyncio

HOUR, DAY = 3600, 86400
MONDAY = 1_767_600_000  # 5 January 2026, 8:00 UTC


class HandClock:
    """It stands still until it is moved; who sleeps meanwhile wakes when it has been moved far enough."""

    def __init__(self, now: int = MONDAY) -> None:
        self.time = now
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.time + seconds, woken))
        await woken

    def move(self, seconds: int = 0, *, hours: float = 0, days: float = 0) -> None:
        self.time += int(seconds + hours * HOUR + days * DAY)
        for due, woken in self.sleepers:
            if due <= self.time and not woken.done():
                woken.set_result(None)
        self.sleepers = [(due, woken) for due, woken in self.sleepers if not woken.done()]


class QuickClock(HandClock):
    """Whoever sleeps has slept: it moves itself."""

    async def sleep(self, seconds: float) -> None:
        self.time += int(seconds)
        await asyncio.sleep(0)
