"""Words that only show where words stand: for the samples that palettes are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine.model import Seat, Sheet


class Words(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "M"


class PlaceholderText:
    """Stands in for the words of any game."""

    TITLE = "M"
    ROLES: tuple[str, ...] = ("M", "M", "M")
    PICTURE: Mapping[str, str] = Words()

    def asked(self, ask: Any, who: str) -> str:
        return "M"

    def term(self, value: Any, seat: Seat) -> str:
        return "M"

    def line(self, what: Any) -> str:
        return "M"

    def figure(self, what: Any, points: int) -> str:
        return str(points)

    def near(self, table: Any, names: Sequence[str]) -> tuple[str, ...]:
        return ()

    def verdict(self, sheet: Sheet, names: Sequence[str]) -> tuple[str, str]:
        return "M", "M"

    def level(self, sheet: Sheet, names: Sequence[str]) -> str:
        return ""


PLACEHOLDER = PlaceholderText()
