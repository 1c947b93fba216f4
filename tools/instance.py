"""One bot a folder."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path

from .errors import Fatal

DATABASE = "arbiter.sqlite3"
OWNER_ONLY = 0o077  # what nobody else may do with our files


@contextlib.contextmanager
def single_instance(data: Path) -> Iterator[None]:
    """Hold the folder for as long as the block runs; Fatal if another bot has it, or it cannot be written."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = (data / "lock").open("w")
    except OSError as error:
        raise Fatal(f"Can’t write to the folder {data}: {error}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Fatal(f"Another bot is already using the folder {data}.") from error
        yield
