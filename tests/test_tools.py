"""The tools of whoever hosts the bot: copies, a rehearsal of an upgrade, and a doctor; on a database that the first release left."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from old_hall import old_book

from host.book.store import Store, StoreError, inspect, migrations
from tools import doctor, keeping, rehearsal
from tools.errors import Fatal
from tools.instance import DATABASE, single_instance
from tools.version import ROOT

NEWEST = migrations()[-1][0]


def migrated(folder: Path) -> Path:
    """The old database brought up to date."""
    path = old_book(folder)
    asyncio.run(_open_and_close(path))
    return path


async def _open_and_close(path: Path) -> None:
    await (await Store.open(path)).close()


def counts(path: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(path)) as book:
        return book.execute("SELECT phase, count(*) FROM games GROUP BY phase ORDER BY phase").fetchall()


# ---------------------------------------------------------------- copies


def test_a_copy_is_kept_before_a_migration_and_is_the_old_database(tmp_path: Path) -> None:
    path = old_book(tmp_path)
    before, old = counts(path), inspect(path)
    asyncio.run(_open_and_close(path))
    (kept,) = tmp_path.glob("*-schema-*")
    assert (inspect(path), inspect(kept)) == (NEWEST, old) and counts(path) == counts(kept) == before


def test_a_restored_copy_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path, copy = migrated(tmp_path / "data"), tmp_path / "copy"
    keeping.backup(path, copy)
    with closing(sqlite3.connect(path)) as book, book:
        book.execute("UPDATE games SET phase = 'cancelled'")
    changed, saved = counts(path), counts(copy)
    keeping.restore(path, path.parent, copy)
    (aside,) = path.parent.glob("before-restore-*")
    assert counts(path) == saved and counts(aside) == changed


def test_a_restore_changes_nothing_while_the_bot_runs_or_without_a_sound_copy(tmp_path: Path) -> None:
    path, rubbish, empty = migrated(tmp_path / "data"), tmp_path / "rubbish", tmp_path / "empty"
    rubbish.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 99)
    empty.touch()
    before = path.read_bytes()
    for copy in (rubbish, empty, tmp_path / "nowhere"):
        with pytest.raises((Fatal, StoreError)):
            keeping.restore(path, path.parent, copy)
    keeping.backup(path, tmp_path / "copy")
    with single_instance(path.parent), pytest.raises(Fatal, match="already using"):
        keeping.restore(path, path.parent, tmp_path / "copy")
    assert path.read_bytes() == before


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_database_is_refused_in_words_or_reads_as_before(tmp_path: Path, seed: int) -> None:
    """Bytes overwritten anywhere: what SQLite notices is a sentence, never a traceback, and the file stays as it is."""
    path, chance = migrated(tmp_path), random.Random(seed)
    data = bytearray(path.read_bytes())
    for _ in range(3):
        at, size = chance.randrange(len(data)), chance.choice((1, 16, 512, 4096))
        data[at : at + size] = chance.randbytes(len(data[at : at + size]))
    path.write_bytes(data)
    try:
        asyncio.run(_open_and_close(path))
    except StoreError as error:
        assert "left it as it is" in str(error) and path.read_bytes() == bytes(data)
    else:
        assert inspect(path) == NEWEST


def test_a_bot_keeps_its_folder_to_itself(tmp_path: Path) -> None:
    """Though whoever made it, or an earlier release, has let others in."""
    path = old_book(tmp_path)
    tmp_path.chmod(0o755)
    path.chmod(0o644)
    with single_instance(tmp_path):
        assert [stat.S_IMODE(one.stat().st_mode) for one in (tmp_path, path)] == [0o700, 0o600]


# ---------------------------------------------------------------- the rehearsal


def test_a_rehearsal_reads_every_game_and_touches_nothing(tmp_path: Path) -> None:
    path = old_book(tmp_path)
    before, playing = path.read_bytes(), dict(counts(path))["playing"]
    found = rehearsal.rehearse(tmp_path / DATABASE)
    assert found.alike.total() == playing and not found.troubles and found.schema < NEWEST
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == [DATABASE]
    assert "Nothing would differ." in found.report()


def test_a_rehearsal_names_the_games_that_would_differ(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    with closing(sqlite3.connect(path)) as book, book:
        ((game, n),) = book.execute(
            "SELECT game, max(n) FROM log WHERE digest IS NOT NULL AND game = (SELECT min(id) FROM games WHERE phase = 'playing')"
        )
        book.execute("UPDATE log SET digest = 'ff' WHERE game = ? AND n = ?", (game, n))
    (trouble,) = rehearsal.rehearse(tmp_path / DATABASE).troubles
    assert trouble.row.id == game and f"after row {n}" in trouble.why


# ---------------------------------------------------------------- the doctor


def test_the_doctor_finds_a_sound_house_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    path = migrated(tmp_path)
    tmp_path.chmod(0o700)
    path.chmod(0o600)
    (todo,) = (one.todo for one in doctor.examine(tmp_path, tmp_path / DATABASE) if one.todo)
    assert "DISCORD_TOKEN" in todo, "all but the token is well"


def test_the_doctor_names_what_is_wrong_and_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "nowhere"))
    path = migrated(tmp_path)
    tmp_path.chmod(0o755)
    path.chmod(0o644)
    told = "\n".join(str(one) for one in doctor.examine(tmp_path, tmp_path / DATABASE) if one.todo)
    assert f"chmod 700 {tmp_path}" in told and f"chmod 600 {path}" in told and "DISCORD_TOKEN_FILE" in told
    path.write_bytes(b"rubbish")
    assert any("restore" in one.todo for one in doctor.examine(tmp_path, tmp_path / DATABASE))
    assert stat.S_IMODE(path.stat().st_mode) == 0o644, "it changes nothing"


# ---------------------------------------------------------------- every step on the way


@pytest.mark.parametrize("schema", [number for number, _ in migrations()])
def test_a_database_of_any_earlier_schema_is_brought_up_to_date(tmp_path: Path, schema: int) -> None:
    """As a release with that schema left it: a copy is kept, nothing is lost, every game replays, and the shape is that of a new one."""
    path = old_book(tmp_path)
    start = inspect(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as book:
        for number, script in migrations():
            if start < number <= schema:
                book.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
        before = dict(book.execute("SELECT id, secret FROM games")), book.execute("SELECT count(*) FROM log").fetchone()
    found = max(start, schema)
    assert inspect(path) == found
    rehearsed = rehearsal.rehearse(path)
    assert rehearsed.schema == found and not rehearsed.troubles and rehearsed.alike.total() == dict(counts(path))["playing"]
    asyncio.run(_open_and_close(path))
    with closing(sqlite3.connect(path)) as book:
        assert (dict(book.execute("SELECT id, secret FROM games")), book.execute("SELECT count(*) FROM log").fetchone()) == before
        assert book.execute("PRAGMA integrity_check").fetchone() == ("ok",) and not book.execute("PRAGMA foreign_key_check").fetchall()
    assert inspect(path) == NEWEST and len(list(tmp_path.glob("*-schema-*"))) == (found < NEWEST)


def test_a_damaged_database_ends_the_program_with_2_and_a_sentence(tmp_path: Path) -> None:
    """Each of the verbs that opens it, and the bot itself."""
    path = migrated(tmp_path)
    data = bytearray(path.read_bytes())
    data[4096 : 4096 * 3] = b"\xff" * 8192
    path.write_bytes(data)
    for words in (("--discord",), ("rehearse",), ("backup", str(tmp_path / "copy")), ("restore", str(path))):
        told = subprocess.run(
            [sys.executable, str(ROOT / "bot.py"), "--data", str(tmp_path), *words],
            capture_output=True, text=True, env=os.environ | {"DISCORD_TOKEN": "x"}, timeout=120, check=False,
        )  # fmt: skip
        assert told.returncode == 2 and "damaged" in told.stderr and "Traceback" not in told.stderr, (words, told.stderr)
    assert path.read_bytes() == bytes(data)
