"""A move that its channel cannot hear of: whoever made it is told so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import Permissions

import lang
from host.play.room import Room

from .. import permissions
from ..interaction import Interaction
from ..ui.reply import language_of, reply_privately

if TYPE_CHECKING:
    from start.arbiter import Arbiter

AGAIN, TRIES = 1.0, 15  # seconds between two looks at what another process could tell, and how often it is looked


def held(bot: Arbiter, room: Room) -> Permissions | None:
    """What the bot may do in the channel of a game; None if it does not know the channel."""
    channel = bot.get_channel(room.row.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None
    return channel.permissions_for(channel.guild.me)


def lacking(bot: Arbiter, interaction: Interaction, room: Room) -> list[str]:
    """The permissions without which the channel of a game cannot be told anything."""
    here = interaction.channel_id == room.row.channel and interaction.guild_id is not None
    allowed = interaction.app_permissions if here else held(bot, room)
    if allowed is None:
        return []
    return permissions.lacking(allowed, bot.get_channel(room.row.channel))


async def warn(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """After a move: the channel is shut, so the others hear of it otherwise. Once, until it is open again."""
    missing = lacking(bot, interaction, room)
    if missing or room.row.shut:
        await _say(bot, interaction, room, missing)
    elif not bot.duty.holds(room.row.guild):
        bot.in_background(_listen(bot, interaction, room, room.heard.last))


async def _listen(bot: Arbiter, interaction: Interaction, room: Room, last: int) -> None:
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


async def _say(bot: Arbiter, interaction: Interaction, room: Room, missing: list[str]) -> None:
    if not bot.announcer.debts.warn(room.id, interaction.user.id):
        return
    say = lang.interface(language_of(interaction))
    await reply_privately(interaction, say.unheard(f"<#{room.row.channel}>", permissions.named(missing, interaction)))
