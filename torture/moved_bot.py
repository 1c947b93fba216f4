"""bot.py with two liberties: deals that follow from a seed, and a clock that a file moves.

`ARBITER_TORTURE_SEED` fixes the secrets of the tables, `ARBITER_TORTURE_CLOCK` names a file with the seconds by which the house's clock
is off.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from host.days.clock import SystemClock  # noqa: E402  the path above makes them importable
from host.play import rooms, shuffle  # noqa: E402
from torture.watch import watch  # noqa: E402

SEED = os.environ.get("ARBITER_TORTURE_SEED", "")
OFFSET = Path(os.environ.get("ARBITER_TORTURE_CLOCK", os.devnull))
NAP = 0.2  # seconds between two looks at the file
_tables = count(1)


def secret() -> str:
    return sha256(f"{SEED} {next(_tables)}".encode()).hexdigest()


def seed(secret: str, joins: Sequence[int], words: Sequence[str] = ()) -> str:
    """Discord's ids are of the moment: how many there are is not."""
    return sha256(f"{secret}:{len(joins)}".encode()).hexdigest()


def now(self: SystemClock) -> int:
    try:
        return int(time.time()) + int(OFFSET.read_text() or 0)
    except OSError:
        return int(time.time())


async def sleep(self: SystemClock, seconds: float) -> None:
    due = now(self) + seconds
    end = time.monotonic() + seconds
    while now(self) < due and time.monotonic() < end:  # noqa: ASYNC110  a file tells nobody that it has changed
        await asyncio.sleep(min(NAP, max(0.01, end - time.monotonic())))


watch()
SystemClock.now, SystemClock.sleep = now, sleep  # type: ignore[method-assign]
if SEED:
    shuffle.seed = seed
    rooms.Rooms.__init__.__defaults__ = (secret,)
runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")
