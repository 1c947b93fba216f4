"""What a person sees, as plain JSON for the page. Everything passes through a Person: nothing here shows what they may not see."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..errors import Impossible
from ..model import ADMINISTRATOR, DM_CHANNEL, TEXT_CHANNEL, THREAD, Attachment, Channel, Message
from ..people import Person
from ..snowflakes import born
from ..typing_in import must_be_offered
from ..world import World

Json = dict[str, Any]
Address = Callable[[str, str], str]  # an attachment's id and name -> where this person's window fetches it
KINDS = {TEXT_CHANNEL: "text", DM_CHANNEL: "dm", THREAD: "thread"}
STORED = re.compile(r"https?://[^/]+/cdn/attachments/(\d+)/([^?]*).*")


def message(said: Message, address: Address) -> Json:
    origin = said.origin or {}
    return {
        "id": said.id, "channel": said.channel.id, "author": said.author, "at": born(said.id).timestamp() * 1000,
        "edited": said.edited is not None and not said.loading, "text": said.content, "ephemeral": said.ephemeral, "loading": said.loading,
        "newer": said.v2,
        "mentions": said.mentions, "files": [file(one, address) for one in said.attachments],
        "embeds": media(said.embeds, address), "components": media(said.components, address),
        "by": (origin.get("user") or {}).get("id"), "command": origin.get("name"), "act": origin.get("id"), "reply_to": said.reply_to,
    }  # fmt: skip


def file(one: Attachment, address: Address) -> Json:
    picture = one.content_type in PICTURES
    return {"id": one.id, "name": one.filename, "alt": one.alt or "", "size": len(one.data), "picture": picture,
            "url": address(one.id, one.filename), **one.measures}  # fmt: skip


PICTURES = ("image/png", "image/jpeg", "image/webp", "image/gif")


def media(thing: Any, address: Address) -> Any:
    """A copy of components or embeds with addresses that this window may fetch."""
    if isinstance(thing, list):
        return [media(one, address) for one in thing]
    if isinstance(thing, dict):
        return {name: media(one, address) for name, one in thing.items()}
    if isinstance(thing, str) and (stored := STORED.fullmatch(thing)):
        return address(stored[1], stored[2])
    return thing


def unread(world: World, person: Person, channel: Channel, read: int) -> tuple[int, int]:
    """How many messages are new to a person in a channel, and how many of those call them."""
    new = called = 0
    for said in reversed(channel.messages.values()):
        if int(said.id) <= read:
            break
        own = person.id in (said.author, ((said.origin or {}).get("user") or {}).get("id"))
        if own or not person.may_see(said):
            continue
        new += 1
        called += channel.type == DM_CHANNEL or person.id in said.mentions
    return new, called


def channels(world: World, person: Person, marks: dict[str, int]) -> list[Json]:
    """The channels, threads and the private messages this person sees."""
    shown = []
    for channel in (*world.channels.values(), *([] if _has_dm(world, person) else [person.dm])):
        if channel.guild is None and channel.recipient != person.id:
            continue
        if channel.guild is not None and person.id not in channel.guild.members:
            continue
        new, called = unread(world, person, channel, marks.get(channel.id, 0))
        shown.append({
            "id": channel.id, "kind": KINDS[channel.type], "name": channel.name, "parent": channel.parent.id if channel.parent else None,
            "archived": channel.archived, "unread": new, "called": called, "read": str(marks.get(channel.id, 0)),
        })  # fmt: skip
    return shown


def _has_dm(world: World, person: Person) -> bool:
    return any(channel.recipient == person.id for channel in world.channels.values())


def people(world: World, marks: dict[str, dict[str, int]]) -> list[Json]:
    """Everybody at the table, and how often the public channels call each of them; private messages are not counted here."""
    public = [channel for channel in world.channels.values() if channel.guild is not None]
    return [
        {
            "id": one.id, "name": one.name, "locale": one.locale, "dms": one.dms_open, "moderator": moderates(world, one),
            "called": sum(_called_publicly(world, one, channel, marks.get(one.id, {}).get(channel.id, 0)) for channel in public),
        }
        for one in world.people.values()
    ]  # fmt: skip


def _called_publicly(world: World, person: Person, channel: Channel, read: int) -> int:
    count = 0
    for said in reversed(channel.messages.values()):
        if int(said.id) <= read:
            break
        count += said.only_for is None and person.id in said.mentions and said.author != person.id
    return count


def moderates(world: World, person: Person) -> bool:
    return any(guild.members[person.id].permissions & ADMINISTRATOR for guild in world.guilds.values() if person.id in guild.members)


def commands(world: World, person: Person) -> list[Json]:
    """The commands offered to a person, with the places where they are."""
    guild = next(iter(world.guilds.values()))
    somewhere = next(channel for channel in world.channels.values() if channel.guild is guild)
    shown = []
    for command in (*world.commands.get(guild.id, []), *world.commands[None]):
        places = {"here": _offered(person, command, somewhere), "dm": _offered(person, command, person.dm) and "guild_id" not in command}
        if command.get("type", 1) == 1 and any(places.values()):
            wanted = ("name", "name_localizations", "description", "description_localizations", "options")
            shown.append({field: command.get(field) for field in wanted} | places)
    return shown


def _offered(person: Person, command: Json, where: Channel) -> bool:
    try:
        must_be_offered(person, command, where)
    except Impossible:
        return False
    return True
