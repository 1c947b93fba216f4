"""Channels, threads and their messages."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from .. import payloads
from ..errors import (
    closed_dms,
    missing_access,
    missing_permissions,
    no_mutual_guilds,
    not_the_author,
    thread_archived,
    thread_locked,
    unknown_message,
)
from ..model import (
    ATTACH,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    READ_HISTORY,
    SEND,
    SEND_IN_THREADS,
    THREAD,
    VIEW,
    Channel,
    Message,
)
from ..posting import Form, Upload, rewrite, write
from ..world import World
from .routes import read_form, route


def channel_of(world: World, request: web.Request) -> Channel:
    channel = world.channel(request.match_info["channel"])
    if not channel.bot_may(VIEW) or (channel.guild and channel.guild.id not in world.guilds):
        raise missing_access()
    return channel


def message_of(world: World, request: web.Request) -> Message:
    """A message the bot can reach by its channel: not an ephemeral one."""
    message = channel_of(world, request).messages.get(request.match_info["message"])
    if message is None or message.only_for is not None:
        raise unknown_message()
    return message


def _may_send(world: World, channel: Channel, files: dict[int, Upload]) -> None:
    if channel.recipient is not None:
        person = world.people[channel.recipient]
        if not any(person.id in guild.members for guild in world.guilds.values()):
            raise no_mutual_guilds()
        if not person.dms_open:
            raise closed_dms()
    if not channel.bot_may(SEND_IN_THREADS if channel.type == THREAD else SEND) or (files and not channel.bot_may(ATTACH)):
        raise missing_permissions()
    not_locked(channel)


def not_locked(channel: Channel) -> None:
    if channel.locked and not channel.bot_may(MANAGE_THREADS):
        raise thread_locked()


@route("POST", "/channels/{channel}/messages")
async def post_message(world: World, request: web.Request) -> Any:
    channel = channel_of(world, request)
    fields, files = await read_form(request)
    _may_send(world, channel, files)
    if fields.get("message_reference") and not channel.bot_may(READ_HISTORY):
        raise missing_permissions()
    nonce = str(fields["nonce"]) if fields.get("nonce") is not None else None
    if nonce and fields.get("enforce_nonce") and (known := world.same_nonce(world.bot_id, nonce)):
        return payloads.message(world, known)
    message = write(world, channel, world.bot_id, Form(fields, files))
    if nonce:
        world.remember_nonce(world.bot_id, nonce, message)
    return payloads.message(world, message)


@route("PATCH", "/channels/{channel}/messages/{message}")
async def patch_message(world: World, request: web.Request) -> Any:
    message = message_of(world, request)
    fields, files = await read_form(request)
    if message.author != world.bot_id:
        raise not_the_author()
    not_locked(message.channel)
    if message.channel.archived:
        raise thread_archived()
    if files and not message.channel.bot_may(ATTACH):
        raise missing_permissions()
    return payloads.message(world, rewrite(world, message, Form(fields, files)))


@route("GET", "/channels/{channel}/messages/{message}")
async def get_message(world: World, request: web.Request) -> Any:
    message = message_of(world, request)
    if not message.channel.bot_may(READ_HISTORY):
        raise missing_permissions()
    return payloads.message(world, message)


@route("GET", "/channels/{channel}/messages")
async def get_messages(world: World, request: web.Request) -> Any:
    channel = channel_of(world, request)
    if not channel.bot_may(READ_HISTORY):
        return []
    public = [message for message in reversed(channel.messages.values()) if message.only_for is None]
    before, after = int(request.query.get("before", 1 << 63)), int(request.query.get("after", 0))
    found = [message for message in public if after < int(message.id) < before]
    return [payloads.message(world, message) for message in found[: int(request.query.get("limit", 50))]]


@route("DELETE", "/channels/{channel}/messages/{message}")
async def delete_message(world: World, request: web.Request) -> Any:
    message = message_of(world, request)
    if message.author != world.bot_id and not message.channel.bot_may(MANAGE_MESSAGES):
        raise missing_permissions()
    world.delete(message)


@route("POST", "/channels/{channel}/typing")
async def typing(world: World, request: web.Request) -> Any:
    _may_send(world, channel_of(world, request), {})


@route("GET", "/channels/{channel}")
async def get_channel(world: World, request: web.Request) -> Any:
    return payloads.channel(world, channel_of(world, request))
