"""Eyes for whoever hosts the bot: `/healthz` and `/metrics` on 127.0.0.1, and a word for systemd's watchdog."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import socket
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Protocol

from aiohttp import web

from host.book.store import Unavailable

from .errors import Fatal
from .metrics import Metrics
from .version import described

LATE = 300  # seconds by which a timer or a delivery may be late before something is wrong


@dataclass(frozen=True, slots=True)
class Pulse:
    """How the bot is at a moment."""

    connected: bool
    latency: float  # seconds; not a number before the first heartbeat
    live: int
    undelivered: int
    overdue: int
    oldest: int  # by how many seconds the most overdue timer is late
    thinking: int

    @property
    def faults(self) -> list[str]:
        """What is wrong, a sentence each."""
        found = [] if self.connected else ["not connected to Discord"]
        if self.oldest > LATE:
            found.append(f"timers are {self.oldest} s late")
        return found


class Patient(Protocol):
    """What can be asked how it is."""

    async def pulse(self) -> Pulse: ...


class Health:
    """Answers on one port of this machine alone; reading it changes nothing."""

    def __init__(self, patient: Patient, metrics: Metrics, port: int) -> None:
        self._patient, self._metrics, self._port = patient, metrics, port
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._show)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        except OSError as error:
            raise Fatal(f"Can’t listen on port {self._port} for --health: {error.strerror}.") from error

    async def close(self) -> None:
        if self._runner:
            await self._runner.cleanup()

    async def _healthz(self, request: web.Request) -> web.Response:
        try:
            pulse = await asyncio.wait_for(self._patient.pulse(), 5)
        except Exception as error:  # whatever it is, the bot does not answer for itself
            return web.json_response({"ok": False, "faults": [type(error).__name__]}, status=503)
        told = asdict(pulse) | {"latency": round(pulse.latency, 3) if math.isfinite(pulse.latency) else None, "version": described()}
        return web.json_response({"ok": not pulse.faults, "faults": pulse.faults} | told, status=503 if pulse.faults else 200)

    async def _show(self, request: web.Request) -> web.Response:
        """What was counted; what stands in a database that is away is not a number."""
        metrics = self._metrics
        try:
            pulse = await self._patient.pulse()
        except Unavailable:
            figures = (math.nan,) * 4
        else:
            metrics.latency.set(pulse.latency if math.isfinite(pulse.latency) else -1)
            figures = (pulse.live, pulse.undelivered, pulse.overdue, pulse.thinking)
        for gauge, value in zip((metrics.live, metrics.undelivered, metrics.overdue, metrics.thinking), figures, strict=True):
            gauge.set(value)
        return web.Response(body=metrics.text(), content_type="text/plain")


# ---------------------------------------------------------------- systemd


def notify(word: str) -> None:
    """Tell systemd something, if it started us and listens."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.send(word.encode())


async def keep_watch(pulse: Callable[[], Awaitable[Pulse]]) -> None:
    """While all is well, tell the watchdog so, twice as often as it wants to hear it; it restarts a bot that falls silent.

    A database that is away is no reason to: who presses is told so, and the bot comes back with it, which one that starts anew cannot.
    """
    every = int(os.environ.get("WATCHDOG_USEC", "0")) / 2_000_000
    while every:
        await asyncio.sleep(every)
        with contextlib.suppress(Exception):  # a pulse that cannot be taken is none
            with contextlib.suppress(Unavailable):
                await asyncio.wait_for(pulse(), every)
            notify("WATCHDOG=1")
