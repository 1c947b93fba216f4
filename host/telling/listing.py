"""Somebody's open tables, those that wait for them first: read from the book alone, however many there are."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from ..book.rows import columns
from ..book.store import GameRow
from ..play.lobby import missing_at
from ..play.room import Room
from ..play.rooms import Rooms

HERE = "SELECT game FROM seats WHERE user_id = ? AND until IS NULL UNION SELECT game FROM seats WHERE sits_for = ? AND until IS NULL"
GAME = ", ".join(f"games.{name}" for name in columns(GameRow).split(", "))


@dataclass(frozen=True, slots=True)
class Listed:
    """One open table of somebody's."""

    row: GameRow
    since: int  # when they were called; 0 if they are not awaited
    awaited: tuple[str, ...]  # who else is
    seated: int  # how many seats are taken
    kept: bool  # a bot sits in for them

    @property
    def missing(self) -> int:
        """How many players a lobby still wants."""
        return missing_at(self.row, self.seated)

    @property
    def link(self) -> str:
        """The address of a table: its board, else its channel; "" if that is gone."""
        if self.row.homeless:
            return ""
        if self.row.board:
            return f"https://discord.com/channels/{self.row.guild or '@me'}/{self.row.channel}/{self.row.board}"
        return f"<#{self.row.channel}>"


async def tables(rooms: Rooms, user: int) -> list[Listed]:
    """Somebody's open tables: those that wait for them, the longest first; then those under way, those that rest, and lobbies."""
    store, here = rooms.store, (user, user)
    sql = f"SELECT {GAME} FROM games WHERE id IN ({HERE}) AND phase IN ('lobby', 'playing') ORDER BY id"
    rows = [GameRow(*row) for row in await store.read(sql, here)]
    seats, waits = defaultdict[int, list[tuple[int, str, int]]](list), defaultdict[int, dict[int, int]](dict)
    sql = f"SELECT game, user_id, name, sits_for FROM seats WHERE until IS NULL AND game IN ({HERE}) ORDER BY game, seat"
    for game, who, name, sits_for in await store.read(sql, here):
        seats[game].append((who, name, sits_for))
    sql = f"SELECT game, user_id, since FROM waits WHERE game IN ({HERE}) ORDER BY since"
    for game, who, moment in await store.read(sql, here):
        waits[game][who] = moment
    for room in rooms.warm():  # where something has just happened, the book may not say yet who is awaited now
        if room.match is not None and room.id in seats:
            now = {room.user_at(seat) or 0 for seat in (*room.awaited_people, *_asked(room, user))}
            waits[room.id] = {who: waits[room.id].get(who, store.now()) for who in now}
    found = [_listed(row, user, seats[row.id], waits[row.id]) for row in rows]
    return sorted(found, key=lambda one: (not one.since, one.since, one.row.phase == "lobby", one.row.paused > 0, one.row.id))


def _asked(room: Room, user: int) -> tuple[int, ...]:
    """Their own seat, if an answer is wanted of it: of that they themselves may know more than the table."""
    return (room.seat_of(user),) if room.sits(user) and room.seat_of(user) in room.waiting else ()


def _listed(row: GameRow, user: int, seats: list[tuple[int, str, int]], waits: dict[int, int]) -> Listed:
    since = waits.get(user, 0) if row.phase == "playing" and not row.paused else 0
    awaited = tuple(name for who, name, _ in seats if who in waits and who != user)
    return Listed(row, since, awaited, len(seats), any(sits_for == user for _, _, sits_for in seats))


async def next_table(rooms: Rooms, user: int, besides: int) -> Listed | None:
    """The table that has waited longest for somebody, one apart."""
    return next((one for one in await tables(rooms, user) if one.since and one.row.id != besides), None)
