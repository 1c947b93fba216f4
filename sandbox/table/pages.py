"""The table's routes: the page and its files, pictures, and the websocket of each window."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from aiohttp import web

from ..model import Attachment
from ..people import Person
from .doors import Doors, headers
from .folder import Folder
from .shown import PICTURES
from .window import LARGEST_FRAME, Window

if TYPE_CHECKING:
    from .supervisor import Supervisor

STATIC = Path(__file__).with_name("static")
FILES = {file.name: file for file in STATIC.iterdir()}
MOST_WINDOWS = 40
INDULGENCE = 10.0  # seconds: a press right after a start, on a busy machine, waits instead of failing
TOGETHER = 0.03  # seconds in which changes are gathered before the windows are told
LOCKED = (
    "This table needs its key: open the address shown in the terminal.\n"
    "Il faut la clé de cette table : ouvrez l’adresse qu’affiche le terminal.\n"
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Table:
    """The world with its windows."""

    def __init__(self, folder: Folder, doors: Doors) -> None:
        self.folder, self.doors = folder, doors
        self.world, self.marks = folder.world(), folder.read_marks()
        self.world.indulgence = INDULGENCE
        self.supervisor: Supervisor | None = None
        self.windows: set[Window] = set()
        self._saved = -1

    def extend(self, app: web.Application) -> None:
        """Adds the page to the loopback Discord, and a guard before both."""
        app.middlewares.insert(0, self.doors.guard())
        app.router.add_get("/", self._with_key(self._page))
        app.router.add_get("/table/socket", self._with_key(self._socket))
        app.router.add_get("/table/picture/{person}/{ticket}/{id}/{name}", self._with_key(self._picture))
        app.router.add_get("/table/emoji/{id}", self._with_key(self._emoji))
        app.router.add_get("/table/{name}", self._with_key(self._file))

    def _with_key(self, handler: Handler) -> Handler:
        async def answer(request: web.Request) -> web.StreamResponse:
            if not self.doors.opens(request):
                return web.Response(status=403, text=LOCKED, headers=headers(request.host))
            return await handler(request)

        return answer

    # The page

    async def _page(self, request: web.Request) -> web.StreamResponse:
        self._welcome(request.headers.get("Accept-Language", ""))
        response = web.Response(body=FILES["index.html"].read_bytes(), content_type="text/html", charset="utf-8")
        response.headers.update(headers(request.host))
        self.doors.hand_over(response)
        return response

    def _welcome(self, languages: str) -> None:
        """The first browser that comes to a new table decides its language, unless somebody has begun."""
        if not self.folder.fresh or not languages:
            return
        self.folder.fresh = False
        locale = "fr" if languages.lower().startswith("fr") else "en-US"
        for person in self.world.people.values():
            person.locale = locale
        for guild in self.world.guilds.values():
            guild.locale = locale
        self.world.changed()

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file = FILES.get(request.match_info["name"])
        if file is None:
            raise web.HTTPNotFound()
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return web.Response(body=file.read_bytes(), headers=headers(request.host) | {"Content-Type": f"{kind}; charset=utf-8"})

    def address(self, person: Person) -> Callable[[str, str], str]:
        """The address at which this person's windows fetch a picture."""
        ticket = self.doors.ticket(person.id)
        return lambda file_id, name: f"/table/picture/{person.id}/{ticket}/{file_id}/{quote(name)}"

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        wanted = request.match_info
        person = self.world.people.get(wanted["person"])
        if person is None or not self.doors.fits(wanted["ticket"], person.id):
            raise web.HTTPNotFound()
        file = self._seen(person, wanted["id"])
        if file is None:
            raise web.HTTPNotFound()
        safe = {"Content-Type": file.content_type} if file.content_type in PICTURES else {"Content-Disposition": "attachment"}
        return web.Response(body=file.data, headers=headers(request.host) | {"Cache-Control": "private, max-age=86400"} | safe)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """Serves one of the bot's own emoji; it never changes, for another picture has another id."""
        emoji = self.world.emojis.get(request.match_info["id"])
        if emoji is None or emoji.content_type not in PICTURES:
            raise web.HTTPNotFound()
        known = {"Content-Type": emoji.content_type, "Cache-Control": "private, max-age=86400"}
        return web.Response(body=emoji.data, headers=headers(request.host) | known)

    def _seen(self, person: Person, file_id: str) -> Attachment | None:
        for channel in self.world.channels.values():
            for message in reversed(channel.messages.values()):
                for file in message.attachments:
                    if file.id == file_id and person.may_see(message):
                        return file
        return None

    # The windows

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") is None or len(self.windows) >= MOST_WINDOWS:
            return web.Response(status=403, text="No window more.\n")
        person = self.world.people.get(request.query.get("person", "")) or next(iter(self.world.people.values()))
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, heartbeat=30)
        await socket.prepare(request)
        window = Window(self, person, socket)
        self.windows.add(window)
        try:
            await window.serve()
        finally:
            self.windows.discard(window)
        return socket

    def _moved_on(self, told: int) -> bool:
        return self.world.revision != told

    async def watch(self) -> None:
        """Tells every window what has changed around it."""
        commands = self.world.commands[None]
        while True:
            told = self.world.revision
            if commands is not self.world.commands[None]:  # the bot tells them once and remembers that it did: so must we
                commands = self.world.commands[None]
                self.save()
            for window in list(self.windows):
                window.refresh()
            await asyncio.sleep(TOGETHER)
            with contextlib.suppress(TimeoutError):
                await self.world.until(partial(self._moved_on, told), 60)

    def mark_read(self, person: Person, channel: str, message: int) -> None:
        marks = self.marks.setdefault(person.id, {})
        if message > marks.get(channel, 0):
            marks[channel] = message
            self.world.changed()

    def save(self) -> None:
        if self._saved != self.world.revision:
            self._saved = self.world.revision
            self.folder.save(self.world, self.marks)

    async def close(self) -> None:
        for window in list(self.windows):
            await window.close()
