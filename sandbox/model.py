"""The things of the little Discord: guilds, channels, messages, attachments, and what was delivered to whom."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .component_kinds import BUTTON, SECTION, SELECTS, texts, walk
from .message_limits import EPHEMERAL, LOADING, SILENT, V2

ADMINISTRATOR, VIEW, SEND, MANAGE_MESSAGES, EMBED_LINKS = 1 << 3, 1 << 10, 1 << 11, 1 << 13, 1 << 14
ATTACH, READ_HISTORY, MENTION_EVERYONE, EXTERNAL_EMOJIS = 1 << 15, 1 << 16, 1 << 17, 1 << 18
USE_COMMANDS, MANAGE_THREADS, CREATE_THREADS, SEND_IN_THREADS = 1 << 31, 1 << 34, 1 << 35, 1 << 38
EVERY_PERMISSION = (1 << 50) - 1
BOT_PERMISSIONS = VIEW | SEND | SEND_IN_THREADS | ATTACH | CREATE_THREADS | READ_HISTORY
PERSON_PERMISSIONS = VIEW | SEND | EMBED_LINKS | ATTACH | READ_HISTORY | USE_COMMANDS | CREATE_THREADS | SEND_IN_THREADS
DM_PERMISSIONS = VIEW | SEND | ATTACH | EMBED_LINKS | MENTION_EVERYONE | EXTERNAL_EMOJIS | READ_HISTORY

TEXT_CHANNEL, DM_CHANNEL, THREAD = 0, 1, 11
PATIENCE = 60.0  # seconds for what must happen sooner or later; the machine may be very busy


@dataclass(slots=True)
class Member:
    """A person's place in a guild."""

    joined: datetime
    permissions: int = PERSON_PERMISSIONS


@dataclass(slots=True)
class Guild:
    id: str
    name: str
    locale: str
    bot_permissions: int
    members: dict[str, Member] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread (it has a parent) or a DM (it has a recipient)."""

    id: str
    type: int
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: str | None = None
    owner: str | None = None
    archived: bool = False
    locked: bool = False  # by a moderator: then only those who manage threads write or wake it
    overwrite: int | None = None
    messages: dict[str, Message] = field(default_factory=dict)

    @property
    def bot_permissions(self) -> int:
        """What the bot may do here: the guild's word, unless the channel or its parent says otherwise."""
        if self.guild is None:
            return DM_PERMISSIONS
        if self.overwrite is not None:
            return self.overwrite
        return self.parent.bot_permissions if self.parent else self.guild.bot_permissions

    def bot_may(self, *permissions: int) -> bool:
        held = self.bot_permissions
        return bool(held & ADMINISTRATOR) or all(held & permission for permission in permissions)


@dataclass(slots=True, frozen=True)
class Attachment:
    id: str
    filename: str
    data: bytes = field(repr=False)
    description: str | None = None

    @property
    def content_type(self) -> str:
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def alt(self) -> str | None:
        return self.description

    @property
    def measures(self) -> dict[str, int]:
        """The width and height of a picture, for whoever keeps its place before it is there."""
        data = self.data
        if data[:4] == b"\x89PNG" and len(data) >= 24:
            return {"width": int.from_bytes(data[16:20], "big"), "height": int.from_bytes(data[20:24], "big")}
        if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X":
            return {"width": int.from_bytes(data[24:27], "little") + 1, "height": int.from_bytes(data[27:30], "little") + 1}
        if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8 ":
            return {"width": int.from_bytes(data[26:28], "little") & 0x3FFF, "height": int.from_bytes(data[28:30], "little") & 0x3FFF}
        return {}


@dataclass(slots=True, eq=False)
class Message:
    """A message as it stands now; `versions` keeps what it was."""

    id: str
    channel: Channel
    author: str
    type: int = 0
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    mentions: list[str] = field(default_factory=list)
    nonce: str | None = None
    edited: datetime | None = None
    only_for: str | None = None
    origin: dict[str, Any] | None = None
    reply_to: str | None = None
    deleted: bool = False
    versions: list[dict[str, Any]] = field(default_factory=list, repr=False)

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def v2(self) -> bool:
        return bool(self.flags & V2)

    def parts(self) -> Iterator[dict[str, Any]]:
        """All components, nested ones too."""
        return (component for _, component in walk(self.components))

    @property
    def text(self) -> str:
        """All that is to be read: the content, or what the text displays say, a line each."""
        return "\n".join(filter(None, [self.content, *texts(self.components)]))

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [part for part in self.parts() if part["type"] == BUTTON]

    @property
    def selects(self) -> list[dict[str, Any]]:
        return [part for part in self.parts() if part["type"] in SELECTS]

    def beside(self, words: str) -> list[dict[str, Any]]:
        """The buttons of the sections whose text has these words."""
        sections = (part for part in self.parts() if part["type"] == SECTION and words in "\n".join(texts(part["components"])))
        return [section["accessory"] for section in sections if section["accessory"]["type"] == BUTTON]

    @property
    def labels(self) -> list[str]:
        """The words on the buttons."""
        return [button.get("label") or (button.get("emoji") or {}).get("name", "") for button in self.buttons]


@dataclass(slots=True, frozen=True)
class Delivery:
    """One thing that reached a person's client: 'message', 'edit', 'delete', 'modal', 'choices' or 'failure'."""

    kind: str
    at: datetime
    payload: dict[str, Any]
    files: tuple[Attachment, ...] = ()

    @property
    def text(self) -> str:
        return json.dumps(self.payload, ensure_ascii=False)

    def raw(self) -> bytes:
        return b"\n".join([self.text.encode(), *(file.data for file in self.files)])
