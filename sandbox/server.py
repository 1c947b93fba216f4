"""The world behind an address of this machine: REST under /api/v10, the gateway, the attachments."""

from __future__ import annotations

import hmac
import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from .errors import ApiError, too_large
from .gateway import Gateway
from .message_limits import REQUEST_LIMIT
from .rest import ROUTES, Handler
from .world import World

API = "/api/v10"
WITHOUT_TOKEN = (f"{API}/interactions/", f"{API}/webhooks/")
WORLD: web.AppKey[World] = web.AppKey("world", World)
Next = Callable[[web.Request], Awaitable[web.StreamResponse]]


def reply(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Discord's clients want the content type exactly so, without a charset."""
    if body is None:
        return web.Response(status=204)
    return web.Response(body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json", **(headers or {})})


def _obey(handler: Handler) -> Next:
    async def answer(request: web.Request) -> web.Response:
        return reply(await handler(request.app[WORLD], request))

    return answer


async def _unknown(request: web.Request) -> web.Response:
    """Something the world does not know: remembered, so that a test can insist there was none."""
    name = f"{request.method} {request.path}"
    request.app[WORLD].unknown_routes.append(name)
    print(f"sandbox: unknown route {name}", file=sys.stderr)
    return reply({"message": "404: Not Found", "code": 0}, 404)


@web.middleware
async def _faults(request: web.Request, handler: Next) -> web.StreamResponse:
    """Logs every API request and lets the queued faults happen."""
    if not request.path.startswith(API):
        return await handler(request)
    world, path = request.app[WORLD], request.path.removeprefix(API)
    fault = world.faults.take(request.method, path)
    obeyed = await handler(request) if fault is None or fault.after else None
    if fault:
        await fault.wait()
    if fault is None or fault.status is None:
        answer = obeyed or await handler(request)
    else:
        answer = web.Response(body=fault.encoded(), status=fault.status, headers={"Content-Type": "application/json", **fault.headers})
    world.requests.append((request.method, path, answer.status))
    world.changed()
    return answer


@web.middleware
async def _refusals(request: web.Request, handler: Next) -> web.StreamResponse:
    """Turns refusals into Discord's JSON, and lets nobody in without the token."""
    if not request.path.startswith(API):
        return await handler(request)
    authorised = request.headers.get("Authorization") == f"Bot {request.app[WORLD].token}"
    if not authorised and not request.path.startswith(WITHOUT_TOKEN):
        return reply({"message": "401: Unauthorized", "code": 0}, 401)
    try:
        return await handler(request)
    except ApiError as error:
        request.app[WORLD].refused.append((request.method, request.path.removeprefix(API), error.body()))
        return reply(error.body(), error.status)
    except web.HTTPRequestEntityTooLarge:
        return reply(too_large().body(), 413)
    except json.JSONDecodeError:
        return reply({"message": "The request body contains invalid JSON.", "code": 50109}, 400)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        request.app[WORLD].unknown_routes.append(f"{request.method} {request.path}: {error!r}")
        raise


async def _attachment(request: web.Request) -> web.Response:
    """A file, for whoever was given its signed address."""
    world = request.app[WORLD]
    if not hmac.compare_digest(request.query.get("hm", "").encode(), world.signature.encode()):
        return web.Response(status=404)
    for channel in world.channels.values():
        for message in channel.messages.values():
            for file in message.attachments:
                if file.id == request.match_info["id"]:
                    return web.Response(body=file.data, headers={"Content-Type": file.content_type})
    return web.Response(status=404)


def application(world: World) -> web.Application:
    """The web application; a page of its own may add further routes before it starts."""
    app = web.Application(middlewares=[_faults, _refusals], client_max_size=REQUEST_LIMIT + 1024 * 1024)
    app[WORLD] = world
    app.router.add_get("/gateway", Gateway(world).serve)
    app.router.add_get("/gateway/", world.gateway.serve)  # type: ignore[union-attr]
    app.router.add_get("/cdn/attachments/{id}/{name}", _attachment)
    for method, path, handler in ROUTES:
        app.router.add_route(method, API + path, _obey(handler))
    app.router.add_route("*", API + "/{rest:.*}", _unknown)
    return app


class Sandbox:
    """`async with Sandbox() as world:` serves a world on 127.0.0.1 as long as the block runs."""

    def __init__(self, world: World | None = None, *, port: int = 0, extend: Callable[[web.Application], None] | None = None) -> None:
        self.world = world or World()
        self.port, self.extend = port, extend
        self.runner: web.AppRunner | None = None

    async def __aenter__(self) -> World:
        app = application(self.world)
        if self.extend is not None:
            self.extend(app)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self.runner.setup()
        try:
            await web.TCPSite(self.runner, "127.0.0.1", self.port).start()
        except OSError:  # the port is taken
            await self.runner.cleanup()
            raise
        self.port = self.runner.addresses[0][1]
        self.world.address = f"http://127.0.0.1:{self.port}"
        return self.world

    async def __aexit__(self, *exception: object) -> None:
        assert self.runner is not None
        self.world.disconnect(1001)
        await self.runner.cleanup()
