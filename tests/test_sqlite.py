"""What only the file of SQLite has: damage, copies, strangers."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from test_rooms import dealt, play_on, with_rooms

from host.book.sqlite import APPLICATION, backup_database, inspect
from host.book.store import Store, StoreError, migrations
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
