"""What a command, a press or a keystroke asks of the book is found by an index: it takes no longer with 200,000 finished games."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from shelf import at, both_engines
from tables import ALICE, dealt, play_on, with_rooms

from host import privacy
from host.after.hall import Hall
from host.book.postgres import numbered
from host.days.people import People
from host.days.timers import TimerKind, Timers
from host.play import consent, homes
from host.play.rooms import Rooms
from host.telling.untold import unfinished

LARGE = ("games", "seats", "log", "results", "snapshots", "letters")  # tables that grow with every game


def plans(path: Path, asked: dict[str, Sequence[Any]]) -> dict[str, list[str]]:
    """How the engine goes about each statement: PostgreSQL by an index wherever one could serve, however few rows there are."""
    where = at(path)
    if isinstance(where, str):
        return asyncio.run(_explained(where, asked))
    with closing(sqlite3.connect(where)) as book:
        return {sql: [str(row[3]) for row in book.execute(f"EXPLAIN QUERY PLAN {sql}", values)] for sql, values in asked.items()}


async def _explained(address: str, asked: dict[str, Sequence[Any]]) -> dict[str, list[str]]:
    book = await asyncpg.connect(address)
    try:
        await book.execute("SET enable_seqscan = off")
        return {sql: [str(row[0]) for row in await book.fetch(f"EXPLAIN {numbered(sql)}", *values)] for sql, values in asked.items()}
    finally:
        await book.close()


@both_engines
def test_every_question_of_a_command_has_an_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Sequence[Any]] = {}
    path = tmp_path / "book"

    async def story(rooms: Rooms) -> None:
        store, room = rooms.store, await dealt(rooms)
        await play_on(room, 12)
        await Hall(store).catch_up()  # after an upgrade it looks at every game, once
        read, write = store.engine.read, store.engine.write

        async def noted_read(sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
            asked[sql] = values
            return await read(sql, values)

        async def noted_write(*statements: tuple[str, Sequence[Any]]) -> list[list[tuple[Any, ...]]]:
            asked.update(statements)
            return await write(*statements)

        monkeypatch.setattr(store.engine, "read", noted_read)
        monkeypatch.setattr(store.engine, "write", noted_write)
        people, hall, timers = People(store), Hall(store), Timers(store)
        await Rooms(store).room_in(1)
        await Rooms(store).rooms_of(ALICE)
        await unfinished(store)
        await store.lobbies_of(ALICE)
        await rooms.expire(1)
        await store.counts()
        await store.has_played(ALICE, "cesar")
        await store.sat_at(room.id, ALICE)
        await store.held_by_person(room.id, 0)
        await store.answered_since(room.id, 0, 0)
        await people.of(ALICE)
        await people.pressed(ALICE, room.id, 1)
        await timers.overdue()
        await timers.find(TimerKind.REMINDER, 0, ALICE)
        await consent.resign(room, ALICE)
        await hall.catch_up()
        await hall.profile(ALICE, 7)
        await homes.in_channel(store, 1)
        await homes.in_guild(store, 7)
        await homes.places(store)
        await homes.without_one(store)
        await homes.known_guilds(store, ALICE)
        await store.words(room.id)
        await privacy.guilds(store)
        await privacy.everything(store, people, ALICE)
        await privacy.forget(rooms, people, ALICE)

    with_rooms(path, story)
    for sql, plan in plans(path, asked).items():
        scans = [step for step in plan if re.search(rf"(^SCAN|Seq Scan on) ({'|'.join(LARGE)})\b(?!.*USING)", step)]
        assert not scans, f"{sql}: {plan}"
    assert len(asked) > 40


def test_a_command_costs_the_same_with_many_games(tmp_path: Path) -> None:
    """What is read of a person, a ladder or a channel goes by an index, however long the tables are."""

    async def story(rooms: Rooms) -> None:
        await dealt(rooms)

    with_rooms(tmp_path / "book", story)
    queries = (
        "SELECT * FROM results WHERE user_id = 1 AND guild = 2 ORDER BY ended, game",
        "SELECT * FROM regulars JOIN ratings ON ratings.title = regulars.title AND ratings.user_id = regulars.user_id "
        "WHERE regulars.guild = 1 AND regulars.title = 'cesar' AND ratings.games >= 3",
        "SELECT id FROM games WHERE channel = 1 AND phase = 'over' ORDER BY ended DESC, id DESC LIMIT 10",
        "SELECT id FROM games WHERE phase = 'over' AND settled = 0 ORDER BY ended, id LIMIT 20",
    )
    with closing(sqlite3.connect(tmp_path / "book")) as book:
        for sql in queries:
            plan = " ".join(row[3] for row in book.execute(f"EXPLAIN QUERY PLAN {sql}"))
            assert "SCAN" not in plan.replace("SCAN games USING", ""), (sql, plan)
