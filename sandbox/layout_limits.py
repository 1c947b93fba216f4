"""What Discord accepts of its newer components: texts, sections, galleries, files, separators and containers."""

from __future__ import annotations

from .component_kinds import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    IN_CONTAINER,
    SECTION,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
    Component,
    media_of,
)
from .errors import Path, Problems

MOST_COMPONENTS, MOST_TEXT = 40, 4000
SCHEMES = ("http://", "https://", "attachment://")


def check_kinds(problems: Problems, at: Path, components: list[Component], allowed: tuple[int, ...]) -> None:
    """Only these kinds may stand here."""
    for index, component in enumerate(components):
        check_kind(problems, (*at, index), component, allowed)


def check_kind(problems: Problems, at: Path, component: Component, allowed: tuple[int, ...]) -> None:
    if component.get("type") not in allowed:
        choices = f"({allowed[0]},)" if len(allowed) == 1 else f"({', '.join(map(str, allowed))})"
        problems.add((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {choices}.')


def check_totals(problems: Problems, at: Path, everything: list[tuple[Path, Component]]) -> None:
    """Forty components, those inside others too, and 4000 characters over all texts."""
    if len(everything) > MOST_COMPONENTS:
        problems.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The total number of components exceeds {MOST_COMPONENTS}")
    if sum(len(component.get("content") or "") for _, component in everything) > MOST_TEXT:
        problems.add(
            at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Components displayable text size exceeds maximum size of {MOST_TEXT}"
        )


def check_layout(problems: Problems, at: Path, component: Component) -> None:
    """One component of the newer kind; what stands inside it is looked at by itself."""
    kind = component.get("type")
    if kind == TEXT:
        problems.length((*at, "content"), component.get("content"), 1, MOST_TEXT)
    elif kind == SECTION:
        _check_section(problems, at, component)
    elif kind == CONTAINER:
        problems.length((*at, "components"), component.get("components"), 1, MOST_COMPONENTS)
        check_kinds(problems, (*at, "components"), component.get("components") or [], IN_CONTAINER)
        problems.between((*at, "accent_color"), component.get("accent_color") or 0, 0, 0xFFFFFF)
    elif kind == SEPARATOR:
        problems.between((*at, "spacing"), component.get("spacing", 1), 1, 2)
    elif kind == GALLERY:
        problems.length((*at, "items"), component.get("items"), 1, 10)
        for index, item in enumerate(component.get("items") or []):
            problems.length((*at, "items", index, "description"), item.get("description") or "", 0, 1024)
    elif kind == THUMBNAIL:
        problems.length((*at, "description"), component.get("description") or "", 0, 1024)
    _check_media(problems, at, component)


def _check_section(problems: Problems, at: Path, section: Component) -> None:
    """One to three texts, and beside them a button or a thumbnail."""
    problems.length((*at, "components"), section.get("components"), 1, 3)
    check_kinds(problems, (*at, "components"), section.get("components") or [], (TEXT,))
    if section.get("accessory") is None:
        problems.add((*at, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        check_kind(problems, (*at, "accessory"), section["accessory"], (BUTTON, THUMBNAIL))


def _check_media(problems: Problems, at: Path, component: Component) -> None:
    """Every picture has an address; a file must come with the message."""
    schemes = SCHEMES[-1:] if component.get("type") == FILE else SCHEMES
    for step, media in media_of(component):
        url = str(media.get("url") or "")
        if not url:
            problems.add((*at, *step, "url"), "BASE_TYPE_REQUIRED", "This field is required")
        elif not url.startswith(schemes):
            names = ", ".join(f"'{scheme.removesuffix('://')}'" for scheme in schemes)
            problems.add((*at, *step, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of ({names}).")
