"""The lock of a room: one at a time, and whoever holds it knows what stands in the book."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from types import TracebackType

from ..book.store import Conflict, Unavailable

Outer = Callable[[], AbstractAsyncContextManager[None]]


class RoomLock:
    """Where the book may know more than the room, since a write was cut off or met a newer row, it is read again first.

    Where other processes have rooms of the same game, there is an `outer` lock for all of them: whoever holds it compares what
    is known with what stands in the book.
    """

    def __init__(self, catch_up: Callable[[], Awaitable[object]], compare: Callable[[], Awaitable[object]], outer: Outer | None) -> None:
        self._lock, self._catch_up, self._compare, self._outer = asyncio.Lock(), catch_up, compare, outer
        self._inside: AbstractAsyncContextManager[None] | None = None
        self.behind = False

    def locked(self) -> bool:
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            if self._outer is not None:
                inside = self._outer()
                await inside.__aenter__()
                self._inside = inside
            if self.behind:
                await self._catch_up()
                self.behind = False
            elif self._inside is not None:
                await self._compare()
        except BaseException as error:
            await self._leave(error)
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.behind = self.behind or isinstance(error, Unavailable) or isinstance(error.__cause__ if error else None, Conflict)
        await self._leave(error)

    async def _leave(self, error: BaseException | None) -> None:
        inside, self._inside = self._inside, None
        try:
            if inside is not None:
                await inside.__aexit__(type(error) if error else None, error, error.__traceback__ if error else None)
        finally:
            self._lock.release()
