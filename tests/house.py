"""A house without Discord whose clock stands in the test's hand: rooms, timers, people, and what was said to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from clock import HandClock
from shelf import at
from tables import ALICE, BOB, CARL, dealt, play_on, seeded_secrets

from host.book.store import Store
from host.days import waits
from host.days.absence import Absence
from host.days.away import Away
from host.days.closing import Closings
from host.days.people import People
from host.days.reminders import Reached, Reminders
from host.days.timers import Timers
from host.days.waits import Wait
from host.play import lobby
from host.play.orders import Orders
from host.play.room import Room
from host.play.rooms import Rooms

Story = Callable[["House"], Awaitable[None]]


class Said:
    """A voice that keeps what it is given to say, with when."""

    def __init__(self, clock: HandClock) -> None:
        self.clock, self.start = clock, clock.now()
        self.lines: list[tuple[Any, ...]] = []
        self.left: set[int] = set()  # who is not in the server any more
        self.shut: set[int] = set()  # tables whose channel is gone, and whose people cannot be reached
        self.faults = 0

    def say(self, what: str, *more: Any) -> None:
        self.lines.append((what, (self.clock.now() - self.start) / 3600, *more))

    def taken(self) -> list[tuple[Any, ...]]:
        """What was said since the last time."""
        lines, self.lines = self.lines, []
        return lines

    async def remind(self, user: int, tables: Sequence[tuple[Room, Wait]], *, by_dm: bool, nonce: str) -> Reached:
        if self.faults:
            self.faults -= 1
            raise OSError("the network is away")
        if user in self.left and not by_dm:
            return Reached.LEFT
        if tables[0][0].id in self.shut:
            return Reached.SHUT
        self.say("dm" if by_dm else "reminder", user, *(room.id for room, _ in tables))
        return Reached.TOLD

    async def absent(self, room: Room, wait: Wait, *, nonce: str) -> bool:
        if room.id in self.shut:
            return False
        self.say("left" if wait.gone else "absent", wait.user, room.id)
        return True

    async def is_member(self, guild: int | None, user: int) -> bool:
        return user not in self.left

    async def stalled(self, room: Room, *, nonce: str) -> bool:
        if room.id in self.shut:
            return False
        self.say("stalled", room.id)
        return True

    async def away(self, room: Room, name: str, until: int, *, sits_in: bool, nonce: str) -> None:
        self.say("away", name, room.id, sits_in)

    async def nudge(self, room: Room, user: int, nonce: str) -> None:
        self.say("nudge", user, room.id)


class House:
    def __init__(self, store: Store, clock: HandClock, patience: int) -> None:
        self.store, self.clock, self.voice, self.patience = store, clock, Said(clock), patience
        self.restart()

    def restart(self) -> None:
        """The bot goes down and comes up again: all that is not in the book is forgotten."""
        self.rooms = Rooms(self.store, seeded_secrets(), patience=self.patience)
        self.timers, self.people = Timers(self.store), People(self.store)
        self.changes: list[int] = []  # the tables of which something was to be told
        self.reminders = Reminders(self.rooms, self.timers, self.people, self.voice)
        self.absence = Absence(self.rooms, self.timers, self.people, self.voice, self._changed, patience=self.patience)
        self.away = Away(self.rooms, self.timers, self.people, self.voice, self._changed)
        self.closings = Closings(self.rooms, self.timers, self._changed)
        self.orders = Orders(self.rooms, self.timers, self.people, self._changed, Random("orders"))

    def _changed(self, room: Room) -> None:
        self.changes.append(room.id)

    async def called(self, room: Room) -> None:
        """The channel has been told whom it waits for."""
        room.closes_at = await self.closings.arm(room)
        changes = await waits.renew(room)
        await self.reminders.called(room, changes.new)
        await self.absence.called(room, changes)
        await self.orders.called(room)

    async def table(self, channel: int = 1) -> Room:
        """A game of Caesar, its first series laid: one of the two is awaited, and has been called."""
        room = await dealt(self.rooms, channel)
        await play_on(room, 2)
        await self.called(room)
        return room

    async def three(self, **tempo: int) -> Room:
        """A table of Lutèce with Carl besides, everybody choosing in secret, and called."""
        room = await self.rooms.open("lutece", 9, 7, ALICE, "Alice", 11, "en")
        for n, (user, name) in enumerate(((BOB, "Bob"), (CARL, "Carl"))):
            await lobby.join(room, user, name, 12 + n)
        if tempo:
            await lobby.choose_tempo(room, ALICE, **tempo)
        await lobby.start(room, ALICE, 19)
        await self.called(room)
        return room

    async def plays(self, room: Room, user: int | None = None) -> int:
        """Whoever is awaited answers until it is the other's turn, who is called; who that is."""
        mover = user or awaited(room)
        while awaited(room) == mover:
            await play_on(room, 1)
        await self.called(room)
        return awaited(room)

    async def waits(self, room: Room) -> list[Wait]:
        return await waits.at_table(self.store, room.id)

    async def presses(self, user: int, *hours: int) -> None:
        """Somebody is there at these hours from now on, and has been every day for two weeks: then the clock is as before."""
        now = self.clock.time
        for day in range(14):
            for hour in hours:
                self.clock.time = now - (14 - day) * 86400 + hour * 3600
                await self.people.pressed(user)
        self.clock.time = now

    async def pass_by(self, hours: float, step: float = 0.25) -> list[tuple[Any, ...]]:
        """Lets hours pass, the timers looking up in every quarter of one, and returns what was said meanwhile."""
        for _ in range(int(hours / step)):
            self.clock.move(hours=step)
            while await self.timers.fire():
                pass
        return self.voice.taken()


def awaited(room: Room) -> int:
    return room.user_at(room.awaited[0]) or 0


def lived(path: Path, story: Story, clock: HandClock | None = None, patience: int = 0) -> None:
    """Live through a story; after so many hours of waiting the others may act, or never."""

    async def live() -> None:
        hands = clock or HandClock()
        store = await Store.open(at(path / "book"), hands)
        try:
            await story(House(store, hands, patience))
        finally:
            await store.close()

    asyncio.run(live())


def other(user: int) -> int:
    return ALICE if user == BOB else BOB
