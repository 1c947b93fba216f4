"""`/lutece …`: every move of Lutèce as a command, the table of majorities, and a player's display large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Interaction, app_commands

import lang
from host import posts
from lang.troubles import NotReadable, Trouble

from . import play
from .ui.commands import fold, groups
from .ui.naming import named, option
from .ui.reply import drawn, tongue_of, whisper

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    first, *more = groups(bot, "lutece", play.answer)
    for command in (majorities, display):
        first.add_command(command)
    for group in (first, *more):
        bot.tree.add_command(group)


@app_commands.command(**named("majorities"))
async def majorities(interaction: Interaction[Any]) -> None:
    room = await interaction.client.room_of(interaction, "lutece")
    tongue: Any = lang.game(tongue_of(interaction), "lutece")
    await whisper(interaction, tongue.majorities(room.dealt().state.table, posts.callnames(room)))


@app_commands.command(**named("display"))
@option("display", "player")
async def display(interaction: Interaction[Any], player: str) -> None:
    room = await interaction.client.room_of(interaction, "lutece")
    seat = next((seat for seat, name in enumerate(room.names) if fold(name) == fold(player)), None)
    if seat is None:
        raise Trouble(NotReadable(player[:80], "player"))
    await interaction.response.defer(ephemeral=True, thinking=True)
    picture = posts.large(room, tongue_of(interaction), seat)
    await interaction.edit_original_response(attachments=await drawn([picture]))


@display.autocomplete("player")
async def _players(interaction: Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    try:
        room = await interaction.client.room_of(interaction, "lutece")
    except Trouble:
        return []
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in room.names if name and fold(typed) in fold(name)]
