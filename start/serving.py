"""One run of the bot on Discord, from its start to the signal that ends it, and what keeps it from running in a sentence."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys

import discord

from host.book.store import Store
from tools.errors import Fatal
from tools.version import commit, version

from .arbiter import Arbiter
from .settings import Settings

REFUSALS = {  # the gateway's words for what only a person can mend
    4004: "Discord refused the token. Copy it again from the developer portal (Bot, Reset Token).",
    4010: "Discord doesn’t know this shard. Check --shards, or start the bot without it.",
    4011: "This bot is in too many servers for so few shards. Start it without --shards, or with a larger total.",
    4012: "Discord no longer speaks this version of its gateway. Update the bot.",
    4013: "Discord doesn’t know an intent this bot asks for. Update the bot.",
    4014: "Discord refuses an intent this bot asks for. In the developer portal, open Bot and allow it.",
}
TURN = 0.0005  # seconds after which a thread that draws lets the event loop go on: Python would let it wait for ten times as long
YOUNG = 10_000  # objects made before the collector looks for what nobody holds: a panel makes more than Python's usual 700


class Offline(Exception):
    """Discord cannot be reached; later it may."""


async def serve(settings: Settings, secret: str) -> None:
    """Run on Discord until told to stop."""
    sys.setswitchinterval(TURN)
    gc.freeze()  # what was imported stays: it need not be looked through again
    gc.set_threshold(YOUNG)
    store = await Store.open(settings.database)
    Arbiter.log.info("starting", extra={"version": version(), "commit": commit(), "python": sys.version.split()[0]})
    bot, stop = Arbiter(settings, store), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    running = asyncio.create_task(bot.start(secret))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not running.done():
        await bot.close()
    try:
        await running
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as error:
        raise Fatal(REFUSALS[4004 if isinstance(error, discord.LoginFailure) else 4014]) from error
    except discord.ConnectionClosed as error:
        if error.code in REFUSALS:
            raise Fatal(REFUSALS[error.code]) from error
        raise Offline(f"Discord closed the connection ({error.code}).") from error
    except (OSError, discord.DiscordServerError, discord.GatewayNotFound) as error:
        raise Offline(f"Discord can’t be reached: {error}") from error
    finally:
        if not bot.is_closed():
            await bot.close()
