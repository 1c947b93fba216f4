"""The gateway: sessions with counted events, heartbeats, resuming, and the ways a connection is lost."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from . import payloads

if TYPE_CHECKING:
    from .world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
GUILDS, MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 2, 1 << 9, 1 << 12, 1 << 15
REPLAYED = 1000
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011  # close codes

Frame = dict[str, Any]
Encoder = Callable[[str], str | bytes]


def encoder(compression: str | None) -> Encoder:
    """How frames are written on one connection."""
    if compression == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
    if compression == "zstd-stream":
        import zstandard  # type: ignore[import-not-found]  # only asked for by a client that has it

        zstd = zstandard.ZstdCompressor().compressobj()
        return lambda text: zstd.compress(text.encode()) + zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return lambda text: text


class Connection:
    """One websocket; frames leave in the order they were put."""

    def __init__(self, socket: web.WebSocketResponse, encode: Encoder) -> None:
        self.socket, self.encode = socket, encode
        self.outbox: asyncio.Queue[Frame | int] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())

    def put(self, frame: Frame | int) -> None:
        """A frame to send, or a number: the code to close with."""
        self.outbox.put_nowait(frame)

    async def _write(self) -> None:
        while not self.socket.closed:
            frame = await self.outbox.get()
            if isinstance(frame, int):
                await self.socket.close(code=frame)
                return
            encoded = self.encode(json.dumps(frame))
            try:
                await (self.socket.send_str(encoded) if isinstance(encoded, str) else self.socket.send_bytes(encoded))
            except ConnectionError:
                return


class Session:
    """What the bot has been told, kept so that it can be told again."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.sequence = 0
        self.told: deque[Frame] = deque(maxlen=REPLAYED)
        self.connection: Connection | None = None

    def tell(self, event: str, data: Frame) -> None:
        self.sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.told.append(frame)
        if self.connection is not None:
            self.connection.put(frame)

    def serves(self, guild: str | None) -> bool:
        """Whether its shard is told of this guild; what belongs to none, such as direct messages, goes to the first shard."""
        number, total = self.shard
        return shard_of(guild, total) == number

    def remembers(self, sequence: int) -> bool:
        oldest = self.told[0]["s"] if self.told else 1
        return oldest - 1 <= sequence <= self.sequence


def shard_of(guild: str | None, total: int) -> int:
    """The shard, of so many, that is told of a guild; of direct messages with None."""
    return (int(guild) >> 22) % total if guild else 0


def _guild(event: str, data: Frame) -> str | None:
    """The guild an event belongs to."""
    return data["id"] if event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE") else data.get("guild_id")


def _wanted(event: str, data: Frame, intents: int) -> Frame | None:
    """The event as these intents show it, or None."""
    if event.startswith("MESSAGE_"):
        if not intents & (GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES):
            return None
        private = "guild_id" in data and not intents & MESSAGE_CONTENT and "bot" not in data.get("author", {"bot": True})
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []} if private else data
    if event.startswith("GUILD_MEMBER_"):
        return data if intents & MEMBERS else None
    if event.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
        return data if intents & GUILDS else None
    return data


