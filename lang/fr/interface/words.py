"""Names, numbers and levels, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import join

AND = "et"


def names(people: Sequence[str]) -> str:
    return join(people, AND)


LEVELS = {"easy": "facile", "normal": "normal", "strong": "fort"}


def place(number: int) -> str:
    return f"Place {number}"


ON = "oui"

OFF = "non"

NO_LIMIT = "aucune"


def page(number: int, pages: int) -> str:
    return f"Page {number} sur {pages}"
