"""`/cesar …`: every move of César & Cléopâtre as a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import play
from .ui.commands import groups

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    for group in groups(bot, "cesar", play.answer):
        bot.tree.add_command(group)
