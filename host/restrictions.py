"""Who is not let in: people and servers that whoever runs the bot has blocked, and whether new tables may be opened at all."""

from __future__ import annotations

import json
from typing import Literal

from lang.errors import Blocked, Draining, HostError

from .book.store import Store
from .duty import Duty

Blockable = Literal["user", "guild"]
DRAINING = "draining"  # the setting that names the processes that open no tables


class Restrictions:
    """Who is blocked, and whether this process opens no new tables: known without asking the book at every press."""

    def __init__(self, store: Store, duty: Duty) -> None:
        self._store, self._duty = store, duty
        self._blocked: dict[Blockable, set[int]] = {"user": set(), "guild": set()}
        self.draining = False  # before a restart: games go on, no table is opened

    async def load(self) -> None:
        """Read who is blocked, and whether this process is told to open no tables; from then on it is known without asking the book."""
        blocked: dict[Blockable, set[int]] = {"user": set(), "guild": set()}
        for kind, number in await self._store.read("SELECT kind, number FROM blocked"):
            blocked[kind].add(number)
        self._blocked = blocked
        self.draining = self._duty.name in json.loads(await self._store.setting(DRAINING) or "[]")

    async def drain(self, on: bool) -> int:
        """All processes that run now open no more tables, or do so again; those that replace them do. Returns how many there are."""
        everybody = self._duty.everybody
        await self._store.keep_setting(DRAINING, json.dumps(everybody if on else []))
        self.draining = on
        return len(everybody)

    @property
    def blocked(self) -> dict[Blockable, set[int]]:
        """The people and servers that are blocked, by their numbers."""
        return self._blocked

    def refusal(self, user: int, guild: int | None) -> HostError | None:
        """Why somebody may not come in, or comes from a server that may not; None for everybody else."""
        server = guild in self._blocked["guild"]
        return HostError(Blocked(server)) if server or user in self._blocked["user"] else None

    def check_new(self) -> None:
        """HostError while no table may be opened."""
        if self.draining:
            raise HostError(Draining())

    async def block(self, kind: Blockable, number: int) -> bool:
        """False if they were blocked already."""
        if number in self._blocked[kind]:
            return False
        sql = "INSERT INTO blocked (kind, number, since) VALUES (?, ?, ?)"
        await self._store.write((sql, (kind, number, self._store.now())))
        self._blocked[kind].add(number)
        return True

    async def unblock(self, kind: Blockable, number: int) -> bool:
        """False if they were not blocked."""
        if number not in self._blocked[kind]:
            return False
        await self._store.write(("DELETE FROM blocked WHERE kind = ? AND number = ?", (kind, number)))
        self._blocked[kind].discard(number)
        return True
