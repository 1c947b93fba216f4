"""What is kept between two evenings: the world, the read marks and the key, in one folder that one process holds."""

from __future__ import annotations

import fcntl
import json
import os
import secrets
from pathlib import Path
from typing import IO

from ..model import BOT_PERMISSIONS, Channel
from ..saving import load, save
from ..world import World
from .words import CannotOpen, system_locale

MESSAGES_KEPT, EPHEMERALS_KEPT = 400, 40  # in each channel
NAMES = ("Marc", "Livia")

ReadMarks = dict[str, dict[str, int]]


class Folder:
    """`with Folder(path) as folder:` holds the folder; a second process is refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fresh = False  # nothing was ever said at this table
        self._lock: IO[str] | None = None

    def __enter__(self) -> Folder:
        try:
            self.path.mkdir(0o700, parents=True, exist_ok=True)
            self._lock = open(self.path / "lock", "w")  # held until the table closes
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotOpen("held", folder=self.path.parent) from None
        except OSError as error:
            raise CannotOpen("folder", folder=self.path, why=error.strerror) from None
        return self

    def __exit__(self, *exception: object) -> None:
        if self._lock is not None:
            self._lock.close()

    # Reading

    def key(self) -> str:
        """The key in the address; it stays the same, so that open windows find back."""
        file = self.path / "key"
        if not file.exists():
            with open(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600), "w") as out:
                out.write(secrets.token_urlsafe(24))
        return file.read_text().strip()

    def world(self) -> World:
        """The world as it was left, or a new one."""
        token = secrets.token_urlsafe(24)
        if not (self.path / "world.json").exists():
            self.fresh = True
            return new_world(World(token=token, memory=0))
        try:
            world = load(self.path, token=token, memory=0)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CannotOpen("unreadable", folder=self.path, why=f"{type(error).__name__}: {error}") from None
        for guild in world.guilds.values():
            guild.bot_permissions |= BOT_PERMISSIONS  # a table kept from an older version asked for fewer
        return world

    def read_marks(self) -> ReadMarks:
        try:
            told = json.loads((self.path / "read.json").read_text())
            return {person: {channel: int(last) for channel, last in marks.items()} for person, marks in told.items()}
        except (OSError, ValueError, AttributeError, TypeError):
            return {}  # worth no more than a few unread dots

    # Writing

    def save(self, world: World, marks: ReadMarks) -> None:
        for channel in world.channels.values():
            trim(channel)
        save(world, self.path)
        draft = self.path / "read.json.new"
        draft.write_text(json.dumps(marks))
        os.replace(draft, self.path / "read.json")


def new_world(world: World) -> World:
    """A server with one channel and two people."""
    locale = system_locale()
    guild = world.add_guild("Arbiter", locale=locale)
    world.add_channel(guild, "forum")
    for name in NAMES:
        world.add_person(name, guild, locale=locale)
    return world


def trim(channel: Channel) -> None:
    """Drops the oldest messages, so that a table open for months does not grow."""
    private = [message for message in channel.messages.values() if message.only_for is not None]
    public = [message for message in channel.messages.values() if message.only_for is None]
    for message in (*private[:-EPHEMERALS_KEPT], *public[:-MESSAGES_KEPT]):
        message.deleted = True
        del channel.messages[message.id]
