"""Keeps the bot's process running: its log goes to a file, and after an end it is started again, each time a little later."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path

from ..launch import Bot
from ..world import World
from .words import CannotOpen, say

FIRST_PAUSE, LONGEST_PAUSE, STEADY = 1.0, 30.0, 60.0  # seconds; a bot that ran for STEADY seconds is trusted again
MISCONFIGURED = 2  # the exit code of a bot for which another try is useless
LAST_WORDS = 12


class Supervisor:
    """`state` is what the page shows: 'starting', 'online' or 'away'."""

    def __init__(self, world: World, script: Path, arguments: list[str], log: Path) -> None:
        self.world, self.log = world, log
        self.bot = Bot(world, script, *arguments, heard=self._write)
        self.pause = FIRST_PAUSE
        self.retry_at: float | None = None  # on the clock of time.time()
        self._wake = asyncio.Event()
        self._journal = _journal(log)

    @property
    def state(self) -> str:
        if self.world.connected:
            return "online"
        return "away" if self.retry_at is not None else "starting"

    async def run(self) -> None:
        """Runs the bot until cancelled, starting it again when it ends. CannotOpen if the bot says that it cannot run here at all."""
        while True:
            began, was_online = time.monotonic(), False
            await self.bot.start(online=False)
            watch = asyncio.create_task(self.world.online(within=float("inf")))
            code = await self.bot.exited(None)
            was_online = watch.done()
            watch.cancel()
            if code == MISCONFIGURED and not was_online:
                raise CannotOpen("refused", why=self.bot.lines[-1] if self.bot.lines else f"exit code {code}")
            self._report(code, was_online)
            if time.monotonic() - began > STEADY:
                self.pause = FIRST_PAUSE
            await self._rest()

    def _report(self, code: int, was_online: bool) -> None:
        if not was_online:
            print(say("no_start", code=code), *list(self.bot.lines)[-LAST_WORDS:], sep="\n  ", file=sys.stderr)
        print(say("ended", code=code, seconds=f"{self.pause:.0f}", log=self.log), file=sys.stderr, flush=True)

    async def _rest(self) -> None:
        """Waits before the next try; `wake` cuts it short."""
        self._wake.clear()
        self.retry_at = time.time() + self.pause
        self.world.changed()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), self.pause)
        self.pause = min(self.pause * 2, LONGEST_PAUSE)
        self.retry_at = None
        self.world.changed()

    def wake(self) -> None:
        self._wake.set()

    async def stop(self) -> None:
        if self.bot.alive:
            try:
                await self.bot.stop()
            except TimeoutError:
                await self.bot.kill()
        for handler in self._journal.handlers:
            handler.close()

    def _write(self, line: str) -> None:
        self._journal.info("%s", line)


def _journal(log: Path) -> logging.Logger:
    """The file bot.log: at most three of 4 MB each."""
    log.parent.mkdir(parents=True, exist_ok=True)
    journal = logging.Logger("bot")
    journal.addHandler(RotatingFileHandler(log, maxBytes=4_000_000, backupCount=2, encoding="utf-8"))
    return journal
