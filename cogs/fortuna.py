"""`/fortuna …`: every move of Fortuna as a command, and a player's province large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import play
from .ui.commands import group
from .ui.large import large, players

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    commands = group(bot, "fortuna", play.answer)
    commands.add_command(large("fortuna", "province", "player", players))
    bot.tree.add_command(commands)
