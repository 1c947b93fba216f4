"""Hints: one a person at a time, one a decision, a few in line; and a bot's thinking is not to be read off anybody's place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from shelf import both_engines
from test_computers import ALICE, BOB, in_house

from ai import SECONDS, Busy, Level, Thought, think
from host.play import lobby
from host.play.computers import Computers
from host.play.hints import LINE, Hints
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import HintPending, HintsBusy, HostError

pytestmark = both_engines


class Slow:
    """A pool that thinks when it is told to, and remembers how it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.go, self.busy = asyncio.Event(), False

    async def choose(self, game: str, view: Any, level: Level, seed: str, **how: Any) -> Thought:
        self.asked.append({"level": level, **how})
        await self.go.wait()
        if self.busy:
            raise Busy
        return think(game, view, Level.NORMAL, seed)


async def table(rooms: Rooms, game: str = "cesar") -> Room:
    room = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en")
    for n in range(2, min(room.game.SEATS) + 1):
        await lobby.join(room, 100 + n, str(n), n)
    await lobby.start(room, ALICE, 3)
    return room


def hints(pool: Any) -> Hints:
    return Hints(Computers(pool, lambda room: None))


def test_one_a_person_and_the_same_again_for_the_same_decision(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, pool = await table(rooms), Slow()
        given = hints(pool)
        given.check(ALICE)
        assert given.known(room, 0, ALICE) is None
        asked = asyncio.create_task(given.ask(room, 0, ALICE, print))
        await asyncio.sleep(0)
        with pytest.raises(HostError) as refused:
            given.check(ALICE)
        assert refused.value.why == HintPending()
        given.check(BOB)  # others may ask
        pool.go.set()
        thought = await asked
        assert given.known(room, 0, ALICE) == thought and len(pool.asked) == 1
        assert given.known(room, 1, BOB) is None
        await room.answer(ALICE, thought.move)
        assert given.known(room, 0, ALICE) is None, "what one sees is another decision now"

    in_house(tmp_path, story)


def test_too_many_in_line_are_told_so(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, pool = await table(rooms), Slow()
        given = hints(pool)
        asked = [asyncio.create_task(given.ask(room, 0, user, print)) for user in range(LINE)]
        await asyncio.sleep(0)
        with pytest.raises(HostError) as refused:
            given.check(ALICE)
        assert refused.value.why == HintsBusy()
        pool.busy = True
        pool.go.set()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(one, HostError) and one.why == HintsBusy() for one in outcomes)
        given.check(0)  # who was turned away may ask again

    in_house(tmp_path, story)


@pytest.mark.parametrize(("game", "hold"), [("cesar", SECONDS), ("triumvirat", 0.0)])
def test_where_cards_are_hidden_every_thought_takes_its_time_in_line(tmp_path: Path, game: str, hold: float) -> None:
    """Else the next in line could tell from their place whether somebody had much to choose from."""

    async def story(rooms: Rooms) -> None:
        room, pool = await table(rooms, game), Slow()
        pool.go.set()
        await hints(pool).ask(room, room.awaited[0], ALICE, print)
        (how,) = pool.asked
        assert how["hold"] == hold and how["table"] == room.id and how["level"] is Level.STRONG

    in_house(tmp_path, story)
