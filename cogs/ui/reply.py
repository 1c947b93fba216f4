"""Answering an interaction: privately, in the user's language; and reading what was typed or chosen."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial, wraps
from typing import Any, TypeVar

import discord
from discord import InteractionResponseType, InteractionType, ui

import games
import lang
from host.play.room import Room
from host.telling.posts import Picture
from lang.errors import HostError, OnlyInServers

from ..failures import FAILURES
from ..interaction import Interaction
from . import panel, screens
from .notes import notes
from .prompt import Prompt
from .screens import Screen

DRAWERS = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "drawing")  # one core is left for answering
LONGEST = 2000  # characters of a message
DRAWING = 1.5  # seconds that a panel waits for its picture: Discord wants an answer within three
PATIENT = 15.0  # seconds, where Discord has been told that it takes a moment
NEWER = "IS_COMPONENTS_V2"  # Discord's word for what a message of the newer kind does not take
T = TypeVar("T")


def language_of(interaction: Interaction) -> str:
    """The language they chose in their settings, else that of their Discord."""
    return notes(interaction).speaks or lang.language(str(interaction.locale))


def check_place_for_tables(interaction: Interaction) -> None:
    """HostError where there can be no table: neither on a server that has the bot nor in somebody's direct messages with it."""
    if interaction.guild_id is None:
        possible = interaction.context.dm_channel
    else:  # whoever has the bot for themselves brings it to servers that it does not know
        possible = interaction.is_guild_integration() or interaction.client.get_guild(interaction.guild_id) is not None
    if not possible:
        raise HostError(OnlyInServers())


def prompt_of(interaction: Interaction, room: Room) -> Prompt:
    """What the one who presses is asked: made once a press, and anew only if the match has gone on since."""
    room.check_unpaused()
    match, noted = room.playing(), notes(interaction)
    if noted.prompt is None or noted.prompt.match is not match:
        noted.prompt = Prompt(room, match, room.seat_of(interaction.user.id), language_of(interaction))
    return noted.prompt


def values(interaction: Interaction) -> list[str]:
    """What was chosen in a list."""
    data: Any = interaction.data
    return [str(value) for value in data.get("values") or ()]


async def ask_form(interaction: Interaction, title: str, custom_id: str, *asked: ui.TextInput[Any]) -> None:
    """A form with these fields; it comes back as a press of its own, so nobody listens to it."""
    modal = ui.Modal(title=title[:45], custom_id=custom_id)
    for field in asked:
        modal.add_item(field)
    await interaction.response.send_modal(modal)
    modal.stop()


def typed(interaction: Interaction) -> str:
    """The text of a form's only field."""
    return next(iter(fields(interaction).values()), "")


def fields(interaction: Interaction) -> dict[str, str]:
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


Send = Callable[[Interaction, Screen], Awaitable[None]]


def with_emoji(send: Send) -> Send:
    """Sends a screen with the bot's own emoji, and once more without them where Discord will not have them."""

    @wraps(send)
    async def dressed(interaction: Interaction, screen: Screen) -> None:
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
async def show(interaction: Interaction, screen: Screen) -> None:
    """A private screen: in the place of the one that was pressed, or a new one."""
    if is_private(interaction) and not interaction.response.is_done() and await _shown_in_place(interaction, screen):
        return
    body = await _body(screen)
    if interaction.response.is_done():
        sent = await interaction.followup.send(**body, ephemeral=True, wait=True)
        await interaction.client.panels.opened(interaction, screen, sent.id, followup=True)
    else:
        answered = await interaction.response.send_message(**body, ephemeral=True)
        await interaction.client.panels.opened(interaction, screen, answered.message_id)


async def _shown_in_place(interaction: Interaction, screen: Screen) -> bool:
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


async def edited(interaction: Interaction, text: str, view: ui.View | None) -> bool:
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
async def redraw(interaction: Interaction, screen: Screen) -> None:
    """A private screen in the place of the one that was the answer, or is to be it."""
    body = await _body(screen, PATIENT)
    files = body.pop("files")
    message = await interaction.edit_original_response(**{"content": None, "view": screens.view()} | body, attachments=files)
    interaction.client.presses.redrawn(interaction, message.id)
    await interaction.client.panels.opened(interaction, screen, message.id)


async def show_drawn(interaction: Interaction, screen: Screen) -> None:
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


async def think(interaction: Interaction, *, panel: bool = False) -> None:
    """Acknowledge privately what takes a moment; the answer is then the edit of the original response.

    It takes the place of a private message that was pressed; that of a message of the newer kind only if it will be a `panel`: such a
    message takes nothing else.
    """
    newer = interaction.message is not None and interaction.message.flags.components_v2
    if is_private(interaction) and (panel or not newer):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


@asynccontextmanager
async def waiting(interaction: Interaction, text: str) -> AsyncIterator[None]:
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


async def reply_privately(interaction: Interaction, text: str) -> None:
    """A private sentence beside whatever is there."""
    if interaction.response.is_done():
        await interaction.followup.send(_fitting(text), ephemeral=True)
    else:
        await interaction.response.send_message(_fitting(text), ephemeral=True)


def _fitting(text: str) -> str:
    """Discord refuses what is longer; a sentence cut short is better than none."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def is_private(interaction: Interaction) -> bool:
    """Whether the press came from a message that its user alone sees, and nobody else."""
    message = interaction.message
    if interaction.type not in (InteractionType.component, InteractionType.modal_submit) or not message or not message.flags.ephemeral:
        return False
    return message.interaction_metadata is None or message.interaction_metadata.user == interaction.user
