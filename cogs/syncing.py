"""Telling Discord our commands: those of everybody, and those of whoever runs the bot, which stand in their own server alone."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING

import discord

from .ui.commands import Translator

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter")


async def sync(bot: Arbiter, *, always: bool = False) -> int:
    """Tell Discord what has changed since the last time, or everything; how many commands it was told."""
    told = await _tell(bot, "commands", None, always=always)
    if owners := bot.settings.owner_guild:
        try:
            told += await _tell(bot, "owner commands", discord.Object(owners), always=always)
        except (discord.Forbidden, discord.NotFound):  # it runs on without them
            log.warning("no commands for owners: the bot isn’t in the server of --owner-guild; invite it there", extra={"guild": owners})
    return told


async def _tell(bot: Arbiter, key: str, guild: discord.Object | None, *, always: bool) -> int:
    payload = [await command.get_translated_payload(bot.tree, Translator()) for command in bot.tree.get_commands(guild=guild)]
    about = [bot.application_id, payload, *([guild.id] if guild else [])]
    stamp = hashlib.sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()
    if not always and await bot.rooms.store.setting(key) == stamp:
        return 0
    await bot.tree.sync(guild=guild)
    await bot.rooms.store.keep_setting(key, stamp)
    log.info("commands synced", extra={"count": len(payload)})
    return len(payload)