class Gateway:
    """All sessions of the bot, of however many shards and processes. Two sessions of one shard are both told everything."""

    def __init__(self, world: World, *, heartbeat: int = 41250) -> None:
        self.world, self.heartbeat = world, heartbeat
        self.sessions: dict[str, Session] = {}
        self.recommended = 1  # shards
        self.concurrency, self.pause = 16, 0.0  # of the shards that have the same rest by `concurrency` one may identify in `pause` seconds
        self.most_guilds = 2500  # a shard
        self.refuses_with = 0  # the code with which every new session is closed; 0: they are let in
        self._identified: dict[int, float] = {}
        self.heartbeats = self.identifies = self.resumes = 0
        self.identified = 0.0  # when, on the monotonic clock
        world.gateway = self

    @property
    def connected(self) -> int:
        """How many sessions have a live connection."""
        return sum(session.connection is not None for session in self.sessions.values())

    def dispatch(self, event: str, data: Frame) -> None:
        guild = _guild(event, data)
        for session in self.sessions.values():
            shown = _wanted(event, data, session.intents) if session.serves(guild) else None
            if shown is not None:
                session.tell(event, shown)

    def close_all(self, code: int) -> None:
        for session in self.sessions.values():
            self._cut(session, code)

    def request_reconnect(self) -> None:
        for session in self.sessions.values():
            self._cut(session, {"op": RECONNECT, "d": None})

    def invalidate(self) -> None:
        for session in self.sessions.values():
            self._cut(session, {"op": INVALID, "d": False})
        self.sessions.clear()

    def _cut(self, session: Session, last: Frame | int) -> None:
        """The session's connection gets one last thing; what happens from now on waits for a resume."""
        if session.connection is not None:
            session.connection.put(last)
            session.connection = None
        self.world.changed()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket, encoder(request.query.get("compress")))
        connection.put({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat}})
        try:
            async for received in socket:
                if received.type is WSMsgType.TEXT:
                    self._heard(connection, json.loads(received.data))
        finally:
            connection.writer.cancel()
            self._gone(connection)
        return socket

    def _heard(self, connection: Connection, frame: Frame) -> None:
        match frame["op"]:
            case 1:
                self.heartbeats += 1
                connection.put({"op": ACK})
            case 2:
                self._identify(connection, frame["d"])
            case 6:
                self._resume(connection, frame["d"])
            case 3:
                pass
            case other:
                self.world.unknown_routes.append(f"gateway op {other}")

    def _identify(self, connection: Connection, wish: Frame) -> None:
        if wish["token"] != self.world.token:
            connection.put(4004)
            return
        session = Session(wish.get("intents", 0), tuple(wish.get("shard") or (0, 1)))
        if (refusal := self._refusal(session)) is not None:
            connection.put(refusal)
            return
        self.identifies += 1
        self.identified = time.monotonic()
        dead = [known.id for known in self.sessions.values() if not known.connection and known.shard == session.shard]
        for known in dead:  # they are not resumed any more
            del self.sessions[known]
        self.sessions[session.id] = session
        session.connection = connection
        session.tell("READY", self._ready(session))
        for guild in self._guilds(session):
            if session.intents & GUILDS:
                session.tell("GUILD_CREATE", payloads.guild(self.world, self.world.guilds[guild]))
        self.world.changed()

    def _refusal(self, session: Session) -> Frame | int | None:
        """Why this session may not begin: a shard that cannot be, one that would hear too much, or one that came too soon after another."""
        number, total = session.shard
        if self.refuses_with:
            return self.refuses_with
        if not 0 <= number < total:
            return INVALID_SHARD
        if len(self._guilds(session)) > self.most_guilds:
            return SHARDING_REQUIRED
        bucket, now = number % self.concurrency, time.monotonic()
        if now - self._identified.get(bucket, -self.pause) < self.pause:
            return {"op": INVALID, "d": False}
        self._identified[bucket] = now
        return None

    def _guilds(self, session: Session) -> list[str]:
        return [guild for guild in self.world.guilds if session.serves(guild)]

    def _ready(self, session: Session) -> Frame:
        return {
            "v": 10,
            "user": payloads.self_user(self.world),
            "guilds": [{"id": guild, "unavailable": True} for guild in self._guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": self.world.address.replace("http://", "ws://") + "/gateway",
            "application": {"id": self.world.bot_id, "flags": 0},
            "shard": session.shard,
            "private_channels": [],
        }

    def _resume(self, connection: Connection, wish: Frame) -> None:
        if wish["token"] != self.world.token:
            connection.put(4004)
            return
        session, heard = self.sessions.get(wish["session_id"]), wish["seq"] or 0
        if session is None or not session.remembers(heard):
            connection.put({"op": INVALID, "d": False})
            return
        self.resumes += 1
        for frame in list(session.told):
            if frame["s"] > heard:
                connection.put(frame)
        session.connection = connection
        session.tell("RESUMED", {})
        self.world.changed()

    def _gone(self, connection: Connection) -> None:
        """A connection ended: closed properly (1000, 1001) its session ends too, otherwise it may resume."""
        for session in list(self.sessions.values()):
            if session.connection is connection:
                session.connection = None
                if connection.socket.close_code in (1000, 1001):
                    del self.sessions[session.id]
        self.world.changed()
