"""Questions whose time runs out: the house answers them itself, so long after the last answer that counts.

When that is lies in a timer, so a restart changes nothing; a pause lets the time begin anew, and what the bot slept through is given back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..book.store import Statement
from ..play.room import Room
from ..play.rooms import Rooms
from .absence import DOWN
from .hours import HOUR
from .timers import Timer, TimerKind, Timers


class Closings:
    def __init__(self, rooms: Rooms, timers: Timers, changed: Callable[[Room], None]) -> None:
        self.rooms, self.timers, self.clock, self._changed = rooms, timers, timers.clock, changed
        timers.answer_for(TimerKind.CLOSING, self.close)

    async def arm(self, room: Room) -> int:
        """Before the channel is told what is new: when the present question closes; 0 if it waits for its players."""
        before, since, expiry = await self.timers.find(TimerKind.CLOSING, room.id), room.timed_from, room.expiry
        if expiry is None or room.row.paused:
            if before:
                await self.timers.drop(TimerKind.CLOSING, room.id)
            return 0
        if before and before.body == str(since):
            return before.due
        timer = Timer(self.clock.now() + expiry.hours * HOUR, TimerKind.CLOSING, room.id, body=str(since))
        await self.timers.put(timer)
        return timer.due

    async def close(self, timer: Timer) -> Sequence[Statement]:
        """The time is over, unless somebody has answered since. A bot that was down gives back what nobody could use."""
        room, late = await self.rooms.room(timer.game), self.clock.now() - timer.due
        expiry = room.expiry
        if expiry is None or str(room.timed_from) != timer.body:
            return ()
        if late > DOWN and not room.row.paused:
            return [replace(timer, due=self.clock.now() + min(late, expiry.hours * HOUR)).kept()]
        if await room.close_question(int(timer.body)):
            self._changed(room)
        return ()
