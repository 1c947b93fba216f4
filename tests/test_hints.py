"""Hints: one a person at a time, one a decision, a few in line; and a bot's thinking is not to be read off anybody's place."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from shelf import both_engines
from test_computers import ALICE, BOB, in_house

from ai import SECONDS, Busy, Level, Thought, think
from games import GAMES
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


def test_who_asks_for_a_hint_that_is_coming_waits_for_that_one(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, pool = await table(rooms), Slow()
        given = hints(pool)
        coming = asyncio.create_task(given.ahead(room, 0, ALICE))
        await asyncio.sleep(0)
        given.check(ALICE)
        asked = asyncio.create_task(given.ask(room, 0, ALICE, print))
        await asyncio.sleep(0)
        with pytest.raises(HostError) as refused:
            await given.ask(room, 1, ALICE, print)  # seeing something else
        assert refused.value.why == HintPending()
        pool.go.set()
        assert await asked is await coming and len(pool.asked) == 1
        assert await given.ask(room, 1, ALICE, print) and len(pool.asked) == 2, "later each is thought about by itself"

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


@dataclass(frozen=True)
class Question:
    """All that decides what a strong player finds, but for luck."""

    game: str
    view: Any
    level: Level
    limits: dict[str, Any]


class Frank:
    """A pool that thinks in this process, always with the same luck, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.thoughts: list[Thought] = []

    async def choose(self, game: str, view: Any, level: Level, seed: str, **how: Any) -> Thought:
        self.asked.append(Question(game, view, level, {name: how[name] for name in ("seconds", "iterations") if name in how}))
        self.thoughts.append(think(game, view, level, "the same luck", iterations=6))
        return self.thoughts[-1]


async def strong_game(rooms: Rooms, game: str, pool: Any) -> None:
    """Alice, who is easy, among strong players, until these have thought often enough."""
    room, computers = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en"), Computers(pool, lambda room: None, unhurried=False)
    for n in range(1, min(room.game.SEATS)):
        await lobby.add_computer(room, ALICE, Level.STRONG.value, 1 + n)
    await lobby.start(room, ALICE, 99)
    while room.row.phase == "playing" and len(pool.asked) < 25:
        computers.touch(room)
        await computers.settled(room)
        if 0 in room.waiting:
            await room.answer(ALICE, think(game, room.playing().view(0), Level.EASY, str(room.n)).move)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_move_of_a_strong_player(tmp_path: Path, game: str) -> None:
    """Of the same view, as deep, with as much time: whoever follows hints plays as a strong player does."""

    async def story(rooms: Rooms) -> None:
        player, adviser = Frank(), Frank()
        await strong_game(rooms, game, player)
        given = hints(adviser)
        for question in player.asked:
            match = SimpleNamespace(view=lambda seat, view=question.view: view if seat == view.seat else None)
            room: Any = SimpleNamespace(id=1, row=SimpleNamespace(game=game), playing=lambda match=match: match)
            await given.ask(room, question.view.seat, ALICE, print)
        assert adviser.asked == player.asked and len(player.asked) >= 8
        assert adviser.thoughts == player.thoughts

    in_house(tmp_path, story)
