"""One question to one seat, asked once: a press makes one prompt, and all that is shown or judged of it is read from there."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import games
import lang
from host.play.room import Room
from host.telling.posts import callnames, subject
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import Kind, Seat, View
from rules.engine.shortlist import Line as Ways

from . import menu
from .lines import RARE
from .menu import Menu, Path


@dataclass(frozen=True)
class Prompt:
    """A position as one seat is asked in it, in the words of one language; what is derived is worked out at most once."""

    room: Room
    match: Match
    seat: Seat
    language: str
    said: dict[Hashable, Any] = field(default_factory=dict, repr=False, compare=False)  # what its `Phrases` have worked out
    _menus: dict[Path, Menu] = field(default_factory=dict, repr=False, compare=False)
    _trials: dict[tuple[Any, ...], Match] = field(default_factory=dict, repr=False, compare=False)
    _subjects: dict[Path, Any | None] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, room: Room, seat: Seat, language: str) -> Prompt:
        """The prompt of the present position."""
        return cls(room, room.playing(), seat, language)

    @cached_property
    def view(self) -> View[Any, Any]:
        return self.match.view(self.seat)

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        return self.match.legal(self.seat)

    @cached_property
    def text(self) -> lang.GameText:
        return games.text(self.language, self.room.row.game)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names for sentences."""
        return callnames(self.room)

    @cached_property
    def world(self) -> Match:
        """A match that looks the same from this seat: what is tried out in it tells nothing that is hidden."""
        if self.match.decision is None:
            return self.match
        return replace(self.match, state=self.room.game.imagine(self.view, Dice("a finger", self.match.ply)))

    def after(self, moves: tuple[Any, ...]) -> Match:
        """The world after these moves of this seat."""
        if not moves:
            return self.world
        if moves not in self._trials:
            self._trials[moves] = self.after(moves[:-1]).answer(self.seat, moves[-1])[0]
        return self._trials[moves]

    def before_last(self, moves: tuple[Any, ...]) -> View[Any, Any]:
        """What this seat sees when it makes the last of these moves."""
        return self.after(moves[:-1]).view(self.seat) if len(moves) > 1 else self.view

    @property
    def advised(self) -> bool:
        """Whether who sits here is given advice: they are new to the game."""
        return self.room.user_at(self.seat) in self.room.advised

    @property
    def sealed(self) -> bool:
        """Whether the answer lies under seal until everybody has answered."""
        return self.match.decision is not None and self.match.decision.kind is Kind.SEALED

    def final(self, moves: tuple[Any, ...]) -> bool:
        """Whether one press plays these for good: nobody takes them back alone."""
        return not self.sealed and bool(moves) and self.after(moves).own_step(self.seat) is None

    @cached_property
    def shortlist(self) -> tuple[Ways, ...]:
        """What the game puts first; nothing where several are asked."""
        one = self.match.decision is not None and self.match.decision.kind is Kind.ONE
        return tuple(self.room.game.shortlist(self.world, self.seat)) if one else ()

    def menu(self, path: Path = ()) -> Menu:
        """The choices after a path."""
        if path not in self._menus:
            self._menus[path] = menu.menu(self.legal, path)
        return self._menus[path]

    def subject(self, path: Path) -> Any | None:
        """What of the board the question after a path is about; of what is rare, anything."""
        if path not in self._subjects:
            self._subjects[path] = subject(self.room, self.view, self._offered(path)) if path != (RARE,) else None
        return self._subjects[path]

    def _offered(self, path: Path) -> list[Any]:
        """The moves that a question offers, those that follow others in one press among them."""
        if path and path[0] != RARE:
            return [move for move in self.legal if menu.under(path, move)]
        together = [move for line in self.shortlist for way in line for move in way if not isinstance(move, type)]
        return [*self.legal, *together]

    def move(self, path: Path) -> Any | None:
        """The move that a path names, or the only one to which it leads; None if there is more to ask, or nothing legal that way."""
        choices = self.menu(path).choices
        only = choices[0].move if len(choices) == 1 else None
        return menu.settle(self.legal, path) or only

    def begun(self, asked: Menu) -> bool:
        """Whether a choice has led to this question: it is not the first."""
        return len(self.menu().path) < len(asked.path)
