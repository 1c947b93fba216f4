"""Discord's ids: time in the high bits, never given twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH = 1420070400000  # the first millisecond of 2015, where Discord's time begins


class Snowflakes:
    """Gives ids that grow with the clock, also within one millisecond and after a restart."""

    def __init__(self, last: int = 0) -> None:
        self.last = last
        self.clock: Callable[[], float] = time.time

    def next(self) -> str:
        now = (int(self.clock() * 1000) - EPOCH) << 22
        self.last = max(now, self.last + 1)
        return str(self.last)


def born(snowflake: str) -> datetime:
    """The moment an id was given."""
    return datetime.fromtimestamp(((int(snowflake) >> 22) + EPOCH) / 1000, UTC)
