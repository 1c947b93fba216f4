"""`/admin …`: the owner's commands, in the owner's server alone, for the application's owners alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from host.restrictions import Blockable

from .interaction import Interaction
from .owner_commands import Misuse
from .ui.reply import reply_privately

if TYPE_CHECKING:
    from start.arbiter import Arbiter


class OwnerCommands(commands.GroupCog, group_name="admin", group_description="For whoever runs this bot"):
    """One slash command for each word of `OwnerCommands`."""

    def __init__(self, bot: Arbiter) -> None:
        self.bot = bot

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:  # as the library says it
        if await self.bot.is_owner(interaction.user):
            return True
        await reply_privately(cast(Interaction, interaction), "Only the owners of this application may do that.")
        return False

    async def _do(self, interaction: Interaction, verb: str, *words: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            lines = await self.bot.owner_commands.do(verb, words)
        except Misuse as misuse:
            lines = [str(misuse)]
        await interaction.edit_original_response(content=discord.utils.escape_mentions("\n".join(lines))[:2000])

    @app_commands.command(description="How the bot is")
    async def status(self, interaction: Interaction) -> None:
        await self._do(interaction, "status")

    @app_commands.command(description="A game by its number: state and last rows, without cards")
    async def game(self, interaction: Interaction, number: str) -> None:
        await self._do(interaction, "game", number)

    @app_commands.command(description="End a game at once")
    async def end(self, interaction: Interaction, number: str) -> None:
        await self._do(interaction, "end", number)

    @app_commands.command(description="Let a frozen game go on from its newest readable position")
    async def unfreeze(self, interaction: Interaction, number: str) -> None:
        await self._do(interaction, "unfreeze", number)

    @app_commands.command(description="Games whose channel has not been told everything")
    async def undelivered(self, interaction: Interaction) -> None:
        await self._do(interaction, "undelivered")

    @app_commands.command(description="Shut the bot to a person or a server")
    async def block(self, interaction: Interaction, kind: Blockable, number: str) -> None:
        await self._do(interaction, "block", kind, number)

    @app_commands.command(description="Let a person or a server in again")
    async def unblock(self, interaction: Interaction, kind: Blockable, number: str) -> None:
        await self._do(interaction, "unblock", kind, number)

    @app_commands.command(description="Tell lively tables that the bot restarts")
    async def announce(self, interaction: Interaction, minutes: app_commands.Range[int, 0, 600] = 0) -> None:
        await self._do(interaction, "announce", str(minutes))

    @app_commands.command(description="Open no new table until the restart, or take it back")
    async def drain(self, interaction: Interaction, on: bool = True) -> None:
        await self._do(interaction, "drain", "on" if on else "off")

    @app_commands.command(description="Send the commands to Discord anew")
    async def sync(self, interaction: Interaction) -> None:
        await self._do(interaction, "sync")


async def setup(bot: Arbiter) -> None:
    if bot.settings.owner_guild:
        await bot.add_cog(OwnerCommands(bot), guild=discord.Object(bot.settings.owner_guild))
