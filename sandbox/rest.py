"""The REST API v10: thin handlers around the world."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from . import payloads
from .command_limits import check_command, check_commands
from .errors import (
    ApiError,
    closed_dms,
    missing_access,
    missing_permissions,
    no_mutual_guilds,
    not_the_author,
    unknown_command,
    unknown_guild,
    unknown_member,
    unknown_message,
    unknown_user,
)
from .interactions import REPLY, UPDATE, Interaction, by_id, by_token
from .model import ATTACH, MANAGE_MESSAGES, READ_HISTORY, SEND, SEND_IN_THREADS, THREAD, VIEW, Channel, Guild, Message
from .posting import Form, Upload, rewrite, write
from .world import World

WORLD: web.AppKey[World] = web.AppKey("world", World)
Handler = Callable[[World, web.Request], Awaitable[Any]]
ROUTES: list[tuple[str, str, Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        ROUTES.append((method, path, handler))
        return handler

    return register


async def read_form(request: web.Request) -> tuple[dict[str, Any], dict[int, Upload]]:
    """The JSON body, and the files of a multipart one."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else {}), {}
    fields: dict[str, Any] = {}
    files: dict[int, Upload] = {}
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        name = getattr(part, "name", None) or ""
        if name == "payload_json":
            fields = json.loads(await part.text())  # type: ignore[union-attr]
        elif name.startswith("files["):
            files[int(name[6:-1])] = Upload(part.filename or "unknown", bytes(await part.read()))  # type: ignore[union-attr]
    return fields, files


# The bot itself


@route("GET", "/users/@me")
async def me(world: World, request: web.Request) -> Any:
    return payloads.self_user(world)


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def application(world: World, request: web.Request) -> Any:
    return payloads.application(world)


@route("GET", "/gateway")
@route("GET", "/gateway/bot")
async def gateway(world: World, request: web.Request) -> Any:
    limits = {"total": 1000, "remaining": 1000, "reset_after": 86400000, "max_concurrency": 1}
    return {"url": world.address.replace("http://", "ws://") + "/gateway", "shards": 1, "session_start_limit": limits}


# Commands


def _scope(world: World, request: web.Request) -> str | None:
    guild = request.match_info.get("guild")
    if request.match_info["app"] != world.bot_id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    return _guild(world, request).id if guild else None


def _registered(world: World, scope: str | None, command: dict[str, Any]) -> dict[str, Any]:
    kind = command.get("type", 1)
    known = next((one for one in world.commands.get(scope, []) if (one["type"], one["name"]) == (kind, command["name"])), None)
    fixed = {
        "id": known["id"] if known else world.snowflakes.next(),
        "application_id": world.bot_id,
        "version": world.snowflakes.next(),
        "type": kind,
    }
    place = {"guild_id": scope} if scope else {}
    return {"description": "", "default_member_permissions": None, "nsfw": False, **command, **fixed, **place}


@route("PUT", "/applications/{app}/commands")
@route("PUT", "/applications/{app}/guilds/{guild}/commands")
async def put_commands(world: World, request: web.Request) -> Any:
    scope = _scope(world, request)
    wanted = await request.json()
    check_commands(wanted)
    world.commands[scope] = [_registered(world, scope, command) for command in wanted]
    world.changed()
    return world.commands[scope]


@route("GET", "/applications/{app}/commands")
@route("GET", "/applications/{app}/guilds/{guild}/commands")
async def get_commands(world: World, request: web.Request) -> Any:
    return world.commands.get(_scope(world, request), [])


@route("POST", "/applications/{app}/commands")
@route("POST", "/applications/{app}/guilds/{guild}/commands")
async def post_command(world: World, request: web.Request) -> Any:
    scope = _scope(world, request)
    command = await request.json()
    check_command(command)
    made = _registered(world, scope, command)
    world.commands[scope] = [one for one in world.commands.get(scope, []) if one["id"] != made["id"]] + [made]
    world.changed()
    return made


@route("GET", "/applications/{app}/commands/{command}")
@route("GET", "/applications/{app}/guilds/{guild}/commands/{command}")
@route("DELETE", "/applications/{app}/commands/{command}")
@route("DELETE", "/applications/{app}/guilds/{guild}/commands/{command}")
async def one_command(world: World, request: web.Request) -> Any:
    known = world.commands.get(_scope(world, request), [])
    found = next((one for one in known if one["id"] == request.match_info["command"]), None)
    if found is None:
        raise unknown_command()
    if request.method == "DELETE":
        known.remove(found)
        return None
    return found


# Interactions and their webhooks


@route("POST", "/interactions/{id}/{token}/callback")
async def callback(world: World, request: web.Request) -> Any:
    act = by_id(world, request.match_info["id"], request.match_info["token"])
    body, files = await read_form(request)
    act.answer(body["type"], body.get("data") or {}, files)
    return _receipt(world, act, body["type"]) if request.query.get("with_response") in ("1", "true") else None


def _receipt(world: World, act: Interaction, kind: int) -> Any:
    about: dict[str, Any] = {"id": act.id, "type": act.kind, "channel_id": act.channel.id}
    if act.message is not None:
        about |= {
            "response_message_id": act.message.id,
            "response_message_loading": act.message.loading,
            "response_message_ephemeral": act.message.ephemeral,
        }
    if kind in (REPLY, UPDATE) and act.message is not None:
        return {"interaction": about, "resource": {"type": kind, "message": payloads.message(world, act.message)}}
    return {"interaction": about}


