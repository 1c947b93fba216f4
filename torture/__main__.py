"""`python -m torture`: the whole campaign; `--kills 100 --hostile 5000 …` for another measure, `--only kills` for one part of it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
import tempfile
import time
from pathlib import Path

from .campaign import PARTS, Measure, campaign
from .tally import Tally


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m torture", description=__doc__)
    usual = Measure()
    for name, about in Measure.WORDS.items():
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name), metavar="N", help=f"{about} (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="what chance follows from")
    parser.add_argument("--patience", type=float, default=3.0, help="seconds in which an interaction must be answered")
    parser.add_argument("--database", default="", metavar="ADDRESS", help="an empty PostgreSQL to keep the book in, instead of a file")
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS, metavar="PART", help=f"some of {', '.join(PARTS)}")
    given = parser.parse_args()
    measure = Measure(**{name: getattr(given, name) for name in Measure.WORDS})
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # a bot that is killed leaves requests half sent
    tally, began = Tally(), time.monotonic()

    async def run(folder: str) -> None:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)  # as Ctrl+C: this task, and what it waits for
        await campaign(Path(folder), tally, measure, given.seed, given.patience, given.database, given.only)

    try:
        with tempfile.TemporaryDirectory(prefix="arbiter-torture-") as folder:
            asyncio.run(run(folder))
    except (KeyboardInterrupt, asyncio.CancelledError):
        print("stopped early")
    print(tally.report())
    print(f"in {(time.monotonic() - began) / 60:.0f} minutes, seed {given.seed}")
    return 1 if tally.wrongs else 0


if __name__ == "__main__":
    sys.exit(main())
