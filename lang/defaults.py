"""What a game has nothing to say of, for the texts of those games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine.model import Seat, Sheet

from .cards import Pages

CARDS: Pages = {}  # nothing in the box needs a page of its own
EMOJI: Mapping[str, tuple[str, ...]] = {}  # no emoji of the bot's own stand beside its words


def named(view: Any, move: Any, names: Sequence[str]) -> str:
    """A move says by itself what it is about."""
    return ""


def done(view: Any, move: Any, names: Sequence[str]) -> str:
    """A deed says by itself what it was about."""
    return ""


def preview(seen: Any, seat: Seat, names: Sequence[str] = ()) -> str:
    """Nothing is worked out beforehand."""
    return ""


def remark(view: Any, move: Any, names: Sequence[str]) -> str:
    """The choices say all there is to say."""
    return ""


def beside(view: Any, move: type, field: str, value: Any) -> str:
    """The values say all there is to say."""
    return ""


def caution(view: Any, move: Any) -> str:
    """No press is one too many."""
    return ""


def live(ask: Any) -> tuple[tuple[Any, str], ...]:
    """No decision is open to all at once in public."""
    return ()


def in_all(view: Any, way: Sequence[Any], before_last: Any) -> str:
    """Several moves at one press cost and bring what each of them says."""
    return ""


def stakes(table: Any, names: Sequence[str]) -> str:
    """Nothing is staked in public."""
    return ""


def echo(event: Any) -> bool:
    """Every event tells something new."""
    return False


def upshot(event: Any) -> bool:
    """Whoever plays a turn sees what comes of it."""
    return False


def head(view: Any, line: Sequence[tuple[Any, ...]], names: Sequence[str], before_last: Any) -> str:
    """The choices are told by their names."""
    return ""


def label(view: Any, way: tuple[Any, ...], names: Sequence[str]) -> str:
    """A button says the value it stands for."""
    return ""


def factor(what: Any) -> str:
    """No line of the score among others decides a game."""
    raise TypeError(what)


def figure(what: Any, points: int) -> str:
    """A plain number."""
    return str(points)


def column(seat: Seat, names: Sequence[str]) -> str:
    """By their name."""
    return names[seat]


def level(sheet: Sheet, names: Sequence[str]) -> str:
    """No tie is broken: who is level shares the victory."""
    return ""


def order(order: Any) -> str:
    """There are no standing orders."""
    raise TypeError(order)


def order_name(kind: type) -> str:
    """There are no standing orders."""
    raise TypeError(kind)


def order_field(kind: type, field: str) -> str:
    """There are no standing orders."""
    raise TypeError(kind)


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    """There are no standing orders."""
    raise TypeError(kind)
