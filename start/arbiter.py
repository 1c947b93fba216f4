"""The bot: a client of Discord with all its parts, from the first connection to an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable
from typing import Any

import discord
from discord.ext import commands, tasks

from ai import Pool
from cogs.admission import Tree
from cogs.announcer import Announcer
from cogs.edits import Edits
from cogs.emoji import EmojiShelf
from cogs.interaction import Interaction
from cogs.messenger import Messenger
from cogs.owner_commands import Misuse, OwnerCommands
from cogs.shift import Shift
from cogs.sweep import Sweep
from cogs.ui import all_books, reply
from cogs.ui.commands import Translator
from cogs.ui.notes import notes
from cogs.ui.panels import Panels
from cogs.ui.presses import Presses
from host.after import filming
from host.after.hall import Hall
from host.after.review import Critic
from host.book.store import Store, Unavailable
from host.days.absence import Absence
from host.days.away import Away
from host.days.closing import Closings
from host.days.people import People
from host.days.reminders import Reminders
from host.days.timers import TimerKind, Timers
from host.limits import Limits
from host.play.computers import Computers
from host.play.hints import Hints
from host.play.homes import Homes
from host.play.newcomers import Newcomers
from host.play.orders import Orders
from host.play.room import Room
from host.play.rooms import Rooms
from host.recent import Recent
from host.restrictions import Restrictions
from host.servers import Servers
from host.telling import posts
from lang.errors import HostError, OtherGame
from tools.admin import AdminSocket
from tools.health import Health, Pulse, keep_watch, notify
from tools.metrics import Metrics
from tools.shards import IdentifyQueues
from tools.version import described, version

from .background import Background, in_daemon_thread
from .settings import Settings

COGS = (
    "cogs.game", "cogs.rules", "cogs.learn", "cogs.buttons", "cogs.moves", "cogs.after", "cogs.privacy", "cogs.fame", "cogs.settings",
    "cogs.table", "cogs.homes", "cogs.server", "cogs.owner",
)  # fmt: skip
REMEMBERED = 4096  # people
SOON = 3.0  # seconds between two sweeps where other processes may have played: if their word gets lost, this finds it
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")  # the library's names for its tasks that answer somebody


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
        self.shift = Shift(self, store, version())
        self.duty = self.shift.duty
        self.rooms.deals = self.duty.deals
        self.restrictions, self.servers = Restrictions(store, self.duty), Servers(store)
        self.owner_commands = OwnerCommands(self, described())
        self.admin = AdminSocket(settings.data, self.owner_commands.do, (Misuse,))
        self.panels, self.edits = Panels(self), Edits()
        self.timers = Timers(store, self.duty)
        self.emoji = EmojiShelf(self)
        self.announcer = Announcer(self, settings.sweep)
        self.sweep = Sweep(self, min(settings.sweep, SOON) if store.shared else settings.sweep)
        self.timers.answer_for(TimerKind.CALL_AGAIN, self.announcer.call_again)
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
        self._background = Background()
        self._locales: Recent[int, str] = Recent(REMEMBERED)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.restrictions.load()
        await self.shift.begin()
        await self.admin.start()
        if self.health:
            await self.health.start()
        self._expire.add_exception_type(Unavailable)
        self._expire.start()
        self._tidy.start()
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
        self.in_background(in_daemon_thread(all_books.read_all))

    async def on_resumed(self) -> None:
        self.metrics.resumes.inc()

    async def pulse(self) -> Pulse:
        """How the bot is now."""
        store = self.rooms.store
        live, undelivered = await store.counts()
        overdue, oldest = await self.timers.overdue()
        connected, thinking = self.is_ready() and not self.is_closed(), self.computers.pool.waiting
        return Pulse(connected, self.latency, live, undelivered, overdue, oldest, thinking)

    async def on_app_command_completion(self, interaction: Interaction, command: Any) -> None:
        self.note(interaction, "done")

    def note(self, interaction: Interaction, outcome: str) -> None:
        """Writes one line of the log for a command: who asked, and for what, is left out on purpose."""
        started = notes(interaction).started
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

    @tasks.loop(minutes=1)
    async def _tidy(self) -> None:
        """Give back the memory that pictures have left behind: 30 MB once all games are drawn, for some ms of the next board."""
        try:
            await reply.tidy()
        except Exception:  # the next minute tries again
            self.log.exception("memory could not be given back")

    async def room_for(self, interaction: Interaction) -> Room:
        """The room of the channel in which a command was typed."""
        reply.check_place_for_tables(interaction)
        return await self.visited(await self.rooms.room_in(interaction.channel_id or 0), interaction)

    async def visited(self, room: Room, interaction: Interaction) -> Room:
        """Somebody has come: a bot that sat in for them gives the seat back; what could not be told in the channel is tried again."""
        notes(interaction).game = room.row.game
        notes(interaction).back = await self.away.come_back(room, interaction.user.id)
        await self.newcomers.meet(room, interaction.user.id)
        if room.match is not None and room.row.shown < room.heard.last:
            self.changed(room)
        return room

    async def room_of(self, interaction: Interaction, game: str) -> Room:
        """The room of the channel, dealt, if it plays this game."""
        room = await self.room_for(interaction)
        if room.row.game != game:
            raise HostError(OtherGame(room.row.game))
        room.dealt()
        return room

    async def remember_locale(self, interaction: Interaction, game: int = 0) -> None:
        """Remember in which language somebody reads, and that they are there."""
        user, locale = interaction.user.id, str(interaction.locale)
        notes(interaction).speaks = (await self.people.of(user)).speaks
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
        self.in_background(reply.by_a_drawer(posts.painter(room).warm))

    def in_background(self, work: Awaitable[Any]) -> None:
        """Do this, and wait for it no longer than until the bot is closed."""
        self._background.add(work)

    async def close(self) -> None:
        """Finish what is under way, tell what is decided, and go. What another process can answer is left to it."""
        self._expire.cancel()
        self._tidy.cancel()
        if await self.duty.drain():
            await self._answered()
        self._background.cancel()
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
        """Waits until every press that has come is answered, or for a while."""
        if answering := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
            await asyncio.wait(answering, timeout=3)
