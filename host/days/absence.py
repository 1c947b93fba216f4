"""Who does not answer: what the others are offered then. Nobody is ever thrown out, and no game is lost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from lang.errors import HostError, NeverAway, NoMoreDays, NotAway
from rules.engine.model import Seat

from ..book.store import Statement
from ..play import consent
from ..play.room import Room
from ..play.rooms import Rooms
from . import tempo, waits
from .hours import HOUR
from .people import People
from .timers import Timer, TimerKind, Timers
from .waits import Renewed, Wait

BEAT = 600  # seconds between two heartbeats
SEEN = HOUR  # whoever has pressed something at a table so lately is there
DOWN = HOUR  # a bot that was away for so long was down: that counts against nobody


class Voice(Protocol):
    """Whoever brings what the house has to say to people."""

    async def absent(self, room: Room, wait: Wait, *, nonce: str) -> bool:
        """Somebody does not answer: the others may let a bot sit in, or give two more days. False if the channel is shut."""

    async def is_member(self, guild: int | None, user: int) -> bool:
        """Whether somebody is still in a server."""

    async def stalled(self, room: Room, *, nonce: str) -> bool:
        """Nobody has moved for two weeks: a pause, or the end? False if the channel is shut."""


class Absence:
    def __init__(
        self, rooms: Rooms, timers: Timers, people: People, voice: Voice, changed: Callable[[Room], None], *, patience: int
    ) -> None:
        """`patience`: after how many hours the others may act, at tables that say nothing of it."""
        self.rooms, self.timers, self.people, self.voice, self.patience = rooms, timers, people, voice, patience
        self.store, self.clock, self._changed = rooms.store, rooms.store.clock, changed
        timers.answer_for(TimerKind.ABSENCE, self.look)
        timers.answer_for(TimerKind.HEARTBEAT, self.beat)

    # ------------------------------------------------------------ who is awaited

    async def called(self, room: Room, changes: Renewed) -> None:
        """Somebody is awaited at a table, or no longer."""
        for wait in changes.over:
            await self._take(room, wait)
        if gone := [wait for wait in changes.new if await self._has_left(room, wait.user)]:
            await self.store.write(*map(waits.left, gone), Timer(self.clock.now(), TimerKind.ABSENCE, room.id).kept())
            self.timers.look()
        ends = [end for wait in changes.new if (end := await self.overdue_at(room, wait)) is not None]
        if changes.new:
            due = min([*ends, tempo.silent_since(changes.new) + tempo.OFFER])
            await self.store.write(Timer(due, TimerKind.ABSENCE, room.id).sooner())
            self.timers.look()

    async def _has_left(self, room: Room, user: int) -> bool:
        """Nothing tells us that somebody leaves a server, so whoever is called there, and has not been seen lately, is looked for."""
        seen = self.people.pressed_at(user, room.id, room.row.channel)
        return len(room.people) > 1 and seen + SEEN < self.clock.now() and not await self.voice.is_member(room.row.guild, user)

    async def again(self, room: Room) -> None:
        """A pause is over: the time of a table runs again."""
        await self.store.write(Timer(self.clock.now(), TimerKind.ABSENCE, room.id).sooner())
        self.timers.look()

    async def _take(self, room: Room, wait: Wait) -> None:
        """What a decision took beyond its time goes from the stock."""
        wanted = await self.people.of(wait.user)
        if seconds := tempo.taken(wait, self.clock.now(), room.row.pace, wanted.quiet):
            sql = (
                "INSERT INTO stocks (game, user_id, spent) VALUES (?, ?, ?) "
                "ON CONFLICT (game, user_id) DO UPDATE SET spent = stocks.spent + excluded.spent"
            )
            await self.store.write((sql, (room.id, wait.user, seconds)))

    async def _spent(self, room: Room, user: int) -> int:
        rows = await self.store.read("SELECT spent FROM stocks WHERE game = ? AND user_id = ?", (room.id, user))
        return int(rows[0][0]) if rows else 0

    def hours(self, room: Room) -> int:
        """How long this table waits for somebody; 0: for ever."""
        return self.patience if room.row.patience < 0 else room.row.patience

    async def overdue_at(self, room: Room, wait: Wait) -> int | None:
        """The moment from which the others may let a bot sit in for somebody; None if never."""
        spent = await self._spent(room, wait.user) if room.row.pace else 0
        return tempo.overdue_at(wait, self.hours(room), room.row.pace, spent, (await self.people.of(wait.user)).quiet)

    async def deadline(self, room: Room) -> int:
        """At a table with a clock: when the first of those who are awaited has no time left; 0 if there is none."""
        if not room.row.pace or room.row.paused:
            return 0
        known = {wait.user: wait for wait in await waits.present(room)}
        present = (known.get(user) or Wait(room.id, user, n, self.clock.now()) for user, n in waits.awaited(room).items())
        ends = [await self.overdue_at(room, wait) for wait in present]
        return min((end for end in ends if end), default=0)

    async def overdue(self, room: Room) -> Collection[Seat]:
        """The seats that a bot may sit in for now, the others agreeing."""
        now, found = self.clock.now(), []
        for wait in await waits.present(room):
            end = await self.overdue_at(room, wait)
            if end is not None and end <= now and not (await self.people.of(wait.user)).away(now):
                found.append(room.seat_of(wait.user))
        return found

    async def let_sit_in(self, room: Room, user: int, click: int | None) -> bool:
        """Ask the others to let a bot sit in for whoever is overdue; True if nobody else is to be asked."""
        overdue = await self.overdue(room)
        if not overdue and not self.hours(room) and not room.row.pace:
            raise HostError(NeverAway())
        return await consent.replace_absent(room, user, overdue, self.hours(room) or room.row.pace, click)

    async def give_days(self, room: Room, user: int, seat: Seat) -> int:
        """Somebody at the table gives another two more days; until when."""
        room.seat_of(user)
        wait = next((wait for wait in await waits.present(room) if room.seat_of(wait.user) == seat and wait.user != user), None)
        if wait is None or seat not in await self.overdue(room) or wait.gone:
            raise HostError(NotAway(self.hours(room)))
        if wait.graces >= tempo.GRACES:
            raise HostError(NoMoreDays(tempo.GRACES))
        until = self.clock.now() + tempo.GRACE
        await self.store.write(waits.graced(wait, until), Timer(until, TimerKind.ABSENCE, room.id).sooner())
        self.timers.look()
        return until

    # ------------------------------------------------------------ when a table waits too long

    async def look(self, timer: Timer) -> Sequence[Statement]:
        """Whether the others are to be told something: of all that is due only what weighs most."""
        room, now = await self.rooms.room(timer.game), self.clock.now()
        if room.match is None or room.row.phase != "playing" or room.row.paused:
            return ()
        present = await waits.present(room)
        away = {wait.user: until for wait in present if (until := await self._away_until(wait.user, now))}
        here = [wait for wait in present if wait.user not in away]
        later = [max(min(away.values()), now + 60)] if away else []
        told: list[Statement] | None = []
        if here and not away:
            silence = tempo.silent_since(here)
            if now >= silence + tempo.REST:
                await self._rest(room)
                return ()
            later += [silence + tempo.OFFER, silence + tempo.REST]
            if now >= silence + tempo.OFFER:
                told = await self._offer(room, here, timer.nonce)
        if here and told == []:
            told = await self._tell(room, here, timer.nonce)
        if told is None:
            return [Timer(now + HOUR, TimerKind.ABSENCE, room.id).kept()]
        later += [end for wait in here if (end := await self.overdue_at(room, wait)) is not None]
        later = [moment for moment in later if moment > now]
        return [*told, *([Timer(min(later), TimerKind.ABSENCE, room.id).kept()] if later else [])]

    async def _away_until(self, user: int, now: int) -> int:
        """Until when somebody is away; 0 if they are not. One whose day has come is away until what it excuses is written down."""
        wanted = await self.people.of(user)
        return wanted.away_until if wanted.away_from <= now else 0

    async def _offer(self, room: Room, here: list[Wait], nonce: str) -> list[Statement] | None:
        """Two weeks of silence: a pause, or the end, once. None if nobody could be told."""
        wanted = len(room.people) > 1 and any(wait.stage < 2 for wait in here)
        if wanted and not await self.voice.stalled(room, nonce=nonce):
            return None
        return [waits.offered(wait, 2) for wait in here]

    async def _tell(self, room: Room, here: list[Wait], nonce: str) -> list[Statement] | None:
        """Somebody is overdue: a bot may sit in, or two more days; once, and again after those. None if nobody could be told."""
        marks = []
        for wait in here if len(room.people) > 1 else ():
            end = await self.overdue_at(room, wait)
            if wait.stage == 0 and end is not None and end <= self.clock.now():
                if not await self.voice.absent(room, wait, nonce=f"{nonce[:14]}-{wait.n % 10**6}-{wait.graces}"):
                    return None
                marks.append(waits.offered(wait, 1))
        return marks

    async def _rest(self, room: Room) -> None:
        """Nobody has played for a month: the table rests, and says so once."""
        async with room.lock:
            if not room.row.paused and room.row.phase == "playing":
                await consent.rest(room, "", "silence", None)
        self._changed(room)

    # ------------------------------------------------------------ when the bot itself was away

    async def beat(self, timer: Timer) -> Sequence[Statement]:
        """The bot is up; if it was down for long, that counts against nobody."""
        now = self.clock.now()
        late = now - timer.due
        return [*([waits.lost(late)] if late > DOWN else []), Timer(now + BEAT, TimerKind.HEARTBEAT).kept()]

    async def wake(self) -> None:
        """Before anything else after a start: how long was it down?"""
        last = await self.timers.find(TimerKind.HEARTBEAT) or Timer(self.clock.now(), TimerKind.HEARTBEAT)
        await self.store.write(*await self.beat(last))
