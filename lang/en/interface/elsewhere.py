"""A move that comes at another time, and a word that could mean several things, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import join

SHOWN = 6  # things a word could mean; more are not listed


def not_what_is_asked() -> str:
    return "That’s not the question right now."


def belongs_elsewhere(chapter: str, later: bool) -> str:
    return f"Not yet: that comes later, under “{chapter}”." if later else f"Not now: that belongs to “{chapter}”."


def ambiguous(text: str, choices: Sequence[str]) -> str:
    named = [*choices[:SHOWN], "…"] if len(choices) > SHOWN else list(choices)
    return f"“{text}” could mean {join(named, 'or')}. Type a bit more, or pick one from the list."
