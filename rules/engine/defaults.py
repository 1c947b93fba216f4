"""What a game without orders, previews, times that run out, a shortlist or special places gives for these names of the Game protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .blanks import Blank
from .match import Match
from .model import Seat, View


def no_orders(view: View[Any, Any]) -> tuple[Blank, ...]:
    """No standing order can be set."""
    return ()


def nothing_before(world: Match, seat: Seat) -> tuple[()]:
    """No order says again what was done before."""
    return ()


def no_answer(view: View[Any, Any], order: Any) -> None:
    """No standing order answers anything."""


def never(view: View[Any, Any], order: Any) -> bool:
    """No standing order runs out."""
    return False


def always_in_place(view: View[Any, Any], kind: type) -> None:
    """There is only one question, and every move answers it."""


def no_preview(view: View[Any, Any], move: Any) -> None:
    """Nothing is worked out before a move is made."""


def anywhere(options: Any, places: Sequence[int]) -> Any:
    """The options as they are: it does not matter where in the lobby a player sat."""
    return options


def no_closing(table: Any) -> None:
    """No time runs out: the game waits for its players."""


def all_in_the_open(table: Any, seat: Seat) -> bool:
    """What may be answered never depends on what only one seat knows."""
    return True


def no_shortlist(world: Match, seat: Seat) -> tuple[()]:
    """Nothing comes first: the moves are offered as they are."""
    return ()
