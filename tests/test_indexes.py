"""What a command, a press or a keystroke asks of the book is found by an index: it takes no longer with 200,000 finished games."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from test_rooms import ALICE, dealt, play_on, with_rooms

from host import consent, privacy
from host.hall import Hall
from host.people import People
from host.rooms import Rooms
from host.timers import Kind, Timers

LARGE = ("games", "seats", "log", "results", "snapshots", "letters")  # tables that grow with every game


def test_every_question_of_a_command_has_an_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Sequence[Any]] = {}
    path = tmp_path / "book"

    async def story(rooms: Rooms) -> None:
        store, room = rooms.store, await dealt(rooms)
        await play_on(room, 12)
        await Hall(store).catch_up()  # after an upgrade it looks at every game, once
        read, write, together = store._all, store._write, store._together

        async def all_(sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
            asked[sql] = values
            return await read(sql, values)

        async def one(sql: str, values: Sequence[Any] = ()) -> int:
            asked[sql] = values
            return await write(sql, values)

        async def many(*statements: tuple[str, Sequence[Any]]) -> None:
            asked.update(statements)
            await together(*statements)

        monkeypatch.setattr(store, "_all", all_)
        monkeypatch.setattr(store, "_write", one)
        monkeypatch.setattr(store, "_together", many)
        people, hall, timers = People(store), Hall(store), Timers(store)
        await Rooms(store).room_in(1)
        await Rooms(store).rooms_of(ALICE)
        await rooms.unfinished()
        await rooms.expire(1)
        await store.counts()
        await store.has_played(ALICE, "cesar")
        await store.sat_at(room.id, ALICE)
        await store.held_by_person(room.id, 0)
        await store.answered_since(room.id, 0, 0)
        await store.last_at(room.id, 5)
        await people.of(ALICE)
        await people.pressed(ALICE, room.id, 1)
        await timers.overdue()
        await timers.find(Kind.REMINDER, 0, ALICE)
        await consent.resign(room, ALICE)
        await hall.catch_up()
        await hall.profile(ALICE, 7)
        await privacy.everything(store, people, ALICE)
        await privacy.forget(rooms, people, ALICE)

    with_rooms(path, story)
    with closing(sqlite3.connect(path)) as book:
        for sql, values in asked.items():
            plan = [str(row[3]) for row in book.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
            scans = [step for step in plan if re.match(rf"SCAN ({'|'.join(LARGE)})\b(?!.*USING)", step)]
            assert not scans, f"{sql}: {plan}"
    assert len(asked) > 40
