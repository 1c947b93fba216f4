"""Profiles, rankings and histories, for oneself alone."""

from __future__ import annotations

import re

import discord

import lang
from games import GAMES
from host.after import fame
from host.after.hall import Hall
from host.telling import posts
from lang.errors import HostError, NoSuchGame

from ..interaction import Interaction
from ..ui import lists
from ..ui.ids import Press, Verb
from ..ui.reply import drawn, language_of, reply_privately, think, values
from . import Roomless, after

FRESH = 20  # games that are settled before anybody reads, should some have just ended


async def profile(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Somebody's record in this server; their own has a button to hide it."""
    hall, language, mine = await _hall(interaction), language_of(interaction), person.id == interaction.user.id
    hidden = bool(await hall.hidden(person.id))
    if hidden and not mine:
        await interaction.edit_original_response(content=lang.interface(language).profile_hidden(posts.plain(person.display_name)))
        return
    post = fame.profile(person.display_name, await hall.profile(person.id, interaction.guild_id or 0), language)
    view = lists.hide_view(language, hidden=hidden) if mine else None
    await interaction.edit_original_response(content=post.text, attachments=await drawn(post.pictures), view=view)


async def hide(interaction: Interaction, press: Press) -> None:
    hidden = press.words[:1] == ("hide",)
    await interaction.client.people.change(interaction.user.id, hidden=hidden)
    await reply_privately(interaction, lang.interface(language_of(interaction)).now_hidden(hidden))


async def ranking(interaction: Interaction, press: Press) -> None:
    """The ladder of a game in this server; the press names the game and the page."""
    game, page = press.words[0] if press.words else "", _page(press)
    if game not in GAMES:
        raise HostError(NoSuchGame())
    hall, language = await _hall(interaction), language_of(interaction)
    ladder, count = await hall.ranking(game, interaction.guild_id or 0, page)
    text = fame.ranking(game, ladder, page * lists.PAGE + 1, language)
    view = lists.pages(language, page, count, lambda to: Press(Verb.RANKING, 0, 0, (game, str(to))))
    await interaction.edit_original_response(content=text, view=view)


async def history(interaction: Interaction, press: Press) -> None:
    """Finished games of a person, who is the first word, or of this channel; one of them can be watched again."""
    hall, language = await _hall(interaction), language_of(interaction)
    say, user, page = lang.interface(language), _user(press), _page(press)
    guild, channel = interaction.guild_id or 0, interaction.channel_id
    if user and user != interaction.user.id and await hall.hidden(user):
        await interaction.edit_original_response(content=say.profile_hidden(f"<@{user}>"))
        return
    found, count = await (hall.history(guild, page, user=user) if user else hall.history(guild, page, channel=channel))
    unseen = await hall.hidden(*(one for past in found for one in past.users if one != interaction.user.id))
    head = say.history_head(f"<@{user}>") if user else say.history_of_channel()
    view = lists.history_view(language, found, unseen, page, count, user)
    await interaction.edit_original_response(content=fame.history(head, found, unseen, language), view=view)


def _user(press: Press) -> int:
    """The person whose games a press asks for; 0 for those of the channel."""
    word = press.words[0] if press.words else "0"
    return int(word) if re.fullmatch("[0-9]{1,20}", word) else 0


def _page(press: Press) -> int:
    word = press.words[1] if press.words[1:] else "0"
    return int(word) if re.fullmatch("[0-9]{1,5}", word) else 0


async def past(interaction: Interaction, press: Press) -> None:
    """A game chosen in a history."""
    word = next(iter(values(interaction)), "")
    if not re.fullmatch("[0-9]{1,18}", word):
        raise HostError(NoSuchGame())
    bot = interaction.client
    await after.replay(bot, interaction, await bot.rooms.room(int(word)), Press(Verb.REPLAY, int(word)))


async def _hall(interaction: Interaction) -> Hall:
    """The hall, with the games that have just ended in it."""
    await think(interaction)
    hall: Hall = interaction.client.hall
    await hall.catch_up(FRESH)
    return hall


HANDLERS: dict[Verb, Roomless] = {
    Verb.HIDE: hide, Verb.PAST: past, Verb.RANKING: ranking, Verb.HISTORY: history,
}  # fmt: skip
