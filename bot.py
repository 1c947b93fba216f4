"""Arbiter: a referee for Roman board games on Discord. Settings, start and end of the bot, and its small tools."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from threading import Thread
from typing import Any

import discord
from discord.ext import commands, tasks

from ai import Pool
from cogs.announcer import Announcer
from cogs.desk import Misuse, OwnerDesk
from cogs.door import Tree
from cogs.emoji import EmojiShelf
from cogs.messenger import Messenger
from cogs.shift import Shift
from cogs.sweep import Sweep
from cogs.ui import reply
from cogs.ui.commands import Translator
from cogs.ui.panels import Panels
from cogs.ui.presses import Presses
from host.after import filming
from host.after.hall import Hall
from host.after.review import Critic
from host.book.store import Database, Store, StoreError, Unavailable, is_address
from host.days.absence import Absence
from host.days.away import Away
from host.days.closing import Closings
from host.days.people import People
from host.days.reminders import Reminders
from host.days.timers import Kind, Timers
from host.doors import Doors
from host.limits import Limits
from host.play.computers import Computers
from host.play.hints import Hints
from host.play.homes import Homes
from host.play.newcomers import Newcomers
from host.play.orders import Orders
from host.play.room import Room
from host.play.rooms import Rooms
from host.servers import Servers
from host.telling import posts
from lang.errors import HostError, OtherGame
from tools import verbs
from tools.admin import AdminSocket
from tools.errors import USAGE_ERROR, Fatal
from tools.health import Health, Pulse, keep_watch, notify
from tools.instance import OWNER_ONLY, database, single_instance
from tools.logs import set_up_log
from tools.metrics import Metrics
from tools.shards import IdentifyQueues, Shards, shards
from tools.token import token
from tools.version import commit, described, version

COGS = (
    "cogs.game", "cogs.rules", "cogs.learn", "cogs.buttons", "cogs.moves", "cogs.after", "cogs.privacy", "cogs.fame", "cogs.settings",
    "cogs.table", "cogs.homes", "cogs.server", "cogs.owner",
)  # fmt: skip
REFUSALS = {  # the gateway's words for what only a person can mend
    4004: "Discord refused the token. Copy it again from the developer portal (Bot, Reset Token).",
    4010: "Discord doesn’t know this shard. Check --shards, or start the bot without it.",
    4011: "This bot is in too many servers for so few shards. Start it without --shards, or with a larger total.",
    4012: "Discord no longer speaks this version of its gateway. Update the bot.",
    4013: "Discord doesn’t know an intent this bot asks for. Update the bot.",
    4014: "Discord refuses an intent this bot asks for. In the developer portal, open Bot and allow it.",
}
SOON = 3.0  # seconds between two sweeps where other processes may have played: if their word gets lost, this finds it
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")  # the library's names for its tasks that answer somebody


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    database: Database  # a file in `data`, or the address of a PostgreSQL
    lobby_hours: int = 24
    away_hours: int = 48
    keep_days: int = 0  # after which names go from finished games; 0: never
    sweep: float = 60.0  # seconds between two looks for what channels have not been told
    pace: float = 2.0  # seconds between two edits of one board
    calm: float = 1.0  # seconds for which a private menu that was just redrawn takes no press
    emoji: bool = True  # whether the bot uploads emoji of its own, and uses them
    presses: int = 10  # how often one person may press or command in 12 seconds; 0: as often as they like
    thinkers: int = 1  # processes in which strong bots and hints look ahead
    health: int = 0  # the port of 127.0.0.1 on which to say how the bot is; 0: none
    owner_guild: int = 0  # the server in which the application's owners have commands; 0: none
    shards: Shards | None = None  # of this process; None: all that Discord recommends
    hurry: bool = False  # whether computer players answer as soon as they can, though that tells what they hold


class Offline(Exception):
    """Discord cannot be reached; later it may."""


# ---------------------------------------------------------------- the bot


class Arbiter(commands.AutoShardedBot):
    """The bot, with the shards of this process: those it was told to run, else all that Discord recommends."""

    log = logging.getLogger("arbiter")

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_ids=settings.shards.numbers if settings.shards else None,  # type: ignore[arg-type]  # None is what it means by all
            shard_count=settings.shards.total if settings.shards else None,
        )
        self.settings = settings
        self._queues = IdentifyQueues()
        self.rooms = Rooms(store, patience=settings.away_hours)
        self.presses, self.limits = Presses(settings.calm), Limits(settings.presses)
        self.doors, self.servers = Doors(store), Servers(store)
        self.shift = Shift(self, store, version())
        self.duty = self.shift.duty
        self.desk = OwnerDesk(self, described())
        self.admin = AdminSocket(settings.data, self.desk.do, (Misuse,))
        self.panels = Panels(self)
        self.timers = Timers(store, self.duty)
        self.emoji = EmojiShelf(self)
        self.announcer = Announcer(self, settings.sweep)
        self.sweep = Sweep(self, min(settings.sweep, SOON) if store.shared else settings.sweep)
        self.timers.answer_for(Kind.CALL_AGAIN, self.announcer.call_again)
        self.computers = Computers(
            Pool(settings.thinkers), self.changed, unhurried=not settings.hurry, mine=lambda room: self.duty.holds(room.row.guild)
        )
        self.hints = Hints(self.computers)
        self.studio = filming.Studio()
        self.hall = Hall(store)
        self.critic = Critic(store)
        self.people, self.messenger = People(store), Messenger(self)
        self.newcomers = Newcomers(self.people)
        self.homes = Homes(self.rooms, self.timers, self.messenger)
        self.reminders = Reminders(self.rooms, self.timers, self.people, self.messenger)
        self.absence = Absence(self.rooms, self.timers, self.people, self.messenger, self.changed, patience=settings.away_hours)
        self.away = Away(self.rooms, self.timers, self.people, self.messenger, self.changed)
        self.closings = Closings(self.rooms, self.timers, self.changed)
        self.orders = Orders(self.rooms, self.timers, self.people, self.changed)
        self.metrics = Metrics()
        self.health = Health(self, self.metrics, settings.health) if settings.health else None
        self._background_tasks: set[asyncio.Future[Any]] = set()
        self._locales: dict[int, str] = {}

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.doors.load()
        await self.shift.begin()
        await self.admin.start()
        if self.health:
            await self.health.start()
        self._expire.add_exception_type(Unavailable)
        self._expire.start()
        self.timers.start()
        self.in_background(self.sweep.run())
        self.in_background(keep_watch(self.pulse))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets only some shards in at once."""
        if self.shard_count and self.shard_count > 1:
            await self._queues.wait(shard_id or 0, self.fetch_session_start_limits, self.duty.turn)

    async def on_ready(self) -> None:
        self.log.info("ready", extra={"guilds": len(self.guilds)})
        notify("READY=1")

    async def on_resumed(self) -> None:
        self.metrics.resumes.inc()

    async def pulse(self) -> Pulse:
        """How the bot is now."""
        store = self.rooms.store
        live, undelivered = await store.counts()
        overdue, oldest = await self.timers.overdue()
        connected, thinking = self.is_ready() and not self.is_closed(), self.computers.pool.waiting
        return Pulse(connected, self.latency, live, undelivered, overdue, oldest, thinking)

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], command: Any) -> None:
        self.note(interaction, "done")

    def note(self, interaction: discord.Interaction[Any], outcome: str) -> None:
        """One line of the log for a command: who asked what is left out on purpose."""
        started = interaction.extras.get("started", time.monotonic())
        name = interaction.command.qualified_name if interaction.command else "?"
        took = round((time.monotonic() - started) * 1000, 1)
        self.metrics.answered(f"/{name}", outcome, took / 1000)
        self.log.info("command", extra={"interaction": interaction.id, "command": name, "ms": took, "outcome": outcome})

    @tasks.loop(minutes=1)
    async def _expire(self) -> None:
        """Close the lobbies that nobody started."""
        try:
            for room in await self.rooms.expire(self.settings.lobby_hours * 3600, self.duty.holds):
                self.changed(room)
        except Exception:  # whatever it is, there is another minute
            self.log.exception("lobbies could not be closed")

    async def room_for(self, interaction: discord.Interaction[Any]) -> Room:
        """The room of the channel in which a command was typed."""
        reply.check_place_for_tables(interaction)
        return await self.visited(await self.rooms.room_in(interaction.channel_id or 0), interaction)

    async def visited(self, room: Room, interaction: discord.Interaction[Any]) -> Room:
        """Somebody has come: a bot that sat in for them gives the seat back; what could not be told in the channel is tried again."""
        interaction.extras["game"] = room.row.game
        interaction.extras["back"] = await self.away.come_back(room, interaction.user.id)
        await self.newcomers.meet(room, interaction.user.id)
        if room.match is not None and room.row.shown < room.heard.last:
            self.changed(room)
        return room

    async def room_of(self, interaction: discord.Interaction[Any], game: str) -> Room:
        """The room of the channel, dealt, if it plays this game."""
        room = await self.room_for(interaction)
        if room.row.game != game:
            raise HostError(OtherGame(room.row.game))
        room.dealt()
        return room

    async def remember_locale(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Remember in which language somebody reads, and that they are there."""
        user, locale = interaction.user.id, str(interaction.locale)
        interaction.extras["speaks"] = (await self.people.of(user)).speaks
        await self.people.pressed(user, game, interaction.channel_id or 0)
        if self._locales.get(user) != locale or self.rooms.store.shared:
            await self.rooms.store.remember_locale(user, locale)
            self._locales[user] = locale

    def forget_locale(self, user: int) -> None:
        self._locales.pop(user, None)

    def changed(self, room: Room) -> None:
        """Something has happened at a table: here and wherever else it matters, it is told, and computer players answer."""
        self.duty.tell(room.id, room.row.guild)
        self.shift.attend(room)

    def warm(self, room: Room) -> None:
        """Prepare a game's pictures while its players gather."""
        self.in_background(self._warm(room))

    async def _warm(self, room: Room) -> None:
        async with reply.DRAW_SLOTS:  # a board drawn at the same time would make all that again
            await in_daemon_thread(posts.painter(room).warm)

    def in_background(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._background_tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[Any]) -> None:
        """Background work that failed is in the log; what a database that is away kept from it is found again by the sweep."""
        self._background_tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unavailable):
            self.log.error("background work failed", exc_info=error)

    async def close(self) -> None:
        """Finish what is under way, tell what is decided, and go. What another process can answer is left to it."""
        self._expire.cancel()
        if await self.duty.drain():
            await self._answered()
        for task in self._background_tasks:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.rooms.close(), 5)
        await self._answered()
        notify("STOPPING=1")
        await self.admin.close()
        if self.health:
            await self.health.close()
        await self.timers.close()
        await self.computers.close()
        await self.announcer.close()
        await self.duty.close()
        await self.critic.close()
        await self.panels.close()
        await super().close()
        await self.rooms.store.close()


    @staticmethod
    async def _answered() -> None:
        """Until every press that has come is answered, or for a while."""
        if answering := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
            await asyncio.wait(answering, timeout=3)


