"""The application's commands."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from ..command_limits import check_command, check_commands
from ..errors import ApiError, unknown_command
from ..world import World
from .routes import guild_of, route


def _scope(world: World, request: web.Request) -> str | None:
    guild = request.match_info.get("guild")
    if request.match_info["app"] != world.bot_id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    return guild_of(world, request).id if guild else None


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
