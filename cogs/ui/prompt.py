"""One question to one seat, asked once: a press makes one prompt, and all that is shown or judged of it is read from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import games
import lang
from host.posts import callnames
from host.room import Room
from rules.engine.match import Match
from rules.engine.model import Seat, View

from . import menu
from .menu import Menu, Path


@dataclass(frozen=True)
class Prompt:
    """A position as one seat is asked in it, in the words of one language; what is derived is worked out at most once."""

    room: Room
    match: Match
    seat: Seat
    language: str
    _menus: dict[Path, Menu] = field(default_factory=dict, repr=False, compare=False)

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

    def menu(self, path: Path = ()) -> Menu:
        """The choices after a path."""
        if path not in self._menus:
            self._menus[path] = menu.menu(self.legal, path)
        return self._menus[path]

    def begun(self, asked: Menu) -> bool:
        """Whether a choice has led to this question: it is not the first."""
        return len(self.menu().path) < len(asked.path)
