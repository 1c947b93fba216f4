"""A new table in a channel: a first one, or the same again after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import Interaction
from discord.utils import MISSING

import lang
from host import lobby, posts
from host.gathering import gathering
from host.hidden import hides
from host.names import called
from host.room import Room
from lang.errors import ChannelBusy, HostError, OnlyInServers

from ..ui import lobby_screens
from ..ui.ids import Press
from ..ui.reply import language_of, link, reply_privately
from .consent import moderates

if TYPE_CHECKING:
    from bot import Arbiter

NEEDED = ("view_channel", "send_messages", "attach_files")


async def open_table(bot: Arbiter, interaction: Interaction[Any], game: str) -> None:
    """A lobby in this channel, if the bot may write and draw here."""
    if lacking := _lacking(interaction):
        await reply_privately(interaction, lang.interface(language_of(interaction)).permissions_missing(lacking))
        return
    bot.limits.call_others(interaction.user.id)
    try:
        room = await _open(bot, interaction, game, language_of(interaction))
    except HostError as host_error:
        await _point_out(bot, interaction, host_error)
        return
    await _put_lobby(bot, interaction, room)


async def _open(bot: Arbiter, interaction: Interaction[Any], game: str, language: str) -> Room:
    if interaction.guild_id is None or interaction.channel_id is None:
        raise HostError(OnlyInServers())
    user = interaction.user
    return await bot.rooms.open(game, interaction.channel_id, interaction.guild_id, user.id, user.display_name, interaction.id, language)


async def _put_lobby(bot: Arbiter, interaction: Interaction[Any], room: Room, call: str = "", called: Sequence[int] = ()) -> None:
    """The message of a new lobby, with a line under it for those who are called to it."""
    sent = await interaction.response.send_message(lobby_post(bot, room).text, view=lobby_screens.lobby_view(room) or MISSING)
    await room.mark(board=sent.message_id)
    bot.warm(room)
    if called:
        await interaction.followup.send(call, allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]))
    await welcome(bot, interaction, room)


def _lacking(interaction: Interaction[Any]) -> list[str]:
    """Which permissions the bot would need in this channel and has not, in words."""
    if interaction.guild_id is None:
        raise HostError(OnlyInServers())
    named, thread = lang.interface(language_of(interaction)).PERMISSIONS, isinstance(interaction.channel, discord.Thread)
    needed = (*NEEDED, "send_messages_in_threads") if thread else NEEDED
    return [named[name] for name in needed if not getattr(interaction.app_permissions, name)]


async def rematch(bot: Arbiter, interaction: Interaction[Any], room: Room, press: Press) -> None:
    """The same table again. Who presses is its host, and computer players sit down at once; the other people are called and
    join themselves: nobody is dealt in who has not said so."""
    user = interaction.user
    if lacking := _lacking(interaction):
        await reply_privately(interaction, lang.interface(language_of(interaction)).permissions_missing(lacking))
        return
    try:
        if room.row.phase != "over":
            raise HostError(ChannelBusy(room.id))
        room.seat_of(user.id)
        room.dealt()
        bot.limits.call_others(user.id)
        new = await _open(bot, interaction, room.row.game, room.row.lang)
    except HostError as host_error:
        await _point_out(bot, interaction, host_error)
        return
    await lobby.repeat(new, room, interaction.id)
    others = [row.user for row in room.people if row.user != user.id]
    asker = posts.plain(called(room, user.id, user.display_name))
    call = lang.interface(room.row.lang).rematch_call(asker, [f"<@{other}>" for other in others])
    await _put_lobby(bot, interaction, new, call, others)


async def _point_out(bot: Arbiter, interaction: Interaction[Any], host_error: HostError) -> None:
    """Where the channel's table is, if it is still gathering; how to end its game, if that is any business of who asks."""
    if not isinstance(host_error.why, ChannelBusy):
        raise host_error
    busy = await bot.rooms.room(host_error.why.game)
    if busy.row.phase != "lobby":
        raise HostError(ChannelBusy(busy.id, busy.sits(interaction.user.id) or moderates(interaction, busy)))
    language = language_of(interaction)
    await reply_privately(interaction, lang.quoting(lang.interface(language).table_open(link(busy)), language, busy.row.lang))


def lobby_post(bot: Arbiter, room: Room) -> posts.Post:
    return gathering(room, bot.settings.lobby_hours * 3600)


async def welcome(bot: Arbiter, interaction: Interaction[Any], room: Room) -> None:
    """Try the newcomer's direct messages, where cards will come by them; if they are closed that is told once, privately.

    Who has played the game before knows.
    """
    language, user = language_of(interaction), interaction.user.id
    if not hides(room.row.game):
        return
    person = await bot.rooms.store.person(user)
    if person and not person.closed and await bot.rooms.store.has_played(user, room.row.game):
        return
    if await bot.announcer.welcome(room, user, language):
        return
    await bot.rooms.store.set_dms_closed(user, closed=True, told=True)
    if person is None or not person.told:
        await reply_privately(interaction, lang.quoting(lang.interface(language).dms_closed(), language, room.row.lang))
