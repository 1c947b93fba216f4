"""Words as people type them: without accents and capitals, in any order, and only as much of them as it takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from host.telling.names import fold

T = TypeVar("T")


def words(text: str) -> list[str]:
    """The words of a text, folded; marks between them do not count."""
    return re.findall(r"\w+", fold(text).replace("œ", "oe").replace("æ", "ae"))


def likeness(typed: str, name: str) -> int | None:
    """How well what was typed fits a name: 0 is the best, None does not fit.

    The same words; whole words of it, in any order; beginnings of its words; letters found somewhere in it.
    """
    said, meant = words(typed), words(name)
    if said == meant:
        return 0
    if _each_found(said, meant, str.__eq__):
        return 1
    if _each_found(said, meant, lambda word, begun: word.startswith(begun)):
        return 2
    return 3 if "".join(said) in "".join(meant) else None


def _each_found(said: list[str], meant: list[str], fits: Callable[[str, str], bool]) -> bool:
    """Whether each typed word fits a word of the name, and no two the same one."""
    left = list(meant)
    for one in sorted(said, key=len, reverse=True):
        found = next((word for word in left if fits(word, one)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def found(typed: str, things: Iterable[T], name: Callable[[T], str]) -> list[T]:
    """All that what was typed could mean, the most likely first, else in their order."""
    liked = [(rank, thing) for thing in things if (rank := likeness(typed, name(thing))) is not None]
    return [thing for _, thing in sorted(liked, key=lambda pair: pair[0])]


def meant(typed: str, things: Iterable[T], name: Callable[[T], str]) -> list[T]:
    """What was most likely meant: one thing, or several that fit as well as each other, or nothing."""
    fitting = found(typed, things, name) if words(typed) else []
    best = likeness(typed, name(fitting[0])) if fitting else None
    return [thing for thing in fitting if likeness(typed, name(thing)) == best]
