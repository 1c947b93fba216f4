"""How a handler is registered, and how it reads what was asked."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from ..errors import unknown_guild
from ..model import Guild
from ..posting import Upload
from ..world import World

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


def guild_of(world: World, request: web.Request) -> Guild:
    """The guild of the path."""
    guild = world.guilds.get(request.match_info["guild"])
    if guild is None:
        raise unknown_guild()
    return guild
