"""`/settings`: what somebody wants of the bot, for all games and servers, answered privately."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from host.days import hours

from .handlers.settings import choose_zone, open_settings
from .interaction import Interaction
from .ui.naming import named, option

if TYPE_CHECKING:
    from start.arbiter import Arbiter


class SettingsCommand(commands.Cog):
    @app_commands.command(**named("settings"))
    @option("settings", "zone")
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        if zone is None:
            await open_settings(interaction)
        else:
            await choose_zone(interaction, zone)

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in hours.find_zones(typed)]


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(SettingsCommand())
