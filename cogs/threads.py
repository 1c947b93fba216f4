"""Games in threads of their own: opening one, and the line that the channel keeps."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from host.play.room import Room
from host.telling.gathering import line

from . import permissions
from .interaction import Interaction

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.threads")
LASTS: Final = 10080  # minutes of silence after which Discord puts a thread into its archive: a week, as long as it allows
EXISTS = 160004  # the message has its thread already


def offered(interaction: Interaction, room: Room) -> bool:
    """Whether this table can choose a thread: it gathers in a channel that may have some."""
    return room.row.parent is None and isinstance(interaction.channel, discord.TextChannel)


def lacking(interaction: Interaction) -> list[str]:
    """Which permissions the bot would need for a thread here and has not, in words."""
    return permissions.named(permissions.lacking_for_threads(interaction.app_permissions), interaction)


async def opened(interaction: Interaction, message: int, name: str) -> int | None:
    """The thread on a message of this channel: one there is already, a new one, or None if there cannot be one.

    A thread has the number of its message, so a start that was broken off finds it again.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or lacking(interaction):
        return None
    try:
        thread = await channel.get_partial_message(message).create_thread(name=name, auto_archive_duration=LASTS)
    except discord.HTTPException as error:
        if error.code == EXISTS:
            return message
        log.warning("no thread", extra={"channel": channel.id, "code": error.code})
        return None
    return thread.id


async def tell_line(bot: Arbiter, room: Room) -> None:
    """Bring the line of the channel up to date, once a phase. A new table in the thread leaves the last result until it starts."""
    row = room.row
    stays = row.phase not in ("playing", "over") and row.line_phase != "lobby"
    if row.line is None or row.parent is None or row.line_phase == row.phase or stays:
        return
    message = bot.get_partial_messageable(row.parent).get_partial_message(row.line)
    try:
        await message.edit(content=line(room), view=None, allowed_mentions=discord.AllowedMentions.none())
    except discord.NotFound:
        await room.mark(line=None)  # somebody deleted it
    except discord.Forbidden as error:
        log.info("the line stays", extra={"game": room.id, "code": error.code})
    else:
        await room.mark(line_phase=row.phase)
