"""`/table …`: what a game that lasts for days needs besides its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from .handlers import consent, days, moving, settings
from .interaction import Interaction
from .ui.ids import Press, Verb
from .ui.naming import named, option

if TYPE_CHECKING:
    from start.arbiter import Arbiter


class TableCommands(commands.GroupCog, group_name=named("table")["name"], group_description=named("table")["description"]):
    """Pause a game and go on with it; say that one is away; move it where its channel is gone; follow it from outside."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    @app_commands.command(**named("pause"))
    async def pause(self, interaction: Interaction) -> None:
        await consent.pause(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.PAUSE, 0))

    @app_commands.command(**named("resume"))
    async def resume(self, interaction: Interaction) -> None:
        await consent.unpause(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.UNPAUSE, 0))

    @app_commands.command(**named("away"))
    @option("away", "until")
    async def away(self, interaction: Interaction, until: str | None = None) -> None:
        await settings.away(interaction, until)

    @app_commands.command(**named("recap"))
    async def recap(self, interaction: Interaction) -> None:
        await days.recap(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.RECAP, 0))

    @app_commands.command(**named("move"))
    @option("move", "game")
    async def move(self, interaction: Interaction, game: str = "") -> None:
        await moving.bring(self.bot, interaction, game)

    @move.autocomplete("game")
    async def which(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await moving.suggested(self.bot, interaction)

    @app_commands.command(**named("watch"))
    @option("watch", "turns")
    async def watch(self, interaction: Interaction, turns: bool = False) -> None:
        await days.watch(self.bot, interaction, await self.bot.room_for(interaction), turns=turns)


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(TableCommands(bot))
