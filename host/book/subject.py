"""What every subject of the store works with: the engine, the house's clock, and a few short ways to ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..days.clock import Clock
from .engine import Engine, Row, Statement


class Subject:
    """Part of a Store: an open book and a clock."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self.engine, self.clock = engine, clock

    def now(self) -> int:
        """What time it is in this house: seconds since 1970."""
        return self.clock.now()

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a query finds."""
        return await self.engine.read(sql, values)

    async def first(self, sql: str, values: Sequence[Any] = ()) -> Row | None:
        """The first row that a query finds."""
        rows = await self.engine.read(sql, values)
        return rows[0] if rows else None

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Carry out statements in one transaction; what each of them is RETURNING."""
        return await self.engine.write(*statements) if statements else []

    async def put(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Carry out one statement; what it is RETURNING."""
        return (await self.engine.write((sql, values)))[0]
