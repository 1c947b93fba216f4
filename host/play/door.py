"""The door of a room: one at a time, and whoever comes in finds what stands in the book."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType

from ..book.store import Conflict, Unavailable


class Door:
    """A lock. Where the book may know more than the room, since a write was cut off or met a newer row, it is read again first."""

    def __init__(self, catch_up: Callable[[], Awaitable[object]]) -> None:
        self._lock, self._catch_up = asyncio.Lock(), catch_up
        self.behind = False

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            if self.behind:
                await self._catch_up()
                self.behind = False
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.behind = self.behind or isinstance(error, Unavailable) or isinstance(error.__cause__ if error else None, Conflict)
        self._lock.release()
