"""Answering an interaction: privately, in the user's language, and always with a sentence."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import logging
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial, wraps
from typing import Any, TypeVar

import aiohttp
import discord
from discord import Interaction, InteractionResponseType, InteractionType, app_commands, ui

import games
import lang
from host.book.store import Unavailable
from host.play.room import Room
from host.telling import listing
from host.telling.listing import Listed
from host.telling.posts import TEXT, Picture, callnames, cut, plain
from lang.errors import Closing, DatabaseAway, DiscordAway, Frozen, HostError, NoGameHere, NotPlaying, OnlyInServers, Stale, TooFast, Twice
from lang.rulebook import rulebook
from rules.engine.match import GameOver, NotAsked, OtherQuestion
from rules.engine.model import Refused

from ..failures import FAILURES, may_be_lost
from . import ids, panel, screens
from .ids import Verb
from .notes import notes
from .prompt import Prompt
from .rulebook_pages import page_of
from .screens import Screen

log = logging.getLogger("arbiter")
DRAWERS = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "drawing")  # one core is left for answering
LONGEST = 2000  # characters of a message
DRAWING = 1.5  # seconds that a panel waits for its picture: Discord wants an answer within three
PATIENT = 15.0  # seconds, where Discord has been told that it takes a moment
NEWER = "IS_COMPONENTS_V2"  # Discord's word for what a message of the newer kind does not take
T = TypeVar("T")
GONE = {10062, 40060}  # the interaction has run out, or was answered already: nobody is left to be told


def language_of(interaction: Interaction[Any]) -> str:
    """The language they chose in their settings, else that of their Discord."""
    return str(notes(interaction).speaks or lang.language(str(interaction.locale)))


def check_place_for_tables(interaction: Interaction[Any]) -> None:
    """HostError where there can be no table: neither on a server that has the bot nor in somebody's direct messages with it."""
    if interaction.guild_id is None:
        possible = interaction.context.dm_channel
    else:  # whoever has the bot for themselves brings it to servers that it does not know
        possible = interaction.is_guild_integration() or interaction.client.get_guild(interaction.guild_id) is not None
    if not possible:
        raise HostError(OnlyInServers())


def prompt_of(interaction: Interaction[Any], room: Room) -> Prompt:
    """What the one who presses is asked: made once a press, and anew only if the match has gone on since."""
    room.check_unpaused()
    match, noted = room.playing(), notes(interaction)
    if noted.prompt is None or noted.prompt.match is not match:
        noted.prompt = Prompt(room, match, room.seat_of(interaction.user.id), language_of(interaction))
    return noted.prompt


def values(interaction: Interaction[Any]) -> list[str]:
    """What was chosen in a list."""
    data: Any = interaction.data
    return [str(value) for value in data.get("values") or ()]


async def ask_form(interaction: Interaction[Any], title: str, custom_id: str, *asked: ui.TextInput[Any]) -> None:
    """A form with these fields; it comes back as a press of its own, so nobody listens to it."""
    modal = ui.Modal(title=title[:45], custom_id=custom_id)
    for field in asked:
        modal.add_item(field)
    await interaction.response.send_modal(modal)
    modal.stop()


def typed(interaction: Interaction[Any]) -> str:
    """The text of a form's only field."""
    return next(iter(fields(interaction).values()), "")


def fields(interaction: Interaction[Any]) -> dict[str, str]:
    """What was typed into a form, by field."""
    data: Any = interaction.data
    rows = data.get("components") or []
    filled = [field for row in rows for field in row.get("components", [row.get("component", {})])]
    return {str(field.get("custom_id", "")): str(field.get("value") or "").strip() for field in filled}


async def drawn(pictures: Sequence[Picture]) -> list[discord.File]:
    """The pictures of a post, drawn off the event loop, all in one go: a change of threads takes longer than to find one that is kept."""
    if not pictures:
        return []
    made = await by_a_drawer(lambda: [picture.draw() for picture in pictures])
    return [discord.File(io.BytesIO(data), one.name, description=one.alt) for one, data in zip(pictures, made, strict=True)]


async def by_a_drawer(work: Callable[[], T]) -> T:
    """What this makes, in a thread for drawings; it is busy until that is done, even if nobody waits any longer."""
    return await asyncio.get_running_loop().run_in_executor(DRAWERS, work)


async def tidy() -> None:
    """Give back the memory that pictures have left behind."""
    await asyncio.to_thread(games.give_back)


Send = Callable[[Interaction[Any], Screen], Awaitable[None]]


