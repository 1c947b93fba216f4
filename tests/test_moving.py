"""`bot.py move`: a whole book goes from a file to a PostgreSQL and back, and is the same."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import postgres
import pytest
from old_hall import old_book
from tables import ALICE, play_on, seeded_secrets

from host.book import moving as engine
from host.book import sqlite_moving
from host.book.store import Database, Store, StoreError, inspect, migrations
from host.play.rooms import Rooms
from tools import doctor, keeping, moving, rehearsal
from tools.errors import Fatal
from tools.instance import DATABASE


async def _opened(where: Database) -> tuple[int, int]:
    """Bring a book up to date, play on in its first game and open another: the numbers of both."""
    store = await Store.open(where)
    try:
        rooms = Rooms(store, seeded_secrets())
        first = (await store.games("playing"))[0].id
        await play_on(await rooms.room(first), 1)
        return first, (await rooms.open("cesar", 77, 7, ALICE, "Alice", 99, "en")).id
    finally:
        await store.close()


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as book:
        return {table.name: book.execute(table.rows).fetchall() for table in sqlite_moving.shape(inspect(path))}


def test_a_book_goes_across_and_back(tmp_path: Path, empty_database: str) -> None:
    """Of an older version too: it is copied as it is, and the next start brings it up to date."""
    path = old_book(tmp_path, DATABASE)
    before = path.read_bytes()
    told = moving.move(path, empty_database, tmp_path)
    assert path.read_bytes() == before and any(line.startswith("log: ") for line in told)
    back = tmp_path / "back.sqlite3"
    assert moving.move(empty_database, back, tmp_path)[:-2] == told[:-2], "the same counts and digests"
    assert inspect(back) == inspect(path) and rows(back) == rows(path)
    first, second = asyncio.run(_opened(empty_database))
    assert second > max(int(str(row[0])) for row in rows(path)["games"]) and first < second


def test_a_copy_of_a_file_is_of_one_moment(tmp_path: Path) -> None:
    """A bot that plays on meanwhile does not get half of a move into it."""

    async def story() -> None:
        store = await Store.open(tmp_path / DATABASE)
        try:
            await Rooms(store, seeded_secrets()).open("cesar", 77, 7, ALICE, "Alice", 99, "en")
            games, *others = sqlite_moving.shape(inspect(tmp_path / DATABASE))
            seats = next(table for table in others if table.name == "seats")
            async with sqlite_moving.File(tmp_path / DATABASE).reading(alone=False) as book:
                copied = [row async for rows in book.batches(games, 100) for row in rows]
                await Rooms(store, seeded_secrets()).open("cesar", 78, 7, ALICE, "Alice", 100, "en")
                assert len(copied) == len([row async for rows in book.batches(seats, 100) for row in rows]) == 1
        finally:
            await store.close()

    asyncio.run(story())


def test_a_target_that_is_not_empty_is_left_alone(tmp_path: Path, empty_database: str) -> None:
    path = old_book(tmp_path, DATABASE)
    asyncio.run(_closed(empty_database))
    with pytest.raises(StoreError, match="already has a book"):
        moving.move(path, empty_database, tmp_path)
    assert postgres.asked(empty_database, "SELECT count(*) FROM games") == [(0,)]
    with pytest.raises(StoreError, match="already has a book"):
        moving.move(empty_database, path, tmp_path)
    with pytest.raises(Fatal, match="--from"):
        moving.move(path, path, tmp_path)
    with pytest.raises(Fatal, match="mysql"):
        moving.named("mysql://here/there")


async def _closed(where: Database) -> None:
    await (await Store.open(where)).close()


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path, empty_database: str) -> None:
    """PostgreSQL knows no text with a zero in it: the whole copy is taken back."""
    path = old_book(tmp_path, DATABASE)
    with closing(sqlite3.connect(path)) as book, book:
        book.execute("UPDATE seats SET name = 'A' || char(0)")
    with pytest.raises(StoreError, match="wouldn’t take it"):
        moving.move(path, empty_database, tmp_path)
    assert asyncio.run(engine.contents(empty_database)) is None


def test_nothing_is_moved_under_a_running_bot(tmp_path: Path, empty_database: str) -> None:
    async def story() -> None:
        store = await Store.open(empty_database)
        try:
            await store.games("playing")
            with pytest.raises(StoreError, match="A bot is using"):
                await engine.copy(empty_database, tmp_path / "copy", alone=True)
        finally:
            await store.close()

    asyncio.run(story())
    assert not list(tmp_path.iterdir())


def test_the_tools_know_where_the_book_is(tmp_path: Path, empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    assert any("is empty" in one.what for one in doctor.examine(tmp_path, empty_database))
    path = old_book(tmp_path, DATABASE)
    moving.move(path, empty_database, tmp_path)
    found = rehearsal.rehearse(empty_database)
    assert found.alike == rehearsal.rehearse(path).alike and found.schema == inspect(path) < migrations()[-1][0] and not found.troubles
    assert any(f"has schema {inspect(path)}; the next start" in one.what for one in doctor.examine(tmp_path, empty_database))
    with pytest.raises(Fatal, match="pg_dump"):
        keeping.backup(empty_database, tmp_path / "x")
    with pytest.raises(Fatal, match="pg_restore"):
        keeping.restore(empty_database, tmp_path, path)
    away = doctor.examine(tmp_path, "postgresql://me:secret@127.0.0.1:1/arbiter")
    assert any("can’t be reached" in one.what and "start PostgreSQL" in one.todo for one in away)
