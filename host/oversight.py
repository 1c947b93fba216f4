"""What whoever runs the bot asks the book: which channels have not been told everything, and where people are playing just now."""

from __future__ import annotations

from dataclasses import dataclass

from .book.store import Store

LISTED = 25  # games
OVER = 30 * 24 * 3600  # seconds for which the end of a game is still to be told
LATELY = 1800  # seconds


@dataclass(frozen=True, slots=True)
class Untold:
    """A game whose channel is behind."""

    id: int
    game: str
    phase: str
    guild: int | None
    channel: int
    shown: int
    rows: int


async def undelivered(store: Store) -> list[Untold]:
    rows = await store.read(
        "SELECT id, game, phase, guild, channel, shown, (SELECT coalesce(max(n), 0) FROM log WHERE log.game = games.id) FROM games "
        "WHERE (phase = 'playing' OR phase = 'over' AND ended > ?) "
        "AND homeless = 0 AND shown < (SELECT coalesce(max(n), 0) FROM log WHERE log.game = games.id) ORDER BY id LIMIT ?",
        (store.now() - OVER, LISTED),
    )
    return [Untold(*row) for row in rows]


async def lively(store: Store) -> list[int]:
    """The games at which something has happened lately."""
    rows = await store.read(
        "SELECT id FROM games WHERE phase = 'playing' AND EXISTS (SELECT 1 FROM log WHERE log.game = games.id AND log.at > ?) ORDER BY id",
        (store.now() - LATELY,),
    )
    return [int(game) for (game,) in rows]