@route("POST", "/webhooks/{app}/{token}")
async def follow_up(world: World, request: web.Request) -> Any:
    act = by_token(world, request.match_info["token"])
    return payloads.message(world, act.follow_up(Form(*await read_form(request))))


@route("GET", "/webhooks/{app}/{token}/messages/{message}")
@route("PATCH", "/webhooks/{app}/{token}/messages/{message}")
@route("DELETE", "/webhooks/{app}/{token}/messages/{message}")
async def own_message(world: World, request: web.Request) -> Any:
    act, name = by_token(world, request.match_info["token"]), request.match_info["message"]
    if request.method == "PATCH":
        return payloads.message(world, act.edit_own(name, Form(*await read_form(request))))
    found = act.own_message(name)
    if request.method == "DELETE":
        world.delete(found)
        return None
    return payloads.message(world, found)


# Channels


def _channel(world: World, request: web.Request) -> Channel:
    channel = world.channel(request.match_info["channel"])
    if not channel.bot_may(VIEW):
        raise missing_access()
    return channel


def _message(world: World, request: web.Request) -> Message:
    """A message the bot can reach by its channel: not an ephemeral one."""
    message = _channel(world, request).messages.get(request.match_info["message"])
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


@route("POST", "/channels/{channel}/messages")
async def post_message(world: World, request: web.Request) -> Any:
    channel = _channel(world, request)
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
    message = _message(world, request)
    fields, files = await read_form(request)
    if message.author != world.bot_id:
        raise not_the_author()
    if files and not message.channel.bot_may(ATTACH):
        raise missing_permissions()
    return payloads.message(world, rewrite(world, message, Form(fields, files)))


@route("GET", "/channels/{channel}/messages/{message}")
async def get_message(world: World, request: web.Request) -> Any:
    message = _message(world, request)
    if not message.channel.bot_may(READ_HISTORY):
        raise missing_permissions()
    return payloads.message(world, message)


@route("GET", "/channels/{channel}/messages")
async def get_messages(world: World, request: web.Request) -> Any:
    channel = _channel(world, request)
    if not channel.bot_may(READ_HISTORY):
        return []
    public = [message for message in reversed(channel.messages.values()) if message.only_for is None]
    before, after = int(request.query.get("before", 1 << 63)), int(request.query.get("after", 0))
    found = [message for message in public if after < int(message.id) < before]
    return [payloads.message(world, message) for message in found[: int(request.query.get("limit", 50))]]


@route("DELETE", "/channels/{channel}/messages/{message}")
async def delete_message(world: World, request: web.Request) -> Any:
    message = _message(world, request)
    if message.author != world.bot_id and not message.channel.bot_may(MANAGE_MESSAGES):
        raise missing_permissions()
    world.delete(message)


@route("POST", "/channels/{channel}/typing")
async def typing(world: World, request: web.Request) -> Any:
    _may_send(world, _channel(world, request), {})


@route("GET", "/channels/{channel}")
async def get_channel(world: World, request: web.Request) -> Any:
    return payloads.channel(world, _channel(world, request))


@route("PATCH", "/channels/{channel}")
async def patch_channel(world: World, request: web.Request) -> Any:
    channel = _channel(world, request)
    if channel.type != THREAD or channel.owner not in (None, world.bot_id):
        raise missing_permissions()
    wish = await request.json()
    channel.archived, channel.name = wish.get("archived", channel.archived), wish.get("name", channel.name)
    world.dispatch("THREAD_UPDATE", payloads.channel(world, channel))
    return payloads.channel(world, channel)


@route("PUT", "/channels/{channel}/thread-members/@me")
async def join_thread(world: World, request: web.Request) -> Any:
    _channel(world, request)


@route("POST", "/channels/{channel}/threads")
@route("POST", "/channels/{channel}/messages/{message}/threads")
async def open_thread(world: World, request: web.Request) -> Any:
    from .model import CREATE_THREADS

    channel = _channel(world, request)
    if not channel.bot_may(CREATE_THREADS):
        raise missing_permissions()
    root = _message(world, request).id if "message" in request.match_info else None
    thread = world.add_thread(channel, (await request.json())["name"], owner=world.bot_id, thread_id=root)
    return payloads.channel(world, thread)


# People and guilds


def _guild(world: World, request: web.Request) -> Guild:
    guild = world.guilds.get(request.match_info["guild"])
    if guild is None:
        raise unknown_guild()
    return guild


@route("POST", "/users/@me/channels")
async def open_dm(world: World, request: web.Request) -> Any:
    person = str((await request.json())["recipient_id"])
    if person not in world.people:
        raise unknown_user()
    return payloads.channel(world, world.dm_of(person))


@route("GET", "/users/{user}")
async def get_user(world: World, request: web.Request) -> Any:
    person = request.match_info["user"]
    if person not in world.people and person != world.bot_id:
        raise unknown_user()
    return payloads.user(world, person)


@route("GET", "/guilds/{guild}")
async def get_guild(world: World, request: web.Request) -> Any:
    return payloads.guild(world, _guild(world, request))


@route("GET", "/guilds/{guild}/members/{user}")
async def get_member(world: World, request: web.Request) -> Any:
    guild, person = _guild(world, request), request.match_info["user"]
    if person not in world.people and person != world.bot_id:
        raise unknown_user()
    if person not in guild.members and person != world.bot_id:
        raise unknown_member()
    return payloads.member(world, guild, person)
