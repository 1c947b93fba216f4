"""Announced absences: the tables are told once, a computer player may sit in, and the seat is given back on the first press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from lang.errors import HostError, NoSuchDay, NoTimeAway, PastDay, TooLongAway
from lang.notices import Returned

from ..book.store import Statement
from ..play import consent
from ..play.room import Room
from ..play.rooms import Rooms
from ..telling.names import sitting_down
from . import hours, waits
from .hours import DAY
from .people import People
from .timers import Timer, TimerKind, Timers

LONGEST = 180  # days


def read_span(start: str, until: str, zone: str, now: int) -> tuple[int, int]:
    """From when to when somebody will be away, as they typed it: until noon of the last day. HostError for what is no absence."""
    days = [hours.read_day(text, zone, now) if text else hours.day_of(now, zone) for text in (start, until)]
    for text, day in zip((start, until), days, strict=True):
        if day is None:
            raise HostError(NoSuchDay(text[:40]))
    first, last = (hours.begins(day, zone) for day in days if day is not None)
    begin, end = max(first, now), last + DAY // 2
    if end <= now:
        raise HostError(PastDay())
    if last <= first:
        raise HostError(NoTimeAway())
    if end - begin > LONGEST * DAY:
        raise HostError(TooLongAway(LONGEST))
    return begin, end


class Voice(Protocol):
    """Whoever brings what the house has to say to people."""

    async def away(self, room: Room, name: str, until: int, *, sits_in: bool, nonce: str) -> None:
        """Somebody at this table is away."""


class Away:
    def __init__(self, rooms: Rooms, timers: Timers, people: People, voice: Voice, changed: Callable[[Room], None]) -> None:
        self.rooms, self.timers, self.people, self.voice, self._changed = rooms, timers, people, voice, changed
        self.store, self.clock = rooms.store, rooms.store.clock
        timers.answer_for(TimerKind.AWAY, self.turn)

    async def announce(self, user: int, start: int, until: int) -> int:
        """Somebody will be away; how many tables are told when it begins."""
        games = [row.id for row in await self.store.games_of(user) if row.phase == "playing"]
        begin = [Timer(max(start, self.clock.now()), TimerKind.AWAY, game, user, str(until)).kept() for game in games]
        await self.people.change(user, *begin, Timer(until, TimerKind.AWAY, 0, user).kept(), away_from=start, away_until=until)
        self.timers.look()
        return len(games)

    async def cancel(self, user: int) -> None:
        """Ends somebody's absence: they are back, or stay."""
        await self._back(user)
        await self.timers.drop(TimerKind.AWAY, 0, user)

    async def turn(self, timer: Timer) -> Sequence[Statement]:
        """An absence begins at a table, or ends everywhere; one that was called off or changed does neither."""
        wanted, now = await self.people.of(timer.user), self.clock.now()
        if timer.game and wanted.away(now) and timer.body == str(wanted.away_until):
            await self._begin(await self.rooms.room(timer.game), timer, sits_in=wanted.sits_in)
        elif not timer.game and now >= wanted.away_until:
            await self._back(timer.user)
        return ()

    async def _begin(self, room: Room, timer: Timer, *, sits_in: bool) -> None:
        if not _plays(room, timer.user):
            return
        seat, others = room.seat_of(timer.user), len(room.people) > 1
        await self.voice.away(room, room.names[seat], int(timer.body), sits_in=sits_in and others, nonce=timer.nonce)
        if sits_in and others:  # computer players alone do not play
            async with room.lock:
                if not _plays(room, timer.user):  # the game ended, or they left it, while the channel was told
                    return
                await consent.sit_in(room, seat, 0)
            self._changed(room)

    async def _back(self, user: int) -> None:
        wanted, now = await self.people.of(user), self.clock.now()
        for game in await self.store.kept_warm(user):
            await self.come_back(await self.rooms.room(game), user)
        awaited = await waits.of(self.store, user) if wanted.away_from < min(now, wanted.away_until) else []
        excused = [waits.excused(wait, max(0, min(now, wanted.away_until) - max(wait.since, wanted.away_from))) for wait in awaited]
        look = [Timer(now, TimerKind.ABSENCE, wait.game) for wait in awaited] + [Timer(now, TimerKind.REMINDER, user=user)]
        await self.people.change(user, *excused, *(timer.sooner() for timer in look), away_from=0, away_until=0)
        self.timers.look()

    async def come_back(self, room: Room, user: int) -> bool:
        """Give somebody the seat back in which a computer player has sat in for them; False if none has."""
        if room.match is None or room.kept_for(user) is None:
            return False
        async with room.lock:
            seat = room.kept_for(user)
            if seat is None or room.closing:
                return False
            name, click = await self.store.sat_as(room.id, user)
            name = sitting_down(room, name, seat)
            await self.store.succeed(room.id, seat, user, name, click)
            await room.reseat()
            await room.happen(Returned(seat, name), seat, None)
        self._changed(room)
        return True


def _plays(room: Room, user: int) -> bool:
    """Whether somebody still has a seat in a game under way."""
    return room.match is not None and room.row.phase == "playing" and room.sits(user)
