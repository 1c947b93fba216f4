"""A part of the board large, on request and for oneself alone: a player's display or province, a region of the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from discord import app_commands

from host.play.room import Room
from host.telling import posts
from lang.errors import HostError, NotReadable

from ..interaction import Interaction
from . import typed
from .naming import named, option
from .reply import drawn, language_of

Parts = Callable[[Room, str], Mapping[str, Any]]  # by the name a player types


def large(game: str, key: str, field: str, parts: Parts) -> app_commands.Command[Any, ..., None]:
    """The command `key` of a game, with one argument that names the part."""

    async def show(interaction: Interaction, part: str) -> None:
        room = await interaction.client.room_of(interaction, game)
        language = language_of(interaction)
        shown = parts(room, language)
        wanted = typed.meant(part, shown, str)
        if len(wanted) != 1:
            raise HostError(NotReadable(part[:80], field, tuple(wanted)))
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = posts.large(room, language, shown[wanted[0]])
        await interaction.edit_original_response(attachments=await drawn([picture]))

    async def complete(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        try:
            room = await interaction.client.room_of(interaction, game)
        except HostError:
            return []
        names = typed.found(text, filter(None, parts(room, language_of(interaction))), str)
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in names[:25]]

    app_commands.autocomplete(part=complete)(show)
    return app_commands.Command(callback=option(key, "part")(show), **named(key))


def players(room: Room, language: str) -> Mapping[str, Any]:
    """The parts of a board that belong to players."""
    return {name or posts.callnames(room)[seat]: seat for seat, name in enumerate(room.names)}
