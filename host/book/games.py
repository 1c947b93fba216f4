"""Games in the book: opened, found, changed."""

from __future__ import annotations

from typing import Any

from .engine import Statement
from .rows import GameRow, columns
from .subject import Subject

GAME = columns(GameRow)
RECENT = 30 * 24 * 3600  # seconds: for so long it may be news that a game is over
NUMBER_ALONE = (  # what is left of a game whose number must not be given to another: no place, no people, no cards
    "UPDATE games SET channel = 0, guild = NULL, parent = NULL, phase = 'expired', opener = 0, options = '', secret = '', joins = '', "
    "words = '', seed = NULL, opened = 0, started = NULL, ended = 0, board = NULL, line = NULL, aside = NULL, past = NULL, "
    "board_rest = '', past_rest = '', paused_by = '' WHERE id = ?"
)


def drop_game(game: int) -> list[Statement]:
    """The statements that take a game out of the book, what belongs to it being gone.

    A number is never given twice: buttons, links and nonces of the old game would meet another. Each engine goes on from the newest
    row, so of that one the number stays, until there is a newer.
    """
    return [
        (NUMBER_ALONE, (game,)),
        ("DELETE FROM games WHERE channel = 0 AND id < (SELECT max(id) FROM games)", ()),
    ]


def update_game(changes: dict[str, Any]) -> str:
    """The statement that changes these columns of a game."""
    return f"UPDATE games SET {', '.join(f'{name} = ?' for name in changes)} WHERE id = ?"


class Games(Subject):
    """Tables from their lobby to their end."""

    async def open_game(self, row: dict[str, Any], user: int, name: str, click: int) -> int:
        """A new lobby with its opener in the first seat; Conflict when the channel is taken."""
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        seat = (
            "INSERT INTO seats (game, seat, user_id, name, click, since) "
            "SELECT id, 0, ?, ?, ?, ? FROM games WHERE channel = ? AND phase = 'lobby' RETURNING game"
        )
        _, ((game,),) = await self.write(
            (f"INSERT INTO games ({names}) VALUES ({marks})", tuple(row.values())), (seat, (user, name, click, self.now(), row["channel"]))
        )
        return int(game)

    async def game(self, game: int) -> GameRow | None:
        row = await self.first(f"SELECT {GAME} FROM games WHERE id = ? AND channel <> 0", (game,))
        return GameRow(*row) if row else None

    async def game_now(self, game: int) -> tuple[GameRow, int] | None:
        """A game, and the last row of its log."""
        sql = f"SELECT {GAME}, (SELECT coalesce(max(n), 0) FROM log WHERE log.game = games.id) FROM games WHERE id = ? AND channel <> 0"
        row = await self.first(sql, (game,))
        return (GameRow(*row[:-1]), int(row[-1])) if row else None

    async def game_in(self, channel: int) -> GameRow | None:
        """The open game of a channel, else the last that was played there."""
        row = await self.first(
            f"SELECT {GAME} FROM games WHERE channel = ? AND phase IN ('lobby', 'playing', 'over') "
            "ORDER BY phase IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
            (channel,),
        )
        return GameRow(*row) if row else None

    async def lobbies_of(self, opener: int) -> int:
        """How many tables that somebody opened are still gathering."""
        ((count,),) = await self.read("SELECT count(*) FROM games WHERE opener = ? AND phase = 'lobby'", (opener,))
        return int(count)

    async def games(self, *phases: str) -> list[GameRow]:
        marks = ", ".join("?" * len(phases))
        return [GameRow(*row) for row in await self.read(f"SELECT {GAME} FROM games WHERE phase IN ({marks}) ORDER BY id", phases)]

    async def counts(self) -> tuple[int, int]:
        """How many games are under way, and of how many, or of those lately over, their channel has not been told everything."""
        ((live, untold),) = await self.read(
            "SELECT coalesce(sum(CASE WHEN phase = 'playing' THEN 1 ELSE 0 END), 0), coalesce(sum(CASE WHEN homeless = 0 AND shown < "
            "(SELECT coalesce(max(n), 0) FROM log WHERE log.game = games.id) THEN 1 ELSE 0 END), 0) "
            "FROM games WHERE phase = 'playing' OR phase = 'over' AND ended > ?",
            (self.now() - RECENT,),
        )
        return int(live), int(untold)

    async def games_of(self, user: int) -> list[GameRow]:
        """The open games in which somebody sits."""
        columns = ", ".join(f"games.{name}" for name in GAME.split(", "))
        rows = await self.read(
            f"SELECT {columns} FROM games JOIN seats ON seats.game = games.id "
            "WHERE seats.user_id = ? AND seats.until IS NULL AND games.phase IN ('lobby', 'playing') ORDER BY games.id",
            (user,),
        )
        return [GameRow(*row) for row in rows]

    async def change(self, game: int, **values: Any) -> None:
        await self.put(update_game(values), (*values.values(), game))
