"""What Discord accepts as components of a message or a modal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import Path, Problems

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
    """Every component with its place, parents before children."""
    for index, component in enumerate(components):
        yield from _under(component, (*at, index))


def _under(component: Component, here: Path) -> Iterator[tuple[Path, Component]]:
    yield here, component
    yield from walk(component.get("components") or [], (*here, "components"))
    for single in ("accessory", "component"):
        if isinstance(component.get(single), dict):
            yield from _under(component[single], (*here, single))


def check_components(problems: Problems, at: Path, components: list[Component], v2: bool) -> None:
    """The components of a message, of the older kind or V2."""
    everything = list(walk(components, at))
    if v2:
        _check_totals(problems, at, everything)
        _kinds(problems, at, components, (*IN_CONTAINER, CONTAINER))
    else:
        problems.length(at, components, 0, 5)
        _kinds(problems, at, components, (ROW,))
    _check_duplicates(problems, everything)
    for place, component in everything:
        _check_one(problems, place, component)


def _kinds(problems: Problems, at: Path, components: list[Component], allowed: tuple[int, ...]) -> None:
    for index, component in enumerate(components):
        if component.get("type") not in allowed:
            choices = ", ".join(map(str, allowed))
            problems.add((*at, index, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).')


def _check_totals(problems: Problems, at: Path, everything: list[tuple[Path, Component]]) -> None:
    if len(everything) > 40:
        problems.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds 40")
    if sum(len(component.get("content") or "") for _, component in everything) > 4000:
        problems.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "The total length of displayable text exceeds 4000")


def _check_duplicates(problems: Problems, everything: list[tuple[Path, Component]]) -> None:
    seen: set[str] = set()
    for place, component in everything:
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
        if custom_id in seen:
            problems.add((*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        seen.add(custom_id)


def _check_one(problems: Problems, at: Path, component: Component) -> None:
    kind = component.get("type")
    if kind == ROW:
        _check_row(problems, at, component)
    elif kind == BUTTON:
        _check_button(problems, at, component)
    elif kind in SELECTS:
        _check_select(problems, at, component)
    elif kind == TEXT:
        problems.length((*at, "content"), component.get("content"), 1, 4000)
    elif kind == SECTION:
        problems.length((*at, "components"), component.get("components"), 1, 3)
        _kinds(problems, (*at, "components"), component.get("components") or [], (TEXT,))
        if (component.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
            problems.add((*at, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    elif kind == CONTAINER:
        _kinds(problems, (*at, "components"), component.get("components") or [], IN_CONTAINER)
    elif kind == GALLERY:
        problems.length((*at, "items"), component.get("items"), 1, 10)
        for index, item in enumerate(component.get("items") or []):
            problems.length((*at, "items", index, "description"), item.get("description") or "", 0, 1024)
    elif kind == THUMBNAIL:
        problems.length((*at, "description"), component.get("description") or "", 0, 1024)


def _check_row(problems: Problems, at: Path, row: Component) -> None:
    inside = row.get("components") or []
    problems.length((*at, "components"), inside, 1, 5)
    _kinds(problems, (*at, "components"), inside, (BUTTON, *SELECTS))
    if len(inside) > 1:
        for index, component in enumerate(inside):
            if component.get("type") in SELECTS:
                problems.add(
                    (*at, "components", index), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
                )


def _check_button(problems: Problems, at: Path, button: Component) -> None:
    problems.between((*at, "style"), button.get("style", 0), 1, 6)
    problems.length((*at, "label"), button.get("label") or "", 0, 80)
    _check_emoji(problems, (*at, "emoji"), button.get("emoji"))
    style, custom_id, url = button.get("style"), button.get("custom_id"), button.get("url")
    if custom_id is not None and url is not None:
        problems.add(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
    if style == LINK:
        if not str(url or "").startswith(("http://", "https://", "discord://")):
            problems.add((*at, "url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        problems.length((*at, "url"), url or "", 0, 512)
    elif style != PREMIUM:
        if custom_id is None:
            problems.add((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        else:
            problems.length((*at, "custom_id"), custom_id, 1, 100)
        if not button.get("label") and not button.get("emoji"):
            problems.add(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")


def _check_emoji(problems: Problems, at: Path, emoji: Component | None) -> None:
    if not emoji or emoji.get("id"):
        return
    name = emoji.get("name") or ""
    letters = any(sign.isalpha() and sign != "ℹ" for sign in name)
    bare_digits = name.isascii()
    if letters or bare_digits:
        problems.add((*at, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_select(problems: Problems, at: Path, select: Component) -> None:
    problems.length((*at, "custom_id"), select.get("custom_id"), 1, 100)
    problems.length((*at, "placeholder"), select.get("placeholder") or "", 0, 150)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    problems.between((*at, "min_values"), low, 0, 25)
    problems.between((*at, "max_values"), high, 1, 25)
    if low > high:
        problems.add((*at, "min_values"), "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX", "Minimum values cannot exceed maximum values")
    if select.get("type") == SELECT:
        options = select.get("options") or []
        _check_options(problems, (*at, "options"), options, 1, 25)
        if len(options) < high:
            problems.add((*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_HIGH", "Cannot ask for more values than there are options")
        if sum(bool(option.get("default")) for option in options) > high:
            problems.add((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than values may be chosen")


def _check_options(problems: Problems, at: Path, options: list[Component], low: int, high: int) -> None:
    problems.length(at, options, low, high)
    seen: set[str] = set()
    for index, option in enumerate(options):
        problems.length((*at, index, "label"), option.get("label"), 1, 100)
        problems.length((*at, index, "value"), option.get("value"), 1, 100)
        problems.length((*at, index, "description"), option.get("description") or "", 0, 100)
        _check_emoji(problems, (*at, index, "emoji"), option.get("emoji"))
        if option.get("value") in seen:
            problems.add((*at, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        seen.add(str(option.get("value")))


def check_modal(problems: Problems, at: Path, modal: Component) -> None:
    """A form: its title, and up to five fields."""
    problems.length((*at, "title"), modal.get("title"), 1, 45)
    problems.length((*at, "custom_id"), modal.get("custom_id"), 1, 100)
    components = modal.get("components") or []
    problems.length((*at, "components"), components, 1, 5)
    _kinds(problems, (*at, "components"), components, (ROW, TEXT, LABEL))
    everything = list(walk(components, (*at, "components")))
    _check_duplicates(problems, everything)
    for place, component in everything:
        _check_field(problems, place, component)


def _check_field(problems: Problems, at: Path, field: Component) -> None:
    kind = field.get("type")
    if kind == ROW:
        problems.length((*at, "components"), field.get("components"), 1, 1)
        _kinds(problems, (*at, "components"), field.get("components") or [], (TEXT_INPUT,))
    elif kind == LABEL:
        problems.length((*at, "label"), field.get("label"), 1, 45)
        problems.length((*at, "description"), field.get("description") or "", 0, 100)
        _kinds(problems, (*at, "component"), [field.get("component") or {}], IN_LABEL)
    elif kind == TEXT_INPUT:
        _check_text_input(problems, at, field)
    elif kind in SELECTS:
        _check_select(problems, at, field)
    elif kind in (RADIO, CHECKBOXES):
        problems.length((*at, "custom_id"), field.get("custom_id"), 1, 100)
        _check_options(problems, (*at, "options"), field.get("options") or [], 2 if kind == RADIO else 1, 10)
    elif kind in (UPLOAD, CHECKBOX):
        problems.length((*at, "custom_id"), field.get("custom_id"), 1, 100)


def _check_text_input(problems: Problems, at: Path, field: Component) -> None:
    problems.length((*at, "custom_id"), field.get("custom_id"), 1, 100)
    in_row = "components" in at[-2:]
    problems.length((*at, "label"), field.get("label") or "", 1 if in_row else 0, 45)
    problems.length((*at, "placeholder"), field.get("placeholder") or "", 0, 100)
    problems.length((*at, "value"), field.get("value") or "", 0, 4000)
    problems.between((*at, "style"), field.get("style", 0), 1, 2)
    if field.get("min_length") is not None:
        problems.between((*at, "min_length"), field["min_length"], 0, 4000)
    if field.get("max_length") is not None:
        problems.between((*at, "max_length"), field["max_length"], 1, 4000)
