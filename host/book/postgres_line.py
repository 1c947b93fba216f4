"""A process's own connection to the database: by it others know that it lives, they hear of each other, and shards are held.

All that it holds goes with it. So a process that was killed leaves nothing behind, and one that is cut off has nothing any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import asyncpg

from ..shards import Shards
from .engine import Process, Unavailable
from .postgres import ANSWERING, APPLICATION, AWAY, LIVING, connected, key, words

ENTERING = "processes"  # the lock under which one process at a time looks who is there
KEEPALIVE = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "3", "tcp_keepalives_count": "3"}  # for a machine that lost its power
ENTER = (
    "INSERT INTO processes (name, backend, shard_first, shard_last, shard_total, version, newest, rules, since) "
    "SELECT $1, pid || ' ' || extract(epoch FROM backend_start), $2, $3, $4, $5, $6, $7, extract(epoch FROM now())::bigint "
    "FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
INHERIT = (
    "UPDATE claims SET process = $2 WHERE press = $1 AND process NOT IN ('', $2) "
    f"AND process NOT IN (SELECT name FROM ({LIVING}) AS living) RETURNING press"
)


class Line:
    """Open from `open` until it is lost or closed; `heard` is called with what others say, `lost` when it breaks."""

    def __init__(self, address: str, schema: str, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._address, self.schema, self._heard, self._lost = address, schema, heard, lost
        self.channel = f"arbiter_{abs(key(schema, '')[0])}"
        self._connection: asyncpg.Connection | None = None
        self._asking = asyncio.Lock()  # one question at a time: a heart that beats while somebody asks would believe that the line is lost

    @property
    def closed(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    async def open(self) -> None:
        settings = {"application_name": f"{APPLICATION}/{self.schema}", **({} if "host=/" in self._address else KEEPALIVE)}
        async with _translated():
            self._connection = await asyncpg.connect(
                self._address, timeout=ANSWERING, command_timeout=ANSWERING / 2, server_settings=settings
            )
            self._connection.add_termination_listener(lambda _: self._lost())
            await self._connection.add_listener(self.channel, lambda _, __, ___, said: self._heard(str(said)))

    async def enter(self, me: Process, check: Callable[[Sequence[Process]], None]) -> None:
        """Write oneself down beside the others, if `check` has nothing against them; those that have died are struck out."""
        async with self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", *key(self.schema, ENTERING))
            check([one for row in await connection.fetch(LIVING) if (one := _process(*row)).name != me.name])
            dead = f"DELETE FROM processes WHERE name = $1 OR name NOT IN (SELECT name FROM ({LIVING}) AS living)"
            await connection.execute(dead, me.name)
            some = me.shards
            await connection.execute(ENTER, me.name, some.first, some.last, some.total, me.version, me.newest, me.rules)

    async def living(self) -> list[Process]:
        """Everybody who is connected, oneself included."""
        return [_process(*row) for row in await self._ask(LIVING)]

    async def beat(self, name: str, *, on_duty: bool) -> None:
        await self._ask("UPDATE processes SET heart = heart + 1, on_duty = $2 WHERE name = $1", name, int(on_duty))

    async def seize(self, some: Shards) -> bool:
        """Hold these shards; False if another does, or some of them."""
        for number in some.numbers:
            ((held,),) = await self._ask("SELECT pg_try_advisory_lock($1, $2)", *key(self.schema, f"shard {number}"))
            if not held:
                await self.let_go()
                return False
        return True

    async def let_go(self) -> None:
        await self._ask("SELECT pg_advisory_unlock_all()")

    async def put_down(self, other: Process) -> None:
        """Cut the line of a process that answers no more: what it held is free, and it learns so if it wakes up."""
        await self._ask("SELECT pg_terminate_backend($1)", other.backend)

    async def inherit(self, press: int, name: str) -> bool:
        """Take what somebody has claimed who is not connected any more; False if they are, or have left nothing undone."""
        return bool(await self._ask(INHERIT, press, name))

    async def leave(self, name: str) -> None:
        """Strike oneself out, all being done, let everything go and tell the others; quietly, if there is nobody to tell."""
        with suppress(Unavailable):
            await self._ask("UPDATE claims SET process = '' WHERE process = $1", name)
            await self._ask("DELETE FROM processes WHERE name = $1", name)
            await self.let_go()
            await self._ask("SELECT pg_notify($1, $2)", self.channel, name)

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*AWAY, asyncpg.InterfaceError):
                await self._connection.close(timeout=ANSWERING / 4)

    # ------------------------------------------------------------ asking

    async def _ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self._asking, _translated():
            if self._connection is None:
                raise Unavailable("not connected")
            return [tuple(row) for row in await self._connection.fetch(sql, *values)]

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._asking, _translated():
            if self._connection is None:
                raise Unavailable("not connected")
            async with self._connection.transaction():
                yield self._connection


async def living(address: str) -> list[Process]:
    """The processes that work with a book now."""
    async with connected(address) as connection:
        return [_process(*row) for row in await connection.fetch(LIVING)]


def _process(
    name: str, first: int, last: int, total: int, version: str, newest: int, rules: str, on_duty: int, heart: int, backend: str
) -> Process:
    return Process(name, Shards(first, last, total), version, newest, rules, bool(on_duty), heart, int(backend.split()[0]))


class _translated(AbstractAsyncContextManager[None]):
    """What goes wrong with a connection means that the database is away."""

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, (*AWAY, asyncpg.InterfaceError, asyncpg.PostgresError, asyncio.IncompleteReadError)):
            raise Unavailable(words(error)) from error
