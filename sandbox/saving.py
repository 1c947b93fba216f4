"""Keeps a world in a folder: world.json and one file for each attachment and emoji. Ephemeral messages and tokens are not kept."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from .emojis import Emoji
from .model import Attachment, Channel, Guild, Member, Message
from .people import Person
from .world import World

FORMAT = 1
PLAIN = ("id", "author", "type", "content", "embeds", "components", "flags", "mentions", "nonce", "origin", "reply_to")


def save(world: World, folder: str | Path) -> None:
    """Writes the world; a crash in the middle leaves the former state."""
    folder = Path(folder)
    files = folder / "attachments"
    files.mkdir(parents=True, exist_ok=True)
    kept = {file.id: file for channel in world.channels.values() for message in _lasting(channel) for file in message.attachments}
    pictures = {file.id: file.data for file in kept.values()} | {emoji.id: emoji.data for emoji in world.emojis.values()}
    for name, data in pictures.items():
        if not (files / name).exists():
            (files / name).write_bytes(data)
    draft = folder / "world.json.new"
    draft.write_text(json.dumps(_written(world), ensure_ascii=False), encoding="utf-8")
    os.replace(draft, folder / "world.json")
    for old in files.iterdir():
        if old.name not in pictures:
            old.unlink()


def load(folder: str | Path, **options: Any) -> World:
    """Reads a world again; `options` are those of World (its token, its memory)."""
    folder = Path(folder)
    told = json.loads((folder / "world.json").read_text(encoding="utf-8"))
    if told["format"] != FORMAT:
        raise ValueError(f"this world was saved in format {told['format']}, not {FORMAT}")
    world = World(**options)
    world.bot_id, world.bot_name, world.snowflakes.last = told["bot_id"], told["bot_name"], told["last"]
    world.commands = {(scope or None): commands for scope, commands in told["commands"].items()}
    world.people = {one["id"]: Person(world, **one) for one in told["people"]}
    for one in told["guilds"]:
        members = {
            person: Member(datetime.fromisoformat(place["joined"]), place["permissions"]) for person, place in one.pop("members").items()
        }
        world.guilds[one["id"]] = Guild(**one, members=members)
    for one in told.get("emojis", []):
        world.emojis[one["id"]] = Emoji(data=(folder / "attachments" / one["id"]).read_bytes(), **one)
    for one in told["channels"]:
        _read_channel(world, one, folder / "attachments")
    return world


def _lasting(channel: Channel) -> list[Message]:
    return [message for message in channel.messages.values() if message.only_for is None and not message.loading]


def _written(world: World) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "last": world.snowflakes.last,
        "bot_id": world.bot_id,
        "bot_name": world.bot_name,
        "commands": {scope or "": commands for scope, commands in world.commands.items()},
        "people": [{"id": one.id, "name": one.name, "locale": one.locale, "dms_open": one.dms_open} for one in world.people.values()],
        "guilds": [_guild(one) for one in world.guilds.values()],
        "emojis": [{"id": one.id, "name": one.name, "content_type": one.content_type} for one in world.emojis.values()],
        "channels": [_channel(one) for one in world.channels.values()],
    }


def _guild(guild: Guild) -> dict[str, Any]:
    plain = asdict(guild)
    for place in plain["members"].values():
        place["joined"] = place["joined"].isoformat()
    return plain


def _channel(channel: Channel) -> dict[str, Any]:
    return {
        "id": channel.id, "type": channel.type, "name": channel.name, "recipient": channel.recipient, "owner": channel.owner,
        "archived": channel.archived, "locked": channel.locked, "overwrite": channel.overwrite,
        "guild": channel.guild.id if channel.guild else None,
        "parent": channel.parent.id if channel.parent else None, "messages": [_message(message) for message in _lasting(channel)],
    }  # fmt: skip


def _message(message: Message) -> dict[str, Any]:
    files = [{"id": file.id, "filename": file.filename, "description": file.description} for file in message.attachments]
    edited = message.edited.isoformat() if message.edited else None
    return {name: getattr(message, name) for name in PLAIN} | {"edited": edited, "attachments": files}


def _read_channel(world: World, told: dict[str, Any], files: Path) -> None:
    messages = told.pop("messages")
    told["guild"] = world.guilds.get(told["guild"])
    told["parent"] = world.channels.get(told["parent"])
    channel = world.channels[told["id"]] = Channel(**told)
    for one in messages:
        one["edited"] = datetime.fromisoformat(one["edited"]) if one["edited"] else None
        one["attachments"] = [Attachment(data=(files / file["id"]).read_bytes(), **file) for file in one["attachments"]]
        channel.messages[one["id"]] = Message(channel=channel, **one)
