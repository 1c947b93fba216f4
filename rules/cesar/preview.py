"""What is known before a move is confirmed."""

from __future__ import annotations

from .moves import Move
from .state import View


def preview(view: View, move: Move) -> None:
    """Nothing: no move of this game has a cost or odds that the table does not show."""
