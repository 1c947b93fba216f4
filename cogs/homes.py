"""The channels in which games are played: when one opens again, what it has not been told is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from bot import Arbiter


class Homes(commands.Cog):
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
        """Without the intent for members only our own roles come this way."""
        self.bot.sweep.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.bot.sweep.hurry(guild.id)


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Homes(bot))
