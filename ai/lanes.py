"""Who thinks next: processes that do one thing after another, and a line before them that is fair to tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

W = TypeVar("W")


class Busy(Exception):
    """Nobody was free in time."""


class Lane(Generic[W]):
    """Workers, and who waits for one: every table has its turn, however much one of them asks for."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._idle = deque(workers)
        self._lines: OrderedDict[int, deque[asyncio.Future[W]]] = OrderedDict()  # by table, whose turn it is first

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    def place(self, table: int) -> int:
        """Which in line a question of this table would be now; 0: somebody is free."""
        if self._idle:
            return 0
        own, order = len(self._lines.get(table, ())), list(self._lines)
        mine = order.index(table) if own else len(order)
        others = (min(len(self._lines[other]), own + (n < mine)) for n, other in enumerate(order) if other != table)
        return own + sum(others) + 1

    async def acquire(self, table: int, within: float | None = None) -> W:
        """Wait for a worker; Busy if none is free within so many seconds."""
        if self._idle:
            return self._idle.popleft()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(table, deque()).append(turn)
        try:
            await asyncio.wait({turn}, timeout=within)
        except asyncio.CancelledError:
            self._leave(table, turn)
            raise
        if not turn.done():
            self._leave(table, turn)
            raise Busy
        return turn.result()

    def _leave(self, table: int, turn: asyncio.Future[W]) -> None:
        if turn.done():
            self.release(turn.result())
            return
        self._lines[table].remove(turn)
        if not self._lines[table]:
            del self._lines[table]

    def release(self, worker: W) -> None:
        """Gives back a worker: the table that has waited longest gets it, and then waits behind the others."""
        if not self._lines:
            self._idle.append(worker)
            return
        table, line = next(iter(self._lines.items()))
        turn = line.popleft()
        if line:
            self._lines.move_to_end(table)
        else:
            del self._lines[table]
        turn.set_result(worker)
