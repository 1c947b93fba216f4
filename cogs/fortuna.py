"""`/fortuna …`: every move of Fortuna as a command, and a player's province large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import play
from .ui.commands import groups
from .ui.large import large, players

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    made = groups(bot, "fortuna", play.answer)
    made[-1].add_command(large("fortuna", "province", "player", players))
    for group in made:
        bot.tree.add_command(group)
