"""Which games have rows in their log that their channel has not been told, as far as the book knows."""

from __future__ import annotations

from ..book.games import RECENT
from ..book.store import Store
from ..shards import Condition

LATELY = 900  # seconds for which a computer player may still have been thinking
LAST = "(SELECT max(n) FROM log WHERE log.game = games.id)"
LEFT = (
    f"phase IN ('playing', 'over') AND (brought < {LAST} OR past IS NOT NULL OR line IS NOT NULL AND line_phase <> phase) "
    "OR phase = 'over' AND aside IS NOT NULL "
    "OR phase IN ('cancelled', 'expired') AND line IS NOT NULL AND line_phase = 'lobby'"
)
THINKING = (
    "phase = 'playing' AND paused = 0 "
    "AND EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.level IS NOT NULL AND seats.until IS NULL) "
    "AND (NOT EXISTS (SELECT 1 FROM waits WHERE waits.game = games.id) "
    "OR (SELECT at FROM log WHERE log.game = games.id ORDER BY n DESC LIMIT 1) > ?)"
)


async def unfinished(store: Store, mine: Condition = ("", ())) -> list[int]:
    """The games in which something was left undone, by one query: what is to be told of them, or a computer player who is awaited."""
    where, values = mine
    open_ = "homeless = 0 AND (phase = 'playing' OR phase IN ('over', 'cancelled', 'expired') AND ended > ?)"
    sql = f"SELECT id FROM games WHERE {open_} AND ({LEFT} OR {THINKING}){where} ORDER BY id"
    return [int(game) for (game,) in await store.read(sql, (store.now() - RECENT, store.now() - LATELY, *values))]


async def behind(store: Store, mine: Condition = ("", ())) -> list[tuple[int, int]]:
    """The games under way or lately over whose log is longer than what was told, with its last row.

    Answers under seal are among those rows, though nobody may hear of them yet.
    """
    sql = (
        "SELECT id, (SELECT max(n) FROM log WHERE log.game = games.id) FROM games "
        "WHERE (phase = 'playing' OR phase = 'over' AND ended > ?) AND homeless = 0 "
        "AND shown < (SELECT max(n) FROM log WHERE log.game = games.id)"
    )
    where, values = mine
    return [(int(game), int(last)) for game, last in await store.read(sql + where, (store.now() - RECENT, *values))]
