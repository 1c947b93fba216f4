"""Tables for tests that need no Discord and no clock: rooms on a book of their own, games dealt the same in every run, random play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from shelf import at

from host.after.hall import Hall
from host.book.store import Store
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import HostError
from rules.engine.dice import Dice

ALICE, BOB, CARL = 101, 102, 103
GUILD = 7


def seeded_secrets(seed: str = "house") -> Callable[[], str]:
    """A source of secrets that are the same in every run, so that every run deals the same cards."""
    numbers = count()
    return lambda: sha256(f"{seed} {next(numbers)}".encode()).hexdigest()


def with_rooms(path: Path, story: Callable[[Rooms], Awaitable[Any]]) -> Any:
    """Open the book, live through a story, close the book."""

    async def live() -> Any:
        store = await Store.open(at(path))
        try:
            return await story(Rooms(store, seeded_secrets()))
        finally:
            await store.close()

    return asyncio.run(live())


def lived(path: Path, story: Callable[[Rooms, Hall], Awaitable[Any]]) -> Any:
    """`with_rooms` with the hall of the same book."""

    async def live(rooms: Rooms) -> Any:
        return await story(rooms, Hall(rooms.store))

    return with_rooms(path / "book", live)


async def seated(rooms: Rooms, channel: int = 1) -> Room:
    """A lobby of Caesar & Cleopatra with Alice and Bob in it."""
    room = await rooms.open("cesar", channel, 7, ALICE, "Alice", 1001 + channel * 100, "fr")
    await lobby.join(room, BOB, "Bob", 1002 + channel * 100)
    return room


async def dealt(rooms: Rooms, channel: int = 1) -> Room:
    """A game of Caesar & Cleopatra that Alice and Bob have just begun."""
    room = await seated(rooms, channel)
    await lobby.start(room, ALICE, 1003 + channel * 100)
    return room


async def play_on(room: Room, plies: int, seed: str = "players", why: str | None = None) -> None:
    """Gives this many random legal answers, all for the same reason."""
    dice = Dice(seed, room.n)
    for _ in range(plies):
        if not room.waiting:
            return
        seat = room.waiting[dice.below(len(room.waiting))]
        moves = room.playing().legal(seat)
        await room.answer(room.user_at(seat) or 0, moves[dice.below(len(moves))], why=why)


async def play_out(room: Room) -> None:
    """Plays to the end, at random; bots too."""
    await play_on_all(room, 3000)
    assert room.row.phase == "over"


async def play_on_all(room: Room, plies: int) -> None:
    """Gives this many random legal answers, those of bots too."""
    chance = Random(plies)
    for _ in range(plies):
        if not room.waiting:
            return
        seat = room.waiting[0]
        user = next(row.user for row in room.seats if row.seat == seat)
        await room.answer(user, chance.choice(room.playing().legal(seat)))


async def until_own_step(room: Room) -> int:
    """Random play up to a step that its player may take back alone."""
    for n in range(200):
        await play_on(room, 1, f"step {n}")
        match = room.playing()
        seat = match.record.log[-1].seat
        if not match.sealed and match.own_step(seat) is not None:
            return seat
    raise AssertionError("no free step in two hundred")


def why(host_error: pytest.ExceptionInfo[HostError]) -> Any:
    """The reason of an error that was expected."""
    return host_error.value.why
