"""Which games have rows in their log that their channel has not been told, as far as the book knows."""

from __future__ import annotations

from ..book.games import RECENT
from ..book.store import Store


async def behind(store: Store) -> list[tuple[int, int]]:
    """The games under way or lately over whose log is longer than what was told, with its last row.

    Answers under seal are among those rows, though nobody may hear of them yet.
    """
    sql = (
        "SELECT id, (SELECT max(n) FROM log WHERE log.game = games.id) FROM games "
        "WHERE (phase = 'playing' OR phase = 'over' AND ended > ?) AND homeless = 0 "
        "AND shown < (SELECT max(n) FROM log WHERE log.game = games.id)"
    )
    return [(int(game), int(last)) for game, last in await store.read(sql, (store.now() - RECENT,))]
