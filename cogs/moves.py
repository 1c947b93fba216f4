"""`/cesar …`, `/fortuna …`: every move of every game as a command, and what a game shows on request besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

import games
from games import GAMES
from host.telling import posts

from .handlers import play
from .handlers.aftermath import after_move
from .interaction import Interaction
from .ui.closer import regions
from .ui.commands import group
from .ui.large import large, players
from .ui.naming import named
from .ui.prompt import Prompt
from .ui.reply import language_of, reply_privately

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def setup(bot: Arbiter) -> None:
    for game in GAMES:
        commands = group(bot, game, attempt)
        for extra in EXTRAS.get(game, ()):
            commands.add_command(extra)
        bot.tree.add_command(commands)


async def attempt(bot: Arbiter, interaction: Interaction, prompt: Prompt, move: Any) -> None:
    """A move by command."""
    await play.attempt(bot, interaction, prompt, move)
    if prompt.room.match is not prompt.match:
        await after_move(bot, interaction, prompt.room)


@app_commands.command(**named("majorities"))
async def majorities(interaction: Interaction) -> None:
    """Who leads in each resource of Lutèce."""
    room = await interaction.client.room_of(interaction, "lutece")
    game_text: Any = games.text(language_of(interaction), "lutece")
    await reply_privately(interaction, game_text.majorities(room.dealt().state.table, posts.callnames(room)))


EXTRAS: dict[str, tuple[app_commands.Command[Any, ..., None], ...]] = {
    "fortuna": (large("fortuna", "province", "player", players),),
    "lutece": (majorities, large("lutece", "display", "player", players)),
    "triumvirat": (large("triumvirat", "region", "region", regions),),
}
