"""What people want of the bot, for all games and servers, and when they are usually there."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, fields, replace
from typing import Any

from ..book.store import Statement, Store
from ..recent import Recent
from . import hours
from .hours import DAY, HOUR, Quiet

REMIND = (6, 12, 24, 48, 0)  # hours until the first reminder, to choose from; 0: never
SLOT = 600  # seconds in which presses count as one
SHORT = 1.0  # seconds for which what somebody wants is believed without asking again, if other processes share the book
MEMORY = 4096  # people whose preferences are kept at hand
FADE = 80  # presses after which old habits count half


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person has chosen; the defaults are what holds until they say otherwise."""

    remind: int = 24
    by_dm: bool = False
    zone: str = ""
    quiet_start: int = 0
    quiet_end: int = 0
    away_from: int = 0
    away_until: int = 0
    speaks: str = ""
    sits_in: bool = False
    tips: bool = True
    hidden: bool = False  # from profiles and rankings
    no_dms: bool = False  # the bot writes them no direct messages: not hands, not reminders, not notices
    orders_rest: bool = False  # standing orders answer outside of quiet hours only
    only_answer: bool = False  # a question that has but one answer before everybody's eyes is answered for them

    @property
    def quiet(self) -> Quiet | None:
        """The hours in which they sleep, if they have said so."""
        return Quiet(self.quiet_start, self.quiet_end, self.zone) if self.quiet_start != self.quiet_end else None

    def asleep(self, moment: int) -> bool:
        return self.quiet is not None and self.quiet.at(moment)

    def away(self, moment: int) -> bool:
        return self.away_from <= moment < self.away_until

    def resting(self, moment: int) -> bool:
        """Whether a call must make no sound then."""
        return self.asleep(moment) or self.away(moment)


NAMES = tuple(field.name for field in fields(Preferences))
COLUMNS = ", ".join(NAMES)
SEEN = (
    "INSERT INTO presence (user_id, seen, hours) VALUES (?, ?, ?) "
    "ON CONFLICT (user_id) DO UPDATE SET seen = excluded.seen, hours = excluded.hours"
)


class People:
    """Everybody who has ever pressed something."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, store.clock
        self._known: Recent[int, Preferences] = Recent(MEMORY)
        self._good_until: Recent[int, float] = Recent(MEMORY)  # where another process may be told otherwise
        self._pressed: Recent[tuple[int, int], int] = Recent(MEMORY)  # when somebody last pressed something at a place
        self._noted: Recent[int, int] = Recent(MEMORY)  # when that was last written down

    # ------------------------------------------------------------ what they want

    async def of(self, user: int) -> Preferences:
        """What somebody wants; what everybody is given if they have said nothing."""
        if user not in self._known or (self.store.shared and time.monotonic() > self._good_until.get(user, 0.0)):
            rows = await self.store.read(f"SELECT {COLUMNS} FROM preferences WHERE user_id = ?", (user,))
            self._known[user] = _read(rows[0]) if rows else Preferences()
            self._good_until[user] = time.monotonic() + SHORT
        return self._known[user]

    def forget(self, user: int) -> None:
        """Hold nothing of somebody in memory: the book has dropped it."""
        for memory in (self._known, self._noted):
            memory.pop(user, None)
        self._good_until.pop(user, None)
        for place in [place for place in self._pressed if user in place]:
            del self._pressed[place]

    async def change(self, user: int, *besides: Statement, **values: Any) -> Preferences:
        """Change some of it, and that alone, together with what follows from it."""
        await self.store.write(_kept(user, values), *besides)
        self._good_until.pop(user, None)
        wanted = replace(await self.of(user), **values)
        self._known[user] = wanted
        return wanted

    # ------------------------------------------------------------ when they are there

    async def pressed(self, user: int, *places: int) -> None:
        """Somebody has pressed something, at a table or in a channel. It is written down once in ten minutes."""
        now = self.clock.now()
        for place in places:
            self._pressed[place, user] = now
        if now - self._noted.get(user, 0) < SLOT:
            return
        self._noted[user] = now
        counts = await self._hours(user)
        counts[now % DAY // HOUR] += 1
        if sum(counts) > FADE:
            counts = [count // 2 for count in counts]
        await self.store.write((SEEN, (user, now, json.dumps(counts))))

    def pressed_at(self, user: int, *places: int) -> int:
        """When somebody last pressed something at one of these places since the bot is up; 0 if never."""
        return max((self._pressed.get((place, user), 0) for place in places), default=0)

    async def good_moment(self, user: int, earliest: int) -> int:
        """The first moment from then on at which somebody is usually there, awake, and not away."""
        wanted, habits = await self.of(user), hours.usual(await self._hours(user))
        moment = hours.good_moment(earliest, habits, wanted.quiet)
        return hours.good_moment(wanted.away_until, habits, wanted.quiet) if wanted.away(moment) else moment

    async def _hours(self, user: int) -> list[int]:
        rows = await self.store.read("SELECT hours FROM presence WHERE user_id = ?", (user,))
        return list(json.loads(rows[0][0])) if rows else [0] * 24


def _kept(user: int, values: dict[str, Any]) -> Statement:
    """Write these of somebody's preferences and leave the others as they are: another press may be changing them."""
    row = (int(value) if isinstance(value, bool) else value for value in values.values())
    names, places = ", ".join(("user_id", *values)), ", ".join("?" * (1 + len(values)))
    changed = ", ".join(f"{name} = excluded.{name}" for name in values)
    return f"INSERT INTO preferences ({names}) VALUES ({places}) ON CONFLICT (user_id) DO UPDATE SET {changed}", (user, *row)


def _read(row: tuple[Any, ...]) -> Preferences:
    named = zip(fields(Preferences), row, strict=True)
    values: dict[str, Any] = {field.name: bool(value) if isinstance(field.default, bool) else value for field, value in named}
    return Preferences(**values)
