"""`/profile`, `/ranking` and `/history`: what has come of the games of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from .handlers import fame
from .interaction import Interaction
from .ui.ids import Press, Verb
from .ui.naming import named, option, titles

if TYPE_CHECKING:
    from start.arbiter import Arbiter


class Fame(commands.Cog):
    @app_commands.command(**named("profile"))
    @option("profile", "player")
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await fame.profile(interaction, player or interaction.user)

    @app_commands.command(**named("ranking"))
    @option("ranking", "game")
    @app_commands.choices(game=titles())
    async def ranking(self, interaction: Interaction, game: app_commands.Choice[str]) -> None:
        await fame.ranking(interaction, Press(Verb.RANKING, 0, 0, (game.value, "0")))

    @app_commands.command(**named("history"))
    @option("history", "player")
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await fame.history(interaction, Press(Verb.HISTORY, 0, 0, (str(player.id if player else 0), "0")))


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Fame())
