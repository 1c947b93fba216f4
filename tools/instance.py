"""Keeps two bots from using one folder."""

from __future__ import annotations

import contextlib
import fcntl
import stat
from collections.abc import Iterator
from pathlib import Path

from host.book.store import Database, is_address

from .errors import Fatal

DATABASE = "arbiter.sqlite3"
OWNER_ONLY = 0o077  # what nobody else may do with our files


def database(data: Path, address: str) -> Database:
    """Where the book is: at the address that was given, else in a file of the folder."""
    if address and not is_address(address):
        raise Fatal("--database takes an address such as postgresql://user@host/name; without it the bot uses a file in --data.")
    return address or data / DATABASE


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
            raise Fatal(f"Another bot is already using the folder {data}. Each process needs a folder of its own (--data).") from error
        _keep_to_ourselves(data)
        yield


def _keep_to_ourselves(data: Path) -> None:
    """Take from others what they may do with the folder and its databases: an earlier release, or whoever made it, may have let them."""
    for path in (data, *data.glob("*.sqlite3*")):
        with contextlib.suppress(OSError):  # somebody else's: the doctor says so
            if (mode := stat.S_IMODE(path.stat().st_mode)) & OWNER_ONLY:
                path.chmod(mode & ~OWNER_ONLY)
