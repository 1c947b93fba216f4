"""What happened, in a few lines for one reader: the shapes that every game fills, and how long a line may be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine.model import Seat

LINE = 150  # characters of a line; what is longer leaves the rest to the log


@dataclass(frozen=True, slots=True)
class Turn:
    """What the public heard of one player's turn, in order; `seat` is None for the set-up and for what all play at once."""

    seat: Seat | None
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom it is told: nobody in particular, a player among others, or that player alone, in the second person."""

    seat: Seat | None = None
    you: bool = False

    def is_(self, seat: Seat | None) -> bool:
        """Whether this seat is the reader's own."""
        return seat is not None and seat == self.seat


NOBODY = Reader()


@dataclass(frozen=True, slots=True)
class Recap:
    """What was done to the reader, and what everybody did: a line each."""

    done_to: tuple[str, ...] = ()
    done: tuple[str, ...] = ()


def turns(events: Iterable[Any], begins: Callable[[Any], Seat | None]) -> list[Turn]:
    """Events by the turns they happened in; `begins` says whose turn an event begins, if any."""
    found: list[tuple[Seat | None, list[Any]]] = [(None, [])]
    for event in events:
        seat = begins(event)
        if seat is not None:
            found.append((seat, []))
        found[-1][1].append(event)
    return [Turn(seat, tuple(told)) for seat, told in found if told]


def sentence(who: str, deeds: Sequence[str], join: Callable[[list[str]], str], limit: int = LINE) -> str:
    """`Livia used Family, rolled 5 and advanced 2`: as many deeds as fit a line; "" for none. What is left out shows as an ellipsis."""
    said = [deed for deed in deeds if deed]
    for count in range(len(said), 0, -1):
        text = f"{who} {join(said[:count])}"
        if len(text) <= limit or count == 1:
            return f"{text}…" if count < len(said) else f"{text}."
    return ""
