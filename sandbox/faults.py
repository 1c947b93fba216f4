"""Things that go wrong on purpose, in the order they were asked for."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Fault:
    """Answers `times` matching requests with `status` instead, late if there is a `delay` or it is `held`; no status: only late.

    `after`: the request is obeyed first.
    """

    method: str
    path: str
    status: int | None
    body: dict[str, Any] | None
    headers: dict[str, str] = field(default_factory=dict)
    times: int = 1
    delay: float = 0.0
    after: bool = False
    held: asyncio.Event | None = None

    def let_go(self) -> None:
        """What was held goes on."""
        assert self.held is not None
        self.held.set()

    async def wait(self) -> None:
        """Waits as long as this fault makes a request wait."""
        await asyncio.sleep(self.delay)
        if self.held is not None:
            await self.held.wait()

    def matches(self, method: str, path: str) -> bool:
        return bool(self.times > 0 and re.fullmatch(self.method, method) and re.search(self.path, path))

    def encoded(self) -> bytes:
        return json.dumps(self.body if self.body is not None else {"message": "Internal Server Error", "code": 0}).encode()


class Faults:
    """The queue of faults; the first that matches is used up."""

    def __init__(self) -> None:
        self.queue: list[Fault] = []

    def add(
        self,
        path: str,
        status: int | None = 500,
        body: dict[str, Any] | None = None,
        *,
        method: str = ".*",
        headers: dict[str, str] | None = None,
        times: int = 1,
        delay: float = 0.0,
        after: bool = False,
    ) -> Fault:
        """`path` and `method` are regular expressions (searched in the path after /api/v10; matched to the method)."""
        fault = Fault(method, path, status, body, headers or {}, times, delay, after)
        self.queue.append(fault)
        return fault

    def rate_limit(self, path: str, retry_after: float = 0.2, *, method: str = ".*", times: int = 1) -> Fault:
        """429 as Discord itself sends it (with Via; without, discord.py takes it for a ban)."""
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
        return self.add(path, 429, body, method=method, headers={"Via": "1.1 google", "Retry-After": "1"}, times=times)

    def refuse(self, path: str, status: int, code: int, message: str, *, method: str = ".*", times: int = 1) -> Fault:
        """One of Discord's own errors, such as 429/30046 or 403/40003."""
        return self.add(path, status, {"message": message, "code": code}, method=method, times=times)

    def lose_answer(self, path: str, *, method: str = ".*", status: int = 500) -> Fault:
        """The request is obeyed, but the answer is lost."""
        return self.add(path, status, method=method, after=True)

    def slow(self, path: str, delay: float, *, method: str = ".*", times: int = 1) -> Fault:
        """The request is obeyed late."""
        return self.add(path, None, method=method, times=times, delay=delay)

    def hold(self, path: str, *, method: str = ".*", after: bool = False) -> Fault:
        """The request is obeyed once it is let go; `after`: it is obeyed at once, and only its answer is held."""
        fault = self.add(path, None, method=method, after=after)
        fault.held = asyncio.Event()
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        for fault in self.queue:
            if fault.matches(method, path):
                fault.times -= 1
                if fault.times == 0:
                    self.queue.remove(fault)
                return fault
        return None
