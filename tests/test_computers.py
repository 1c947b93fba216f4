"""Computer players in a room: whole games by legal moves alone, which no replay thinks again; and those that cannot answer give up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from shelf import at, both_engines
from tables import seeded_secrets

from ai import Level, Thought, think
from games import GAMES
from host.book.store import Store
from host.play import consent, lobby
from host.play.computers import FAULTS, Computers
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import HostError, NoFreeSeat, NoProposal
from rules.cesar.moves import Veto

pytestmark = both_engines

ALICE, BOB, CARL = 101, 102, 103


class Here:
    """A pool that thinks in this process, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, game: str, view: Any, level: Level, seed: str, **_: Any) -> Thought:
        self.asked += 1
        return think(game, view, level, seed, iterations=2)


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


def in_house(path: Path, story: Callable[[Rooms], Awaitable[None]]) -> None:
    async def live() -> None:
        store = await Store.open(at(path / "book"))
        try:
            await story(Rooms(store, seeded_secrets()))
        finally:
            await store.close()

    asyncio.run(live())


# ---------------------------------------------------------------- whole games


async def begun(rooms: Rooms, game: str) -> Room:
    """Alice at the largest table of a game, with computer players of all levels."""
    room = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en")
    for n in range(1, max(room.game.SEATS)):
        await lobby.add_computer(room, ALICE, lobby.LEVELS[-n % 3], 1 + n)
    await lobby.start(room, ALICE, 99)
    return room


async def read_again(room: Room) -> None:
    """Another house that opens the same book finds the same game, without a thought."""
    pool: Any = Here()
    again = await Rooms(room.store).room(room.id)
    Computers(pool, lambda room: None, unhurried=False).touch(again)
    await asyncio.sleep(0)
    assert again is not room and again.match == room.match and again.row == room.row
    assert pool.asked == 0


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_by_legal_moves(tmp_path: Path, game: str) -> None:
    """Every thought is played as it comes, none twice and none in vain; what was played is read back, never thought again."""

    async def story(rooms: Rooms) -> None:
        room, pool = await begun(rooms, game), Here()
        computers = Computers(pool, lambda room: None, unhurried=False)  # type: ignore[arg-type]
        while room.row.phase == "playing":
            computers.touch(room)
            assert (await computers.settled(room) and 0 in room.waiting) or room.row.phase != "playing", "nobody goes on"
            if 0 in room.waiting:
                if room.n % 8 == 0:
                    await read_again(room)
                move = think(game, room.playing().view(0), Level.EASY, str(room.n)).move
                await room.answer(ALICE, move)
        await read_again(room)
        rows = [row for row in await room.store.log(room.id) if row.kind == "answer" and row.seat]
        assert len(rows) == pool.asked and any(row.why for row in rows)
        assert room.match is not None and room.match.decision is None

    in_house(tmp_path, story)


# ---------------------------------------------------------------- old votes, old claims


def test_an_old_vote_replaces_nobody_who_has_played_since(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await rooms.open("triumvirat", 1, 7, ALICE, "Alice", 1, "en")
        for user in (BOB, CARL):
            await lobby.join(room, user, str(user), user)
        await lobby.start(room, ALICE, 2)
        (seat,) = room.waiting
        away = room.user_at(seat)
        asker, other = (row.user for row in room.people if row.user != away)
        assert away and not await consent.replace_absent(room, asker, room.awaited, 1)
        row = await room.store.proposal(room.id)
        assert row is not None and await consent.pending(room)
        await room.store.keep_proposal(room.id, replace(row, at=row.at - 60))  # they come back a minute later
        await room.answer(away, room.playing().legal(seat)[0])
        with pytest.raises(HostError) as no:
            await consent.vote(room, other, agree=True)
        assert no.value.why == NoProposal() and not room.computers

    in_house(tmp_path, story)


def test_who_left_the_lobby_has_no_claim_to_a_seat(tmp_path: Path) -> None:
    """A computer player in a seat somebody has left is not theirs to replace: they would see its cards."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        await lobby.leave(room, BOB)
        await lobby.add_computer(room, ALICE, "easy", 3)
        await lobby.start(room, ALICE, 4)
        with pytest.raises(HostError) as no:
            await consent.take_seat(room, BOB, "Bob", 5)
        assert no.value.why == NoFreeSeat() and list(room.computers) == [1]

    in_house(tmp_path, story)


# ---------------------------------------------------------------- falling back, giving up


def test_a_player_that_falls_back_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its move is legal all the same; the log has the trace of the fault, and how many there were."""

    def broken(view: Any) -> Any:
        raise ArithmeticError("a broken heuristic")

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "normal", 2)
        await lobby.start(room, ALICE, 3)
        pool: Any = Here()
        computers = Computers(pool, lambda room: None, unhurried=False)
        computers.touch(room)
        assert await computers.settled(room) and len(room.playing().sealed) == 1
        (line,) = (record for record in caplog.records if record.getMessage() == "a computer player fell back")
        assert line.levelname == "ERROR" and "Traceback" in vars(line)["fault"] and "a broken heuristic" in vars(line)["fault"]
        assert vars(line)["faults"] == computers.faults["cesar"] == 1

    monkeypatch.setattr("ai.cesar.judge", broken)
    in_house(tmp_path, story)


@pytest.mark.parametrize(("failure", "asked"), [(RuntimeError("broken"), 1), (None, FAULTS)], ids=["breaks", "is always refused"])
def test_a_computer_player_gives_up(tmp_path: Path, failure: Exception | None, asked: int) -> None:
    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "easy", 2)
        await lobby.start(room, ALICE, 3)
        told: list[Room] = []

        def changed(room: Room) -> None:
            told.append(room)
            computers.touch(room)

        pool: Any = BrokenPool(failure)
        computers = Computers(pool, changed, unhurried=False)
        computers.touch(room)
        assert await computers.settled(room) and not room.thinking
        assert pool.asked == asked and told == [room]
        await room.answer(ALICE, room.playing().legal(0)[0])  # something has happened: it tries again
        computers.touch(room)
        await computers.settled(room)
        assert pool.asked == 2 * asked

    in_house(tmp_path, story)
