"""A game that cannot be replayed goes on from its newest readable position, if its table agrees."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from shelf import asked, both_engines
from tables import ALICE, BOB, CARL, dealt, play_on, why, with_rooms

from host.book.store import KEPT
from host.play import consent
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting, reading
from host.telling import chronicle
from lang.errors import Frozen, HostError, NothingToUndo, Stale
from lang.notices import AskResume, Resumed
from rules.engine import codec

pytestmark = both_engines


def spoil(path: Path, sql: str, *values: Any) -> None:
    """What a mistake of ours, or of the machine's, does to the book."""
    asked(path, sql, *values)


async def begin(rooms: Rooms) -> tuple[int, Any]:
    room = await dealt(rooms)
    await play_on(room, 30)
    (newest, *_) = await room.store.snapshots(room.id)
    return newest.n, room.match


async def mended(room: Room) -> None:
    """Both agree."""
    assert not await consent.resume(room, ALICE)
    assert await consent.vote(room, BOB, agree=True) == (AskResume(0), True)


FIRST = "n = (SELECT min(n) FROM log WHERE kind = 'answer')"
BREAK = f"UPDATE log SET body = replace(body, '\"is\":\"', '\"is\":\"Un') WHERE {FIRST}"


def test_positions_are_kept_at_each_turn_and_the_oldest_forgotten(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        while room.row.phase == "playing":
            await play_on(room, 1)
            kept = await room.store.snapshots(room.id)
            assert len(kept) <= KEPT
        assert kept[0].n == room.n, "the end is kept as well"
        state = codec.loads(room.game.State, reading.unpacked(kept[0].state))
        assert state == room.dealt().state and codec.digest(state) == room.dealt().digest()

    with_rooms(tmp_path / "book", story)


def test_a_step_taken_back_takes_its_position_along(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 20)
        while room.n not in [one.n for one in await room.store.snapshots(room.id)]:
            await play_on(room, 1)
        last = room.dealt().record.log[-1].seat
        if not await consent.undo(room, room.seats[last].user):
            await consent.vote(room, BOB if last == 0 else ALICE, agree=True)
        undone = room.n - 1
        assert all(one.n < undone for one in await room.store.snapshots(room.id))

    with_rooms(tmp_path / "book", story)


@pytest.mark.parametrize(
    "damage",
    [
        BREAK,
        "UPDATE games SET seed = 'another deal'",
        "UPDATE log SET digest = 'another' WHERE digest IS NOT NULL AND n = (SELECT max(n) FROM log WHERE digest IS NOT NULL)",
    ],
    ids=["an answer nobody understands", "another deal", "another position"],
)
def test_it_goes_on_where_it_can_be_read(tmp_path: Path, damage: str) -> None:
    """What was played up to the last turn stands; nothing before it is taken back or told again."""
    path = tmp_path / "book"
    n, match = with_rooms(path, begin)
    spoil(path, damage)

    async def story(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        assert room.rescue and room.rescue.n <= n
        with pytest.raises(HostError) as no:
            room.playing()
        assert why(no) == Frozen(room.frozen or "", mendable=True)
        lost = len(room.rescue.lost)
        await mended(room)
        assert room.frozen is None and room.recent[-1].news == (Resumed(room.origin, lost),)
        if not lost:
            assert room.dealt().state == match.state and room.dealt().moment == match.moment
        with pytest.raises(HostError) as no:
            while True:
                seat = room.dealt().record.log[-1].seat if room.dealt().record.log else 0
                if not await consent.undo(room, room.seats[seat].user):
                    await consent.vote(room, BOB if seat == 0 else ALICE, agree=True)
        assert why(no) == NothingToUndo(), "undo stops there"
        await play_on(room, 12)
        again = await Rooms(rooms.store).room(room.id)
        assert again.match == room.match and again.origin == room.origin and again.frozen is None
        assert len(await chronicle.story(room, "en")) > 1

    with_rooms(path, story)


def test_an_older_position_serves_where_the_newest_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "book"
    newest, _ = with_rooms(path, begin)
    spoil(path, BREAK)
    spoil(path, "UPDATE snapshots SET state = ? WHERE n = ?", b"\x00", newest)

    async def story(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        assert room.rescue and 0 < room.rescue.n < newest
        await mended(room)
        await play_on(room, 5)

    with_rooms(path, story)


def test_without_consent_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with_rooms(path, begin)
    spoil(path, BREAK)

    async def story(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        before = await room.store.log(room.id)
        with pytest.raises(HostError):
            await consent.resume(room, CARL)
        assert not await consent.resume(room, ALICE)
        assert await consent.vote(room, BOB, agree=False) == (AskResume(0), False)
        assert room.frozen and await room.store.log(room.id) == before

    with_rooms(path, story)


def test_a_sound_game_is_not_taken_up_elsewhere(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 20)
        with pytest.raises(HostError) as no:
            await consent.resume(room, ALICE)
        assert why(no) == Stale()

    with_rooms(tmp_path / "book", story)


def test_the_export_says_from_where_on_it_can_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with_rooms(path, begin)
    spoil(path, BREAK)

    async def story(rooms: Rooms) -> str:
        room = await rooms.room_in(1)
        await mended(room)
        await play_on(room, 1000)
        assert room.row.phase == "over"
        return await exporting.export(room)

    text = with_rooms(path, story)
    report = exporting.verify(text)
    origin = json.loads(text)["origin"]
    assert any(f"after row {origin['n']}: what came before cannot be replayed" in line for line in report)
    data = json.loads(text)
    data["origin"]["state"]["table"]["idle"] += 1
    with pytest.raises(exporting.VerifyError, match="not the one that was played"):
        exporting.verify(json.dumps(data))
    del data["origin"]
    with pytest.raises(exporting.VerifyError, match="is lost"):
        exporting.verify(json.dumps(data))
