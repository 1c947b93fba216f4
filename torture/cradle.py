"""A process in which the bot lies ready: each bot of a campaign is a fork of it, else most of the time would go into importing it."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import runpy
import signal
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games import GAMES
from sandbox import Bot, run_bot
from sandbox.launch import LONGEST_LINE, ROOT

LONGEST_ORDER = 1 << 18


@dataclass(slots=True)
class Child:
    """A bot that was forked, as a Bot wants its process."""

    pid: int
    stdout: asyncio.StreamReader
    leash: int  # closed, it ends the bot; so it does when we are gone
    returncode: int | None = None
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> int:
        await self.gone.wait()
        assert self.returncode is not None
        return self.returncode


class Forked(Bot):
    """A bot whose processes are forks of one cradle, one at a time."""

    _cradle: asyncio.subprocess.Process | None = None
    _line: socket.socket | None = None
    _mourning: asyncio.Task[None] | None = None

    async def _born(self, env: Mapping[str, str]) -> Child:
        loop, line = asyncio.get_running_loop(), self._line or await self._opened(env)
        if self._mourning is not None:
            await self._mourning
        (leash, ours), (lines, theirs) = os.pipe(), os.pipe()
        socket.send_fds(line, [json.dumps([str(self.script), *self.arguments, dict(env)]).encode()], [leash, theirs])
        os.close(leash)
        os.close(theirs)
        reader = asyncio.StreamReader(LONGEST_LINE)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(lines, "rb"))
        child = Child(int(await loop.sock_recv(line, 20)), reader, ours)
        self._mourning = asyncio.create_task(self._mourn(line, child))
        return child

    async def _opened(self, env: Mapping[str, str]) -> socket.socket:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.setblocking(False)
        with theirs:
            self._cradle = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "torture.cradle", str(theirs.fileno()), pass_fds=[theirs.fileno()], env=env, cwd=ROOT,
                start_new_session=True,
            )  # fmt: skip
        return self._line

    async def _mourn(self, line: socket.socket, child: Child) -> None:
        child.returncode = int(await asyncio.get_running_loop().sock_recv(line, 20) or -1)
        os.close(child.leash)
        child.gone.set()

    async def close(self) -> None:
        """No more bots; one that has not ended is killed."""
        if self.process is not None and self.alive:
            self.process.send_signal(signal.SIGKILL)
        if self._line is not None and self._cradle is not None:
            if self._mourning is not None:
                await self._mourning
            self._line.close()
            await self._cradle.wait()


# ---------------------------------------------------------------- in the cradle


def main() -> None:
    """Fork whenever it is asked for, and say what became of it."""
    line = socket.socket(fileno=int(sys.argv[1]))
    _prepare()
    while True:
        order, handles, *_ = socket.recv_fds(line, LONGEST_ORDER, 2)
        if not order:
            return
        pid = os.fork()
        if not pid:
            line.close()
            _live(json.loads(order), *handles)
            return
        for handle in handles:
            os.close(handle)
        line.send(str(pid).encode())
        _, status = os.waitpid(pid, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


def _prepare() -> None:
    """Import the bot, and draw what its pictures have in common."""
    runpy.run_path(str(ROOT / "bot.py"), run_name="imported")
    for path in sorted(Path(ROOT / "cogs").glob("*.py")):
        importlib.import_module(f"cogs.{path.stem}")
    for title in GAMES.values():
        title.painter.warm()


def _live(order: list[Any], leash: int, lines: int) -> None:
    *arguments, env = order
    os.setsid()
    for handle, number in ((leash, 0), (lines, 1), (lines, 2)):
        os.dup2(handle, number)
    os.close(leash)
    os.close(lines)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = [run_bot.__file__, *arguments]
    run_bot.main()


if __name__ == "__main__":
    main()
