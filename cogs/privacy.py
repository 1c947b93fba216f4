"""`/privacy …`: what is kept of somebody, theirs to have and to have forgotten; and how long things are kept."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands, tasks

import lang
from host import privacy
from host.days.timers import Timer, TimerKind

from .homes import put_out
from .interaction import Interaction
from .ui import ids
from .ui.ids import Verb
from .ui.naming import named
from .ui.reply import language_of, show
from .ui.screens import Screen, button, view

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.privacy")
BESIDE = Path(__file__).resolve().parent.parent  # where the program lies
GONE = 30 * privacy.DAY  # seconds for which the games of a server without the bot are kept


class Privacy(commands.GroupCog, group_name=named("privacy")["name"], group_description=named("privacy")["description"]):
    """What is kept, and its end."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot
        bot.timers.answer_for(TimerKind.GUILD_GONE, self._drop_guild)

    async def cog_load(self) -> None:
        self._fade.start()

    async def cog_unload(self) -> None:
        self._fade.cancel()

    @app_commands.command(**named("policy"))
    async def policy(self, interaction: Interaction) -> None:
        """Shows in short what is stored; the full texts come with it."""
        say = lang.interface(language_of(interaction))
        files = [discord.File(BESIDE / name) for name in say.DOCUMENTS.values()]
        await interaction.response.send_message(say.privacy_policy(self.bot.settings.keep_days), files=files, ephemeral=True)

    @app_commands.command(**named("mydata"))
    async def export(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await privacy.everything(self.bot.rooms.store, self.bot.people, interaction.user.id)
        file = discord.File(io.BytesIO(json.dumps(data, ensure_ascii=False, indent=1).encode()), "arbiter-privacy.json")
        await interaction.edit_original_response(content=lang.interface(language_of(interaction)).privacy_exported(), attachments=[file])

    @app_commands.command(**named("forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Asks whether somebody really wants to be forgotten."""
        say = lang.interface(language_of(interaction))
        seats = len(await self.bot.rooms.store.games_of(interaction.user.id))
        yes = button(say.BUTTONS["forget"], ids.write(Verb.FORGET, 0), ButtonStyle.danger)
        await show(interaction, Screen(say.forget_question(seats), view((yes,))))

    # ------------------------------------------------------------ how long

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot has been removed from a server; an outage is no removal, discord.py tells them apart."""
        await self.bot.timers.put(Timer(self.bot.timers.clock.now() + GONE, TimerKind.GUILD_GONE, user=guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.bot.timers.drop(TimerKind.GUILD_GONE, user=guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        self.bot.in_background(self._look_around())

    async def _look_around(self) -> None:
        """Servers that put the bot out while it was not there: their month begins now. Those that have let it in again lose nothing.

        Discord's library does not tell of a server that is joined in the first seconds."""
        for guild in await self.bot.timers.users(TimerKind.GUILD_GONE):
            if self.bot.get_guild(guild) is not None:
                await self.bot.timers.drop(TimerKind.GUILD_GONE, user=guild)
        for guild in await privacy.guilds(self.bot.rooms.store):
            known = self.bot.get_guild(guild) is not None or not self.bot.duty.holds(guild)
            if not known and await self.bot.timers.find(TimerKind.GUILD_GONE, user=guild) is None and await put_out(self.bot, guild):
                await self.bot.timers.put(Timer(self.bot.timers.clock.now() + GONE, TimerKind.GUILD_GONE, user=guild))

    async def _drop_guild(self, timer: Timer) -> list[Any]:
        """Unless it has let the bot in again, which may have happened while that was not there."""
        if await put_out(self.bot, timer.user):
            log.info("games of a server dropped", extra={"games": await privacy.drop_guild(self.bot.rooms.store, timer.user)})
        return []

    @tasks.loop(hours=6)
    async def _fade(self) -> None:
        """Names go from old games, if whoever hosts the bot has said when."""
        try:
            days = self.bot.settings.keep_days if self.bot.duty.holds(None) else 0
            if days and (games := await privacy.let_fade(self.bot.rooms.store, days)):
                log.info("names gone", extra={"games": games})
        except Exception:  # it is tried again in some hours
            log.exception("names could not be dropped")


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Privacy(bot))
