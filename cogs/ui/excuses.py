"""Why something did not go, told to whoever pressed or commanded, with what would: always a sentence."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

import games
import lang
from host.book.store import Unavailable
from host.play import lobby
from host.play.room import Room
from host.telling import listing
from host.telling.posts import TEXT, callnames, cut
from lang.errors import Closing, DatabaseAway, DiscordAway, Frozen, HostError, NoGameHere, NotPlaying, Stale, TableFull, TooFast, Twice
from lang.rulebook import rulebook
from rules.engine.match import GameOver, NotAsked, OtherQuestion
from rules.engine.model import Refused

from ..failures import may_be_lost
from ..interaction import Interaction
from . import ids, panel, screens
from .ids import Verb
from .links import listed
from .reply import NEWER, is_private, language_of, prompt_of, reply_privately, show
from .rulebook_pages import page_of
from .screens import Screen

log = logging.getLogger("arbiter")
GONE = {10062, 40060}  # the interaction has run out, or was answered already: nobody is left to be told


async def explain(interaction: Interaction, error: BaseException, room: Room | None) -> None:
    """Tell the user why it did not go, and what would."""
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.warning("interaction gone", extra={"interaction": interaction.id, "code": error.code})
        return
    language = language_of(interaction)
    try:
        excuse = await _excuse(interaction, error, room, language)
    except Exception as fault:  # even the excuse may fail; the user is told all the same
        excuse = _broken(interaction, fault, language)
    if room:
        excuse = replace(excuse, text=lang.quoting(excuse.text, language, room.row.lang))
    with may_be_lost(interaction):
        await show(interaction, excuse)


async def slow_down(interaction: Interaction) -> None:
    """Somebody presses or commands faster than a person needs to: nothing was done."""
    await reply_privately(interaction, lang.interface(language_of(interaction)).host_error(TooFast()))


async def _excuse(interaction: Interaction, error: BaseException, room: Room | None, language: str) -> Screen:
    say = lang.interface(language)
    match error:
        case Refused() if room and interaction.message and interaction.message.id == room.row.board:
            text, read = refusal(room, interaction.user.id, error, language), _paragraph(room, error, language)
            return Screen(text, screens.view(read))  # a public button: the others stand beside it
        case Refused() if room:
            text = refusal(room, interaction.user.id, error, language)
            return _with_menu(interaction, room, text, _paragraph(room, error, language))
        case HostError(why=Stale() | Closing() | Twice()) if room:
            return _with_menu(interaction, room, say.host_error(error.why))  # it can be pressed again
        case HostError(why=NoGameHere()):
            found = await listing.tables(interaction.client.rooms, interaction.user.id)
            return Screen(f"{say.host_error(error.why)}\n{cut([listed(one, language) for one in found], say, TEXT // 2)}")
        case HostError(why=NotPlaying()) if room and room.row.phase == "lobby":
            return Screen(say.join_first() if lobby.free(room) else say.host_error(TableFull(len(lobby.places(room)))))
        case HostError(why=Frozen(mendable=True)) if room and room.sits(interaction.user.id):
            return screens.mend_screen(room, language, say.host_error(error.why))
        case discord.HTTPException() if NEWER in error.text:  # a panel has taken the place that this answer was for
            return Screen(say.host_error(Stale()))
        case Unavailable():
            return Screen(say.host_error(DatabaseAway()))
        case discord.DiscordServerError() | aiohttp.ClientError():
            log.warning("Discord is away", extra={"interaction": interaction.id, "error": repr(error)})
            return Screen(say.host_error(DiscordAway()))
        case HostError():
            return Screen(say.host_error(error.why))
        case app_commands.AppCommandError():  # a command, an option or a value we do not have, or no longer
            return Screen(say.expired_form())
        case _:
            return _broken(interaction, error, language)


def _broken(interaction: Interaction, error: BaseException, language: str) -> Screen:
    """A fault of ours: a code for the user, the details for the log."""
    code = secrets.token_hex(4)
    log.error("failed", extra={"interaction": interaction.id, "error": code}, exc_info=error)
    return Screen(lang.interface(language).broken(code))


def refusal(room: Room, user: int, error: Refused, language: str) -> str:
    """Why the rules say no, with the paragraph."""
    say, why = lang.interface(language), error.why
    match why:
        case GameOver():
            return say.host_error(lang.errors.AlreadyOver())
        case OtherQuestion(ask, cite):
            reason = _elsewhere(room, ask, cite, language)
        case NotAsked():
            reason = say.not_asked([callnames(room)[seat] for seat in room.awaited])
        case _:
            reason = games.text(language, room.row.game).refusal(why, room.seat_of(user), callnames(room))
    paragraph = rulebook(language, room.row.game).paragraphs.get(str(why.cite))
    return say.refused(reason, why.cite or "", paragraph.title if paragraph else "")


def _paragraph(room: Room, error: Refused, language: str) -> Sequence[ui.Button[Any]]:
    """A button to the paragraph that says no, where one does."""
    number, game = str(getattr(error.why, "cite", None) or ""), room.row.game
    if number not in rulebook(language, game).paragraphs:
        return ()
    label, page = f"{lang.interface(language).BUTTONS[Verb.RULES]} · {number}", page_of(language, game, number)
    return (screens.button(label, ids.write(Verb.RULES, room.id, 0, (str(page),))),)


def _elsewhere(room: Room, ask: Any, cite: str, language: str) -> str:
    """Where a move belongs that does not answer what is asked: later in the rulebook is later in the game."""
    book, here = rulebook(language, room.row.game), str(ask.cite)
    order = list(book.paragraphs)
    if cite == here:
        return lang.interface(language).not_what_is_asked()
    chapter = book.chapters[book.paragraphs[cite].chapter]
    return lang.interface(language).belongs_elsewhere(chapter, later=order.index(cite) > order.index(here))


def _with_menu(interaction: Interaction, room: Room, text: str, read: Sequence[ui.Button[Any]] = ()) -> Screen:
    """The sentence above what is legal instead, with what there is to read of it."""
    user = interaction.user.id
    if room.row.phase == "playing" and not room.row.paused and room.match and room.sits(user) and room.match.may(room.seat_of(user)):
        return panel.moves(prompt_of(interaction, room), above=text, read=read)
    if not read and _on_panel(interaction) and room.row.phase == "playing" and room.match and room.sits(user):
        waits = lang.interface(language_of(interaction)).awaited([callnames(room)[seat] for seat in room.awaited])
        return panel.finished(room, room.seat_of(user), language_of(interaction), f"{text}\n{waits}")
    return Screen(text, screens.view(read) if read else None)


def _on_panel(interaction: Interaction) -> bool:
    """Whether a panel was pressed: the answer takes its place, and is one."""
    return is_private(interaction) and interaction.message is not None and interaction.message.flags.components_v2
