"""Calling people once more: whom, when and how often. What is told, and where, is the announcer's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Protocol

from lang.errors import HostError
from rules.engine.model import Seat

from ..book.store import Statement
from ..play.room import Room
from ..play.rooms import Rooms
from ..telling import posts
from . import waits
from .hours import DAY, HOUR
from .people import People
from .timers import Timer, TimerKind, Timers
from .waits import Wait

QUIET = 30 * 60  # seconds of silence in a decision open to all, after which those whose flag was cleared are called
MOST = 5  # reminders of one turn
SHUT = 6 * HOUR  # until a reminder that reached nobody is tried again
TRIES = 20  # of those in a row: then somebody has to call anew
LIVELY = 600  # seconds within which everybody has pressed something at a lively table, and until somebody is nudged there


# ---------------------------------------------------------------- those who are awaited


class Reached(Enum):
    """What became of a message to somebody."""

    TOLD = "told"
    LEFT = "left"  # they are not in the server any more
    SHUT = "shut"  # neither the channel nor their direct messages are open


class Voice(Protocol):
    """Whoever brings what the house has to say to people."""

    async def remind(self, user: int, tables: Sequence[tuple[Room, Wait]], *, by_dm: bool, nonce: str) -> Reached:
        """Reminds somebody that they are awaited at these tables, the longest at the first."""

    async def nudge(self, room: Room, user: int, nonce: str) -> None:
        """The others are all there."""


class Reminders:
    """A call once more, at an hour that suits, then daily, five at most; one for all tables."""

    def __init__(self, rooms: Rooms, timers: Timers, people: People, voice: Voice) -> None:
        self.rooms, self.timers, self.people, self.voice = rooms, timers, people, voice
        self.store, self.clock = rooms.store, rooms.store.clock
        timers.answer_for(TimerKind.REMINDER, self.remind)
        timers.answer_for(TimerKind.NUDGE, self.nudge)

    async def called(self, room: Room, new: Sequence[Wait]) -> None:
        """Set timers for everybody who is newly awaited, now that the channel has been told: they will be reminded."""
        lively = new and self._lively(room)
        for wait in new:
            await self._arm(wait.user)
            if lively:
                await self.timers.put(Timer(wait.since + LIVELY, TimerKind.NUDGE, room.id, wait.user, str(wait.n)))

    async def again(self, room: Room) -> None:
        """A pause is over: who is awaited is reminded again."""
        for wait in await waits.at_table(self.store, room.id):
            await self._arm(wait.user)

    async def _arm(self, user: int) -> None:
        """Look whether to remind somebody so long from now, if not before."""
        if remind := (await self.people.of(user)).remind:
            due = await self.people.good_moment(user, self.clock.now() + remind * HOUR)
            await self.store.write(Timer(due, TimerKind.REMINDER, user=user).sooner())
            self.timers.look()

    def _lively(self, room: Room) -> bool:
        """Whether everybody at a table has pressed something there within the last ten minutes."""
        since = self.clock.now() - LIVELY
        people = [row.user for row in room.people]
        return len(people) > 1 and all(self.people.pressed_at(user, room.id, room.row.channel) >= since for user in people)

    async def remind(self, timer: Timer) -> Sequence[Statement]:
        """Somebody's reminder is due, unless they have answered since, or it is no hour for it."""
        user, now, wanted = timer.user, self.clock.now(), await self.people.of(timer.user)
        tables = await self._tables(user) if wanted.remind else []
        if not tables:
            return ()
        moment = await self.people.good_moment(user, max(now, _earliest([wait for _, wait in tables], wanted.remind * HOUR)))
        if moment > now:
            return [replace(timer, due=moment).kept()]
        nonce = replace(timer, body=str([(wait.game, wait.n, wait.reminded) for _, wait in tables])).nonce
        try:
            reached = await self.voice.remind(user, tables, by_dm=wanted.by_dm and not wanted.no_dms, nonce=nonce)
        except HostError:  # they have lost a seat meanwhile, to a bot that sits in: it is looked at anew
            return [replace(timer, due=now).kept()]
        if reached is Reached.LEFT:
            (room, wait), *others = tables
            look = [Timer(now, TimerKind.ABSENCE, room.id).kept(), *([Timer(now, TimerKind.REMINDER, user=user).kept()] if others else [])]
            return [waits.left(wait), *look]
        if reached is Reached.SHUT:
            tries = int(timer.body or 0) + 1
            return [Timer(now + SHUT, TimerKind.REMINDER, user=user, body=str(tries)).kept()] if tries < TRIES else ()
        next_one = Timer(await self.people.good_moment(user, now + DAY), TimerKind.REMINDER, user=user)
        return [*(waits.reminded(wait, now) for _, wait in tables), next_one.kept()]

    async def _tables(self, user: int) -> list[tuple[Room, Wait]]:
        """The tables of which somebody may be reminded, the longest wait first; read once their rooms are, which may take a while."""
        rooms = {wait.game: await self.rooms.room(wait.game) for wait in await waits.of(self.store, user)}
        present = [(rooms[wait.game], wait) for wait in await waits.of(self.store, user) if wait.game in rooms]
        may = [(room, wait) for room, wait in present if not wait.muted and wait.reminded < MOST and not room.row.paused]
        return [(room, wait) for room, wait in may if waits.awaited(room).get(user) == wait.n]

    async def nudge(self, timer: Timer) -> Sequence[Statement]:
        """Ten minutes have passed at a lively table: once, unless they have pressed something or sleep; too late is never."""
        user, now, room = timer.user, self.clock.now(), await self.rooms.room(timer.game)
        wanted = await self.people.of(user)
        there = self.people.pressed_at(user, room.id, room.row.channel) > timer.due - LIVELY
        late, resting = now > timer.due + LIVELY, wanted.asleep(now) or wanted.away(now) or not wanted.remind
        resting = resting or room.row.paused > 0
        if str(waits.awaited(room).get(user)) == timer.body and not (there or late or resting):
            await self.voice.nudge(room, user, timer.nonce)
        return ()

    async def mute(self, user: int, game: int) -> None:
        """Stops the reminders of one turn."""
        await self.store.write(waits.muted(user, game))


