"""Forgetting somebody who has said twice that they want it."""

from __future__ import annotations

import logging

import discord

import lang
from host import privacy

from ..interaction import Interaction
from ..ui.ids import Press
from ..ui.reply import language_of, show
from ..ui.screens import Screen

log = logging.getLogger("arbiter.privacy")


async def forgotten(interaction: Interaction, press: Press) -> None:
    """They have said so twice. Their private messages from the bot go too, as far as Discord lets us."""
    bot = interaction.client
    letters = await bot.rooms.store.read("SELECT channel, message FROM letters WHERE user_id = ?", (interaction.user.id,))
    say = lang.interface(language_of(interaction))
    await show(interaction, Screen(say.forgotten()))
    for room in await privacy.forget(bot.rooms, bot.people, interaction.user.id):
        bot.changed(room)
    bot.forget_locale(interaction.user.id)
    for channel, message in letters:
        try:
            await bot.get_partial_messageable(int(channel)).get_partial_message(int(message)).delete()
        except discord.HTTPException as error:
            log.info("a letter stays", extra={"code": error.code})
