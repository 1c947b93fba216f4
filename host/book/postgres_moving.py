"""A PostgreSQL database as the one or the other end of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from .engine import Row, StoreError, Unavailable
from .postgres import APPLICATION, AWAY, WORKING, bring_up_to, called, connected, inspect, words
from .sqlite_moving import Table


class _Open:
    """A connection in a transaction."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def batches(self, table: Table, size: int) -> AsyncIterator[list[Row]]:
        cursor = await self._connection.cursor(table.rows)
        while rows := await cursor.fetch(size):
            yield [tuple(row) for row in rows]

    async def take(self, table: Table, rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(table.name, records=rows, columns=table.columns)
        if "id" in table.columns:  # the next that is made comes after those that were copied
            await self._connection.execute(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) FROM {table.name}")


class Server:
    def __init__(self, address: str) -> None:
        self._address = address

    async def version(self) -> int:
        return await inspect(self._address)

    @asynccontextmanager
    async def reading(self, *, alone: bool) -> AsyncIterator[_Open]:
        async with self._transaction(readonly=True) as connection:
            if alone and await connection.fetchval(WORKING, APPLICATION):
                raise StoreError(f"A bot is using {called(self._address)}. Stop it first; nothing was written.")
            yield _Open(connection)

    @asynccontextmanager
    async def writing(self, version: int) -> AsyncIterator[_Open]:
        async with self._transaction(readonly=False) as connection:
            await bring_up_to(connection, self._address, version)
            yield _Open(connection)

    @asynccontextmanager
    async def _transaction(self, *, readonly: bool) -> AsyncIterator[asyncpg.Connection]:
        async with connected(self._address) as connection:
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=readonly):
                    yield connection
            except AWAY as error:
                raise Unavailable(f"PostgreSQL went away at {called(self._address)}: {words(error)}.") from error
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise StoreError(f"{called(self._address)} wouldn’t take it: {words(error)}.") from error
