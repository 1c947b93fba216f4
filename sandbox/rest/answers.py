"""Callbacks of interactions, and their webhooks."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from .. import payloads
from ..interactions import REPLY, UPDATE, Interaction, by_id, by_token
from ..posting import Form
from ..world import World
from .routes import read_form, route


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
