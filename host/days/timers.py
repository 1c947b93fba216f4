"""What is to be done later: one row of the book each, and one task that sleeps until the earliest is due.

Whoever answers for a kind of timer does its work and hands back the statements that mark it as done; the timer is deleted in
the same transaction. So nothing is lost by a restart, and nothing is done twice: what a clock that jumped or a week without
the bot have made late is done once, a few at a time. Work that Discord sees carries a nonce made of the timer, in case the bot
dies between sending and writing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any
from zlib import crc32

from lang.errors import HostError, NoSuchGame

from ..book.store import Statement, Store, Unavailable
from ..duty import Duty

log = logging.getLogger("arbiter.timers")
GUILD = "(CASE kind WHEN 'guildgone' THEN user_id ELSE (SELECT guild FROM games WHERE games.id = timers.game) END)"
SHARED_CAP = 3  # seconds, where other processes may set timers
CAP = 300  # seconds: the longest sleep, since the clock of a machine may be set or stand still
AT_ONCE = 8  # how many are done together
AGAIN = 5  # seconds until the next try while the database is away
GAP = 1.0  # seconds between so many and the next
PATIENCE = (60, 300, 1800, 7200)  # seconds before trying again what failed


class TimerKind(StrEnum):
    """What a timer is for. The values stand in the book: never change one."""

    CALL_AGAIN = "callagain"  # a decision open to all has gone quiet
    REMINDER = "reminder"  # somebody is awaited, at whatever tables
    NUDGE = "nudge"  # somebody is awaited at a lively table
    GUILD_GONE = "guildgone"  # the bot was removed from a server, whose number stands for a person's
    ABSENCE = "absence"  # a table waits too long
    AWAY = "away"  # an announced absence begins at a table, or ends everywhere
    HEARTBEAT = "heartbeat"  # tells how long the bot was down
    HOMELESS = "homeless"  # a game has found no new channel
    MOVE_OFFER = "moveoffer"  # somebody is to be told that a game of theirs has lost its channel
    ORDER = "order"  # a standing order gives its answer
    CLOSING = "closing"  # the time of a question is over


@dataclass(frozen=True, slots=True)
class Timer:
    """Something to be done later. At most one of a kind for a game and a person; 0 stands for none in particular."""

    due: int
    kind: TimerKind
    game: int = 0
    user: int = 0
    body: str = ""

    @property
    def key(self) -> tuple[str, int, int]:
        return self.kind.value, self.game, self.user

    def kept(self) -> Statement:
        """Set it, in the place of the one before."""
        sql = (
            "INSERT INTO timers (kind, game, user_id, due, body) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (kind, game, user_id) DO UPDATE SET due = excluded.due, body = excluded.body"
        )
        return sql, (*self.key, self.due, self.body)

    def sooner(self) -> Statement:
        """Set it, unless the one before is due earlier: that one will look what is left to do."""
        sql, values = self.kept()
        return f"{sql} WHERE excluded.due < timers.due", values

    def gone(self) -> Statement:
        """Delete it, unless it has been set anew meanwhile."""
        return "DELETE FROM timers WHERE kind = ? AND game = ? AND user_id = ? AND due = ?", (*self.key, self.due)

    def put_off(self, due: int) -> Statement:
        """Let it be due later, unless it has been set anew meanwhile."""
        return "UPDATE timers SET due = ? WHERE kind = ? AND game = ? AND user_id = ? AND due = ?", (due, *self.key, self.due)

    @property
    def nonce(self) -> str:
        """What keeps the message it leads to from doubling, be it tried again."""
        return f"{self.kind[0]}{self.game}-{crc32(f'{self.user} {self.body}'.encode()):x}"


Handler = Callable[[Timer], Awaitable[Sequence[Statement]]]


class Timers:
    """All timers of the house."""

    def __init__(self, store: Store, duty: Duty | None = None) -> None:
        """`duty`: whose timers are this process's; without it all are."""
        self.store, self.clock, self._duty = store, store.clock, duty or Duty()
        self._cap = SHARED_CAP if self._duty.shared else CAP
        self._handlers: dict[TimerKind, Handler] = {}
        self._failures: dict[tuple[str, int, int], int] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ setting them

    def answer_for(self, kind: TimerKind, handler: Handler) -> None:
        """Registers what does the work of a kind; until then its timers just wait."""
        self._handlers[kind] = handler

    async def put(self, *timers: Timer) -> None:
        """Set them, each in the place of the one before of its kind, game and person."""
        await self.store.write(*(timer.kept() for timer in timers))
        self._wake.set()

    async def drop(self, kind: TimerKind, game: int = 0, user: int = 0) -> None:
        await self.store.write(("DELETE FROM timers WHERE kind = ? AND game = ? AND user_id = ?", (kind.value, game, user)))

    async def find(self, kind: TimerKind, game: int = 0, user: int = 0) -> Timer | None:
        sql = "SELECT due, body FROM timers WHERE kind = ? AND game = ? AND user_id = ?"
        rows = await self.store.read(sql, (kind.value, game, user))
        return Timer(int(rows[0][0]), kind, game, user, str(rows[0][1])) if rows else None

    async def users(self, kind: TimerKind) -> list[int]:
        """The people for whom there are timers of this kind."""
        return [int(user) for (user,) in await self.store.read("SELECT DISTINCT user_id FROM timers WHERE kind = ?", (kind.value,))]

    async def overdue(self) -> tuple[int, int]:
        """How many of them should have fired, and for how many seconds the first has been waiting."""
        known, values = self._known()
        now = self.clock.now()
        ((count, first),) = await self.store.read(f"SELECT count(*), min(due) FROM timers WHERE due < ? AND {known}", (now, *values))
        return int(count), now - int(first) if count else 0

    def look(self) -> None:
        """Somebody else has set one: look when the next is due."""
        self._wake.set()

    # ------------------------------------------------------------ doing their work

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="timers")

    async def close(self) -> None:
        """Stop; what is under way is done again after the next start, and its nonce keeps it from being told twice."""
        while self._task and not self._task.done():
            self._task.cancel()  # again, if a wait that was just over has swallowed it
            await asyncio.wait({self._task}, timeout=1)

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self.fire()
                due = await self._next()
            except Unavailable:
                due = self.clock.now() + AGAIN
            except Exception:  # whatever it is, the others must not wait for ever
                log.exception("the timers stumbled")
                due = None
            wait = self._cap if due is None else min(self._cap, due - self.clock.now())
            if wait > 0:
                await self._sleep(wait)

    async def _sleep(self, seconds: float) -> None:
        """Sleeps until a moment, or until a timer is set."""
        asleep = [asyncio.ensure_future(self.clock.sleep(seconds)), asyncio.ensure_future(self._wake.wait())]
        try:
            await asyncio.wait(asleep, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in asleep:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*asleep, return_exceptions=True)

    async def fire(self) -> int:
        """Do the work of every timer that is due now, the oldest first, a few at a time; how many there were."""
        due = await self._due()
        for n in range(0, len(due), AT_ONCE):
            if n:
                await self.clock.sleep(GAP)
            await asyncio.gather(*map(self._fire, due[n : n + AT_ONCE]))
        return len(due)

    async def _fire(self, timer: Timer) -> None:
        try:
            done = await self._handlers[timer.kind](timer)
        except HostError as error:
            if not isinstance(error.why, NoSuchGame):
                await self._later(timer, error)
            else:  # its game is not in the book any more
                await self.store.write(timer.gone())
        except Unavailable:
            raise
        except Exception as error:
            await self._later(timer, error)
        else:
            self._failures.pop(timer.key, None)
            await self.store.write(timer.gone(), *done)

    async def _later(self, timer: Timer, error: Exception) -> None:
        """Put off a timer that failed: it is tried again, less and less often."""
        failures = self._failures[timer.key] = self._failures.get(timer.key, 0) + 1
        log.warning("a timer failed", extra={"kind": timer.kind.value, "game": timer.game, "failures": failures}, exc_info=error)
        later = self.clock.now() + PATIENCE[min(failures, len(PATIENCE)) - 1]
        await self.store.write(timer.put_off(later))

    async def _due(self) -> list[Timer]:
        known, values = self._known()
        sql = f"SELECT due, kind, game, user_id, body FROM timers WHERE due <= ? AND {known} ORDER BY due, kind, game, user_id"
        rows = await self.store.read(sql, (self.clock.now(), *values))
        return [Timer(int(due), TimerKind(kind), int(game), int(user), str(body)) for due, kind, game, user, body in rows]

    async def _next(self) -> int | None:
        known, values = self._known()
        ((due,),) = await self.store.read(f"SELECT min(due) FROM timers WHERE {known}", values)
        return None if due is None else int(due)

    def _known(self) -> tuple[str, tuple[Any, ...]]:
        """A condition of a query: timers of kinds somebody answers for and of guilds this process answers for. The others wait."""
        kinds = tuple(kind.value for kind in self._handlers) or ("",)
        mine, values = self._duty.where(GUILD)
        return f"kind IN ({', '.join('?' * len(kinds))}){mine}", (*kinds, *values)