def with_emoji(send: Send) -> Send:
    """Sends a screen with the bot's own emoji, and once more without them where Discord will not have them."""

    @wraps(send)
    async def dressed(interaction: Interaction[Any], screen: Screen) -> None:
        emoji, language, game = interaction.client.emoji, language_of(interaction), notes(interaction).game
        views = [value for part in dataclasses.fields(screen) if isinstance(value := getattr(screen, part.name), (ui.View, ui.LayoutView))]
        for view in views:
            emoji.dress(view, language, game)
        try:
            await send(interaction, replace(screen, text=emoji.text(screen.text, language, game)))
        except discord.HTTPException as error:
            if not emoji.refused(error, *views) or screen.files:
                raise
            await send(interaction, screen)

    return dressed


@with_emoji
async def show(interaction: Interaction[Any], screen: Screen) -> None:
    """A private screen: in the place of the one that was pressed, or a new one."""
    if _private(interaction) and not interaction.response.is_done() and await _shown_in_place(interaction, screen):
        return
    body = await _body(screen)
    if interaction.response.is_done():
        sent = await interaction.followup.send(**body, ephemeral=True, wait=True)
        await interaction.client.panels.opened(interaction, screen, sent.id, followup=True)
    else:
        answered = await interaction.response.send_message(**body, ephemeral=True)
        await interaction.client.panels.opened(interaction, screen, answered.message_id)


async def _shown_in_place(interaction: Interaction[Any], screen: Screen) -> bool:
    """Show a screen in the place of the private message that was pressed; False if that has become of the newer kind since then."""
    message = interaction.message
    assert message
    if message.flags.components_v2:
        screen = panel.plain(screen)  # a message of the newer kind stays one
    body = await _body(screen)
    files = body.pop("files")
    try:
        await interaction.response.edit_message(**{"content": None, "view": screens.view()} | body, attachments=files)
    except discord.HTTPException as error:
        if NEWER not in error.text or screen.files:  # a file is read once
            raise
        return False
    interaction.client.presses.redrawn(interaction, message.id)
    await interaction.client.panels.opened(interaction, screen, message.id)
    return True


async def edited(interaction: Interaction[Any], text: str, view: ui.View | None) -> bool:
    """Answer a press by editing its public message; False if another edit is on its way, which then must be followed by a newer one."""
    assert interaction.message
    hand = interaction.client.edits.of(interaction.message.id)
    if hand.locked():
        await interaction.response.defer()
        return False
    async with hand:
        await interaction.response.edit_message(content=text, view=view)
    return True


@with_emoji
async def redraw(interaction: Interaction[Any], screen: Screen) -> None:
    """A private screen in the place of the one that was the answer, or is to be it."""
    body = await _body(screen, PATIENT)
    files = body.pop("files")
    message = await interaction.edit_original_response(**{"content": None, "view": screens.view()} | body, attachments=files)
    interaction.client.presses.redrawn(interaction, message.id)
    await interaction.client.panels.opened(interaction, screen, message.id)


async def show_drawn(interaction: Interaction[Any], screen: Screen) -> None:
    """A private screen that says half of it by its pictures: at once if they are drawn in time, else as soon as they are."""
    drawing = asyncio.ensure_future(by_a_drawer(lambda: [picture.draw() for picture in screen.pictures]))
    send = show
    try:
        await asyncio.wait_for(asyncio.shield(drawing), DRAWING)
    except TimeoutError:
        await think(interaction)
        send = redraw
    ready = [Picture(one.name, one.alt, partial(bytes, data)) for one, data in zip(screen.pictures, await drawing, strict=True)]
    await send(interaction, replace(screen, pictures=ready))


async def _body(screen: Screen, within: float = DRAWING) -> dict[str, Any]:
    """A screen as Discord takes it; a picture that is not ready in time is left out."""
    files = list(screen.files)
    if screen.pictures:
        try:
            async with asyncio.timeout(within):  # unlike wait_for, without a task of its own
                files += await drawn(screen.pictures)
        except TimeoutError:
            _without_pictures(screen)
    if screen.layout is not None:
        return {"view": screen.layout, "files": files}
    return {"content": _fitting(screen.text), "files": files} | ({"view": screen.view} if screen.view else {})


def _without_pictures(screen: Screen) -> None:
    for item in list(screen.layout.children) if screen.layout else ():
        if isinstance(item, ui.MediaGallery) and screen.layout:
            screen.layout.remove_item(item)


async def think(interaction: Interaction[Any], *, panel: bool = False) -> None:
    """Acknowledge privately what takes a moment; the answer is then the edit of the original response.

    It takes the place of a private message that was pressed; that of a message of the newer kind only if it will be a `panel`: such a
    message takes nothing else.
    """
    newer = interaction.message is not None and interaction.message.flags.components_v2
    if _private(interaction) and (panel or not newer):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


