"""A box that somebody owns: the printed figures of a game given as a file, in the place of those that nobody could look up.

A game says which figures may be given. A table that plays by them has them among its options, as one canonical text: so they
are stored, exported and checked with the game, and the file they came from may go. What the rules make of a text is kept by
the text, as what they make of a numbered file is kept by its number.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from .codec import CANONICAL

Data = int | str
"""Printed figures: the number of a file of this bot, or the text of somebody's box."""

NAME = re.compile(r"[\w][\w .’'-]{0,39}")
KEPT = 64  # boxes remembered as sound


class BoxError(ValueError):
    """What is wrong with a box, in sentences."""

    def __init__(self, *problems: str) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


def _with_box(options: Any, text: str) -> Any:
    return replace(options, box=text)


@dataclass(frozen=True)
class Box:
    """Which figures of a game may be given."""

    sample: Callable[[], dict[str, Any]]  # those that this bot assumes, as a file to start from
    problems: Callable[[Any], Iterator[str]]  # what is wrong with others, a sentence each
    chosen: Callable[[Any, str], Any] = _with_box  # the options of a table that plays by this text; "": by none

    def written(self, name: str, figures: Any) -> str:
        """The text of a box; BoxError with all that is wrong with it."""
        if not NAME.fullmatch(name):
            raise BoxError(f"“{name}” is no name for a box: up to 40 letters, digits, spaces and hyphens.")
        if wrong := tuple(self.problems(figures)):
            raise BoxError(*wrong)
        return CANONICAL.encode({"figures": figures, "name": name})

    def check(self, text: str) -> None:
        """BoxError if this is not what `written` writes."""
        _sound(self, text)


@lru_cache(KEPT)
def _sound(box: Box, text: str) -> None:
    if box.written(name_of(text), figures_of(text)) != text:
        raise BoxError("This is no text of a box.")


def figures_of(text: str) -> Any:
    return _read(text)["figures"]


def name_of(text: str) -> str:
    """What the owner calls it."""
    return str(_read(text)["name"])


def _read(text: str) -> dict[str, Any]:
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoxError(f"This is not JSON: {error}.") from error
    if not isinstance(raw, dict) or raw.keys() != {"figures", "name"} or not isinstance(raw["name"], str):
        raise BoxError("A box has a name and figures.")
    return raw


# ---------------------------------------------------------------- for the checks of a game


def whole(value: Any, allowed: range) -> bool:
    return type(value) is int and value in allowed


def keys(raw: Any, wanted: set[str], what: str, optional: frozenset[str] = frozenset()) -> Iterator[str]:
    """Whether an object has the parts it must have, and no other."""
    if not isinstance(raw, dict):
        yield f"{what} must be an object with {_listed(wanted)}."
        return
    if lacking := wanted - raw.keys():
        yield f"{what} lacks {_listed(lacking)}."
    if spare := raw.keys() - wanted - optional:
        yield f"{what} has {_listed(spare)}, which nobody asked for."


def _listed(names: set[str]) -> str:
    return ", ".join(f"“{name}”" for name in sorted(names))
