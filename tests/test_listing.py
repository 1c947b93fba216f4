"""Somebody's tables, read from the book: those that wait for them first."""

from __future__ import annotations

from pathlib import Path

import pytest
from clock import DAY, HOUR, MONDAY
from house import House, awaited, lived, other
from shelf import both_engines
from tables import ALICE, BOB, CARL, play_on
from test_pause import paused

from cogs.ui.links import listed
from host.play import lobby
from host.play.rooms import Rooms
from host.telling import listing, watching
from host.telling.watching import Watcher

pytestmark = both_engines


def test_those_that_wait_come_first_the_longest_before_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(h: House) -> None:
        one = await h.table(1)
        late, here = awaited(one), other(awaited(one))
        rooms = [one]
        for channel in (2, 3, 4):
            h.clock.move(hours=1)
            rooms.append(await h.table(channel))
        turned, resting = rooms[1], rooms[3]
        await h.plays(turned)  # now it is the other's
        await paused(resting)
        gathering = await h.rooms.open("micatio", 5, 7, late, "Late", 77, "en")
        await h.people.change(here, sits_in=True)

        async def no_room(self: Rooms, game: int) -> None:
            raise AssertionError("a list of two hundred tables replays none")

        monkeypatch.setattr(Rooms, "room", no_room)
        found = await listing.tables(h.rooms, late)
        assert [one.row.id for one in found] == [rooms[0].id, rooms[2].id, turned.id, resting.id, gathering.id]
        assert [one.since - MONDAY for one in found if one.since] == [0, 2 * HOUR]
        lines = [listed(one, "en") for one in found]
        assert f"<t:{MONDAY}:R>" in lines[0] and f"Waiting for {turned.names[turned.seat_of(here)]}" in lines[2] and "paused" in lines[3]
        after = await listing.next_table(h.rooms, late, rooms[0].id)
        assert after is not None and after.row.id == rooms[2].id
        assert await listing.next_table(h.rooms, CARL, 0) is None and await listing.tables(h.rooms, CARL) == []

    lived(tmp_path, story)


def test_a_table_where_a_bot_sits_in_is_still_ones_own(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        await h.people.change(BOB, sits_in=True)
        await h.away.announce(BOB, h.clock.now(), h.clock.now() + DAY)
        await h.pass_by(1)
        (one,) = await listing.tables(h.rooms, BOB)
        assert one.kept and one.row.id == room.id and "a bot sits in" in listed(one, "en")

    lived(tmp_path, story)


def test_what_has_just_happened_counts_before_it_is_told(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        mover = awaited(room)
        while awaited(room) == mover:
            await play_on(room, 1)  # the channel has not been told yet
        (mine,), (theirs,) = await listing.tables(h.rooms, mover), await listing.tables(h.rooms, awaited(room))
        assert not mine.since and theirs.since == h.clock.now()

    lived(tmp_path, story)


def test_following_is_turned_on_changed_and_off(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        assert await watching.watch(h.store, room.id, CARL, turns=False, told=3)
        assert await watching.watch(h.store, room.id, CARL, turns=True, told=4), "now every turn"
        assert await watching.watchers(h.store, room.id) == [Watcher(CARL, True, 4)]
        assert not await watching.watch(h.store, room.id, CARL, turns=True, told=5)
        assert await watching.watchers(h.store, room.id) == []
        await watching.watch(h.store, room.id, ALICE, turns=False, told=0)
        await watching.told(h.store, room.id, ALICE, 9)
        assert await watching.watchers(h.store, room.id) == [Watcher(ALICE, False, 9)]

    lived(tmp_path, story)


def test_a_table_that_goes_on_from_another_wants_all_of_its_seats(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.rooms.open("lutece", 9, 7, ALICE, "Alice", 11, "en", onward=77, onward_turn=3, seats=4)
        (one,) = await listing.tables(h.rooms, ALICE)
        assert one.missing == lobby.missing(room) == 3

    lived(tmp_path, story)
