"""Hints: what a strong player would do. One a person at a time, and one a decision: asked again, it is the same."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ai import SECONDS, Busy, Level
from ai import Thought as Thought
from lang.errors import HintPending, HintsBusy, HostError
from rules.engine.model import Seat, View

from ..recent import Recent
from ..telling.hidden import hides
from .computers import Computers
from .room import Room

LINE = 12  # hints that may wait
PATIENCE = 60.0  # seconds in line, then it is given up
REMEMBERED = 512  # people


@dataclass(frozen=True, slots=True)
class Given:
    """The last hint somebody was given: at which table, seeing what."""

    game: int
    view: View[Any, Any]
    thought: Thought


@dataclass(frozen=True, slots=True)
class Coming:
    """A hint that is thought about before somebody asks for it."""

    game: int
    view: View[Any, Any]
    thinking: asyncio.Task[Thought]


class Hints:
    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._given: Recent[int, Given] = Recent(REMEMBERED)  # by user
        self._pending: set[int] = set()  # users
        self._coming: dict[int, Coming] = {}  # by user

    def known(self, room: Room, seat: Seat, user: int) -> Thought | None:
        """The hint that somebody was given for this very decision."""
        given = self._given.get(user)
        return given.thought if given and given.game == room.id and given.view == room.playing().view(seat) else None

    def check(self, user: int) -> None:
        """HostError if somebody cannot ask now."""
        if user in self._pending and user not in self._coming:
            raise HostError(HintPending())
        if len(self._pending) >= LINE:
            raise HostError(HintsBusy())

    async def ahead(self, room: Room, seat: Seat, user: int) -> Thought:
        """Thinks up a hint before anybody asks for it: who then does waits for this very thought."""
        self.check(user)
        view = room.playing().view(seat)
        thinking = asyncio.ensure_future(self._think(room, view, user, lambda _: None))
        self._coming[user] = Coming(room.id, view, thinking)
        try:
            return await thinking
        finally:
            del self._coming[user]

    async def ask(self, room: Room, seat: Seat, user: int, told: Callable[[int], None]) -> Thought:
        """What a strong player would do in this seat, from its view alone; HostError if nobody had the time to think about it.

        `told` hears which in line the question is; 0: it is thought about at once.
        """
        view, coming = room.playing().view(seat), self._coming.get(user)
        if coming is None:
            return await self._think(room, view, user, told)
        if (coming.game, coming.view) != (room.id, view):
            raise HostError(HintPending())
        return await asyncio.shield(coming.thinking)

    async def _think(self, room: Room, view: View[Any, Any], user: int, told: Callable[[int], None]) -> Thought:
        hold = SECONDS if hides(room.row.game) else 0.0
        self._pending.add(user)
        try:
            thought = await self._computers.pool.choose(
                room.row.game, view, Level.STRONG, secrets.token_hex(8), table=room.id, within=PATIENCE, hold=hold, told=told
            )
        except Busy as error:
            raise HostError(HintsBusy()) from error
        finally:
            self._pending.discard(user)
        self._computers.note_fault(room, thought)
        self._given[user] = Given(room.id, view, thought)
        return thought
