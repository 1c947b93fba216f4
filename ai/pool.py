"""Thinking in other processes: a search in the bot's own would hold up everybody's answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rules.engine.model import View

from .lanes import Busy as Busy
from .lanes import Lane
from .model import Level, Thought
from .player import CEILING, think
from .wire import LENGTH, Done, Work, pack

log = logging.getLogger("arbiter.pool")
ROOT = Path(__file__).parent.parent
MODULE = "ai.worker"
GRACE = 8.0  # seconds beyond the limit: to start a process on a busy machine, and to finish
TRIES = 2
WORK = 90.0  # seconds for a piece of work that is no thought: a busy machine takes its time, only one that hangs is given up
HURRY = 0.05  # seconds: a search is never shorter


X = TypeVar("X")


class WorkError(Exception):
    """A piece of work that could not be done elsewhere."""


class Pool:
    """The processes that think: `workers` that look ahead, one for quick answers. They start when first needed and after a break."""

    workers: list[Worker]

    def __init__(self, workers: int = 1, grace: float = GRACE) -> None:
        self.grace = grace
        self.workers, self._hasty = [Worker("deep") for _ in range(workers)], Worker("quick")
        self._deep, self._quick = Lane(self.workers), Lane([self._hasty])

    @property
    def waiting(self) -> int:
        """How many questions wait for a process that is free."""
        return self._deep.waiting + self._quick.waiting

    async def choose(
        self, game: str, view: View[Any, Any], level: Level, seed: str, *, seconds: float | None = None, iterations: int | None = None,
        table: int = 0, within: float | None = None, hold: float = 0.0, told: Callable[[int], None] | None = None,
    ) -> Thought:  # fmt: skip
        """What `think` answers; or, if its process breaks twice or takes too long, the heuristic's move with the fault beside it.

        The wait for a process that is free counts among the seconds; Busy if there is none `within` so many. A process that has
        found its answer is free for others only after `hold` seconds: how long it thought must not be read off their place in line.
        `told` hears which in line the question is; 0: somebody was free.
        """
        loop, lane = asyncio.get_running_loop(), self._deep if level is Level.STRONG else self._quick
        asked = loop.time()
        if told is not None:
            told(lane.place(table))
        worker = await lane.acquire(table, within)
        began = loop.time()
        try:
            if seconds is not None:
                seconds = max(HURRY, seconds - began + asked)
            limit = (seconds or CEILING) + self.grace
            question = (game, view, level, seed, seconds, iterations)
            thought = await _ask(worker, question, limit)
        finally:
            loop.call_later(max(0.0, began + hold - loop.time()), lane.release, worker)
        return thought if isinstance(thought, Thought) else await _instead(game, view, seed, str(thought))

    async def work(self, run: Callable[..., X], *given: Any, seconds: float = WORK) -> X:
        """What a function of an importable module returns, done in another process; WorkError if that breaks, fails or takes too long."""
        worker = await self._deep.acquire(0)
        try:
            done = await _ask(worker, Work(run, given), seconds + self.grace)
        finally:
            self._deep.release(worker)
        if not isinstance(done, Done) or done.fault:
            raise WorkError(done.fault if isinstance(done, Done) else str(done))
        result: X = done.result
        return result

    async def close(self) -> None:
        for worker in (*self.workers, self._hasty):
            await worker.stop()


async def _ask(worker: Worker, question: Any, limit: float) -> Thought | Done | str:
    """The answer, or what went wrong. A process that breaks is started again; one that hangs is not waited for twice."""
    fault = ""
    for _ in range(TRIES):
        try:
            return await asyncio.wait_for(worker.ask(question), limit)
        except TimeoutError:
            await worker.stop()
            return f"no answer within {limit:g} seconds"
        except (OSError, EOFError, pickle.PickleError) as error:
            fault = f"the process broke: {error!r}"
            log.warning("a process that thinks broke", extra={"fault": fault})
            await worker.stop()
        except asyncio.CancelledError:
            await worker.stop()  # else its answer would be taken for that to the next question
            raise
    return fault


async def _instead(game: str, view: View[Any, Any], seed: str, fault: str) -> Thought:
    """A quick move without looking ahead."""
    thought = await asyncio.to_thread(think, game, view, Level.NORMAL, seed)
    return Thought(thought.move, thought.why, f"{fault}\n{thought.fault}" if thought.fault else fault)


class Worker:
    """One process that thinks; by its name it can be told from others in a list of processes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: Any) -> Thought | Done:
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(pack(question))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        answer = pickle.loads(await process.stdout.readexactly(length))
        assert isinstance(answer, (Thought, Done))
        return answer

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", MODULE, self.name, stdin=PIPE, stdout=PIPE, cwd=ROOT)
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
