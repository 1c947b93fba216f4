"""Who is awaited at which table, since when, and how often they have been reminded of it: rows of the book."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ..book.rows import columns
from ..book.store import Statement, Store
from ..play.room import Room


@dataclass(frozen=True, slots=True)
class Wait:
    """Somebody is awaited at a table."""

    game: int
    user: int
    n: int  # the row of the log from which on: that led to it, or their own last one
    since: int
    reminded: int = 0
    reminded_at: int = 0
    muted: int = 0
    spared: int = 0  # seconds since then that do not count: pauses, absences
    lost: int = 0  # and those in which the bot was down
    gone: int = 0  # they have left the server
    graces: int = 0  # how often the others have given them more days
    grace: int = 0  # and until when
    stage: int = 0  # what the others have been offered: 1, to let a bot sit in; 2, a pause or the end

    @property
    def start(self) -> int:
        """The moment at which it would have begun if all its time had counted."""
        return self.since + self.spared + self.lost


WAIT = columns(Wait)
MARKS = ", ".join("?" * len(fields(Wait)))


async def at_table(store: Store, game: int) -> list[Wait]:
    return [Wait(*row) for row in await store.read(f"SELECT {WAIT} FROM waits WHERE game = ? ORDER BY since, user_id", (game,))]


async def of(store: Store, user: int) -> list[Wait]:
    """The waits of somebody at all tables, the longest first."""
    return [Wait(*row) for row in await store.read(f"SELECT {WAIT} FROM waits WHERE user_id = ? ORDER BY since, game", (user,))]


def begun(wait: Wait) -> Statement:
    return f"INSERT INTO waits ({WAIT}) VALUES ({MARKS})", tuple(getattr(wait, field.name) for field in fields(Wait))


def ended(wait: Wait) -> Statement:
    return "DELETE FROM waits WHERE game = ? AND user_id = ? AND n = ?", (wait.game, wait.user, wait.n)


def reminded(wait: Wait, now: int) -> Statement:
    sql = "UPDATE waits SET reminded = reminded + 1, reminded_at = ? WHERE game = ? AND user_id = ? AND n = ?"
    return sql, (now, wait.game, wait.user, wait.n)


def muted(user: int, game: int) -> Statement:
    """Stops the reminders of this turn: at one table, or at all of somebody's."""
    at, values = (" AND game = ?", (game,)) if game else ("", ())
    return f"UPDATE waits SET muted = 1 WHERE user_id = ?{at}", (user, *values)


def spared(game: int, seconds: int) -> Statement:
    """Adds seconds that do not count against anybody awaited at a table."""
    return "UPDATE waits SET spared = spared + ? WHERE game = ?", (seconds, game)


def excused(wait: Wait, seconds: int) -> Statement:
    """Adds seconds that do not count against one person awaited at a table."""
    return "UPDATE waits SET spared = spared + ? WHERE game = ? AND user_id = ? AND n = ?", (seconds, wait.game, wait.user, wait.n)


def lost(seconds: int) -> Statement:
    """The bot was down for so many seconds: nobody could move."""
    return "UPDATE waits SET lost = lost + ?", (seconds,)


def left(wait: Wait) -> Statement:
    """Somebody is not in the server any more."""
    return "UPDATE waits SET gone = 1, muted = 1, stage = 0 WHERE game = ? AND user_id = ? AND n = ?", (wait.game, wait.user, wait.n)


def offered(wait: Wait, stage: int) -> Statement:
    return "UPDATE waits SET stage = ? WHERE game = ? AND user_id = ? AND n = ?", (stage, wait.game, wait.user, wait.n)


def graced(wait: Wait, until: int) -> Statement:
    sql = "UPDATE waits SET graces = graces + 1, grace = ?, stage = 0 WHERE game = ? AND user_id = ? AND n = ?"
    return sql, (until, wait.game, wait.user, wait.n)


def awaited(room: Room) -> dict[int, int]:
    """The people the table is told it is waiting for, with the row of the log from which on."""
    own: dict[int, int] = {}
    for n, entry in zip(room.entry_rows, room.match.record.log if room.match else (), strict=True):
        own[entry.seat] = n
    seats = room.awaited_people
    return {user: max(room.since[seat], own.get(seat, 0)) for seat in seats if (user := room.user_at(seat)) is not None}


@dataclass(frozen=True, slots=True)
class Renewed:
    """What has changed in who is awaited at a table."""

    new: list[Wait]
    over: list[Wait]


async def present(room: Room) -> list[Wait]:
    """The waits of a table that go on."""
    now = awaited(room)
    return [wait for wait in await at_table(room.store, room.id) if now.get(wait.user) == wait.n]


async def renew(room: Room) -> Renewed:
    """Write down who is awaited at a table now, and what is new of that."""
    store, at_present = room.store, awaited(room)
    known = await at_table(store, room.id)
    over = [wait for wait in known if at_present.get(wait.user) != wait.n]
    still = {wait.user for wait in known if wait not in over}
    new = [Wait(room.id, user, n, store.now()) for user, n in at_present.items() if user not in still]
    await store.write(*map(ended, over), *map(begun, new))
    return Renewed(new, over)
