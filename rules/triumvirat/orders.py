"""Standing orders: this game has none, as every question turns on what was just done."""

from __future__ import annotations

from .moves import Move
from .state import View


def orders(view: View) -> tuple[object, ...]:
    return ()


def obey(view: View, order: object) -> Move | None:
    return None


def lapsed(view: View, order: object) -> bool:
    return True
