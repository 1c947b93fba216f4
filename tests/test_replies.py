"""How long a computer player takes to answer tells nothing about its hand: the clock is one that the test moves."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from rooms import room_of

from ai import Level, Thought, pace
from games import GAMES
from host.play.computers import Computers
from rules.cesar.questions import Ask
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, start
from rules.engine.model import legal

PATIENCE = 200  # steps of the loop in which everything that can go on without the clock has done so


class Sundial:
    """Time stands still until nothing goes on without it; then it moves to whatever is waited for next."""

    def __init__(self) -> None:
        self.now, self._order = 100.0, count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._order), woken))
        await woken

    async def move(self) -> None:
        for _ in range(PATIENCE):
            await asyncio.sleep(0)
        if self._sleepers:
            self.now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)


class Ponderer:
    """A pool that needs no time for a forced answer, little for a quick one, and for a search as long as it may, or longer."""

    def __init__(self, clock: Sundial, longer: float) -> None:
        self.clock, self.longer = clock, longer

    async def choose(self, game: str, view: Any, level: Level, seed: str, *, seconds: float | None = None, **_: Any) -> Thought:
        moves = legal(GAMES[game].rules, view)
        if len(moves) == 1:
            await self.clock.sleep(0.013)
        elif level is Level.STRONG:
            assert seconds is not None
            await self.clock.sleep(seconds + self.longer)
        else:
            await self.clock.sleep(0.04)
        return Thought(moves[-1] if level is Level.STRONG else moves[0])


def announced() -> Iterator[Match]:
    """Positions of Caesar in which a Manipulation has been announced and the other may say Veto (C4.8)."""
    game = GAMES["cesar"].rules
    for n in count():
        match, _ = start(game, Record("cesar", game.VERSION, game.DATA, 2, f"reply {n}", game.Options()))
        chance = Dice(f"reply {n}", 1)
        while match.decision is not None:
            if getattr(match.decision.ask, "ask", None) is Ask.VETO:
                yield match
                break
            seat = min(match.waiting)
            moves = match.legal(seat)
            match, _ = match.answer(seat, moves[chance.below(len(moves))])


def hands(match: Match, worlds: int) -> Iterator[Match]:
    """Copies of a position with other cards in the hand of whoever is asked."""
    (seat,) = match.waiting
    for n in range(worlds):
        yield replace(match, state=match.game.imagine(match.view(1 - seat), Dice(f"hand {n}", 0)))


async def replied(match: Match, level: Level, pool: Ponderer) -> float:
    """After how many seconds the computer player answers who is asked."""
    room, clock = room_of(match), pool.clock
    room.seats = tuple(replace(row, level=level.value) if row.seat in match.waiting else row for row in room.seats)
    began, found = clock.time(), list[float]()

    async def answer(*_: Any, **__: Any) -> None:
        found.append(clock.time() - began)
        room.row = replace(room.row, phase="over")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "answer", answer)
        thinking: Any = pool
        computers = Computers(thinking, lambda room: None, clock=clock)
        computers.touch(room)
        while not found:
            await clock.move()
        await computers.settled(room)
    return found[0]


@pytest.mark.parametrize("longer", [0.0, 1.0], ids=["in time", "overrunning"])
@pytest.mark.parametrize("level", Level)
def test_with_and_without_a_veto_the_answer_comes_at_the_same_time(level: Level, longer: float) -> None:
    """C4.8: over many hands, on a busy machine too; and it is the time that level, question and seed decide."""
    positions, both = announced(), 0
    for _ in range(12):
        match = next(positions)
        room, (seat,), worlds = room_of(match), match.waiting, list(hands(match, 8))
        times = {asyncio.run(replied(world, level, Ponderer(Sundial(), longer))) for world in worlds}
        assert len(times) == 1
        both += len({len(world.legal(seat)) for world in worlds}) == 2
        assert match.decision is not None
        seed = f"{room.row.secret} {room.heard.rows} {seat}"
        assert times.pop() == pytest.approx(pace.delay(level, match.decision.ask, seed))
    assert both > 5, "hands with a Veto and hands without"


def test_a_search_lies_within_the_time_of_its_answer() -> None:
    """For every level and question; and the times differ, as those of people do."""
    game = GAMES["cesar"].rules
    match, _ = start(game, Record("cesar", game.VERSION, game.DATA, 2, "times", game.Options()))
    assert match.decision is not None
    for level in Level:
        times = {pace.delay(level, match.decision.ask, str(n)) for n in range(50)}
        least, most = pace.LONG if level is Level.STRONG else pace.SHORT
        assert len(times) == 50 and all(least <= one <= most for one in times)
    assert pace.LONG[0] - pace.FINISH >= 2.5


def test_late_answers_come_on_the_beat() -> None:
    """What was late by little and what was late by more cannot be told apart."""
    assert pace.on_the_beat(10.0, 9.0) == 10.0
    assert {pace.on_the_beat(10.0, late) for late in (10.01, 10.2, 10.5)} == {10.5}


def test_where_nothing_is_hidden_nobody_waits() -> None:
    """The Triumvirate hides nothing: a computer player answers as soon as it knows what."""
    game = GAMES["triumvirat"].rules
    match, _ = start(game, Record("triumvirat", game.VERSION, game.DATA, 3, "open", game.Options()))

    class Quick(Ponderer):
        async def choose(self, game: str, view: Any, level: Level, seed: str, *, seconds: float | None = None, **_: Any) -> Thought:
            assert seconds is None
            return Thought(match.legal(view.seat)[0])

    assert asyncio.run(replied(match, Level.STRONG, Quick(Sundial(), 0))) == 0
