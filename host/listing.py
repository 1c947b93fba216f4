"""Somebody's open tables, those that wait for them first: read from the book alone, however many there are."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from games import GAMES

from .rows import columns
from .store import GameRow, Store

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
        return max(0, min(GAMES[self.row.game].rules.SEATS) - self.seated) if self.row.game in GAMES else 0

    @property
    def link(self) -> str:
        """Where it is: its board, else its channel."""
        if self.row.board and self.row.guild:
            return f"https://discord.com/channels/{self.row.guild}/{self.row.channel}/{self.row.board}"
        return f"<#{self.row.channel}>"


async def tables(store: Store, user: int) -> list[Listed]:
    """Those that wait for them, the longest first; then those under way, those that rest, and lobbies."""
    sql = f"SELECT {GAME} FROM games WHERE id IN ({HERE}) AND phase IN ('lobby', 'playing') ORDER BY id"
    rows = [GameRow(*row) for row in await store.read(sql, (user, user))]
    names, kept = defaultdict[int, dict[int, str]](dict), set[int]()
    sql = f"SELECT game, user_id, name, sits_for FROM seats WHERE until IS NULL AND game IN ({HERE}) ORDER BY game, seat"
    for game, who, name, sits_for in await store.read(sql, (user, user)):
        names[game][who] = name
        if sits_for == user:
            kept.add(game)
    since = defaultdict[int, dict[int, int]](dict)
    sql = f"SELECT game, user_id, since FROM waits WHERE game IN ({HERE}) ORDER BY since"
    for game, who, moment in await store.read(sql, (user, user)):
        since[game][who] = moment
    found = [
        Listed(
            row,
            since[row.id].get(user, 0) if row.phase == "playing" and not row.paused else 0,
            tuple(names[row.id][who] for who in since[row.id] if who != user and who in names[row.id]),
            len(names[row.id]),
            row.id in kept,
        )
        for row in rows
    ]
    return sorted(found, key=lambda one: (not one.since, one.since, one.row.phase == "lobby", one.row.paused > 0, one.row.id))


async def next_table(store: Store, user: int, besides: int) -> Listed | None:
    """The table that has waited longest for somebody, one apart."""
    return next((one for one in await tables(store, user) if one.since and one.row.id != besides), None)
