"""What Discord accepts as components of a message or a modal."""

from __future__ import annotations

from .component_kinds import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    CONTAINER,
    IN_CONTAINER,
    IN_LABEL,
    LABEL,
    LINK,
    PREMIUM,
    RADIO,
    ROW,
    SELECT,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
    Component,
    walk,
)
from .errors import Path, Problems
from .layout_limits import check_kinds, check_layout, check_totals


def check_components(problems: Problems, at: Path, components: list[Component], v2: bool) -> None:
    """The components of a message, of the older kind or V2."""
    everything = list(walk(components, at))
    if v2:
        check_totals(problems, at, everything)
        check_kinds(problems, at, components, (*IN_CONTAINER, CONTAINER))
    else:
        problems.length(at, components, 0, 5)
        check_kinds(problems, at, components, (ROW,))
    _check_duplicates(problems, everything)
    for place, component in everything:
        _check_one(problems, place, component)


def _check_duplicates(problems: Problems, everything: list[tuple[Path, Component]]) -> None:
    for field, code, what in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "custom id"), ("id", "COMPONENT_ID_DUPLICATED", "id")):
        seen: set[str | int] = set()
        for place, component in everything:
            name = component.get(field)
            if not name:  # an id of 0 is as good as none
                continue
            if name in seen:
                problems.add((*place, field), code, f"Component {what} cannot be duplicated")
            seen.add(name)


def _check_one(problems: Problems, at: Path, component: Component) -> None:
    kind = component.get("type")
    if kind == ROW:
        _check_row(problems, at, component)
    elif kind == BUTTON:
        _check_button(problems, at, component)
    elif kind in SELECTS:
        _check_select(problems, at, component)
    else:
        check_layout(problems, at, component)


def _check_row(problems: Problems, at: Path, row: Component) -> None:
    inside = row.get("components") or []
    problems.length((*at, "components"), inside, 1, 5)
    check_kinds(problems, (*at, "components"), inside, (BUTTON, *SELECTS))
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
    check_kinds(problems, (*at, "components"), components, (ROW, TEXT, LABEL))
    everything = list(walk(components, (*at, "components")))
    _check_duplicates(problems, everything)
    for place, component in everything:
        _check_field(problems, place, component)


def _check_field(problems: Problems, at: Path, field: Component) -> None:
    kind = field.get("type")
    if kind == ROW:
        problems.length((*at, "components"), field.get("components"), 1, 1)
        check_kinds(problems, (*at, "components"), field.get("components") or [], (TEXT_INPUT,))
    elif kind == LABEL:
        problems.length((*at, "label"), field.get("label"), 1, 45)
        problems.length((*at, "description"), field.get("description") or "", 0, 100)
        check_kinds(problems, (*at, "component"), [field.get("component") or {}], IN_LABEL)
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
