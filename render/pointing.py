"""Pointing: the real board or hand with some of its things outlined, as somebody who explains a game points at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine.model import Seat

from .easel import Easel
from .kit import Box
from .painter import Names, PictureText

Find = Callable[[Any, Any], Iterable[Box]]
"""Where a thing is in a picture made from a View: a card, a place, a piece of who looks. LookupError if it is not there."""


@dataclass(frozen=True)
class Pointer:
    """Finds the things of a game on its board and in a hand."""

    easel: Easel[Any, Any, Any]
    on_board: Find
    in_hand: Find

    def board(self, view: Any, names: Names, things: Iterable[Any], game_text: PictureText, awaited: Sequence[Seat]) -> bytes:
        """The board, these things outlined, as a PNG."""
        boxes = [box for thing in things for box in self.on_board(view, thing)]
        return self.easel.board(view.table, names, (), game_text, awaited, boxes)

    def hand(self, view: Any, names: Names, things: Iterable[Any], game_text: PictureText) -> bytes:
        """The hand, these things outlined, as a PNG."""
        return self.easel.hand(view, names, game_text, [box for thing in things for box in self.in_hand(view, thing)])


def nothing(view: Any, thing: Any) -> Iterable[Box]:
    """The `held` of a game in which nobody holds anything: LookupError."""
    raise LookupError(f"no {thing} in this hand")
