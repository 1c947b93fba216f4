"""`/triumvirat …`: every move of The End of the Triumvirate as a command, and a region of its map large."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import lang
from host.posts import painter
from host.room import Room

from . import play
from .ui.commands import group
from .ui.large import large

if TYPE_CHECKING:
    from bot import Arbiter


async def setup(bot: Arbiter) -> None:
    commands = group(bot, "triumvirat", play.answer)
    commands.add_command(large("triumvirat", "region", "region", regions))
    bot.tree.add_command(commands)


def regions(room: Room, language: str) -> Mapping[str, Any]:
    """The regions of the map, by name."""
    words = lang.game(language, "triumvirat").PICTURE
    return {words[f"region_{region.value}"]: region for region in painter(room).REGIONS}
