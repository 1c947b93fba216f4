"""Whom the house calls once more, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from clock import HandClock
from test_rooms import ALICE, BOB, CARL, seeded_secrets

from cogs.announcer import Announcer
from host import lobby
from host.reminders import QUIET
from host.room import Room
from host.rooms import Rooms
from host.store import Store
from host.timers import Kind, Timers
from rules.lutece.components import Side
from rules.lutece.moves import Choose, Raise, Ready, Withdraw

Story = Callable[["Bribes"], Awaitable[None]]


class Bribes:
    """Lutèce, in the middle of the bribes, and whom the announcer calls."""

    def __init__(self, rooms: Rooms, room: Room, clock: HandClock) -> None:
        self.room, self.clock, self.timers = room, clock, Timers(rooms.store)
        self.calls: list[tuple[int, ...]] = []
        self.announcer = Announcer(cast(Any, SimpleNamespace(rooms=rooms, timers=self.timers)))
        self.timers.answer_for(Kind.CALL_AGAIN, self.announcer.call_again)

    async def told(self) -> None:
        """The channel hears what is new."""
        await self.announcer._deliver(self.room)

    async def does(self, user: int, move: Any) -> None:
        await self.room.answer(user, move)
        await self.told()

    async def wait(self, seconds: int) -> list[tuple[int, ...]]:
        """Whom the next so many seconds call."""
        self.calls.clear()
        self.clock.move(seconds)
        await self.timers.fire()
        return list(self.calls)


def in_the_bribes(path: Path, monkeypatch: pytest.MonkeyPatch, story: Story) -> None:
    async def live() -> None:
        clock = HandClock()
        store = await Store.open(path / "book", clock)
        try:
            rooms = Rooms(store, seeded_secrets())
            room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1, "en")
            for n, (user, name) in enumerate(((BOB, "Bob"), (CARL, "Carl"))):
                await lobby.join(room, user, name, 2 + n)
            await lobby.start(room, ALICE, 9)
            for user in (ALICE, BOB, CARL):
                seat = room.seat_of(user)
                await room.answer(user, next(move for move in room.playing().legal(seat) if isinstance(move, Choose)))
            table = Bribes(rooms, room, clock)

            async def board(self: Announcer, room: Room) -> None:
                await room.mark(shown=room.heard.last)

            async def send(self: Announcer, room: Room, *, called: Any, **_: Any) -> None:
                table.calls.append(tuple(room.user_at(seat) or 0 for seat in called))

            async def letters(self: Announcer, room: Room) -> None: ...

            for name, instead in (("_board", board), ("_send", send), ("_letters", letters)):
                monkeypatch.setattr(Announcer, name, instead)
            await table.told()
            await story(table)
        finally:
            await store.close()

    asyncio.run(live())


def test_after_a_silence_only_those_whose_flag_was_cleared_are_called_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        assert await t.wait(QUIET) == [], "nobody had a flag"
        await t.does(ALICE, Ready())
        await t.does(BOB, Raise(Side.LEFT, 1))  # it clears Alice's; Bob and Carl have had none
        assert await t.wait(QUIET - 1) == []
        assert await t.wait(1) == [(ALICE,)]
        assert await t.wait(10 * QUIET) == []
        await t.told()  # as after a restart: nothing is new
        await t.does(BOB, Raise(Side.LEFT, 1))  # hers is cleared already
        assert await t.wait(QUIET) == []
        await t.does(ALICE, Ready())
        await t.does(CARL, Raise(Side.RIGHT, 1))
        assert await t.wait(QUIET) == [(ALICE,)], "cleared anew, called anew"

    in_the_bribes(tmp_path, monkeypatch, story)


def test_every_press_begins_the_silence_anew_and_whoever_answers_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        for user in (ALICE, BOB):
            await t.does(user, Ready())
        await t.does(CARL, Raise(Side.LEFT, 1))  # it clears both
        t.clock.move(QUIET - 1)
        await t.does(CARL, Raise(Side.LEFT, 1))
        assert await t.wait(QUIET - 1) == []
        await t.does(BOB, Ready())
        assert await t.wait(QUIET) == [(ALICE,)]

    in_the_bribes(tmp_path, monkeypatch, story)


def test_who_takes_a_flag_back_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        await t.does(ALICE, Ready())
        await t.does(ALICE, Withdraw())
        assert await t.wait(2 * QUIET) == []

    in_the_bribes(tmp_path, monkeypatch, story)


def test_who_raises_is_not_called_be_their_own_flag_cleared_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        for user in (ALICE, BOB):
            await t.does(user, Ready())
        await t.does(CARL, Raise(Side.LEFT, 1))  # it clears both
        await t.does(BOB, Raise(Side.RIGHT, 1))  # and Bob answers by a raise, without a flag
        assert await t.wait(QUIET) == [(ALICE,)]
        assert await t.wait(10 * QUIET) == []

    in_the_bribes(tmp_path, monkeypatch, story)
