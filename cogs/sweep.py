"""The sweep: finds every game whose channel has not been told everything, and has it told. However long it takes: it is told once.

A delivery that fails is a debt. It is tried again after a while, less and less often, and at once when a channel's permissions
change. What is missing without anybody remembering it, because the process ended or a fault swallowed it, the book knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from host.book.store import Unavailable
from host.recent import Recent
from host.telling.untold import behind
from lang.errors import HostError

from .messenger import shut

if TYPE_CHECKING:
    from host.play.room import Room
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.sweep")
REMEMBERED = 4096  # people who were told that a channel is shut
SELDOM = 3600.0  # seconds: no debt waits longer until it is tried again


@dataclass(frozen=True, slots=True)
class Debt:
    """What a channel has still to be told."""

    guild: int | None
    failures: int
    due: float
    shut: bool  # we may not write there
    unsure: bool  # whether Discord has taken what we sent is not known


class Debts:
    """The games that owe their channels something, as far as this process knows."""

    def __init__(self, every: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._every, self._clock = every, clock
        self._debts: dict[int, Debt] = {}
        self._warned: Recent[tuple[int, int], None] = Recent(REMEMBERED)  # (game, user): who has been told that the game's channel is shut
        self._doubts: set[int] = set()  # games whose channel was told something that we could not write down as told

    def warn(self, game: int, user: int) -> bool:
        """Whether somebody has still to be told that the channel of a game is shut."""
        new = (game, user) not in self._warned
        self._warned[game, user] = None
        return new

    def __contains__(self, game: int) -> bool:
        return game in self._debts

    def owe(self, room: Room, error: Exception) -> bool:
        """Remember that this could not be told; whether that is new."""
        known = self._debts.get(room.id)
        failures = known.failures + 1 if known else 0
        wait = min(SELDOM, self._every * 2**failures)
        unsure = not 400 <= getattr(error, "status", 500) < 500 or bool(known and known.unsure)
        self._debts[room.id] = Debt(room.row.guild, failures, self._clock() + wait, shut(error), unsure)
        return known is None

    def doubt(self, game: int) -> None:
        """The database went away while its channel was told: what was sent may be there already when that is back."""
        self._doubts.add(game)

    def settle(self, game: int) -> None:
        """Forgets a game's debt: its channel has been told everything."""
        self._debts.pop(game, None)
        self._doubts.discard(game)

    def opened(self, game: int) -> None:
        """Something could be posted in its channel."""
        for key in [key for key in self._warned if key[0] == game]:
            del self._warned[key]

    def hurry(self, guild: int) -> bool:
        """Permissions have changed in a server: try at once what was refused there; whether there is anything."""
        refused = {game: debt for game, debt in self._debts.items() if debt.guild == guild and debt.shut}
        for game, debt in refused.items():
            self._debts[game] = Debt(guild, debt.failures, 0.0, debt.shut, debt.unsure)
        return bool(refused)

    def is_unsure(self, game: int) -> bool:
        return game in self._doubts or (game in self._debts and self._debts[game].unsure)

    def rests(self, game: int) -> bool:
        """Whether it is too early to try again."""
        return game in self._debts and self._debts[game].due > self._clock()

    def due(self) -> list[int]:
        return [game for game, debt in self._debts.items() if debt.due <= self._clock()]


class Sweep:
    """Looks every so many seconds for games whose channel has not been told everything, and has them told."""

    def __init__(self, bot: Arbiter, every: float) -> None:
        self.bot, self.every = bot, every
        self._soon = asyncio.Event()
        self._silent: dict[int, int] = {}  # up to which row of a game there was nothing left that its channel may hear

    async def run(self) -> None:
        """Sweeps for ever, whatever happens."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), self.every)
            self._soon.clear()
            try:
                await self.once()
            except Unavailable:  # it will come back
                pass
            except Exception:
                log.exception("the sweep stumbled")

    def hurry(self, guild: int) -> None:
        """Permissions have changed in a server."""
        if self.bot.announcer.debts.hurry(guild):
            self._soon.set()

    async def once(self) -> None:
        """Have everything told that can be told now."""
        announcer, last = self.bot.announcer, dict(await behind(self.bot.rooms.store, self.bot.duty.where("guild")))
        self._silent = {game: n for game, n in self._silent.items() if last.get(game) == n}
        for game in sorted({*last, *announcer.debts.due()} - self._silent.keys()):
            if announcer.debts.rests(game) or (announcer.serves(game) and game not in announcer.debts):
                continue
            try:
                await self._look_after(game, last.get(game))
            except Unavailable:
                raise
            except HostError:
                pass  # it was dropped meanwhile
            except Exception:  # the games after this one must not wait for it
                log.exception("a game could not be looked after", extra={"game": game})

    async def _look_after(self, game: int, last: int | None) -> None:
        """Have one game told; `last` is the row of its log that its channel has not heard of, if any."""
        announcer, room = self.bot.announcer, await self.bot.rooms.room(game)
        if game in announcer.debts or announcer.owes(room):
            self.bot.shift.attend(room)
        elif last is not None:
            self.bot.computers.touch(room)  # of an answer under seal, given elsewhere, nobody may hear, but they may be next
            self._silent[game] = last
