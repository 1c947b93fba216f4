"""Work that takes a while: whoever asked for it reads how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord

from ..interaction import Interaction

log = logging.getLogger("arbiter")
EVERY = 1.5  # seconds between two words of it


@asynccontextmanager
async def progress(interaction: Interaction, words: Callable[[int, int], str]) -> AsyncIterator[Callable[[int, int], None]]:
    """A function that takes how much of how much is done; now and then the answer to the interaction says so."""
    latest, finished = (0, 0), asyncio.Event()

    def told(done: int, whole: int) -> None:
        nonlocal latest
        latest = (done, whole)

    async def report() -> None:
        shown = None
        while not await _set_within(finished, EVERY):
            if latest != shown:
                shown = latest
                try:
                    await interaction.edit_original_response(content=words(*shown))
                except discord.HTTPException as error:  # the work itself does not suffer from it
                    log.info("no word of progress", extra={"interaction": interaction.id, "code": error.code})

    reporter = asyncio.create_task(report())
    try:
        yield told
    finally:  # a word that is on its way arrives before what is said next
        finished.set()
        await reporter


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True
