"""Who sits where, and who sat there before."""

from __future__ import annotations

from collections.abc import Iterable

from .rows import SeatRow, columns
from .subject import Subject

SEAT = columns(SeatRow)
FIRST_ID = 1 << 40  # ids of Discord's are larger; below are the numbers of people who were forgotten


class Seats(Subject):
    """The seats of every table, with their history."""

    async def seats(self, game: int) -> list[SeatRow]:
        rows = await self.read(f"SELECT {SEAT} FROM seats WHERE game = ? AND until IS NULL ORDER BY seat", (game,))
        return [SeatRow(*row) for row in rows]

    async def sit(self, game: int, seat: int, user: int, name: str, click: int, level: str | None = None) -> None:
        await self.put(
            "INSERT INTO seats (game, seat, user_id, name, level, click, since) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, seat, user, name, level, click, self.now()),
        )

    async def succeed(
        self, game: int, seat: int, user: int, name: str, click: int, level: str | None = None, sits_for: int | None = None
    ) -> None:
        """Somebody takes over a seat from whoever holds it; the old row is kept. A computer player may sit in for a person."""
        await self.write(
            ("UPDATE seats SET until = ? WHERE game = ? AND seat = ? AND until IS NULL", (self.now(), game, seat)),
            (
                "INSERT INTO seats (game, seat, user_id, name, level, click, since, sits_for) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (game, seat, user, name, level, click, self.now(), sits_for),
            ),
        )

    async def sat_as(self, game: int, user: int) -> tuple[str, int]:
        """The name under which somebody last sat at a table, and the click by which they came."""
        rows = await self.read("SELECT name, click FROM seats WHERE game = ? AND user_id = ? ORDER BY id DESC LIMIT 1", (game, user))
        return str(rows[0][0]), int(rows[0][1])

    async def kept_warm(self, user: int) -> list[int]:
        """The open games in which a computer player sits in for somebody."""
        sql = (
            "SELECT seats.game FROM seats JOIN games ON games.id = seats.game "
            "WHERE seats.sits_for = ? AND seats.until IS NULL AND games.phase = 'playing' ORDER BY seats.game"
        )
        return [int(game) for (game,) in await self.read(sql, (user,))]

    async def leave_only_answers(self, users: Iterable[int]) -> set[int]:
        """Who of these wants to be spared questions that have but one answer before everybody's eyes."""
        asked = tuple(users)
        sql = f"SELECT user_id FROM preferences WHERE only_answer = 1 AND user_id IN ({', '.join('?' * len(asked))})"
        return {int(user) for (user,) in await self.read(sql, asked)}

    async def sat_at(self, game: int, user: int) -> int | None:
        """The seat somebody was dealt or took later, be it given up."""
        row = await self.first("SELECT seat FROM seats WHERE game = ? AND user_id = ? ORDER BY id DESC LIMIT 1", (game, user))
        return int(row[0]) if row else None

    async def held_by_person(self, game: int, seat: int) -> bool:
        """Whether a person has ever held this seat since the game began."""
        return await self.first("SELECT 1 FROM seats WHERE game = ? AND seat = ? AND level IS NULL", (game, seat)) is not None

    async def words(self, game: int) -> dict[int, str]:
        """The words that were added to the shuffle, by the seat that was dealt to who gave them; whoever sits there now."""
        rows = await self.read("SELECT seat, words FROM seats WHERE game = ? AND words <> ''", (game,))
        return {int(seat): str(words) for seat, words in rows}

    async def give_words(self, game: int, user: int, words: str) -> None:
        await self.put("UPDATE seats SET words = ? WHERE game = ? AND user_id = ? AND until IS NULL", (words, game, user))

    async def players(self, game: int) -> list[int]:
        """The people who hold a seat or have held one, by seat; not those who wanted to be forgotten."""
        sql = "SELECT user_id FROM seats WHERE game = ? AND level IS NULL AND user_id >= ? GROUP BY user_id ORDER BY min(seat), user_id"
        return [int(user) for (user,) in await self.read(sql, (game, FIRST_ID))]

    async def has_played(self, user: int, game: str) -> bool:
        """Whether somebody has sat at a table of this game that was dealt."""
        sql = (
            "SELECT 1 FROM seats JOIN games ON games.id = seats.game WHERE seats.user_id = ? AND games.game = ? AND games.seed IS NOT NULL"
        )
        return await self.first(sql, (user, game)) is not None

    async def rise(self, game: int, user: int) -> bool:
        """Somebody leaves the lobby without a claim to a seat of the game: nothing is kept of them."""
        sql = "DELETE FROM seats WHERE game = ? AND user_id = ? AND until IS NULL RETURNING seat"
        return bool(await self.put(sql, (game, user)))

    async def wish(self, game: int, user: int, seat: int | None) -> None:
        await self.put("UPDATE seats SET wish = ? WHERE game = ? AND user_id = ? AND until IS NULL", (seat, game, user))

    async def place(self, game: int, places: Iterable[tuple[int, int]]) -> None:
        """Give (user, seat) pairs their seats, all at once; wishes are fulfilled or void."""
        put = "UPDATE seats SET seat = ?, wish = NULL WHERE game = ? AND user_id = ? AND until IS NULL"
        await self.write(
            *((put, (-1 - seat, game, user)) for user, seat in places),  # by way of negative numbers, so that two can change places
            ("UPDATE seats SET seat = -1 - seat WHERE game = ? AND seat < 0 AND until IS NULL", (game,)),
        )
