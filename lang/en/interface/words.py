"""Names, numbers and levels, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import join

AND = "and"


def names(people: Sequence[str]) -> str:
    return join(people, AND)


LEVELS = {"easy": "easy", "normal": "normal", "strong": "strong"}


def place(number: int) -> str:
    return f"Seat {number}"


ON = "on"

OFF = "off"

NO_LIMIT = "none"


def page(number: int, pages: int) -> str:
    return f"Page {number} of {pages}"
