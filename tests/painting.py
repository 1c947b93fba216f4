"""Pictures of positions that nobody sits at: whoever the table itself waits for is awaited."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine.model import Game


def waited_for(rules: Any, table: Any) -> list[int]:
    decision = rules.decision(table)
    return sorted(decision.waits) if decision else []


def drawing(draw: Callable[..., Any], rules: Any) -> Callable[..., Any]:
    """A function that draws a board, told whom the table waits for."""
    return lambda table, names, marks, game_text: draw(table, names, marks, game_text, waited_for(rules, table))


class Painting:
    """A painter, told whom the table waits for."""

    def __init__(self, painter: Any, rules: Game | Any) -> None:
        self._painter, self.board = painter, drawing(painter.board, rules)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._painter, name)
