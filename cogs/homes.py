"""The channels in which games are played: when one opens again, what it has not been told is told; when one is gone, its game rests."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from host.play import homes
from host.play.room import Room

from .failures import FAILURES
from .rounds import for_each_room

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.homes")


async def gone(bot: Arbiter, guild: int | None, channel: int) -> bool:
    """Whether Discord knows a channel no more, or the bot was put out of its server: neither an outage nor a lost permission is that."""
    here = bot.get_guild(guild) if guild else None
    if here is not None and here.unavailable:
        return False
    try:
        await bot.http.get_channel(channel)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        return guild is not None and await put_out(bot, guild)
    except FAILURES:
        return False
    return False


async def put_out(bot: Arbiter, guild: int) -> bool:
    """Whether the bot is not in a server any more: Discord itself is asked, since after a start nothing is known yet."""
    try:
        await bot.http.get_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return True
    except FAILURES:
        return False
    return False


async def noticed(bot: Arbiter, room: Room) -> bool:
    """After Discord has refused something: whether that is because the channel of a game is gone; then it rests from now on."""
    if not room.row.homeless and not await gone(bot, room.row.guild, room.row.channel):
        return False
    await _lose(bot, room)
    return True


async def _lose(bot: Arbiter, room: Room) -> None:
    if await bot.homes.lose(room):
        log.info("a game has lost its channel", extra={"game": room.id, "phase": room.row.phase})
        bot.announcer.debts.settle(room.id)
        bot.panels.touch(room)


class HomeWatch(commands.Cog):
    """Listens to what happens to servers and their channels."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    # ------------------------------------------------------------ permissions

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self.bot.sweep.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self.bot.sweep.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.bot.sweep.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Looks again after the bot's own roles changed: without the intent for members nobody else's come this way."""
        self.bot.sweep.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.bot.sweep.hurry(guild.id)

    # ------------------------------------------------------------ places that are gone

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._left(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._left(thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot has been put out of a server; an outage is no such thing, discord.py tells them apart."""
        if self.bot.duty.holds(guild.id):
            await self._lost(await homes.in_guild(self.bot.rooms.store, guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is back: so are the games whose channels are still there."""
        if self.bot.duty.holds(guild.id):
            await for_each_room(self.bot, await homes.in_guild(self.bot.rooms.store, guild.id), self._back)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        self.bot.in_background(self._look_around())

    async def _look_around(self) -> None:
        """What was deleted or came back while the bot was not there. Only what it does not see is asked for: archived threads, mostly."""
        lost = []
        for game, guild, channel in await homes.places(self.bot.rooms.store):
            if self.bot.duty.holds(guild) and self.bot.get_channel(channel) is None and await gone(self.bot, guild, channel):
                lost.append(game)
        await self._lost(lost)
        without = await homes.without_one(self.bot.rooms.store)
        await for_each_room(self.bot, (game for game, guild in without if self.bot.duty.holds(guild)), self._back)

    async def _left(self, guild: int, channel: int) -> None:
        """A channel was deleted; whoever is on duty acts on it."""
        if self.bot.duty.holds(guild):
            await self._lost(await homes.in_channel(self.bot.rooms.store, channel))

    async def _lost(self, games: Iterable[int]) -> None:
        await for_each_room(self.bot, games, partial(_lose, self.bot))

    async def _back(self, room: Room) -> None:
        if self.bot.get_channel(room.row.channel) is not None and await self.bot.homes.come_back(room):
            await self.bot.reminders.again(room)
            await self.bot.absence.again(room)
            self.bot.changed(room)


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(HomeWatch(bot))
