"""A new table in a channel: a first one, or the same again after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.utils import MISSING

import games
import lang
from host.after.replaying import Reel
from host.play import lobby, onward
from host.play.room import Room
from host.telling import posts
from host.telling.gathering import gathering, line
from host.telling.hidden import hides
from host.telling.names import called
from lang.errors import ChannelBusy, HostError, PlayedElsewhere

from .. import permissions, threads
from ..interaction import Interaction
from ..posting import only
from ..ui import lobby_screens
from ..ui.ids import Press
from ..ui.links import link
from ..ui.reply import check_place_for_tables, language_of, reply_privately
from .consent import moderates

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def open_table(bot: Arbiter, interaction: Interaction, game: str, *, thread: bool | None = None) -> None:
    """A lobby in this channel, if the bot may write and draw here; with a `thread`, the game moves to one when it starts.
    Where nobody says so, the server's wish decides.

    If the channel has a game already, a table that wants a thread gathers in it from the first.
    """
    if lacking := _lacking(interaction):
        await reply_privately(interaction, lang.interface(language_of(interaction)).permissions_missing(lacking))
        return
    bot.limits.call_others(interaction.user.id)
    server = await bot.servers.of(interaction.guild_id)
    language = server.language or language_of(interaction)
    wanted = (server.threads if thread is None else thread) and isinstance(interaction.channel, discord.TextChannel)
    lacking = threads.lacking(interaction) if wanted else []
    try:
        room = await _open(bot, interaction, game, language, in_thread=int(wanted and not lacking))
    except HostError as host_error:
        if not (isinstance(host_error.why, ChannelBusy) and wanted and await _open_in_thread(bot, interaction, game, language)):
            await _point_out(bot, interaction, host_error)
        return
    await _put_lobby(bot, interaction, room)
    if lacking:
        await reply_privately(interaction, lang.interface(language_of(interaction)).no_thread(lacking))


async def _open(bot: Arbiter, interaction: Interaction, game: str, language: str, channel: int | None = None, **place: Any) -> Room:
    where = channel or interaction.channel_id
    assert where is not None, "a command is typed somewhere"
    await check_opening(bot, interaction, game)
    user = interaction.user
    return await bot.rooms.open(game, where, interaction.guild_id, user.id, user.display_name, interaction.id, language, **place)


async def check_opening(bot: Arbiter, interaction: Interaction, game: str) -> None:
    """HostError where this server, or whoever runs the bot, does not want a table of this game now."""
    bot.restrictions.check_new()
    bot.limits.open_lobby(await bot.rooms.store.lobbies_of(interaction.user.id))
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    (await bot.servers.of(interaction.guild_id)).check_opening(game, interaction.channel_id, parent)


async def _open_in_thread(bot: Arbiter, interaction: Interaction, game: str, language: str) -> bool:
    """A lobby in a thread of its own, on a line in this channel; False if there can be no thread here."""
    if threads.lacking(interaction):
        return False
    say, title = lang.interface(language), games.text(language, game).TITLE
    sent = await interaction.response.send_message(say.line_gathering(title, posts.plain(interaction.user.display_name), "…"))
    thread = await threads.opened(interaction, sent.message_id, title) if sent.message_id else None
    if thread is None:
        await interaction.edit_original_response(content=say.no_thread(()))
        return True
    parent = interaction.channel_id
    room = await _open(bot, interaction, game, language, thread, parent=parent, line=sent.message_id, line_phase="lobby")
    view = lobby_screens.lobby_view(room) or MISSING
    text = lobby_post(bot, room).text
    lobby_message = await bot.get_partial_messageable(thread).send(text, view=view)
    await lobby_posted(bot, room, lobby_message.id, text)
    await interaction.edit_original_response(content=line(room))
    bot.warm(room)
    await welcome(bot, interaction, room)
    return True


async def _put_lobby(bot: Arbiter, interaction: Interaction, room: Room, call: str = "", called: Sequence[int] = ()) -> None:
    """The message of a new lobby, with a line under it for those who are called to it."""
    await show_lobby(bot, interaction, room)
    bot.warm(room)
    if called:
        await interaction.followup.send(call, allowed_mentions=only(called))
    await welcome(bot, interaction, room)


def _lacking(interaction: Interaction) -> list[str]:
    """Which permissions the bot would need in this channel and has not, in words. In direct messages it needs none."""
    check_place_for_tables(interaction)
    if interaction.guild_id is None:
        return []
    return permissions.named(permissions.lacking(interaction.app_permissions, interaction.channel), interaction)


async def rematch(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Opens the same table again. Who presses is its host, and computer players sit down at once; the other people are called and
    join themselves: nobody is dealt in who has not said so."""
    user = interaction.user
    if lacking := _lacking(interaction):
        await reply_privately(interaction, lang.interface(language_of(interaction)).permissions_missing(lacking))
        return
    try:
        if room.row.phase != "over":
            raise HostError(ChannelBusy(room.id))
        if interaction.guild_id is None and room.row.guild is not None:
            raise HostError(PlayedElsewhere(room.row.channel))
        room.seat_of(user.id)
        room.dealt()
        bot.limits.call_others(user.id)
        kept = room.row.line is not None and room.row.channel == interaction.channel_id
        place: dict[str, Any] = {"parent": room.row.parent, "line": room.row.line, "line_phase": "over"} if kept else {}
        new = await _open(bot, interaction, room.row.game, room.row.lang, **place)
    except HostError as host_error:
        await _point_out(bot, interaction, host_error)
        return
    await lobby.repeat(new, room, interaction.id)
    others = [row.user for row in room.people if row.user != user.id]
    asker = posts.plain(called(room, user.id, user.display_name))
    call = lang.interface(room.row.lang).rematch_call(asker, [f"<@{other}>" for other in others])
    await _put_lobby(bot, interaction, new, call, others)


