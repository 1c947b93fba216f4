"""Who may come in: only this machine's own browser, by the right name, from our own page, with the key."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Middleware

YEAR = 365 * 24 * 3600
Next = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Doors:
    """The key of a table, and what it opens."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.port = 0  # known once the server listens

    @property
    def hosts(self) -> tuple[str, ...]:
        return (f"127.0.0.1:{self.port}", f"localhost:{self.port}")

    @property
    def cookie(self) -> str:
        return f"arbiter_{self.port}"  # browsers share cookies between the ports of a host

    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/?key={self.key}"

    def guard(self) -> Middleware:
        """A foreign Host (a name rebound to this machine) or Origin (another page) gets nothing, neither page nor API."""

        @web.middleware
        async def at_the_gate(request: web.Request, handler: Next) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            if request.host not in self.hosts or (origin is not None and origin not in [f"http://{host}" for host in self.hosts]):
                return web.Response(status=403, text="This table answers only to its own address.\n")
            return await handler(request)

        return at_the_gate

    def opens(self, request: web.Request) -> bool:
        """Whether the request carries the key, in its cookie or in its address."""
        return any(self._same(shown, self.key) for shown in (request.cookies.get(self.cookie, ""), request.query.get("key", "")))

    def hand_over(self, response: web.StreamResponse) -> None:
        """Puts the key into a cookie, out of sight of scripts and of other sites."""
        response.set_cookie(self.cookie, self.key, max_age=YEAR, httponly=True, samesite="Strict", path="/")

    def ticket(self, person: str) -> str:
        """What lets a window fetch the pictures of its person, and of nobody else."""
        return hmac.new(self.key.encode(), person.encode(), hashlib.sha256).hexdigest()[:32]

    def fits(self, ticket: str, person: str) -> bool:
        return self._same(ticket, self.ticket(person))

    @staticmethod
    def _same(one: str, other: str) -> bool:
        return hmac.compare_digest(one.encode(), other.encode())


def headers(host: str) -> dict[str, str]:
    """What every answer of the page carries: nothing from elsewhere, nothing inline, no framing."""
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws://{host}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin", "Cache-Control": "no-cache",
    }  # fmt: skip
