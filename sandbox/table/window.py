"""One browser window: it sees what one person may see, and acts as this person. To be somebody else it opens another socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from ..errors import Impossible
from ..interactions import DID_NOT_RESPOND, Interaction, Modal
from ..model import Channel, Delivery, Message
from ..people import Person
from . import shown
from .verbs import VERBS, Garbage, read_frame

if TYPE_CHECKING:
    from .pages import Table

LARGEST_FRAME = 128 * 1024
MOST_WAITING, MOST_AT_ONCE, MOST_FORMS = 2000, 24, 8
GOING_AWAY, TOO_SLOW = 1001, 4008
LONGEST_WAIT = 60.0  # seconds for which a press waits for a bot that is coming back

Json = dict[str, Any]


class Window:
    """A websocket between the page and one person."""

    def __init__(self, table: Table, person: Person, socket: web.WebSocketResponse) -> None:
        self.table, self.world, self.person, self.socket = table, table.world, person, socket
        self.address = table.address(person)
        self.forms: dict[str, Modal] = {}
        self.outbox: asyncio.Queue[Json] = asyncio.Queue(MOST_WAITING)
        self._shelf: Json = {}
        self._commands: Any = None
        self._acts: set[asyncio.Task[Any]] = set()

    async def serve(self) -> None:
        """Serves a window until its socket closes."""
        self.person.ears.add(self._hear)
        writer = asyncio.create_task(self._write())
        self.put({"kind": "welcome", "you": self.person.id})
        self.refresh()
        try:
            async for received in self.socket:
                if received.type is WSMsgType.TEXT:
                    self._heard(received.data)
                elif received.type is WSMsgType.BINARY:
                    self.put(_error(None, "garbage", "only text is understood here"))
        finally:
            self.person.ears.discard(self._hear)
            for task in (writer, *self._acts):
                task.cancel()

    async def close(self) -> None:
        await self.socket.close(code=GOING_AWAY)

    # What the window is told

    def put(self, frame: Json) -> None:
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:  # asleep: when it wakes up it asks for everything anew
            task = asyncio.create_task(self.socket.close(code=TOO_SLOW))
            self._acts.add(task)

    async def _write(self) -> None:
        while True:
            frame = await self.outbox.get()
            try:
                await self.socket.send_str(json.dumps(frame, ensure_ascii=False))
            except (ConnectionError, RuntimeError):
                return

    def _hear(self, delivery: Delivery) -> None:
        """A message of this person came, changed or went. Forms and choices are answers: they go to the window that asked."""
        if len(self._shelf.get("channels", ())) < self._channels():
            self.refresh()  # a message may name a channel that has just been opened
        if delivery.kind in ("message", "edit"):
            said = self.world.channels[delivery.payload["channel_id"]].messages.get(delivery.payload["id"])
            if said is not None and self.person.may_see(said):
                self.put({"kind": delivery.kind, "message": shown.message(said, self.address)})
        elif delivery.kind == "delete":
            self.put({"kind": "delete", "message": delivery.payload["id"], "channel": delivery.payload["channel_id"]})

    def refresh(self) -> None:
        """Tells the window who and what is around, if that is not what it knows."""
        supervisor, marks = self.table.supervisor, self.table.marks
        shelf = {
            "people": shown.people(self.world, marks),
            "channels": shown.channels(self.world, self.person, marks.get(self.person.id, {})),
            "bot": {"id": self.world.bot_id, "name": self.world.bot_name,
                    "state": supervisor.state if supervisor else "online", "retry": supervisor.retry_at if supervisor else None},
            "guild": next(iter(self.world.guilds.values())).name,
        }  # fmt: skip
        if shelf != self._shelf:
            self._shelf = shelf
            self.put({"kind": "shelf", **shelf})
        version = ([(one["id"], one["version"]) for scope in self.world.commands.values() for one in scope], self._rights())
        if version != self._commands:
            self._commands = version
            self.put({"kind": "commands", "commands": shown.commands(self.world, self.person)})

    def _channels(self) -> int:
        """How many channels this person sees, the private messages being one."""
        return 1 + sum(self.person.id in channel.guild.members for channel in self.world.channels.values() if channel.guild is not None)

    def _rights(self) -> list[int]:
        return [guild.members[self.person.id].permissions for guild in self.world.guilds.values() if self.person.id in guild.members]

    # What the window asks

    def _heard(self, text: str) -> None:
        number = None
        try:
            number, frame = read_frame(text)
            if len(self._acts) >= MOST_AT_ONCE:
                raise Impossible("too much at once")
            task = asyncio.create_task(self._obey(number, frame))
        except Garbage as error:
            self.put(_error(error.number, "garbage", str(error)))
        except Impossible as error:
            self.put(_error(number, "busy", str(error)))
        else:
            self._acts.add(task)
            task.add_done_callback(self._acts.discard)

    async def _obey(self, number: int, frame: Json) -> None:
        try:
            answer = await VERBS[frame["do"]](self, frame) or {}
        except Garbage as error:
            self.put(_error(number, "garbage", str(error)))
        except Impossible as error:
            self.put(_error(number, "impossible", str(error)))
        else:
            self.put({"kind": "answer", "n": number, **answer})

    # For the verbs

    def channel(self, channel_id: str) -> Channel:
        """A channel this person is in."""
        channel = self.world.channels.get(channel_id)
        inside = channel and (channel.recipient == self.person.id if channel.guild is None else self.person.id in channel.guild.members)
        if channel is None or not inside:
            raise Impossible("there is no such channel")
        return channel

    def message(self, message_id: str) -> Message:
        """A message this person sees."""
        message = self.world.message(message_id)
        if message is None or not self.person.may_see(message):
            raise Impossible("this message is gone")
        return message

    async def _attended(self) -> bool:
        """Whether the bot is there; while it is on its way, or being called, this waits."""
        if not self.world.connected and self.table.supervisor is not None:
            self.table.supervisor.wake()
        try:
            await self.world.online(LONGEST_WAIT)
        except TimeoutError:
            return False
        return True

    async def answered(self, begin: Callable[[], Interaction]) -> Json:
        """Begins once the bot is there, and waits for its first word. What it says arrives as messages; a form or choices are
        part of the answer."""
        if not await self._attended():
            return {"error": "away", "text": "the bot is not back yet"}
        act = begin()
        await act.acknowledged(act.patience + 5)
        if act.error is not None:
            return {"error": "no_answer", "text": DID_NOT_RESPOND}
        if act.choices is not None:
            return {"choices": act.choices}
        if act.modal is not None:
            self.forms[act.id] = act.modal
            for old in list(self.forms)[:-MOST_FORMS]:
                del self.forms[old]
            return {"form": {"id": act.id, "title": act.modal.title, "components": act.modal.components}}
        return {}


def _error(number: int | None, code: str, text: str) -> Json:
    return {"kind": "answer", "n": number, "error": code, "text": text}