@asynccontextmanager
async def waiting(interaction: Interaction[Any], text: str) -> AsyncIterator[None]:
    """After `think`: a sentence for as long as the answer takes, in its place, or below the panel that stays; "" says nothing."""
    below = None
    if text and interaction.response.type is InteractionResponseType.deferred_message_update:
        below = await interaction.followup.send(text, ephemeral=True, wait=True)
    elif text:
        await interaction.edit_original_response(content=text)
    try:
        yield
    finally:
        if below is not None:
            with suppress(*FAILURES):
                await below.delete()


async def reply_privately(interaction: Interaction[Any], text: str) -> None:
    """A private sentence beside whatever is there."""
    if interaction.response.is_done():
        await interaction.followup.send(_fitting(text), ephemeral=True)
    else:
        await interaction.response.send_message(_fitting(text), ephemeral=True)


def _fitting(text: str) -> str:
    """Discord refuses what is longer; a sentence cut short is better than none."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _private(interaction: Interaction[Any]) -> bool:
    """Whether the press came from a message that its user alone sees, and nobody else."""
    message = interaction.message
    if interaction.type not in (InteractionType.component, InteractionType.modal_submit) or not message or not message.flags.ephemeral:
        return False
    return message.interaction_metadata is None or message.interaction_metadata.user == interaction.user


async def explain(interaction: Interaction[Any], error: BaseException, room: Room | None) -> None:
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


async def slow_down(interaction: Interaction[Any]) -> None:
    """Somebody presses or commands faster than a person needs to: nothing was done."""
    await reply_privately(interaction, lang.interface(language_of(interaction)).host_error(TooFast()))


async def _excuse(interaction: Interaction[Any], error: BaseException, room: Room | None, language: str) -> Screen:
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
            return Screen(say.join_first())
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


def _broken(interaction: Interaction[Any], error: BaseException, language: str) -> Screen:
    """A fault of ours: a code for the user, the details for the log."""
    code = secrets.token_hex(4)
    log.error("failed", extra={"interaction": interaction.id, "error": code}, exc_info=error)
    return Screen(lang.interface(language).broken(code))


def refusal(room: Room, user: int, error: Refused, language: str) -> str:
    """Why the rules say no, with the paragraph."""
    say, why = lang.interface(language), error.why
    match why:
        case GameOver():
            return str(say.host_error(lang.errors.AlreadyOver()))
        case OtherQuestion(ask, cite):
            reason = _elsewhere(room, ask, cite, language)
        case NotAsked():
            reason = say.not_asked([callnames(room)[seat] for seat in room.awaited])
        case _:
            reason = games.text(language, room.row.game).refusal(why, room.seat_of(user), callnames(room))
    paragraph = rulebook(language, room.row.game).paragraphs.get(str(why.cite))
    return str(say.refused(reason, why.cite or "", paragraph.title if paragraph else ""))


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
        return str(lang.interface(language).not_what_is_asked())
    chapter = book.chapters[book.paragraphs[cite].chapter]
    return str(lang.interface(language).belongs_elsewhere(chapter, later=order.index(cite) > order.index(here)))


def _with_menu(interaction: Interaction[Any], room: Room, text: str, read: Sequence[ui.Button[Any]] = ()) -> Screen:
    """The sentence above what is legal instead, with what there is to read of it."""
    user = interaction.user.id
    if room.row.phase == "playing" and not room.row.paused and room.match and room.sits(user) and room.match.may(room.seat_of(user)):
        return panel.moves(prompt_of(interaction, room), above=text, read=read)
    if not read and _on_panel(interaction) and room.row.phase == "playing" and room.match and room.sits(user):
        waits = lang.interface(language_of(interaction)).awaited([callnames(room)[seat] for seat in room.awaited])
        return panel.finished(room, room.seat_of(user), language_of(interaction), f"{text}\n{waits}")
    return Screen(text, screens.view(read) if read else None)


def _on_panel(interaction: Interaction[Any]) -> bool:
    """Whether a panel was pressed: the answer takes its place, and is one."""
    return _private(interaction) and interaction.message is not None and interaction.message.flags.components_v2


def listed(one: Listed, language: str) -> str:
    """A table as a line: which game, where, and whom it waits for."""
    say, title = lang.interface(language), games.text(language, one.row.game).TITLE
    if one.row.phase == "lobby":
        state = say.gathering(one.missing)
    elif one.row.homeless:
        state = say.lost_home()
    elif one.row.paused:
        state = say.resting()
    elif one.kept:
        state = say.kept_warm()
    elif one.since:
        state = say.your_turn_since(one.since)
    else:
        state = say.awaited([plain(name) for name in one.awaited]) or say.under_way()
    return say.listed(title, one.link, state)


def link(room: Room) -> str:
    """Where a game is: its board message, else its channel."""
    if room.row.board:
        return f"https://discord.com/channels/{room.row.guild or '@me'}/{room.row.channel}/{room.row.board}"
    return f"<#{room.row.channel}>"
