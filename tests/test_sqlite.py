"""What only the file of SQLite has: damage, copies, strangers."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest
from old_hall import old_book
from tables import dealt, play_on, with_rooms

from host.book.sqlite import APPLICATION, SQLite, backup_database, inspect
from host.book.store import Store, StoreError, Unavailable, migrations
from host.play.rooms import Rooms


def test_a_bad_file_is_refused_and_not_touched(tmp_path: Path) -> None:
    damaged, foreign, newer = tmp_path / "damaged", tmp_path / "foreign", tmp_path / "newer"
    damaged.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 999)
    with sqlite3.connect(foreign) as book:
        book.execute("CREATE TABLE notes (text)")
    with sqlite3.connect(newer) as book:
        book.execute(f"PRAGMA application_id = {APPLICATION}")
        book.execute("PRAGMA user_version = 999")
        book.execute("CREATE TABLE future (x)")
    for path in (damaged, foreign, newer):
        before = path.read_bytes()
        with pytest.raises(StoreError):
            asyncio.run(Store.open(path))
        assert path.read_bytes() == before


def test_a_backup_is_taken_while_the_game_goes_on(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> str:
        room = await dealt(rooms)
        await play_on(room, 20)
        await asyncio.to_thread(backup_database, tmp_path / "book", tmp_path / "copy")
        digest = room.dealt().digest()
        await play_on(room, 5)
        return digest

    async def read(rooms: Rooms) -> str:
        return (await rooms.room_in(1)).dealt().digest()

    assert with_rooms(tmp_path / "book", story) == with_rooms(tmp_path / "copy", read)
    assert inspect(tmp_path / "copy") == migrations()[-1][0]


@pytest.mark.parametrize("seed", range(60))
def test_sixty_kinds_of_damage_are_refused_in_words_or_do_no_harm(tmp_path: Path, whole: bytes, seed: int) -> None:
    """Cut off, rubbish, a torn header, an empty page, bytes changed anywhere: StoreError at the start, with the file as it was; or a bot
    that reads everything, where a game that the damage hit is frozen. Nothing else is ever raised."""
    path, damaged = tmp_path / "book", damage(whole, Random(seed), seed % 6)
    path.write_bytes(damaged)
    try:
        asyncio.run(_use(path))
    except StoreError as error:
        assert "left it as it is" in str(error) and path.read_bytes() == damaged
    assert (seed % 6) not in (0, 1) or not _sound(path), "what is half gone is never taken"


def damage(whole: bytes, chance: Random, kind: int) -> bytes:
    data = bytearray(whole)
    match kind:
        case 0:
            return bytes(data[: chance.randrange(100, len(data) - 4096)])
        case 1:
            return chance.randbytes(len(data))
        case 2:
            for _ in range(3):
                data[chance.randrange(100)] = chance.randrange(256)
        case 3:
            page = chance.randrange(len(data) // 4096) * 4096
            data[page : page + 4096] = bytes(4096)
        case _:
            for _ in range(3):
                at, size = chance.randrange(len(data)), chance.choice((1, 2, 16, 512, 4096) if kind == 4 else (1, 2))
                data[at : at + size] = chance.randbytes(len(data[at : at + size]))
    return bytes(data)


def _sound(path: Path) -> bool:
    try:
        return bool(inspect(path))
    except StoreError:
        return False


async def _use(path: Path) -> None:
    """All that a bot reads at its start and later."""
    store = await Store.open(path)
    try:
        for (table,) in await store.read("SELECT name FROM sqlite_master WHERE type = 'table'"):
            await store.read(f"SELECT * FROM {table}")
        rooms = Rooms(store)
        await store.counts()
        for row in await store.games("playing", "lobby"):
            room = await rooms.room(row.id)
            assert room.frozen or room.match or room.row.seed is None
    finally:
        await store.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with games of every title under way."""
    path = old_book(tmp_path_factory.mktemp("book"))
    asyncio.run(_use(path))
    return path.read_bytes()


def test_a_full_disk_and_a_lock_are_told_as_such_and_nothing_is_half_written(tmp_path: Path) -> None:
    """The move is refused with Unavailable; when there is room again it is made, once."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 6)
        engine = rooms.store.engine
        assert isinstance(engine, SQLite)
        (pages,) = await engine.read("PRAGMA page_count")
        before = [row.n for row in await rooms.store.log(room.id)]
        await engine.read(f"PRAGMA max_page_count = {pages[0]}")
        with pytest.raises(Unavailable):
            for _ in range(999):
                await play_on(room, 1)
        done = [row.n for row in await rooms.store.log(room.id)]
        assert done == list(range(1, len(done) + 1)) and len(done) >= len(before)
        await engine.read("PRAGMA max_page_count = 1073741823")
        await play_on(room, 3)
        assert len(await rooms.store.log(room.id)) == len(done) + 3 and room.n == len(done) + 3
        other = sqlite3.connect(tmp_path / "book", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await play_on(room, 1)
        other.close()
        await play_on(room, 1)

    with_rooms(tmp_path / "book", story)


def test_a_fault_of_ours_is_no_outage(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        with pytest.raises(sqlite3.OperationalError):
            await rooms.store.read("SELECT nonsense FROM games")

    with_rooms(tmp_path / "book", story)
