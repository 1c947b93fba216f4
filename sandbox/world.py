"""The world in memory: who is there, what was said, and who may see it. It knows nothing of HTTP."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from . import payloads
from .emojis import Emoji
from .errors import Impossible, unknown_channel
from .faults import Faults
from .interactions import Interaction
from .model import (
    BOT_PERMISSIONS,
    DM_CHANNEL,
    PATIENCE,
    PERSON_PERMISSIONS,
    TEXT_CHANNEL,
    THREAD,
    Channel,
    Delivery,
    Guild,
    Member,
    Message,
)  # fmt: skip
from .people import Person
from .snowflakes import Snowflakes

if TYPE_CHECKING:
    from .gateway import Gateway

T = TypeVar("T")
NONCE_LIFE = 300.0  # seconds in which the same nonce means the same message


class World:
    """A small Discord with one bot in it."""

    def __init__(self, *, token: str = "loopback-token", bot_name: str = "Arbiter", memory: int | None = None) -> None:
        """`memory`: how many deliveries a person's transcript keeps; None keeps all of them, for tests."""
        self.token = token
        self.memory = memory
        self.bot_name = bot_name
        self.snowflakes = Snowflakes()
        self.bot_id = self.snowflakes.next()
        self.owner = "1"  # whose application it is
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: dict[str | None, list[dict[str, Any]]] = {None: []}
        self.emojis: dict[str, Emoji] = {}  # the application's own
        self.interactions: dict[str, Interaction] = {}
        self.faults = Faults()
        self.requests: deque[tuple[str, str, int]] = deque(maxlen=memory)
        self.refused: deque[tuple[str, str, dict[str, Any]]] = deque(maxlen=memory)  # of those, with what was said of them
        self.unknown_routes: list[str] = []  # what the bot asked and this Discord does not know; a test wants it empty
        self.address = ""
        self.signature = secrets.token_urlsafe(16)  # attachments are fetched by who was given their address
        self.gateway: Gateway | None = None
        self.patience = 3.0  # seconds until an interaction must be acknowledged
        self.indulgence = 0.0  # the same for a bot that has just come, if longer: a table's bot may still be busy with its start
        self.token_life = 900.0  # seconds an interaction's token lives
        self.revision = 0  # grows with everything that happens; a page waits for it
        self._waiters: set[asyncio.Future[None]] = set()
        self._nonces: dict[str, tuple[float, Message]] = {}

    # Peopling it

    def add_guild(self, name: str = "Forum", *, locale: str = "en-US", bot_permissions: int = BOT_PERMISSIONS) -> Guild:
        guild = Guild(self.snowflakes.next(), name, locale, bot_permissions)
        self.snowflakes.next()  # the bot's role
        self.snowflakes.next()  # and that of people
        self.guilds[guild.id] = guild
        self.dispatch("GUILD_CREATE", payloads.guild(self, guild))
        return guild

    def add_channel(self, guild: Guild, name: str = "general", *, bot_permissions: int | None = None) -> Channel:
        channel = Channel(self.snowflakes.next(), TEXT_CHANNEL, name, guild, overwrite=bot_permissions)
        self.channels[channel.id] = channel
        self.dispatch("CHANNEL_CREATE", payloads.channel(self, channel))
        return channel

    def add_thread(self, parent: Channel, name: str = "thread", *, owner: str | None = None, thread_id: str | None = None) -> Channel:
        thread = Channel(thread_id or self.snowflakes.next(), THREAD, name, parent.guild, parent, owner=owner)
        self.channels[thread.id] = thread
        self.dispatch("THREAD_CREATE", {**payloads.channel(self, thread), "newly_created": True})
        return thread

    def grew_thread(self, message: Message) -> None:
        """A thread hangs on this message now: everybody's client shows it there."""
        self._deliver("edit", message)
        self._tell_bot("MESSAGE_UPDATE", message)

    def add_person(
        self, name: str, *guilds: Guild, locale: str = "en-US", dms_open: bool = True, permissions: int = PERSON_PERMISSIONS
    ) -> Person:
        person = Person(self, self.snowflakes.next(), name, locale, dms_open)
        self.people[person.id] = person
        for guild in guilds:
            person.join(guild, permissions)
        return person

    def set_bot_permissions(self, channel: Channel, permissions: int | None) -> None:
        """Gives the bot other permissions in a channel; None: those of the guild."""
        channel.overwrite = permissions
        event = "THREAD_UPDATE" if channel.type == THREAD else "CHANNEL_UPDATE"
        self.dispatch(event, payloads.channel(self, channel))

    def delete_channel(self, channel: Channel) -> None:
        """A channel goes, and the threads in it with it; of those Discord says nothing."""
        for gone in [channel, *(one for one in self.channels.values() if one.parent is channel)]:
            self.channels.pop(gone.id, None)
        self.dispatch("THREAD_DELETE" if channel.type == THREAD else "CHANNEL_DELETE", payloads.channel(self, channel))
        self.changed()

    def put_bot_out(self, guild: Guild) -> None:
        """A guild removes the bot: its channels are closed to it, and who shares no other guild with it gets no letters."""
        del self.guilds[guild.id]
        if self.gateway is not None:
            self.gateway.dispatch("GUILD_DELETE", {"id": guild.id})
        self.changed()

    def invite_bot(self, guild: Guild) -> None:
        """A guild lets the bot in again: then Discord does not say that the guild is available."""
        self.guilds[guild.id] = guild
        told = payloads.guild(self, guild)
        del told["unavailable"]
        self.dispatch("GUILD_CREATE", told)
        self.changed()

    def outage(self, guild: Guild) -> None:
        """A guild is away for a while, and back."""
        self.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True})
        self.dispatch("GUILD_CREATE", payloads.guild(self, guild))

    def dm_of(self, person_id: str) -> Channel:
        """The DM between the bot and a person, opened when first asked for."""
        found = next((channel for channel in self.channels.values() if channel.recipient == person_id), None)
        if found is None:
            found = Channel(self.snowflakes.next(), DM_CHANNEL, recipient=person_id)
            self.channels[found.id] = found
        return found

    def member_joined(self, guild: Guild, person: Person, permissions: int) -> None:
        guild.members[person.id] = Member(datetime.now(UTC), permissions)
        self.dispatch("GUILD_MEMBER_ADD", {**payloads.member(self, guild, person.id), "guild_id": guild.id})

    def member_left(self, guild: Guild, person: Person) -> None:
        if guild.members.pop(person.id, None):
            self.dispatch("GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": payloads.user(self, person.id)})

    # Looking around

    def channel(self, channel_id: str) -> Channel:
        if channel_id not in self.channels:
            raise unknown_channel()
        return self.channels[channel_id]

    def message(self, message_id: str) -> Message | None:
        return next((channel.messages[message_id] for channel in self.channels.values() if message_id in channel.messages), None)

    def audience(self, message: Message) -> list[Person]:
        """Who sees a message: the one it is for alone, or everybody in its channel."""
        if message.only_for is not None:
            return [self.people[message.only_for]]
        channel = message.channel
        inside = [channel.recipient] if channel.guild is None else channel.guild.members
        return [self.people[person] for person in inside if person in self.people]

    def find_command(self, name: str, guild: Guild | None) -> dict[str, Any]:
        local = self.commands.get(guild.id, []) if guild else []
        for command in [*local, *self.commands[None]]:
            if command["name"] == name and command.get("type", 1) == 1:
                return command
        known = ", ".join(command["name"] for command in [*local, *self.commands[None]])
        raise Impossible(f"there is no command /{name}, only: {known}")

    # What happens in it

    def post(self, message: Message) -> None:
        """A new message appears in its channel; in a thread that was archived everybody sees it takes it out of the archive."""
        channel = message.channel
        channel.messages[message.id] = message
        if channel.archived and not message.ephemeral:
            channel.archived = False
            self.dispatch("THREAD_UPDATE", payloads.channel(self, channel))
        self._deliver("message", message)
        if not message.ephemeral:
            self._tell_bot("MESSAGE_CREATE", message)

    def edited(self, message: Message) -> None:
        message.edited = datetime.now(UTC)
        self._deliver("edit", message)
        if not message.ephemeral:
            self._tell_bot("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        gone = {"id": message.id, "channel_id": message.channel.id}
        for person in self.audience(message):
            person.receive(Delivery("delete", datetime.now(UTC), gone))
        guild = message.channel.guild
        self.dispatch("MESSAGE_DELETE", gone | ({"guild_id": guild.id} if guild else {}))
        self.changed()

    def _deliver(self, kind: str, message: Message) -> None:
        payload = payloads.message(self, message)
        if self.memory is None:
            message.versions.append(payload)
        for person in self.audience(message):
            person.receive(Delivery(kind, datetime.now(UTC), payload, tuple(message.attachments)))
        self.changed()

    def _tell_bot(self, event: str, message: Message) -> None:
        guild = message.channel.guild
        where = {"guild_id": guild.id, "member": payloads.member(self, guild, message.author, with_user=False)} if guild else {}
        self.dispatch(event, {**payloads.message(self, message), **where})

    def remember_nonce(self, author: str, nonce: str, message: Message) -> None:
        now = time.monotonic()
        self._nonces = {key: kept for key, kept in self._nonces.items() if now - kept[0] < NONCE_LIFE}
        self._nonces[f"{author} {nonce}"] = (now, message)

    def forget_nonces(self) -> None:
        """Forgets every nonce, as if the minutes they hold were over."""
        self._nonces.clear()

    def same_nonce(self, author: str, nonce: str) -> Message | None:
        """The message the same author sent with the same nonce within the last minutes."""
        at, message = self._nonces.get(f"{author} {nonce}", (0.0, None))
        return message if message and time.monotonic() - at < NONCE_LIFE else None

    # The wire to the bot

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        if self.gateway is not None:
            self.gateway.dispatch(event, data)

    @property
    def connected(self) -> bool:
        """Whether the bot is at the gateway."""
        return self.gateway is not None and self.gateway.connected > 0

    async def online(self, within: float = PATIENCE) -> None:
        """Waits until the bot has logged in."""
        await self.until(lambda: self.connected, within)

    def disconnect(self, code: int = 4000) -> None:
        """Drops the bot's connection; it may resume."""
        assert self.gateway is not None
        self.gateway.close_all(code)

    def reconnect_request(self) -> None:
        """Asks the bot to reconnect and resume (op 7)."""
        assert self.gateway is not None
        self.gateway.request_reconnect()

    def invalidate(self) -> None:
        """Makes the bot's session invalid (op 9): it must identify anew."""
        assert self.gateway is not None
        self.gateway.invalidate()

    def replay(self, interaction: Interaction) -> None:
        """Sends the same INTERACTION_CREATE once more."""
        self.dispatch("INTERACTION_CREATE", interaction.payload)

    # Waiting

    @property
    def patience_now(self) -> float:
        """How long an interaction sent now waits for its acknowledgement."""
        young = self.gateway is not None and time.monotonic() - self.gateway.identified < self.indulgence
        return max(self.patience, self.indulgence) if young else self.patience

    def changed(self) -> None:
        """Something happened: everyone who waits looks again."""
        self.revision += 1
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, predicate: Callable[[], T | None], within: float = PATIENCE) -> T:
        """Waits until the predicate is true and returns its value; TimeoutError after `within` seconds."""
        end = time.monotonic() + within
        while not (value := predicate()):
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"did not happen within {within} s")
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.add(waiter)
            try:
                await asyncio.wait_for(waiter, min(left, 0.25))  # predicates may look at more than the world
            except TimeoutError:
                pass
            finally:
                self._waiters.discard(waiter)
        return value
