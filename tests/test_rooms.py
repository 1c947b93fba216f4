"""The store and the room, without Discord: what is written is what was played, and nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from shelf import asked, both_engines
from tables import ALICE, BOB, CARL, dealt, play_on, seated, why, with_rooms

from host.book.store import LogRow, Unavailable
from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import reading
from host.telling import chronicle, posts
from lang.errors import (
    AlreadyOver,
    Closing,
    Frozen,
    HostError,
    NotPlaying,
    Stale,
    Twice,
)
from rules.cesar.components import Influence
from rules.cesar.moves import Place
from rules.engine.match import Match, unfold
from rules.engine.model import Refused

pytestmark = both_engines

ONE, TWO, THREE, FOUR, FIVE = (Influence(n) for n in range(1, 6))


def test_a_game_that_is_long_to_read_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(rooms: Rooms) -> None:
        long, short = await dealt(rooms, 1), await rooms.open("micatio", 2, 7, ALICE, "Alice", 30, "en")
        load, read = Room.load, asyncio.Event()

        async def slowly(room: Room) -> Room:
            if room.id == long.id:
                await read.wait()
            return await load(room)

        monkeypatch.setattr(Room, "load", slowly)
        cold = Rooms(rooms.store)
        waiting = [asyncio.create_task(cold.room(long.id)) for _ in range(2)]
        async with asyncio.timeout(10):
            assert (await cold.room(short.id)).id == short.id
        read.set()
        one, other = await asyncio.gather(*waiting)
        assert one is other and one.id == long.id, "and is read once, however many ask for it"

    with_rooms(tmp_path / "book", story)


def test_every_answer_survives_a_restart(tmp_path: Path) -> None:
    async def begin(rooms: Rooms) -> tuple[str, int, tuple[int, ...]]:
        room = await dealt(rooms)
        await play_on(room, 60)
        return room.dealt().digest(), room.n, room.waiting

    async def resume(rooms: Rooms) -> tuple[str, int, tuple[int, ...]]:
        room = await rooms.room_in(1)
        return room.dealt().digest(), room.n, room.waiting

    assert with_rooms(tmp_path / "book", begin) == with_rooms(tmp_path / "book", resume)


def test_a_click_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    async def begin(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await room.answer(ALICE, Place(ONE, TWO, THREE, FOUR, FIVE), click=55)

    async def again(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        n = room.n
        with pytest.raises(HostError) as no:
            await room.answer(ALICE, Place(TWO, ONE, THREE, FOUR, FIVE), click=55)
        assert why(no) == Twice()
        assert room.n == n
        assert room.dealt().sealed == {0: Place(ONE, TWO, THREE, FOUR, FIVE)}

    with_rooms(tmp_path / "book", begin)
    with_rooms(tmp_path / "book", again)


def test_a_withdrawn_answer_is_between_the_house_and_its_player(tmp_path: Path) -> None:
    """Nothing that the public may count moves, also after a restart; who withdrew is called once all the others have answered."""
    first, second = Place(ONE, TWO, THREE, FOUR, FIVE), Place(TWO, ONE, THREE, FOUR, FIVE)

    async def told(room: Room) -> object:
        again = await Rooms(room.store).room(room.id)
        assert (again.match, again.n, again.heard, again.since) == (room.match, room.n, room.heard, room.since)
        assert again.recent == [said for said in room.recent if said.n in {one.n for one in again.recent}]
        return room.heard, room.awaited, room.called, room.asked_at, posts.board(room, 0).text, len(await chronicle.story(room, "en"))

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await room.answer(ALICE, first)
        before = await told(room)
        await room.answer(ALICE, second)
        assert await told(room) == before
        mark = room.step_mark(0)
        assert await consent.undo(room, ALICE, at=mark)
        with pytest.raises(HostError) as no:  # a second press of the same button
            await consent.undo(room, ALICE, at=mark)
        assert why(no) == Stale() and room.waiting == (0, 1) and room.awaited == (1,)
        assert await told(room) == before
        await room.answer(BOB, first)
        assert room.awaited == room.called == (0,)
        await told(room)
        await room.answer(ALICE, second)
        assert room.dealt().ply == 2 and room.heard.rows == 4 and not room.heard.answered

    with_rooms(tmp_path / "book", story)


def test_racing_answers_make_one_move(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        for user in (ALICE, BOB):
            await room.answer(user, Place(ONE, TWO, THREE, FOUR, FIVE))
        moment, (move, *_) = room.playing().moment, room.playing().legal(1)
        results = await asyncio.gather(*(room.answer(BOB, move, click=2000 + n, moment=moment) for n in range(10)), return_exceptions=True)
        refused = [result for result in results if isinstance(result, HostError)]
        assert len(refused) == 9
        assert all(host_error.why == Stale() for host_error in refused)

    with_rooms(tmp_path / "book", story)


def test_strangers_and_finished_games_are_told_so(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        move = room.playing().legal(0)[0]
        with pytest.raises(HostError) as no:
            await room.answer(CARL, move)
        assert why(no) == NotPlaying()
        await consent.resign(room, BOB)
        with pytest.raises(HostError) as no:
            await room.answer(ALICE, move)
        assert why(no) == AlreadyOver()

    with_rooms(tmp_path / "book", story)


def test_a_refused_move_leaves_no_trace(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        before = (room.n, room.dealt().digest())
        with pytest.raises(Refused):
            await room.answer(ALICE, Place(ONE, ONE, THREE, FOUR, FIVE))
        assert (room.n, room.dealt().digest()) == before

    with_rooms(tmp_path / "book", story)


def test_every_ply_is_stored_with_the_digest_of_its_position(tmp_path: Path) -> None:
    """An answer under seal has none: nothing has been played yet."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 40)
        rows = await room.store.log(room.id)
        played = [(row.digest, match.digest(), match.sealed) for row, match in zip(*_steps(room, rows), strict=True)]
        assert sum(not sealed for *_, sealed in played) > 30 and any(sealed for *_, sealed in played)
        assert all(stored == (None if sealed else digest) for stored, digest, sealed in played)

    def _steps(room: Room, rows: list[LogRow]) -> tuple[list[LogRow], list[Match]]:
        entries = reading.standing(rows)
        return list(entries), [match for _, match, _ in unfold(room.game, reading.record(room.row, entries))][1:]

    with_rooms(tmp_path / "book", story)


