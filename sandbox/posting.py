"""Writing and changing messages: from a request's form to a Message."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

from . import payloads
from .component_kinds import FILE, media_of
from .emojis import check_used, emojis_in
from .errors import Path, Problems
from .message_limits import EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, V2, check_files, check_form, check_whole
from .model import Attachment, Channel, Message

if TYPE_CHECKING:
    from .world import World

SETTABLE_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2


@dataclass(frozen=True, slots=True)
class Upload:
    """A file part of a multipart request."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Form:
    """What a request says about a message; `at` is where it stands in the request's body."""

    fields: Mapping[str, Any]
    files: Mapping[int, Upload] = field(default_factory=dict)
    at: Path = ()

    @property
    def flags(self) -> int:
        return int(self.fields.get("flags") or 0) & SETTABLE_FLAGS

    def newer(self, message: Message) -> bool:
        """Whether its components are read as the newer kind: as its own flags say, or without any as the message's."""
        return bool((self.flags if "flags" in self.fields else message.flags) & V2)


def write(world: World, channel: Channel, author: str, form: Form, **extra: Any) -> Message:
    """A new message, checked and posted."""
    message = Message(world.snowflakes.next(), channel, author, flags=form.flags & ~EPHEMERAL, **extra)
    if message.only_for is not None:
        message.flags |= EPHEMERAL
    message.nonce = str(form.fields["nonce"]) if form.fields.get("nonce") is not None else None
    if reference := form.fields.get("message_reference"):
        message.reply_to = str(reference["message_id"])
    _fill(world, message, form)
    message.mentions = _mentioned(world, message, form.fields.get("allowed_mentions"))
    world.post(message)
    return message


def rewrite(world: World, message: Message, form: Form) -> Message:
    """Changes a message: fields not named stay as they are, attachments not named in `attachments` go."""
    _fill(world, message, form)
    message.flags &= ~LOADING
    if any(name in form.fields for name in ("content", "components", "allowed_mentions")):
        message.mentions = _mentioned(world, message, form.fields.get("allowed_mentions"))
    world.edited(message)
    return message


def _fill(world: World, message: Message, form: Form) -> None:
    """Puts the form's fields into the message, or refuses all of them."""
    problems = Problems()
    v2 = bool((message.flags | form.flags) & V2)
    check_files(len(file.data) for file in form.files.values())
    check_form(problems, form.at, form.fields, v2, form.newer(message))
    check_used(problems, (*form.at, "components"), form.fields.get("components") or [], world.emojis)
    whole: dict[str, Any] = {
        "content": form.fields.get("content", message.content) or "",
        "embeds": copy.deepcopy(form.fields.get("embeds", message.embeds) or []),
        "components": copy.deepcopy(form.fields.get("components", message.components) or []),
        "attachments": _attachments(world, problems, message, form),
        "poll": form.fields.get("poll"),
    }
    check_whole(problems, form.at, whole, v2)
    message.content, message.embeds, message.components = whole["content"], whole["embeds"], whole["components"]
    message.attachments = whole["attachments"]
    message.flags |= form.flags & (V2 | SUPPRESS_EMBEDS)
    _resolve(world, message)


def _attachments(world: World, problems: Problems, message: Message, form: Form) -> list[Attachment]:
    """Files of this request and those kept from before; without a list all are kept and all new ones added."""
    kept = {file.id: file for file in message.attachments}
    listed = form.fields.get("attachments")
    if listed is None:
        return [*message.attachments, *(Attachment(world.snowflakes.next(), file.filename, file.data) for file in form.files.values())]
    result = []
    for index, entry in enumerate(listed):
        old, new = kept.get(str(entry.get("id"))), form.files.get(_number(entry.get("id")))
        if old is not None:
            result.append(Attachment(old.id, old.filename, old.data, entry.get("description", old.description)))
        elif new is not None:
            name = _safe(entry.get("filename") or new.filename)
            result.append(Attachment(world.snowflakes.next(), name, new.data, entry.get("description")))
        else:
            problems.add((*form.at, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", f"The attachment {entry.get('id')} was not found")
    unlisted = set(form.files) - {_number(entry.get("id")) for entry in listed}
    result += [
        Attachment(world.snowflakes.next(), _safe(form.files[number].filename), form.files[number].data) for number in sorted(unlisted)
    ]
    return result


def _number(text: Any) -> int:
    return int(text) if str(text).isdigit() else -1


def _safe(filename: str) -> str:
    """Discord keeps letters, digits and -_. of a name and makes blanks underscores."""
    return re.sub(r"[^\w.-]", "", filename.replace(" ", "_")) or "unknown"


def _resolve(world: World, message: Message) -> None:
    """Numbers the components and turns attachment:// into addresses."""
    files = {f"attachment://{file.filename}": payloads.attachment(world, file) for file in message.attachments}
    urls = {name: file["url"] for name, file in files.items()}
    taken = {component.get("id") for component in message.parts()}
    free = (number for number in count(1) if number not in taken)
    for component in message.parts():
        component["id"] = component.get("id") or next(free)
        for _, emoji in emojis_in(component):
            if emoji.get("id"):
                emoji["id"] = str(emoji["id"])  # a snowflake is a text, however it was sent
        for _, media in media_of(component):
            _unfurl(component, media, files.get(media["url"]))
    for embed in message.embeds:
        embed.setdefault("type", "rich")
        for name in ("image", "thumbnail"):
            if embed.get(name):
                embed[name]["url"] = urls.get(embed[name]["url"], embed[name]["url"])


def _unfurl(component: dict[str, Any], media: dict[str, Any], file: Mapping[str, Any] | None) -> None:
    """What Discord says of a picture or file once it knows it."""
    if file is not None:
        known = {"url": file["url"], "attachment_id": file["id"], "content_type": file["content_type"]}
        media |= known | {name: file[name] for name in ("width", "height") if name in file}
        if component["type"] == FILE:
            component |= {"name": file["filename"], "size": file["size"]}
    media |= {"proxy_url": media["url"], "loading_state": 2, "placeholder": "", "flags": 0}


def _mentioned(world: World, message: Message, allowed: Mapping[str, Any] | None) -> list[str]:
    """Whom the text pings: those named in it, narrowed by allowed_mentions."""
    text = message.text
    named = [person for person in dict.fromkeys(re.findall(r"<@!?(\d+)>", text)) if person in world.people]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return named
    return [person for person in named if person in map(str, allowed.get("users") or [])]
