"""Threads: opened from a message or beside it, put into the archive and taken out of it."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from .. import payloads
from ..errors import Problems, missing_permissions, thread_exists, too_many_threads, wrong_channel_type
from ..model import CREATE_THREADS, MANAGE_THREADS, SEND_IN_THREADS, TEXT_CHANNEL, THREAD, Channel
from ..world import World
from .channels import channel_of, message_of, not_locked
from .routes import route

LASTS = (60, 1440, 4320, 10080)  # minutes of silence after which a thread goes into the archive
MOST_ACTIVE = 1000  # threads of a server outside the archive


@route("PATCH", "/channels/{channel}")
async def patch_channel(world: World, request: web.Request) -> Any:
    """Whoever may write in a thread may take it out of the archive; all else is its owner's, or theirs who manage threads."""
    thread, wish = channel_of(world, request), await request.json()
    owns = thread.owner in (None, world.bot_id) or thread.bot_may(MANAGE_THREADS)
    wakes = set(wish) == {"archived"} and not wish["archived"] and thread.bot_may(SEND_IN_THREADS)
    if thread.type != THREAD or not (owns or wakes):
        raise missing_permissions()
    not_locked(thread)
    _check(wish, named="name" in wish)
    thread.archived, thread.name = wish.get("archived", thread.archived), wish.get("name", thread.name)
    world.dispatch("THREAD_UPDATE", payloads.channel(world, thread))
    world.changed()
    return payloads.channel(world, thread)


@route("PUT", "/channels/{channel}/thread-members/@me")
async def join_thread(world: World, request: web.Request) -> Any:
    channel_of(world, request)


@route("POST", "/channels/{channel}/threads")
async def open_thread(world: World, request: web.Request) -> Any:
    channel, wish = channel_of(world, request), await request.json()
    if wish.get("type") != THREAD:
        raise missing_permissions()  # a private thread wants another permission, which this bot never has
    return await _opened(world, channel, wish)


@route("POST", "/channels/{channel}/messages/{message}/threads")
async def open_thread_from_message(world: World, request: web.Request) -> Any:
    """The thread has the number of its message: there is one at most."""
    message, wish = message_of(world, request), await request.json()
    if message.id in world.channels:
        raise thread_exists()
    thread = await _opened(world, message.channel, wish, message.id)
    world.grew_thread(message)
    return thread


async def _opened(world: World, channel: Channel, wish: dict[str, Any], thread_id: str | None = None) -> Any:
    if channel.type != TEXT_CHANNEL:
        raise wrong_channel_type()
    if not channel.bot_may(CREATE_THREADS):
        raise missing_permissions()
    _check(wish, named=True)
    if sum(one.type == THREAD and one.guild is channel.guild and not one.archived for one in world.channels.values()) >= MOST_ACTIVE:
        raise too_many_threads()
    thread = world.add_thread(channel, wish["name"], owner=world.bot_id, thread_id=thread_id)
    world.changed()
    return payloads.channel(world, thread)


def _check(wish: dict[str, Any], *, named: bool) -> None:
    problems = Problems()
    if named:
        problems.length(("name",), wish.get("name"), 1, 100)
    if wish.get("auto_archive_duration", LASTS[0]) not in LASTS:
        problems.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, LASTS))}}}.")
    problems.settle()