def test_a_bot_that_closes_takes_nothing_new(tmp_path: Path) -> None:
    """Neither a move, an order, a step back, a vote nor a start; what stands is still shown, and goes on after the restart."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 12)
        seat, before = room.waiting[0], await room.store.log(room.id)
        user, move = room.seats[seat].user, room.playing().legal(seat)[0]
        lobby_room, asked = await seated(rooms, channel=2), await dealt(rooms, channel=4)
        await consent.end(asked, ALICE, "Alice", moderator=False)
        await rooms.close()
        for refused in (
            room.answer(user, move),
            consent.undo(room, user),
            consent.resign(room, user),
            consent.end(room, user, "Alice", moderator=False),
            consent.vote(asked, BOB, agree=True),
            lobby.start(lobby_room, ALICE, 99),
        ):
            with pytest.raises(HostError) as no:
                await refused
            assert why(no) == Closing()
        assert room.view(user) and await room.store.log(room.id) == before
        again = await Rooms(rooms.store).room(room.id)
        await again.answer(user, move)
        late = await rooms.room((await seated(Rooms(rooms.store), channel=3)).id)
        assert late.closing, "a room opened late closes with the others"

    with_rooms(tmp_path / "book", story)


def test_a_game_that_does_not_replay_is_frozen_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "book"

    async def begin(rooms: Rooms) -> None:
        await play_on(await dealt(rooms), 12)

    async def resume(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        with pytest.raises(HostError) as no:
            room.playing()
        assert isinstance(why(no), Frozen)
        assert await consent.end(room, CARL, "Carl", moderator=True)  # a moderator may still clear the channel

    with_rooms(path, begin)
    asked(path, "UPDATE games SET version = 99")
    with_rooms(path, resume)


def test_a_write_whose_end_nobody_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost between the book and the room: the move stands, and the next to come in finds it played."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 12)
        (seat,) = room.awaited
        user, move = room.user_at(seat) or 0, room.playing().legal(seat)[0]
        write, ply = room.store.engine.write, room.playing().ply

        async def cut(*statements: Any) -> Any:
            await write(*statements)
            raise Unavailable("cut")

        monkeypatch.setattr(room.store.engine, "write", cut)
        with pytest.raises(Unavailable):
            await room.answer(user, move)
        assert room.playing().ply == ply, "the room does not know"
        monkeypatch.setattr(room.store.engine, "write", write)
        async with room.lock:
            assert room.playing().ply == ply + 1
        await play_on(room, 3)
        again = await Rooms(rooms.store).room(room.id)
        assert again.dealt().digest() == room.dealt().digest()

    with_rooms(tmp_path / "book", story)


def test_a_room_that_meets_a_newer_row_reads_the_book_again(tmp_path: Path) -> None:
    """Two houses share a book: who is behind judges by what the other has written, at once or at the next try, and goes on from there."""

    async def story(rooms: Rooms) -> None:
        here = await dealt(rooms)
        await play_on(here, 12)
        there = await Rooms(rooms.store).room(here.id)
        (seat,) = here.awaited
        user, move = here.user_at(seat) or 0, here.playing().legal(seat)[0]
        await here.answer(user, move)
        with pytest.raises((HostError, Refused)):
            await there.answer(user, move)
        async with there.lock:
            assert there.dealt().digest() == here.dealt().digest()
        await play_on(there, 3)

    with_rooms(tmp_path / "book", story)
