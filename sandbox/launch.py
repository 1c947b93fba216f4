"""Starts the real bot as a process of its own against a world."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from .model import PATIENCE
from .redirect import LEASH, VARIABLE
from .world import World

ROOT = Path(__file__).resolve().parent.parent
KEPT_LINES, LONGEST_LINE = 2000, 1 << 20


class Process(Protocol):
    """What a Bot asks of its process: one of asyncio's, or like it."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    @property
    def stdout(self) -> asyncio.StreamReader | None: ...

    def send_signal(self, number: int, /) -> None: ...

    async def wait(self) -> int: ...


class Bot:
    """The bot's process. `lines` is what it wrote last to stdout and stderr; `heard` is called with each line."""

    def __init__(
        self, world: World, script: str | Path, *arguments: str, env: Mapping[str, str] | None = None, cwd: str | Path | None = None,
        heard: Callable[[str], None] | None = None,
    ) -> None:  # fmt: skip
        self.world, self.script, self.arguments = world, Path(script), arguments
        self.env, self.cwd, self.heard = dict(env or {}), cwd, heard
        self.lines: deque[str] = deque(maxlen=KEPT_LINES)
        self.process: Process | None = None
        self._readers: list[asyncio.Task[None]] = []
        self._before = 0  # connections of other processes

    async def start(self, *, online: bool = True, within: float = PATIENCE) -> Bot:
        """Starts it and, if asked, waits until it is at the gateway."""
        own = {VARIABLE: self.world.address, LEASH: "1", "DISCORD_TOKEN": self.world.token, "PYTHONUNBUFFERED": "1"}
        self._before = self._connected()
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
        self.process = await self._born({**os.environ, "PYTHONPATH": path, **own, **self.env})
        self._readers = [asyncio.create_task(self._read(self.process.stdout))]
        if online:
            await self._log_in(within)
        return self

    async def _born(self, env: Mapping[str, str]) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox.run_bot", str(self.script.resolve()), *self.arguments, env=env, cwd=self.cwd,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            limit=LONGEST_LINE, start_new_session=True,
        )  # fmt: skip

    async def _log_in(self, within: float) -> None:
        try:
            await self.world.until(lambda: self._connected() > self._before or not self.alive, within)
        except TimeoutError:
            await self.kill()
            raise RuntimeError(f"the bot did not log in within {within} s:\n{self.output}") from None
        if not self.alive:
            await asyncio.gather(*self._readers)
            raise RuntimeError(f"the bot ended:\n{self.output}")

    def _connected(self) -> int:
        return self.world.gateway.connected if self.world.gateway else 0

    async def _read(self, stream: asyncio.StreamReader | None) -> None:
        assert stream is not None
        while True:
            try:
                line = await stream.readline()
            except ValueError:  # longer than any line should be; the rest of it follows
                continue
            if not line:
                return
            self.lines.append(line.decode(errors="replace").rstrip("\n"))
            if self.heard is not None:
                self.heard(self.lines[-1])
            self.world.changed()

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def output(self) -> str:
        return "\n".join(self.lines)

    async def stop(self, within: float = PATIENCE) -> int:
        """SIGTERM; returns the exit code."""
        return await self._end(signal.SIGTERM, within)

    async def kill(self) -> int:
        """SIGKILL: no time to say goodbye."""
        return await self._end(signal.SIGKILL, PATIENCE)

    async def exited(self, within: float | None = PATIENCE) -> int:
        """Waits until it ends by itself (None: however long it takes); returns the exit code."""
        assert self.process is not None
        code = await asyncio.wait_for(self.process.wait(), within)
        await asyncio.gather(*self._readers)
        return code

    async def _end(self, number: signal.Signals, within: float) -> int:
        assert self.process is not None and self.world.gateway is not None
        gateway, before = self.world.gateway, self.world.gateway.connected
        if self.alive:
            self.process.send_signal(number)
        code = await self.exited(within)
        await self.world.until(lambda: gateway.connected < max(before, 1))
        return code

    async def restart(self, *, hard: bool = False) -> Bot:
        """Ends it (`hard`: SIGKILL) and starts it again."""
        await (self.kill() if hard else self.stop())
        return await self.start()

    async def __aenter__(self) -> Bot:
        return await self.start()

    async def __aexit__(self, *exception: object) -> None:
        if self.alive:
            await self.kill()
