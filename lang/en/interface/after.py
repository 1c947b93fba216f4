"""After the game: looking back, in English."""

from __future__ import annotations

SEEN_BY_ALL = "What everyone saw"

ALL_OPEN = "All cards face up"

TURN_TITLE = "Go to turn"


def seen_by(name: str) -> str:
    return f"What {name} saw"


def replay_place(turn: int, last: int, seen: str) -> str:
    return f"-# Turn {turn} of {last}" + (f" · {seen}" if seen else "")


def turn_number(last: int) -> str:
    return f"A number from 0 to {last}"
