"""A watch over the bot's loop: no step may hold up everybody. The time its thread has worked counts, not that of a busy machine."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
import traceback
from typing import Any

NAP = 0.2  # seconds between two looks
HELD = 1.5  # seconds of work in one step: on a machine half as fast Discord would not have waited


def watch() -> None:
    """From the next `asyncio.run` on, say so in the log when one step keeps everybody else waiting, and where."""
    main, asyncio_run = threading.main_thread().ident, asyncio.run
    assert main is not None
    turned = time.monotonic()

    def look() -> None:
        nonlocal turned
        spent, seen = 0.0, turned
        while True:
            time.sleep(NAP)
            now_spent = time.clock_gettime(time.pthread_getcpuclockid(main))
            if turned != seen:
                spent, seen = now_spent, turned
            elif now_spent - spent > HELD:
                place = "".join(traceback.format_stack(sys._current_frames()[main])[-12:])
                print(json.dumps({"level": "error", "what": "one step holds up everybody", "trace": place}), flush=True)
                spent = now_spent + 60

    async def turning(work: Any) -> Any:
        async def turn() -> None:
            nonlocal turned
            while True:
                turned = time.monotonic()
                await asyncio.sleep(NAP / 2)

        beat = asyncio.create_task(turn())
        threading.Thread(target=look, daemon=True).start()
        try:
            return await work
        finally:
            beat.cancel()

    asyncio.run = lambda work, **more: asyncio_run(turning(work), **more)
