"""The application's own emoji."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from .. import payloads
from ..emojis import Emoji, create, rename, unknown_emoji
from ..errors import ApiError
from ..world import World
from .routes import route


def _own(world: World, request: web.Request) -> None:
    if request.match_info["app"] != world.bot_id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _found(world: World, request: web.Request) -> Emoji:
    _own(world, request)
    found = world.emojis.get(request.match_info["emoji"])
    if found is None:
        raise unknown_emoji()
    return found


@route("GET", "/applications/{app}/emojis")
async def list_emojis(world: World, request: web.Request) -> Any:
    _own(world, request)
    return {"items": [payloads.emoji(world, one) for one in world.emojis.values()]}


@route("POST", "/applications/{app}/emojis")
async def create_emoji(world: World, request: web.Request) -> Any:
    _own(world, request)
    return payloads.emoji(world, create(world, await request.json()))


@route("GET", "/applications/{app}/emojis/{emoji}")
async def get_emoji(world: World, request: web.Request) -> Any:
    return payloads.emoji(world, _found(world, request))


@route("PATCH", "/applications/{app}/emojis/{emoji}")
async def patch_emoji(world: World, request: web.Request) -> Any:
    return payloads.emoji(world, rename(world, _found(world, request), await request.json()))


@route("DELETE", "/applications/{app}/emojis/{emoji}")
async def delete_emoji(world: World, request: web.Request) -> Any:
    del world.emojis[_found(world, request).id]
    world.changed()
