"""`/server`: what those who manage a server want of the bot there, on one private screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import SelectDefaultValue, SelectOption, app_commands, ui
from discord.ext import commands

import games
import lang
from games import GAMES
from host.servers import Server
from lang.errors import HostError, ManagersOnly, OnlyInServers

from .interaction import Interaction
from .ui import ids
from .ui.ids import Press, Verb
from .ui.naming import named
from .ui.reply import language_of, reply_privately, show, values
from .ui.screens import Screen, button, view

if TYPE_CHECKING:
    from start.arbiter import Arbiter

MOST = 25  # values of a menu
LANGUAGES = ("", *lang.LANGUAGES)
KINDS = [discord.ChannelType.text, discord.ChannelType.public_thread, discord.ChannelType.news]


def server_screen(server: Server, language: str) -> Screen:
    """The wishes of a server, and everything that changes them."""
    say = lang.interface(language)
    titles = {game: games.text(language, game).TITLE for game in GAMES}
    lines = [
        say.server_head(),
        say.server_channels([f"<#{one}>" for one in server.channels]),
        say.server_games([titles[game] for game in server.games]),
    ]
    chosen = [SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in server.channels]
    channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=_id("channels"), channel_types=KINDS, placeholder=say.CHANNELS_ALL, min_values=0, max_values=MOST, default_values=chosen
    )
    options = [SelectOption(label=title, value=game, default=game in server.games) for game, title in titles.items()]
    offered: ui.Select[Any] = ui.Select(
        custom_id=_id("games"), options=options, placeholder=say.GAMES_ALL, min_values=0, max_values=len(options)
    )
    rest = (
        button(say.server_language(server.language), _id("language")),
        button(say.server_threads(say.ON if server.threads else say.OFF), _id("threads")),
        button(say.server_strangers(say.ON if server.strangers else say.OFF), _id("strangers")),
    )
    return Screen("\n".join(lines), view((channels,), (offered,), rest))


def _id(name: str) -> str:
    return ids.write(Verb.SERVER, 0, 0, (name,))


def _managed(interaction: Interaction) -> int:
    """The server in which this was pressed, by somebody who manages it."""
    if interaction.guild_id is None:
        raise HostError(OnlyInServers())
    if not interaction.permissions.manage_guild:
        raise HostError(ManagersOnly())
    return interaction.guild_id


async def chosen(interaction: Interaction, press: Press) -> None:
    """A choice on the screen."""
    bot = interaction.client
    guild, name = _managed(interaction), press.words[0] if press.words else ""
    changes = _changes(await bot.servers.of(guild), name, values(interaction)[:MOST])
    if changes is None:
        await reply_privately(interaction, lang.interface(language_of(interaction)).expired_form())
        return
    await show(interaction, server_screen(await bot.servers.change(guild, **changes), language_of(interaction)))


def _changes(now: Server, name: str, values: list[str]) -> dict[str, Any] | None:
    """What a choice changes; None if it is none of those that are offered."""
    match name:
        case "channels" if all(value.isdecimal() and len(value) < 20 for value in values):
            return {"channels": tuple(map(int, values))}
        case "games" if all(value in GAMES for value in values):
            return {"games": tuple(game for game in GAMES if game in values) if len(values) < len(GAMES) else ()}
        case "language":
            return {"language": LANGUAGES[(LANGUAGES.index(now.language) + 1) % len(LANGUAGES)]}
        case "threads" | "strangers":
            return {name: not getattr(now, name)}
        case _:
            return None


class ServerCommand(commands.Cog):
    @app_commands.command(**named("server"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def server(self, interaction: Interaction) -> None:
        bot = interaction.client
        await show(interaction, server_screen(await bot.servers.of(_managed(interaction)), language_of(interaction)))


async def setup(bot: Arbiter) -> None:
    await bot.add_cog(ServerCommand())
