"""The words of a lesson: what each step says, and what is answered to another move than the one it asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Said:
    """`instead` ends the sentence that begins with the other move; "" where there is only something to read."""

    say: str
    instead: str = ""


@cache
def lesson(language: str, game: str) -> tuple[Said, ...]:
    """The words of a game's lesson, a step each."""
    from lang.en.lessons import LESSONS as ENGLISH  # only here: those modules need the class above
    from lang.fr.lessons import LESSONS as FRENCH

    return {"fr": FRENCH, "en": ENGLISH}[language][game]


@cache
def names(language: str) -> tuple[str, ...]:
    """What the learner and then the others at the table are called."""
    from lang.en.lessons import NAMES as ENGLISH  # as above
    from lang.fr.lessons import NAMES as FRENCH

    return {"fr": FRENCH, "en": ENGLISH}[language]
