"""Looking back: at any turn, for oneself alone; and after the end at the whole game in a film or a picture."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import games
import lang
from host.after import replaying
from host.after.filming import CannotFilm, Format, Order, Told
from host.after.replaying import NOBODY, Eyes
from host.play.room import Room
from host.record.archive import archive
from host.telling import posts
from lang.errors import HostError, NoSuchGame, NotDrawn, NotOverYet, Stale

from ..interaction import Interaction
from ..ui import ids, replays
from ..ui.ids import Press, Verb
from ..ui.progress import progress
from ..ui.reply import ask_form, drawn, language_of, think, typed, values
from . import Handler
from .opening import play_on_from

if TYPE_CHECKING:
    from start.arbiter import Arbiter


async def replay(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A turn of the game: a finished one from its beginning, else the last first; a viewpoint chosen in the menu comes with the press."""
    chosen = values(interaction)
    await _show_turn(interaction, room, press.number, replays.eyes_of(chosen[0]) if chosen else _eyes(press))


async def _show_turn(interaction: Interaction, room: Room, turn: int, eyes: Eyes) -> None:
    check_open_to(interaction, room)
    language, allowed = language_of(interaction), replaying.viewpoints(room, interaction.user.id)
    eyes = eyes if eyes in allowed else NOBODY
    await think(interaction)
    whole = await replaying.reel(room)
    if not 0 <= turn <= whole.last:
        turn = 0 if room.row.phase == "over" else whole.last
    post = replaying.post(room, whole, turn, eyes, language)
    view = replays.view(room, turn, whole, eyes, allowed, language)
    await interaction.edit_original_response(content=post.text, attachments=await drawn(post.pictures), view=view)


def check_open_to(interaction: Interaction, room: Room) -> None:
    """A game is looked back at where it is played, after its end in all of that server, and anywhere by those who sit in it.

    One that somebody played in direct messages is theirs.
    """
    room.dealt()
    here = interaction.channel_id in (room.row.channel, room.row.parent)
    there = room.row.phase == "over" and room.row.guild == interaction.guild_id
    if not room.sits(interaction.user.id) and (interaction.guild_id is None or not (here or there)):
        raise HostError(NoSuchGame())


async def ask_turn(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The form for a turn's number; the press says which is the last."""
    check_open_to(interaction, room)
    say, last = lang.interface(language_of(interaction)), max(0, press.number)
    words = (str(last), replays.eyes_word(_eyes(press)))
    field: ui.TextInput[Any] = ui.TextInput(label=say.turn_number(last), custom_id="number", max_length=4)
    await ask_form(interaction, say.TURN_TITLE, ids.write(Verb.TURNED, room.id, 0, words), field)


async def turned(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The turn that was typed; anything else leads to the last."""
    text = typed(interaction)
    await _show_turn(interaction, room, int(text) if text.isdecimal() else -1, _eyes(press))


def _eyes(press: Press) -> Eyes:
    """The viewpoint that a press names as its second word."""
    return replays.eyes_of(press.words[1] if press.words[1:] else "")


async def play_on(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """A new table in this channel that begins with that turn."""
    check_over(interaction, room)
    whole = await replaying.reel(room)
    if not 0 <= press.number <= whole.last:
        raise HostError(Stale())
    await play_on_from(bot, interaction, room, whole, press.number)


# ---------------------------------------------------------------- the film


async def film(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The game as a film or one picture, for oneself, with a button to show everybody. While it is drawn one hears how far it is."""
    kind = _kind(press)
    check_over(interaction, room)
    await think(interaction)
    say = lang.interface(language_of(interaction))
    async with progress(interaction, say.filming) as told:
        file = await _filmed(bot, interaction, room, kind, told)
    view = replays.film_view(room, kind, language_of(interaction))
    await interaction.edit_original_response(content=_verdict(room, language_of(interaction)), attachments=[file], view=view)


async def share(bot: Arbiter, interaction: Interaction, room: Room, press: Press) -> None:
    """The film or the picture in the channel, in the language of its table."""
    check_over(interaction, room)
    bot.limits.call_others(interaction.user.id)
    await interaction.response.defer(thinking=True)
    file = await _filmed(bot, interaction, room, _kind(press), lambda done, turns: None, room.row.lang)
    await interaction.edit_original_response(content=_verdict(room, room.row.lang), attachments=[file])


def _kind(press: Press) -> Format:
    return Format.STILL if press.words[:1] == (Format.STILL.value,) else Format.FILM


def check_over(interaction: Interaction, room: Room) -> None:
    check_open_to(interaction, room)
    if room.row.phase != "over":
        raise HostError(NotOverYet())


def _verdict(room: Room, language: str) -> str:
    return f"**{games.text(language, room.row.game).TITLE}**\n{posts.result(room, language, posts.TEXT)[0]}"


async def _filmed(
    bot: Arbiter, interaction: Interaction, room: Room, kind: Format, told: Told, language: str | None = None
) -> discord.File:
    language = language or language_of(interaction)
    say, title = lang.interface(language), games.text(language, room.row.game).TITLE
    try:
        data = await bot.studio.make(Order(kind, await archive(room), language), told)
    except CannotFilm as error:
        bot.log.error("no film", extra={"game": room.id, "why": str(error)})
        raise HostError(NotDrawn()) from error
    verdict = posts.spoken(posts.result(room, language, posts.TEXT)[0])
    alt = say.film_alt(title, verdict) if kind is Format.FILM else say.still_alt(title, verdict)
    return discord.File(io.BytesIO(data), kind.file, description=alt[: posts.ALT])


HANDLERS: dict[Verb, Handler] = {
    Verb.REPLAY: replay, Verb.TURN: ask_turn, Verb.TURNED: turned, Verb.ONWARD: play_on, Verb.FILM: film, Verb.SHARE: share,
}  # fmt: skip
