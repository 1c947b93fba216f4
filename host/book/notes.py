"""What is kept besides the log: hands sent out, standing orders, what a table is asked, people, settings."""

from __future__ import annotations

from .rows import LetterRow, OrderRow, PersonRow, ProposalRow
from .subject import Subject


class Notes(Subject):
    """Small things with a row each."""

    async def letter(self, game: int, user: int) -> LetterRow | None:
        row = await self.first("SELECT channel, message, at, digest FROM letters WHERE game = ? AND user_id = ?", (game, user))
        return LetterRow(*row) if row else None

    async def keep_letter(self, game: int, user: int, letter: LetterRow) -> None:
        await self.put(
            "INSERT INTO letters (game, user_id, channel, message, at, digest) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (game, user_id) DO UPDATE SET channel = excluded.channel, message = excluded.message, at = excluded.at, "
            "digest = excluded.digest",
            (game, user, letter.channel, letter.message, letter.at, letter.digest),
        )

    async def orders(self, game: int) -> list[OrderRow]:
        rows = await self.read(f"SELECT {', '.join(OrderRow._fields)} FROM orders WHERE game = ? ORDER BY seat, body", (game,))
        return [OrderRow(*row) for row in rows]

    async def keep_order(self, game: int, row: OrderRow) -> None:
        await self.put(
            "INSERT INTO orders (game, seat, body, median, acted, acted_at, ended, why) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (game, seat, body) DO UPDATE SET median = excluded.median, acted = excluded.acted, acted_at = excluded.acted_at, "
            "ended = excluded.ended, why = excluded.why",
            (game, *row),
        )

    async def drop_order(self, game: int, seat: int, body: str) -> None:
        await self.put("DELETE FROM orders WHERE game = ? AND seat = ? AND body = ?", (game, seat, body))

    async def drop_orders(self, game: int) -> None:
        """Deletes all standing orders of a game."""
        await self.put("DELETE FROM orders WHERE game = ?", (game,))

    async def proposal(self, game: int) -> ProposalRow | None:
        row = await self.first("SELECT body, user_id, yes, at FROM petitions WHERE game = ?", (game,))
        return ProposalRow(*row) if row else None

    async def keep_proposal(self, game: int, proposal: ProposalRow | None) -> None:
        if proposal is None:
            await self.put("DELETE FROM petitions WHERE game = ?", (game,))
        else:
            await self.put(
                "INSERT INTO petitions (game, body, user_id, yes, at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (game) DO UPDATE SET body = excluded.body, user_id = excluded.user_id, yes = excluded.yes, at = excluded.at",
                (game, proposal.body, proposal.user, proposal.yes, proposal.at),
            )

    async def person(self, user: int) -> PersonRow | None:
        wished = "CASE WHEN preferences.no_dms = 1 THEN 1 ELSE closed END"
        sql = (
            f"SELECT people.user_id, coalesce(nullif(preferences.speaks, ''), people.locale), {wished}, told "
            "FROM people LEFT JOIN preferences ON preferences.user_id = people.user_id WHERE people.user_id = ?"
        )
        row = await self.first(sql, (user,))
        return PersonRow(int(row[0]), str(row[1]), bool(row[2]), bool(row[3])) if row else None

    async def remember_locale(self, user: int, locale: str) -> None:
        """Remember in which language to write to somebody."""
        await self.put(
            "INSERT INTO people (user_id, locale) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale "
            "WHERE people.locale <> excluded.locale",
            (user, locale),
        )

    async def set_dms_closed(self, user: int, *, closed: bool, told: bool = False) -> None:
        """Whether somebody's direct messages are closed, and whether they know."""
        await self.put("UPDATE people SET closed = ?, told = ? WHERE user_id = ?", (int(closed), int(told), user))

    async def setting(self, key: str) -> str | None:
        row = await self.first("SELECT value FROM settings WHERE key = ?", (key,))
        return str(row[0]) if row else None

    async def keep_setting(self, key: str, value: str) -> None:
        await self.put(
            "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value)
        )
