"""`/cesar …`: every move of César & Cléopâtre as a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import play
from .ui.commands import group

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    bot.tree.add_command(group(bot, "cesar", play.answer))
