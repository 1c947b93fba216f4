"""The bot itself, people and guilds."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from .. import payloads
from ..errors import unknown_member, unknown_user
from ..world import World
from .routes import guild_of, route


@route("GET", "/users/@me")
async def me(world: World, request: web.Request) -> Any:
    return payloads.self_user(world)


@route("GET", "/users/@me/guilds")
async def my_guilds(world: World, request: web.Request) -> Any:
    """The guilds the bot is in, in the order of their ids, with what its roles allow."""
    after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 200))
    found = sorted((guild for guild in world.guilds.values() if int(guild.id) > after), key=lambda guild: int(guild.id))
    return [{"id": guild.id, "name": guild.name, "owner": False, "permissions": str(guild.bot_permissions)} for guild in found[:limit]]


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def application(world: World, request: web.Request) -> Any:
    return payloads.application(world)


@route("GET", "/gateway")
@route("GET", "/gateway/bot")
async def gateway(world: World, request: web.Request) -> Any:
    assert world.gateway is not None
    limits = {"total": 1000, "remaining": 1000, "reset_after": 86400000, "max_concurrency": world.gateway.concurrency}
    url = world.address.replace("http://", "ws://") + "/gateway"
    return {"url": url, "shards": world.gateway.recommended, "session_start_limit": limits}


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
    return payloads.guild(world, guild_of(world, request))


@route("GET", "/guilds/{guild}/channels")
async def get_channels(world: World, request: web.Request) -> Any:
    return payloads.guild(world, guild_of(world, request))["channels"]


@route("GET", "/guilds/{guild}/members/{user}")
async def get_member(world: World, request: web.Request) -> Any:
    guild, person = guild_of(world, request), request.match_info["user"]
    if person not in world.people and person != world.bot_id:
        raise unknown_user()
    if person not in guild.members and person != world.bot_id:
        raise unknown_member()
    return payloads.member(world, guild, person)
