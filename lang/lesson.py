"""The words of a lesson: what each step says, and what is answered to another move than the one it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any


@dataclass(frozen=True, slots=True)
class Said:
    """`instead` ends the sentence that begins with the other move; "" where there is only something to read.

    `likely` has other ends: for a move, for all that name a thing (a province, a card), for a kind of move."""

    say: str
    instead: str = ""
    likely: Mapping[Any, str] = field(default_factory=dict)

    def answer(self, move: Any) -> str:
        """What is answered to this other move."""
        return next((told for key in keys(move) if (told := self.likely.get(key))), self.instead)


def keys(move: Any) -> Iterator[Any]:
    """What an answer to a move may stand under, the most particular first. A plain number names nothing: it would be taken for a province."""
    yield move
    yield from (value for one in fields(move) if type(value := getattr(move, one.name)) is not int)
    yield type(move)


@cache
def lesson(language: str, game: str) -> tuple[Said, ...]:
    """The words of a game's lesson, a step each."""
    from lang.en.lessons import LESSONS as ENGLISH  # only here: those modules need the class above
    from lang.fr.lessons import LESSONS as FRENCH

    return {"fr": FRENCH, "en": ENGLISH}[language][game]
