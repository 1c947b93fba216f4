"""When standing orders answer: never at once, but at a random time, so that nobody learns from it that one stands.

The table is called as if there were none, and reminded as if there were none; only then, some minutes or hours later, the answer comes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random, SystemRandom

from ..book.store import Statement
from ..days.people import People
from ..days.timers import Timer, TimerKind, Timers
from .room import Room
from .rooms import Rooms

LEAST = 20  # seconds that a person, too, would need to see the call and to press
MOST = 4  # medians: nobody is made to wait for longer


def delay(median: int, chance: Random) -> int:
    """After how many seconds an answer comes, of which every second comes within so many minutes."""
    drawn = chance.expovariate(math.log(2) / (median * 60))
    return LEAST + round(min(drawn, MOST * median * 60))


class Orders:
    def __init__(
        self, rooms: Rooms, timers: Timers, people: People, changed: Callable[[Room], None], chance: Random | None = None
    ) -> None:
        self.rooms, self.timers, self.people, self._changed, self._chance = rooms, timers, people, changed, chance or SystemRandom()
        timers.answer_for(TimerKind.ORDER, self.act)

    async def called(self, room: Room) -> None:
        """The channel has been told whom it waits for: where an order knows the answer, it will be given later."""
        if room.match is None or room.row.paused:
            return
        moment = str(room.match.moment)
        for row in room.people:
            if not room.would_obey(row.seat):
                continue
            before = await self.timers.find(TimerKind.ORDER, room.id, row.user)
            if before is None or before.body != moment:
                due = await self._awake(row.user, self.timers.clock.now() + delay(room.median_of(row.seat), self._chance))
                due = await self._in_time(room, due)
                await self.timers.put(Timer(due, TimerKind.ORDER, room.id, row.user, moment))

    async def _awake(self, user: int, moment: int) -> int:
        """`moment`, or the end of somebody's quiet hours if they want their orders to rest then."""
        wanted = await self.people.of(user)
        return wanted.quiet.awake(moment) if wanted.orders_rest and wanted.quiet else moment

    async def _in_time(self, room: Room, moment: int) -> int:
        """`moment`, or an earlier one if the question closes by itself before: too late an order would be of no use."""
        closing, now = await self.timers.find(TimerKind.CLOSING, room.id), self.timers.clock.now()
        if closing is None or moment < closing.due - LEAST:
            return moment
        return now + LEAST + self._chance.randrange(max(1, closing.due - now - 3 * LEAST))

    async def rest(self, room: Room, user: int) -> bool:
        """Somebody's orders rest in their quiet hours from now on, or do so no longer; the answer under way is drawn anew."""
        wanted = await self.people.change(user, orders_rest=not (await self.people.of(user)).orders_rest)
        await self.timers.drop(TimerKind.ORDER, room.id, user)
        await self.called(room)
        return wanted.orders_rest

    async def pace(self, room: Room, user: int, median: int) -> None:
        """Somebody's orders answer sooner or later from now on, the one that is under way too."""
        await room.pace_orders(user, median)
        await self.timers.drop(TimerKind.ORDER, room.id, user)
        await self.called(room)

    async def act(self, timer: Timer) -> Sequence[Statement]:
        """An answer is due, unless its question is gone; while a table rests nothing is said, and it is called anew afterwards."""
        room = await self.rooms.room(timer.game)
        if room.match is not None and await room.obey(timer.user, int(timer.body)):
            self._changed(room)
        return ()
