"""The kinds of Discord's components, the older and the newer ones, and the walk through a tree of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .errors import Path

ROW, BUTTON, SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    1,
    2,
    3,
    4,
    9,
    10,
    11,
    12,
    13,
    14,
    17,
    18,
)
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK, PREMIUM = 5, 6

Component = dict[str, Any]


def walk(components: list[Component], at: Path = ()) -> Iterator[tuple[Path, Component]]:
    """Every component with its place, parents before children, in the order they are read."""
    for index, component in enumerate(components):
        yield from _under(component, (*at, index))


def _under(component: Component, here: Path) -> Iterator[tuple[Path, Component]]:
    yield here, component
    yield from walk(component.get("components") or [], (*here, "components"))
    for single in ("accessory", "component"):
        if isinstance(component.get(single), dict):
            yield from _under(component[single], (*here, single))


def texts(components: list[Component]) -> list[str]:
    """What the text displays say, from top to bottom."""
    return [component.get("content") or "" for _, component in walk(components) if component.get("type") == TEXT]


def media_of(component: Component) -> Iterable[tuple[Path, Component]]:
    """The media items directly inside one component."""
    kind = component.get("type")
    if kind == GALLERY:
        for index, item in enumerate(component.get("items") or []):
            yield ("items", index, "media"), item.get("media") or {}
    elif kind == THUMBNAIL:
        yield ("media",), component.get("media") or {}
    elif kind == FILE:
        yield ("file",), component.get("file") or {}
