"""The slash commands as Discord lists them: short groups, and English names for English readers."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

import games
from cogs import moves
from cogs.game import GameCommands
from cogs.table import TableCommands
from cogs.ui.commands import Translator, group

MOST = 19  # lines of a list somebody reads through


def payload(made: app_commands.Group) -> dict[str, Any]:
    client = discord.Client(intents=discord.Intents.none())
    return asyncio.run(made.get_translated_payload(app_commands.CommandTree(client), Translator()))


def groups() -> dict[str, dict[str, Any]]:
    found = {}
    for game in games.GAMES:
        made = group(None, game, moves.attempt)  # type: ignore[arg-type]  # nobody answers here
        for extra in moves.EXTRAS.get(game, ()):
            made.add_command(extra)
        found[game] = payload(made)
    return found


def test_no_group_is_longer_than_one_reads() -> None:
    found = groups()
    for game, made in found.items():
        assert len(made["options"]) <= MOST, game
        assert all(len(inner.get("options", ())) <= MOST for inner in made["options"])
    for cog in (GameCommands, TableCommands):
        assert len(cog.__cog_app_commands__) <= MOST, cog
    more = next(inner for inner in found["fortuna"]["options"] if inner["name"] == "more")
    words = {command.name for command in games.text("en", "fortuna").COMMANDS.values()}
    direct = {one["name"] for one in found["fortuna"]["options"]} - {"more", "province"}
    assert direct | {one["name"] for one in more["options"]} == words, "every move has its command"


def test_an_english_discord_reads_english_names() -> None:
    names = {game: made["name_localizations"] for game, made in groups().items()}
    assert names["triumvirat"]["en-US"] == names["triumvirat"]["en-GB"] == "triumvirate" and names["triumvirat"]["fr"] == "triumvirat"
    assert names["cesar"]["en-US"] == "caesar"
