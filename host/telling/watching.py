"""Following a table from outside: the end and, if wanted, every turn by direct message. Who follows is nobody's business."""

from __future__ import annotations

from dataclasses import dataclass

from ..book.store import Store


@dataclass(frozen=True, slots=True)
class Watcher:
    user: int
    turns: bool  # every turn, not only the end
    told: int  # the row of the log up to which they have been told


async def watch(store: Store, game: int, user: int, *, turns: bool, told: int) -> bool:
    """Follow a table; the same once more is no longer to follow it (False)."""
    known = await store.read("SELECT turns FROM watchers WHERE game = ? AND user_id = ?", (game, user))
    if known and bool(known[0][0]) == turns:
        await leave(store, game, user)
        return False
    sql = (
        "INSERT INTO watchers (game, user_id, turns, told) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (game, user_id) DO UPDATE SET turns = excluded.turns, told = excluded.told"
    )
    await store.write((sql, (game, user, int(turns), told)))
    return True


async def leave(store: Store, game: int, user: int) -> None:
    await store.write(("DELETE FROM watchers WHERE game = ? AND user_id = ?", (game, user)))


async def watchers(store: Store, game: int) -> list[Watcher]:
    rows = await store.read("SELECT user_id, turns, told FROM watchers WHERE game = ? ORDER BY user_id", (game,))
    return [Watcher(int(user), bool(turns), int(told)) for user, turns, told in rows]


async def told(store: Store, game: int, user: int, n: int) -> None:
    """Notes that a watcher has been told up to this row of the log."""
    await store.write(("UPDATE watchers SET told = ? WHERE game = ? AND user_id = ?", (n, game, user)))