async def play_on_from(bot: Arbiter, interaction: Interaction, room: Room, whole: Reel, turn: int) -> None:
    """A lobby whose game begins with a turn of a finished one."""
    if lacking := _lacking(interaction):
        await reply_privately(interaction, lang.interface(language_of(interaction)).permissions_missing(lacking))
        return
    user, where = interaction.user, interaction.channel_id
    assert where is not None
    bot.limits.call_others(user.id)
    opener = (user.id, user.display_name, interaction.id)
    try:
        await check_opening(bot, interaction, room.row.game)
        new = await onward.play_on(bot.rooms, room, whole, turn, where, interaction.guild_id, opener)
    except HostError as host_error:
        await _point_out(bot, interaction, host_error)
        return
    await _put_lobby(bot, interaction, new)


async def _point_out(bot: Arbiter, interaction: Interaction, host_error: HostError) -> None:
    """Where the channel's table is, if it is still gathering; how to end its game, if that is any business of who asks."""
    if not isinstance(host_error.why, ChannelBusy):
        raise host_error
    busy = await bot.rooms.room(host_error.why.game)
    if busy.row.phase != "lobby":
        raise HostError(ChannelBusy(busy.id, busy.sits(interaction.user.id) or moderates(interaction, busy)))
    language = language_of(interaction)
    say = lang.interface(language)
    told = say.table_waits if busy.sits(interaction.user.id) else say.table_open
    await reply_privately(interaction, lang.quoting(told(link(busy)), language, busy.row.lang))


async def show_lobby(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """The lobby in a new message, which is the answer."""
    text = lobby_post(bot, room).text
    sent = await interaction.response.send_message(text, view=lobby_screens.lobby_view(room) or MISSING)
    await lobby_posted(bot, room, sent.message_id, text)


async def lobby_posted(bot: Arbiter, room: Room, message: int | None, text: str) -> None:
    """The lobby stands in this message. People see it before we are told its number: somebody may have joined, or started."""
    if room.row.phase == "lobby":
        await room.mark(board=message)
    if lobby_post(bot, room).text != text:
        bot.changed(room)


def lobby_post(bot: Arbiter, room: Room) -> posts.Post:
    return gathering(room, bot.settings.lobby_hours * 3600)


async def welcome(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """Try the newcomer's direct messages, where cards will come by them; if they are closed that is told once, privately.

    Who has played the game before knows.
    """
    language, user = language_of(interaction), interaction.user.id
    if room.row.guild is None or not hides(room.row.game) or (await bot.people.of(user)).no_dms:
        return
    person = await bot.rooms.store.person(user)
    if person and not person.closed and await bot.rooms.store.has_played(user, room.row.game):
        return
    if await bot.announcer.welcome(room, user, language):
        return
    await bot.rooms.store.set_dms_closed(user, closed=True, told=True)
    if person is None or not person.told:
        await reply_privately(interaction, lang.quoting(lang.interface(language).dms_closed(), language, room.row.lang))
