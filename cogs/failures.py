"""What a request to Discord may fail with: its refusal, or a connection that broke on the way."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from .interaction import Interaction

log = logging.getLogger("arbiter")
FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)  # a server that hangs up is no OSError to aiohttp


@contextmanager
def may_be_lost(interaction: Interaction) -> Iterator[None]:
    """For a sentence on which nothing depends: that it did not arrive is in the log."""
    try:
        yield
    except FAILURES as lost:
        log.warning("no way to explain", extra={"interaction": interaction.id, "error": repr(lost)})
