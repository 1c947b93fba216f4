"""What Discord accepts as an application command."""

from __future__ import annotations

import re
from typing import Any

from .errors import Path, Problems

LOCALES = frozenset({
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl",
    "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
})  # fmt: skip
NAME = re.compile(r"[-_'\w]{1,32}")
CHAT_INPUT, SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 1, 2, 3, 4, 10

Command = dict[str, Any]


def check_commands(commands: list[Command]) -> None:
    """The whole set of an application's commands, as sent by a sync."""
    problems = Problems()
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > 100:
        problems.add((), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        key = (command.get("type", CHAT_INPUT), command.get("name", ""))
        if key in seen:
            problems.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
        _check_command(problems, (index,), command)
    problems.settle()


def check_command(command: Command) -> None:
    problems = Problems()
    _check_command(problems, (), command)
    problems.settle()


def _check_command(problems: Problems, at: Path, command: Command) -> None:
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_named(problems, at, command)
        _check_options(problems, at, command.get("options") or [])
    else:
        problems.length((*at, "name"), command.get("name"), 1, 32)
    if _size(command) > 8000:
        problems.add(at, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _check_named(problems: Problems, at: Path, thing: Command) -> None:
    """Name and description, and their translations."""
    _check_name(problems, (*at, "name"), thing.get("name") or "")
    problems.length((*at, "description"), thing.get("description"), 1, 100)
    for locale, name in (thing.get("name_localizations") or {}).items():
        _check_locale(problems, (*at, "name_localizations"), locale)
        _check_name(problems, (*at, "name_localizations", locale), name)
    for locale, text in (thing.get("description_localizations") or {}).items():
        _check_locale(problems, (*at, "description_localizations"), locale)
        problems.length((*at, "description_localizations", locale), text, 1, 100)


def _check_name(problems: Problems, at: Path, name: str) -> None:
    if not NAME.fullmatch(name) or name != name.lower():
        problems.add(at, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _check_locale(problems: Problems, at: Path, locale: str) -> None:
    if locale not in LOCALES:
        problems.add((*at, locale), "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(sorted(LOCALES))}}}.")


def _check_options(problems: Problems, at: Path, options: list[Command], depth: int = 0) -> None:
    problems.length((*at, "options"), options, 0, 25)
    seen: set[str] = set()
    optional_before = False
    branches = sum(option.get("type") in (SUBCOMMAND, GROUP) for option in options)
    if branches not in (0, len(options)) or (branches and depth > 1):
        problems.add(
            (*at, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for index, option in enumerate(options):
        here = (*at, "options", index)
        _check_named(problems, here, option)
        if option.get("name") in seen:
            problems.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")
        seen.add(str(option.get("name")))
        if option.get("required") and optional_before:
            problems.add(
                here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required options"
            )
        optional_before |= not option.get("required")
        _check_option(problems, here, option, depth)


def _check_option(problems: Problems, at: Path, option: Command, depth: int) -> None:
    kind = option.get("type", 0)
    problems.between((*at, "type"), kind, 1, 11)
    if kind in (SUBCOMMAND, GROUP):
        _check_options(problems, at, option.get("options") or [], depth + 1 if kind == GROUP else 2)
        if kind == GROUP and depth:
            problems.add((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")
    choices = option.get("choices") or []
    problems.length((*at, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        problems.add(
            (*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Choices and autocomplete are mutually exclusive"
        )
    check_choices(problems, (*at, "choices"), choices, kind)


def check_choices(problems: Problems, at: Path, choices: list[Command], kind: int) -> None:
    """The choices of an option, or the answers of an autocomplete."""
    problems.length(at, choices, 0, 25)
    seen: set[str] = set()
    for index, choice in enumerate(choices):
        problems.length((*at, index, "name"), choice.get("name"), 1, 100)
        for locale, name in (choice.get("name_localizations") or {}).items():
            _check_locale(problems, (*at, index, "name_localizations"), locale)
            problems.length((*at, index, "name_localizations", locale), name, 1, 100)
        value = choice.get("value")
        if kind == STRING:
            problems.length((*at, index, "value"), value if isinstance(value, str) else None, 1, 100)
        elif kind in (INTEGER, NUMBER) and (isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 2**53):
            problems.add((*at, index, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        if choice.get("name") in seen:
            problems.add(
                (*at, index, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Option choice name already exists"
            )
        seen.add(str(choice.get("name")))


def _size(thing: Command) -> int:
    """Characters of names, descriptions and values; of a translated text the longest version counts."""
    total = sum(
        max(len(text) for text in (thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()))
        for field in ("name", "description")
    )
    total += len(thing["value"]) if isinstance(thing.get("value"), str) else 0
    return total + sum(_size(inner) for key in ("options", "choices") for inner in thing.get(key) or [])
