"""An answer on its way through a room: tried out, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.match import Match, Telling
from rules.engine.model import Seat

from ..record.reading import public


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of an answer, for the one who gave it."""

    seat: Seat
    move: Any
    told: tuple[Any, ...]  # what the public heard of it
    heard: tuple[Any, ...]  # the private events told to them

    @classmethod
    def of(cls, seat: Seat, move: Any, telling: Telling) -> Answered:
        """Out of all that was told, to everybody and to single seats."""
        return cls(seat, move, public(telling), tuple(told.event for told in telling if told.to == seat))


@dataclass(frozen=True, slots=True)
class Tried:
    """A move played to look at what comes of it. It need not be played again if nothing has changed meanwhile."""

    before: Match
    seat: Seat
    move: Any
    after: Match
    telling: Telling

    @classmethod
    def of(cls, match: Match, seat: Seat, move: Any) -> Tried:
        """Refused if the rules forbid it."""
        return cls(match, seat, move, *match.answer(seat, move))

    def holds(self, match: Match, seat: Seat, move: Any) -> bool:
        """Whether it was tried in this very position."""
        return self.before is match and self.seat == seat and self.move is move
