"""Which of Discord's shards a process runs: `0-3/8` are the first four of eight."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

FORM = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)

PAUSE = 5.0  # seconds between two shards that Discord counts together


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of a bot's shards."""

    first: int
    last: int
    total: int

    @property
    def numbers(self) -> list[int]:
        return list(range(self.first, self.last + 1))

    def hold(self, guild: int | None) -> bool:
        """Whether Discord tells one of these of a guild; direct messages (None) go to the first of all."""
        return self.first <= ((guild >> 22) % self.total if guild else 0) <= self.last

    def __str__(self) -> str:
        return f"{self.first}/{self.total}" if self.first == self.last else f"{self.first}-{self.last}/{self.total}"


ALONE = Shards(0, 0, 1)


def shards(text: str) -> Shards:
    """What `--shards` says; ValueError in a sentence if it cannot be."""
    found = FORM.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"“{text}” doesn’t name shards: write 0-3/8 for the first four of eight, or 2/8 for the third.")
    first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < total:
        raise ValueError(f"“{text}”: of {total} shards the numbers go from 0 to {total - 1}, the smaller first.")
    return Shards(first, last, total)


class Limits(Protocol):
    """What Discord says about beginning sessions."""

    max_concurrency: int


class IdentifyQueues:
    """Shards whose numbers have the same rest by Discord's `max_concurrency` begin one after the other, the others side by side."""

    def __init__(self) -> None:
        self._concurrency = 0
        self._last: dict[int, float] = {}

    async def wait(self, shard: int, limits: Callable[[], Awaitable[Limits]]) -> None:
        """Until this shard may identify."""
        self._concurrency = self._concurrency or max(1, (await limits()).max_concurrency)
        queue = shard % self._concurrency
        due = self._last.get(queue, -PAUSE) + PAUSE
        self._last[queue] = max(due, time.monotonic())
        await asyncio.sleep(due - time.monotonic())
