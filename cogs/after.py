"""`/record …`: looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from host.after.filming import Format

from .handlers import after, review
from .interaction import Interaction
from .ui.ids import Press, Verb
from .ui.naming import named

if TYPE_CHECKING:
    from start.arbiter import Arbiter


class RecordCommands(commands.GroupCog, group_name=named("record")["name"], group_description=named("record")["description"]):
    """Look back at the game of a channel, be it over."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    @app_commands.command(**named("replay"))
    async def replay(self, interaction: Interaction) -> None:
        await after.replay(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.REPLAY, 0))

    @app_commands.command(**named("film"))
    async def film(self, interaction: Interaction) -> None:
        await after.film(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.FILM, 0))

    @app_commands.command(**named("still"))
    async def still(self, interaction: Interaction) -> None:
        await after.film(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.FILM, 0, 0, (Format.STILL.value,)))

    @app_commands.command(**named("review"))
    async def review(self, interaction: Interaction) -> None:
        await review.review_game(self.bot, interaction, await self.bot.room_for(interaction), Press(Verb.REVIEW, 0))


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(RecordCommands(bot))
