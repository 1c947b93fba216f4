"""Computer players that cannot answer: they give up instead of trying for ever, and the table is told where it stands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ai import Thought
from host import lobby
from host.computers import FAULTS, Computers
from host.house import House
from host.room import Room
from host.store import Store
from rules.cesar.moves import Veto

ALICE = 101


class BrokenPool:
    """A pool whose every thought fails, in one way or another."""

    def __init__(self, failure: Exception | None) -> None:
        self.failure, self.asked = failure, 0

    async def choose(self, *_: Any, **__: Any) -> Thought:
        self.asked += 1
        if self.failure:
            raise self.failure
        return Thought(Veto(), None)

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(("failure", "asked"), [(RuntimeError("broken"), 1), (None, FAULTS)], ids=["breaks", "is always refused"])
def test_a_computer_player_gives_up(tmp_path: Path, failure: Exception | None, asked: int) -> None:
    async def story(house: House) -> None:
        room = await house.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "easy", 2)
        await lobby.start(room, ALICE, 3)
        told: list[Room] = []

        def changed(room: Room) -> None:
            told.append(room)
            computers.touch(room)

        pool: Any = BrokenPool(failure)
        computers = Computers(pool, changed)
        computers.touch(room)
        await asyncio.sleep(0.2)
        assert pool.asked == asked and told == [room]
        assert not room.thinking and await computers.settled(room)
        await room.answer(ALICE, room.playing().legal(0)[0])  # something has happened: it tries again
        computers.touch(room)
        await asyncio.sleep(0.2)
        assert pool.asked == 2 * asked

    async def live() -> None:
        store = await Store.open(tmp_path / "book")
        try:
            await story(House(store))
        finally:
            await store.close()

    asyncio.run(live())
