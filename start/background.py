"""Work that nobody waits for: tasks that are kept until they end, and threads for which the end of the process does not wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from threading import Thread
from typing import Any

from host.book.store import Unavailable

log = logging.getLogger("arbiter")


class Background:
    """The tasks under way. One that fails is in the log; what a database that is away kept from it is found again by the sweep."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Future[Any]] = set()

    def add(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unavailable):
            log.error("background work failed", exc_info=error)

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()


async def in_daemon_thread(work: Callable[[], object]) -> None:
    """Do this in a thread for which the end of the process does not wait."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def run() -> None:
        try:
            work()
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has ended before
                loop.call_soon_threadsafe(done.set)

    Thread(target=run, daemon=True).start()
    await done.wait()
