"""`/learn`: a game by playing it, for oneself alone, in direct messages too, and for whoever has installed the bot for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from host.lessons import LESSONS

from .handlers import learning
from .interaction import Interaction
from .ui.naming import named, option, titles

if TYPE_CHECKING:
    from start.arbiter import Arbiter


class Learn(commands.Cog):
    @app_commands.command(**named("learn"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @option("learn", "game")
    @app_commands.choices(game=[title for title in titles() if title.value in LESSONS])
    async def learn(self, interaction: Interaction, game: app_commands.Choice[str] | None = None) -> None:
        await learning.opened(interaction, game.value if game else None)


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(Learn())