async def in_daemon_thread(work: Callable[[], object]) -> None:
    """Do this in a thread for which the end of the process does not wait."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def run() -> None:
        try:
            work()
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has ended before
                loop.call_soon_threadsafe(done.set)

    Thread(target=run, daemon=True).start()
    await done.wait()


# ---------------------------------------------------------------- running


async def serve(settings: Settings, secret: str) -> None:
    """Run on Discord until told to stop."""
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


def run(settings: Settings, *, discord_only: bool, port: int) -> int:
    """With a token on Discord, without one at the local table in the browser."""
    secret = token()
    if settings.shards and not settings.shards.whole and not is_address(settings.database):
        others = "a file is for one process. Leave out --shards, or give --database the address of a PostgreSQL"
        raise Fatal(f"Only shards {settings.shards} would run: {others}.")
    if secret is None and not discord_only:
        from sandbox import table  # only here: on Discord nothing of the local table is loaded

        hours = ("--lobby-hours", str(settings.lobby_hours), "--away-hours", str(settings.away_hours))
        if is_address(settings.database):
            os.environ["ARBITER_DATABASE"] = str(settings.database)  # a password is nobody's business in the list of processes
        return table.run(settings.data, port, [*hours, *([] if settings.emoji else ["--no-emoji"])])
    if secret is None:
        raise Fatal("No token: set DISCORD_TOKEN or DISCORD_TOKEN_FILE.")
    set_up_log()
    with single_instance(settings.data):
        asyncio.run(serve(settings, secret))
    return 0


def _shards(text: str) -> Shards:
    try:
        return shards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a number above 0, not {text}")
    return int(text)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("ARBITER_DATA", "data")), help="folder for the database")
    address = "a PostgreSQL to use instead of a file in that folder, as postgresql://user@host/name (or set ARBITER_DATABASE)"
    parser.add_argument("--database", default=os.environ.get("ARBITER_DATABASE", ""), metavar="ADDRESS", help=address)
    parser.add_argument("--discord", action="store_true", help="never open the local table instead (for services)")
    parser.add_argument("--port", type=int, default=8420, help="port of the local table")
    parser.add_argument("--lobby-hours", type=int, default=24, help="hours until a table that hasn’t started closes")
    parser.add_argument("--away-hours", type=int, default=48, help="hours without a move until the others can replace a player")
    parser.add_argument("--keep-days", type=int, default=0, help="days after its end until names go from a game (0: never)")
    parser.add_argument("--sweep", type=float, default=60.0, help="seconds between two looks for what a channel hasn’t been told")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two edits of one board")
    parser.add_argument("--calm", type=float, default=1.0, help="seconds a menu that just changed ignores presses (double taps)")
    own_emoji = "upload the bot’s own emoji and use them, or do without"
    parser.add_argument("--emoji", action=argparse.BooleanOptionalAction, default=True, help=own_emoji)
    parser.add_argument("--presses", type=int, default=10, help="presses and commands a person may make in 12 seconds (0: no limit)")
    many = "processes in which strong bots and hints look ahead; easy and normal bots have one of their own"
    parser.add_argument("--thinkers", type=_positive, default=1, metavar="N", help=many)
    parser.add_argument("--health", type=int, default=0, metavar="PORT", help="answer /healthz and /metrics on 127.0.0.1:PORT")
    some = "run only these shards here, as 0-3/8 (default: all that Discord recommends)"
    parser.add_argument("--shards", type=_shards, default=None, metavar="A-B/N", help=some)
    parser.add_argument("--owner-guild", type=int, default=0, metavar="ID", help="the server where the application’s owners have /admin")
    parser.add_argument("--hurry", action="store_true", help="bots answer at once (for tests: their timing then gives their cards away)")
    parser.add_argument("--version", action="version", version=described())
    offered = parser.add_subparsers(dest="verb", metavar="VERB")
    offered.add_parser("run", help="run the bot (the default)")
    verbs.add(offered)
    return parser


def main() -> int:
    os.umask(OWNER_ONLY)  # what the bot writes is for its owner alone
    given = arguments().parse_args()
    try:
        given.database = database(given.data, given.database)
        settings = Settings(**{field.name: getattr(given, field.name) for field in fields(Settings)})
        if given.verb in (None, "run"):
            return run(settings, discord_only=given.discord, port=given.port)
        return verbs.run(given)
    except (Fatal, StoreError, Offline, Unavailable) as error:
        print(f"arbiter: {error}", file=sys.stderr)
        return USAGE_ERROR if isinstance(error, Fatal | StoreError) else 1


if __name__ == "__main__":
    sys.exit(main())
