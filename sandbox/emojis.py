"""The application's own emoji: what Discord accepts as one, and which of them a message may use."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .component_kinds import Component, walk
from .errors import ApiError, Path, Problems

if TYPE_CHECKING:
    from .world import World

MOST, LARGEST = 2000, 256 * 1024
PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.S)


@dataclass(slots=True)
class Emoji:
    id: str
    name: str
    content_type: str
    data: bytes = field(repr=False)


def create(world: World, wish: Mapping[str, Any]) -> Emoji:
    """A new one, checked."""
    if len(world.emojis) >= MOST:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    problems = Problems()
    _check_name(problems, world, wish.get("name"))
    content_type, data = _picture(problems, str(wish.get("image") or ""))
    problems.settle()
    made = Emoji(world.snowflakes.next(), str(wish["name"]), content_type, data)
    world.emojis[made.id] = made
    world.changed()
    return made


def rename(world: World, emoji: Emoji, wish: Mapping[str, Any]) -> Emoji:
    problems = Problems()
    if wish.get("name") != emoji.name:
        _check_name(problems, world, wish.get("name"))
    problems.settle()
    emoji.name = str(wish["name"])
    return emoji


def _check_name(problems: Problems, world: World, name: Any) -> None:
    problems.length(("name",), name, 2, 32)
    if name and not re.fullmatch(r"[A-Za-z0-9_]+", str(name)):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(known.name == name for known in world.emojis.values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")


def _picture(problems: Problems, image: str) -> tuple[str, bytes]:
    found = PICTURE.fullmatch(image)
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if not found or not data:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
    if len(data) > LARGEST:
        raise ApiError(400, 50138, f"Failed to resize asset below the maximum size: {LARGEST}")
    return found[1], data


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def check_used(problems: Problems, at: Path, components: list[Component], known: Container[str]) -> None:
    """A button or option with an emoji that is not there spoils the whole message."""
    for place, component in walk(components, at):
        for step, emoji in emojis_in(component):
            if emoji.get("id") and str(emoji["id"]) not in known:
                problems.add((*place, *step, "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def emojis_in(component: Component) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The emoji directly on one component."""
    if component.get("emoji"):
        yield ("emoji",), component["emoji"]
    for index, option in enumerate(component.get("options") or []):
        if option.get("emoji"):
            yield ("options", index, "emoji"), option["emoji"]
