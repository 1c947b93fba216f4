"""A game that has lost its channel moves to another: by a command there, or from the direct message that told of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord import SelectOption, app_commands, ui

import games
import lang
from host.book.store import GameRow
from host.play import homes
from host.play.room import Room
from host.telling import posts
from lang.errors import HostError, NoRoomThere, NotHomeless, OthersNotThere

from .. import permissions
from ..interaction import Interaction
from ..ui import ids
from ..ui.ids import Press, Verb
from ..ui.labels import LINE, fitting
from ..ui.reply import language_of, show, think, values
from ..ui.screens import BUTTONS, Screen, button, view
from . import Handler
from .aftermath import telling

if TYPE_CHECKING:
    from start.arbiter import Arbiter

MOST, LABEL = 25, 80  # lines of a menu, and how long one of them may be on a button too
Place = discord.TextChannel | discord.Thread


async def bring(bot: Arbiter, interaction: Interaction, chosen: str) -> None:
    """`/table move`: one's only game without a channel, the one that was chosen, or the question which."""
    found = await _lost(bot, interaction.user.id)
    if chosen:
        found = [room for room in found if str(room.id) == chosen]
    if not found:
        raise HostError(NotHomeless())
    if len(found) == 1:
        await move(bot, interaction, found[0], Press(Verb.MOVE, found[0].id))
        return
    language = language_of(interaction)
    row = [button(_named(room, interaction.user.id, language), ids.write(Verb.MOVE, room.id)) for room in found[:BUTTONS]]
    await show(interaction, Screen(lang.interface(language).move_which(), view(row)))


async def suggested(bot: Arbiter, interaction: Interaction) -> list[app_commands.Choice[str]]:
    """Suggests one's games that have lost their channel."""
    user, language = interaction.user.id, language_of(interaction)
    return [app_commands.Choice(name=_named(room, user, language), value=str(room.id)) for room in (await _lost(bot, user))[:MOST]]


async def _lost(bot: Arbiter, user: int) -> list[Room]:
    """The games of somebody that may be moved."""
    rows = await bot.rooms.store.games_of(user)
    return [await bot.rooms.room(row.id) for row in rows if _movable(row)]


def _movable(row: GameRow) -> bool:
    """A game under way whose channel is gone, or which the bot may not write in."""
    return row.phase == "playing" and (row.homeless > 0 or row.shut > 0)


def _named(room: Room, user: int, language: str) -> str:
    others = ", ".join(row.name for row in room.seats if row.user != user)
    return fitting(f"{games.text(language, room.row.game).TITLE} · {others}", LABEL)


