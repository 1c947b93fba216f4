"""`/lutece …`: every move of Lutèce as a command, the table of majorities, and a player's display large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands

import lang
from host import posts

from . import play
from .ui.commands import group
from .ui.large import large, players
from .ui.naming import named
from .ui.reply import tongue_of, whisper

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    commands = group(bot, "lutece", play.answer)
    commands.add_command(majorities)
    commands.add_command(large("lutece", "display", "player", players))
    bot.tree.add_command(commands)


@app_commands.command(**named("majorities"))
async def majorities(interaction: Interaction[Any]) -> None:
    room = await interaction.client.room_of(interaction, "lutece")
    tongue: Any = lang.game(tongue_of(interaction), "lutece")
    await whisper(interaction, tongue.majorities(room.dealt().state.table, posts.callnames(room)))
