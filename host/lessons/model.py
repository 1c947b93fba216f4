"""What a lesson is made of: a game played beforehand, cut into steps that ask one thing each.

The words are in `lang/<language>/lessons/<game>.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.model import Seat

Replies = tuple[tuple[Seat, Any], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: the learner's moves, none where there is only something to read; then how the game goes on by itself."""

    moves: tuple[Any, ...] = ()
    replies: Replies = ()
    points: tuple[Any, ...] = ()  # things that are outlined in the picture; if there are none, what has just happened is
    hand: bool = False  # the picture is the learner's hand, not the board
    alone: bool = False  # no button plays the moves together with what follows: the next step speaks of that


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game with its seed, the seat of the learner, and its steps; the last only says goodbye."""

    game: str
    seats: int
    seat: Seat
    seed: str
    options: Any
    version: int  # of the rules and the components by which it was played
    data: int
    steps: tuple[Step, ...]

    @property
    def last(self) -> int:
        return len(self.steps) - 1