async def move(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """Pressed in a channel, it comes there; in a direct message, a channel is asked for first."""
    room.seat_of(interaction.user.id)
    if not _movable(room.row):
        raise HostError(NotHomeless())
    await think(interaction)
    chosen = values(interaction)
    if interaction.guild_id is not None:
        await _settle(bot, interaction, room, interaction.channel, interaction.app_permissions)
    elif chosen:
        place, me = await _place(bot, room, interaction.user.id, chosen[0])
        if not _writes(await _member(place.guild, interaction.user.id), place):
            raise HostError(NoRoomThere())
        await _settle(bot, interaction, room, place, place.permissions_for(me))
    else:
        await _ask_where(bot, interaction, room)


async def _settle(bot: Arbiter, interaction: Interaction, room: Room, place: Any, allowed: discord.Permissions) -> None:
    """The game goes on at this place; who plays there is called."""
    thread = isinstance(place, discord.Thread)
    if place is None or permissions.lacking(allowed, place):
        raise HostError(NoRoomThere())
    (await bot.servers.of(place.guild.id)).check_opening(room.row.game, place.id, place.parent_id if thread else None)
    await _check_company(bot, room, place.guild.id)
    user, language = interaction.user.id, language_of(interaction)
    bot.limits.call_others(user)
    await bot.homes.move(room, user, place.id, place.guild.id, interaction.id)
    bot.announcer.debts.settle(room.id)
    with telling(bot, room):
        await bot.reminders.again(room)
        await bot.absence.again(room)
        await interaction.edit_original_response(content=lang.interface(language).moved(f"<#{place.id}>"), view=None)
        await _call(bot, room, user)


async def _call(bot: Arbiter, room: Room, mover: int) -> None:
    """Tell those whom the new board does not call where the game is now, by a line."""
    called = {mover, *posts.users(room, room.called)}
    if others := [row.user for row in room.people if row.user not in called]:
        say, title = lang.interface(room.row.lang), games.text(room.row.lang, room.row.game).TITLE
        name = posts.plain(room.names[room.seat_of(mover)])
        await bot.messenger.post(room.row.channel, say.move_call(name, title, [f"<@{other}>" for other in others]), users=others)


async def _check_company(bot: Arbiter, room: Room, guild: int) -> None:
    """HostError if the game would leave for a server where not all who play can follow."""
    if guild == room.row.guild:
        return
    missing = [posts.plain(row.name) for row in room.people if not await bot.messenger.is_member(guild, row.user)]
    if missing:
        raise HostError(OthersNotThere(tuple(missing)))


async def _ask_where(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """The channels in which both the bot and who asks may write, those of the game's own server first."""
    say = lang.interface(language_of(interaction))
    options = [option async for option in _places(bot, room, interaction.user.id)]
    if not options:
        await interaction.edit_original_response(content=say.move_nowhere(), view=None)
        return
    select: ui.Select[Any] = ui.Select(custom_id=ids.write(Verb.MOVE, room.id), options=options[:MOST], placeholder=say.MOVE_PICK)
    title = games.text(language_of(interaction), room.row.game).TITLE
    await interaction.edit_original_response(content=say.move_where(title), view=view((select,)))


async def _places(bot: Arbiter, room: Room, user: int) -> AsyncIterator[SelectOption]:
    store = bot.rooms.store
    async for guild, me, channels in _servers(bot, room, user):
        if (member := await _member(guild, user)) is None:
            continue
        server = await bot.servers.of(guild.id)
        for channel in channels:
            wanted = not server.channels or channel.id in server.channels
            may = wanted and not permissions.lacking(channel.permissions_for(me), channel) and _writes(member, channel)
            if may and not await homes.in_channel(store, channel.id):
                yield SelectOption(label=fitting(f"#{channel.name} · {guild.name}", LINE), value=str(channel.id))


async def _place(bot: Arbiter, room: Room, user: int, chosen: str) -> tuple[Place, discord.Member]:
    """The channel that was chosen, and the bot as a member there."""
    place = bot.get_channel(int(chosen)) if chosen.isdecimal() and len(chosen) < 20 else None
    if isinstance(place, Place):
        return place, place.guild.me
    async for _, me, channels in _servers(bot, room, user):
        for channel in channels:
            if str(channel.id) == chosen:
                return channel, me
    raise HostError(NoRoomThere())


async def _servers(bot: Arbiter, room: Room, user: int) -> AsyncIterator[tuple[discord.Guild, discord.Member, list[discord.TextChannel]]]:
    """The servers somebody may bring a game to, the bot as a member there, and their channels.

    Of those that another process is told of, Discord is asked.
    """
    for number in dict.fromkeys([room.row.guild, *await homes.known_guilds(bot.rooms.store, user)]):
        guild = bot.get_guild(number or 0)
        if guild is not None and not guild.unavailable:
            yield guild, guild.me, guild.text_channels
        elif guild is None and number and bot.duty.shared and bot.user and not bot.duty.holds(number):
            with suppress(discord.HTTPException):
                there = await bot.fetch_guild(number, with_counts=False)
                me, found = await there.fetch_member(bot.user.id), await there.fetch_channels()
                yield there, me, [channel for channel in found if isinstance(channel, discord.TextChannel)]


async def _member(guild: discord.Guild, user: int) -> discord.Member | None:
    """Somebody as a member of a server; None if they are none."""
    try:
        return await guild.fetch_member(user)
    except discord.HTTPException:
        return None


def _writes(member: discord.Member | None, place: Place) -> bool:
    """Whether somebody may see a channel and write there."""
    if member is None:
        return False
    held = place.permissions_for(member)
    return held.view_channel and (held.send_messages_in_threads if isinstance(place, discord.Thread) else held.send_messages)


HANDLERS: dict[Verb, Handler] = {Verb.MOVE: move}
