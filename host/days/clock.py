"""What time it is, and waiting until later: one object for the whole house, so that tests can move it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Come back when so many seconds have passed."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
