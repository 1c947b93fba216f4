"""What the bot says of itself to whoever hosts it: /healthz, /metrics and systemd's watchdog."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from dataclasses import asdict, replace
from pathlib import Path

import aiohttp
import pytest

from host.book.store import Unavailable
from tools.errors import Fatal
from tools.health import LATE, Health, Pulse, keep_watch, notify
from tools.metrics import Metrics
from tools.version import described

WELL = Pulse(connected=True, latency=0.05, live=3, undelivered=1, overdue=0, oldest=0, thinking=2)


class Patient:
    def __init__(self, pulse: Pulse | Exception) -> None:
        self.now = pulse

    async def pulse(self) -> Pulse:
        if isinstance(self.now, Exception):
            raise self.now
        return self.now


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def asked(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def test_healthz_and_metrics() -> None:
    async def story() -> None:
        patient, metrics, port = Patient(WELL), Metrics(), free_port()
        metrics.answered("play", "done", 0.02)
        metrics.answered("play", "Refused", 0.2)
        health = Health(patient, metrics, port)
        await health.start()
        status, told = await asked(port, "/healthz")
        assert status == 200 and json.loads(told) == {"ok": True, "faults": [], **asdict(WELL), "version": described()}
        _, text = await asked(port, "/metrics")
        for line in (
            'arbiter_interactions_total{outcome="done",verb="play"} 1.0',
            'arbiter_interaction_seconds_bucket{le="0.025",verb="play"} 1.0',
            "arbiter_live_games 3.0",
            "arbiter_undelivered_games 1.0",
            "arbiter_thinkers_queue 2.0",
        ):
            assert line in text
        for ill in (replace(WELL, connected=False), replace(WELL, oldest=LATE + 1), OSError("a fault"), Unavailable("away")):
            patient.now = ill
            assert (await asked(port, "/healthz"))[0] == 503
        status, text = await asked(port, "/metrics")
        assert status == 200 and "arbiter_live_games NaN" in text, "the database is away, the bot is not"
        with pytest.raises(Fatal, match=str(port)):
            await Health(patient, metrics, port).start()
        await health.close()

    asyncio.run(story())


def test_systemd_is_told_while_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.setblocking(False)
        notify("READY=1")
        assert ear.recv(100) == b"READY=1"

        def heard(patient: Patient) -> set[bytes]:
            asyncio.run(watched(patient))
            words = set[bytes]()
            with contextlib.suppress(BlockingIOError):
                while True:
                    words.add(ear.recv(100))
            return words

        async def watched(patient: Patient) -> None:
            watch = asyncio.create_task(keep_watch(patient.pulse))
            await asyncio.sleep(0.1)
            watch.cancel()

        assert heard(Patient(WELL)) == heard(Patient(Unavailable("the database is away"))) == {b"WATCHDOG=1"}
        assert not heard(Patient(OSError("a fault")))
