"""Opens the table: the loopback Discord, the page and the bot; closes them again without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import sys
from pathlib import Path

from ..launch import ROOT
from ..server import Sandbox
from .doors import Doors
from .folder import Folder
from .pages import Table
from .supervisor import Supervisor
from .words import CannotOpen, say

PORT = 8420
SAVED_EVERY = 2.0  # seconds


def run(data: Path, port: int = PORT, bot_args: list[str] | None = None, *, script: Path = ROOT / "bot.py") -> int:
    """Serves the table until Ctrl-C or SIGTERM and returns the exit code; 2 says that it could not be opened."""
    try:
        asyncio.run(_open(Path(data).resolve(), port, bot_args or [], script))
    except CannotOpen as error:
        print(f"arbiter: {error}", file=sys.stderr)
        return 2
    return 0


async def _open(data: Path, port: int, bot_args: list[str], script: Path) -> None:
    with Folder(data / "table") as folder:
        table = Table(folder, Doors(folder.key()))
        supervisor = Supervisor(table.world, script, ["--discord", "--data", str(data), *bot_args], data / "bot.log")
        table.supervisor = supervisor
        sandbox = Sandbox(table.world, port=port, extend=table.extend)
        try:
            await sandbox.__aenter__()
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            raise CannotOpen("port", port=port) from None
        try:
            table.doors.port = sandbox.port
            print(say("open", address=table.doors.address()), say("how", folder=data), sep="\n", flush=True)
            await _until_stopped(table, supervisor)
        finally:
            await supervisor.stop()
            table.save()
            await table.close()
            await sandbox.__aexit__()


async def _until_stopped(table: Table, supervisor: Supervisor) -> None:
    """Runs the bot, tells the windows what changes and saves, until a signal comes or the bot cannot run at all."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    tasks = [asyncio.create_task(work) for work in (supervisor.run(), table.watch(), _save_regularly(table), stop.wait())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        print(say("closing"), flush=True)
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)


async def _save_regularly(table: Table) -> None:
    while True:
        await asyncio.sleep(SAVED_EVERY)
        table.save()