def _earliest(tables: Sequence[Wait], interval: int) -> int:
    """When the first of these may be named in a reminder: so long after the call, then daily; and so long after the last of any."""
    first = min(wait.reminded_at + DAY if wait.reminded else wait.since + wait.spared + interval for wait in tables)
    return max(first, max(wait.reminded_at for wait in tables) + min(interval, DAY))


# ---------------------------------------------------------------- a decision open to all


def cleared(room: Room) -> dict[Seat, int]:
    """The people of whom an answer open to all is awaited once more because of what another did, by the row that did it.

    Who has answered in any way since then, by a raise of their own for one, is at the table and needs no call.
    """
    if not posts.is_live(room):
        return {}
    spoke = {entry.seat: n for n, entry in zip(room.entry_rows, room.dealt().record.log, strict=True)}
    rows = ((seat, room.since[seat]) for seat in room.awaited_people)
    return {seat: n for seat, n in rows if n > room.asked_at and spoke.get(seat, 0) < n}


async def arm(timers: Timers, room: Room) -> None:
    """Before the channel is told what is new: after a long silence call those whose flag it cleared, each once a clearing."""
    before, told, now = await timers.find(TimerKind.CALL_AGAIN, room.id), room.row.shown, timers.clock.now()
    waiting = dict(json.loads(before.body)) if before else {}
    due = {seat: n for seat, n in cleared(room).items() if n > told or waiting.get(str(seat)) == n}
    if due:
        await timers.put(Timer(now + QUIET, TimerKind.CALL_AGAIN, room.id, body=json.dumps(due)))
    elif before:
        await timers.drop(TimerKind.CALL_AGAIN, room.id)


def call_again(room: Room, timer: Timer) -> tuple[Seat, ...]:
    """The seats a timer was set for that have still not answered."""
    set_for, still = json.loads(timer.body), cleared(room)
    return tuple(seat for seat, n in still.items() if set_for.get(str(seat)) == n)
