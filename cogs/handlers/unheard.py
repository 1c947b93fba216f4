"""A move that its channel cannot hear of: whoever made it is told so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction, Permissions

import lang
from host.play.room import Room

from ..ui.reply import language_of

if TYPE_CHECKING:
    from start.arbiter import Arbiter

NEEDED = ("view_channel", "send_messages", "attach_files")
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
    if not missing and not bot.announcer.debts.is_shut(room.id):
        return
    if not bot.announcer.debts.warn(room.id, interaction.user.id):
        return
    say = lang.interface(language_of(interaction))
    text = say.unheard(f"<#{room.row.channel}>", [say.PERMISSIONS[name] for name in missing])
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
