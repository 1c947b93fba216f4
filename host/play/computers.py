"""Computer players at the table: whenever one is awaited it thinks, elsewhere, and answers as everybody does, by `Room.answer`."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from ai import SECONDS, Busy, Level, Pool, Thought, pace
from lang.errors import HostError
from rules.engine import codec
from rules.engine.match import Match
from rules.engine.model import Refused, Seat, View

from ..book.store import Unavailable
from ..telling.hidden import hides
from .room import Room

log = logging.getLogger("arbiter.computers")
AGAIN = 5.0  # seconds until the next try while the database is away
PATIENT = 15.0  # seconds that a strong player waits in line where nothing is hidden
FAULTS = 5  # in a row: then the table waits for a person to replace it


class Clock(Protocol):
    """What computer players tell the time by."""

    def time(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...


class LoopClock:
    """The clock of the running event loop."""

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Computers:
    """One worker a room in which a computer player is awaited.

    `unhurried`: whether answers are given at scheduled times (see ai/pace.py), or as soon as they are found.
    """

    def __init__(
        self,
        pool: Pool,
        changed: Callable[[Room], None],
        *,
        unhurried: bool = True,
        clock: Clock | None = None,
        mine: Callable[[Room], bool] = lambda room: True,
    ) -> None:
        """`mine`: whether this process answers for a room now."""
        self._mine = mine
        self.pool, self._changed, self._unhurried = pool, changed, unhurried
        self._clock = clock or LoopClock()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._searches: set[asyncio.Task[Thought | None]] = set()
        self.faults: Counter[str] = Counter()  # how often a player of each game had to fall back on any legal move

    def touch(self, room: Room) -> None:
        """Something has changed in this room: perhaps a computer player is awaited now."""
        if room.id not in self._workers and self._next(room) is not None:
            self._workers[room.id] = asyncio.create_task(self._serve(room), name=f"computers-{room.id}")

    async def settled(self, room: Room, within: float = 30.0) -> bool:
        """Wait until no computer player is awaited any more; False if that takes too long."""
        worker = self._workers.get(room.id)
        if worker is not None:
            await asyncio.wait({worker}, timeout=within)
        return not room.thinking

    async def close(self) -> None:
        for task in (*self._workers.values(), *self._searches):
            task.cancel()
        await self.pool.close()

    def _next(self, room: Room) -> Seat | None:
        if not self._mine(room) or room.row.phase != "playing" or room.row.paused or room.closing or room.stumped == room.heard.rows:
            return None
        return next((seat for seat in room.waiting if seat in room.computers and seat not in room.stuck), None)

    async def _serve(self, room: Room) -> None:
        faults = 0
        try:
            while faults < FAULTS and (seat := self._next(room)) is not None:
                if await self._answer(room, seat):
                    faults = 0
                    self._changed(room)
                else:
                    faults += 1
            if faults == FAULTS:
                self._give_up(room)
        except Exception:
            log.exception("a computer player failed", extra={"game": room.id})
            self._give_up(room)
        finally:
            del self._workers[room.id]
            self._changed(room)

    @staticmethod
    def _give_up(room: Room) -> None:
        """Until something else happens here, or the bot starts again: trying at once would only fail again."""
        room.stumped = room.heard.rows
        log.error("a computer player gives up", extra={"game": room.id})

    async def _answer(self, room: Room, seat: Seat) -> bool:
        """Think without the lock, and answer when it is time; False if the answer is refused. If the game has moved on
        meanwhile, the thought is void."""
        match, player = room.playing(), room.computers[seat]
        due = self._due(room, match, seat)
        thought = await self._think(room, match.view(seat), Level(player.level), due)
        self.note_fault(room, thought)
        if room.match is None or room.match.ply != match.ply or seat not in room.waiting or room.computers.get(seat) != player:
            return True
        why = codec.dumps(thought.why) if thought.why is not None else None
        try:
            await room.answer(player.user, thought.move, moment=match.moment, why=why)
        except (Refused, HostError) as error:
            log.info("a thought came too late", extra={"game": room.id, "why": type(error).__name__})
            return False
        except Unavailable:
            await self._clock.sleep(AGAIN)
        return True

    async def _think(self, room: Room, view: View[Any, Any], level: Level, due: float | None) -> Thought:
        """The thought as soon as it is found; or exactly when it is due, the best there is by then."""
        game, seed = room.row.game, secrets.token_hex(8)
        if due is None:
            return await self._at_once(room, view, level, seed)
        thought = await self.pool.choose(game, view, Level.NORMAL if level is Level.STRONG else level, seed, table=room.id)
        deeper = None
        if level is Level.STRONG and (left := due - self._clock.time() - pace.FINISH) > 0:
            seconds = min(SECONDS, left)
            search = self.pool.choose(game, view, level, seed, seconds=seconds, table=room.id, within=seconds, hold=seconds)
            deeper = asyncio.create_task(_unless_busy(search))
            self._searches.add(deeper)
            deeper.add_done_callback(self._searches.discard)
        now = self._clock.time()
        await self._clock.sleep(pace.on_the_beat(due, now) - now)
        return (deeper.result() if deeper and deeper.done() else None) or thought  # what is found later is left where it is

    async def _at_once(self, room: Room, view: View[Any, Any], level: Level, seed: str) -> Thought:
        """Answers at once where time tells nothing; without looking ahead if too many others do."""
        try:
            return await self.pool.choose(room.row.game, view, level, seed, table=room.id, within=PATIENT)
        except Busy:
            return await self.pool.choose(room.row.game, view, Level.NORMAL, seed, table=room.id)

    def _due(self, room: Room, match: Match, seat: Seat) -> float | None:
        """When the answer of this seat is to be given; None if as soon as it is found: where nothing is hidden, time tells nothing."""
        if not self._unhurried or not hides(room.row.game):
            return None
        assert match.decision is not None
        seed = f"{room.row.secret} {room.heard.rows} {seat}"
        return self._clock.time() + pace.delay(Level(room.computers[seat].level), match.decision.ask, seed)

    def note_fault(self, room: Room, thought: Thought) -> None:
        """A player that fell back on any legal move is counted, and its trace is in the log."""
        if thought.fault:
            self.faults[room.row.game] += 1
            told = {"game": room.id, "title": room.row.game, "fault": thought.fault, "faults": self.faults[room.row.game]}
            log.error("a computer player fell back", extra=told)


async def _unless_busy(search: Awaitable[Thought]) -> Thought | None:
    """What a search finds; None if its turn in line has not come in time."""
    try:
        return await search
    except Busy:
        return None
