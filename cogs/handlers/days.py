"""Coming back to games that last for days: one's tables, and following those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

import games
import lang
from host.play.room import Room
from host.telling import listing, posts, watching
from lang.errors import AlreadyOver, HostError, WantsNoLetters

from ..interaction import Interaction
from ..ui import ids, screens
from ..ui.ids import Press, Verb
from ..ui.links import listed
from ..ui.reply import drawn, language_of, reply_privately, show
from ..ui.screens import Screen
from . import Handler

if TYPE_CHECKING:
    from start.arbiter import Arbiter

PAGE = 12  # tables


async def recap(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """What changed for somebody since their last turn, for them alone; the log leads to the turns."""
    room.dealt()
    seat, language = room.seat_of(interaction.user.id), language_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    post, words = posts.since_last_turn(room, seat, language), lang.interface(language).BUTTONS
    row = [screens.button(words["log"], ids.write(Verb.LOG, room.id))]
    if room.row.phase == "playing" and seat in room.waiting and not room.row.paused:
        row.insert(0, screens.button(words["play"], ids.write(Verb.PLAY, room.id), ButtonStyle.primary))
    await interaction.edit_original_response(content=post.text, attachments=await drawn(post.pictures), view=screens.view(row))


async def watch(bot: Arbiter, interaction: Interaction, room: Room, *, turns: bool) -> None:
    """Follow a table by direct message, or no longer."""
    if room.row.phase not in ("lobby", "playing"):
        raise HostError(AlreadyOver())
    if (await bot.people.of(interaction.user.id)).no_dms:
        raise HostError(WantsNoLetters())
    say = lang.interface(language_of(interaction))
    follows = await watching.watch(room.store, room.id, interaction.user.id, turns=turns, told=room.heard.last)
    await reply_privately(interaction, say.watching(turns) if follows else say.watching_over())


async def tables(interaction: Interaction, press: Press) -> None:
    """Somebody's open tables, a page of them: those that wait for them first."""
    bot = interaction.client
    language, found = language_of(interaction), await listing.tables(bot.rooms, interaction.user.id)
    say, last = lang.interface(language), max(0, (len(found) - 1) // PAGE)
    page = min(max(press.number, 0), last)
    lines = [listed(one, language) for one in found[page * PAGE : (page + 1) * PAGE]]
    text = posts.cut(lines, say) or say.no_games()
    if not last:
        await show(interaction, Screen(text))
        return
    leafing = screens.leafing(language, page, last, lambda to: ids.write(Verb.TABLES, 0, 0, (str(to),)))
    await show(interaction, Screen(f"{text}\n-# {say.page(page + 1, last + 1)}", screens.view(leafing)))


async def point_on(bot: Arbiter, interaction: Interaction, room: Room) -> None:
    """After somebody's last press at a table: the way to the one that has waited longest for them, if any does."""
    user, language = interaction.user.id, language_of(interaction)
    if room.thinking or not room.sits(user) or room.seat_of(user) in room.waiting or not interaction.response.is_done():
        return
    one = await listing.next_table(bot.rooms, user, room.id)
    if one is None or not one.row.board:
        return
    say = lang.interface(language)
    lead: ui.Button[Any] = ui.Button(label=say.BUTTONS["next_table"], url=one.link, style=ButtonStyle.link)
    text = say.awaited_elsewhere(games.text(language, one.row.game).TITLE, one.since)
    await interaction.followup.send(text, view=screens.view((lead,)), ephemeral=True)


HANDLERS: dict[Verb, Handler] = {Verb.RECAP: recap}
