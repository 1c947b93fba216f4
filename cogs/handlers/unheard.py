"""A move that its channel cannot hear of: whoever made it is told so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, Permissions

import lang
from host.play.room import Room

from ..ui.reply import language_of

if TYPE_CHECKING:
    from start.arbiter import Arbiter

NEEDED = ("view_channel", "send_messages", "attach_files")
AGAIN, TRIES = 1.0, 15  # seconds between two looks at what another process could tell, and how often it is looked
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


def held(bot: Arbiter, room: Room) -> Permissions | None:
    """What the bot may do in the channel of a game; None if it does not know the channel."""
    channel = bot.get_channel(room.row.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None
    return channel.permissions_for(channel.guild.me)


def lacking(bot: Arbiter, interaction: Interaction[Any], room: Room) -> list[str]:
    """The permissions without which the channel of a game cannot be told anything."""
    here = interaction.channel_id == room.row.channel and interaction.guild_id is not None
    allowed = interaction.app_permissions if here else held(bot, room)
    if allowed is None:
        return []
    thread = isinstance(bot.get_channel(room.row.channel), discord.Thread)
    return [name for name in (IN_THREADS if thread else NEEDED) if not getattr(allowed, name)]


async def warn(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """After a move: the channel is shut, so the others hear of it otherwise. Once, until it is open again."""
    missing = lacking(bot, interaction, room)
    if missing or room.row.shut:
        await _say(bot, interaction, room, missing)
    elif not bot.duty.holds(room.row.guild):
        bot.in_background(_listen(bot, interaction, room, room.heard.last))


async def _listen(bot: Arbiter, interaction: Interaction[Any], room: Room, last: int) -> None:
    """Waits for another process to tell the channel; what comes of it stands in the book."""
    for _ in range(TRIES):
        await asyncio.sleep(AGAIN)
        row = await bot.rooms.store.game(room.id)
        if row is None or row.shown >= last:
            bot.announcer.debts.opened(room.id)
            return
        if row.shut:
            await _say(bot, interaction, room, [])
            return


async def _say(bot: Arbiter, interaction: Interaction[Any], room: Room, missing: list[str]) -> None:
    if not bot.announcer.debts.warn(room.id, interaction.user.id):
        return
    say = lang.interface(language_of(interaction))
    text = say.unheard(f"<#{room.row.channel}>", [say.PERMISSIONS[name] for name in missing])
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
