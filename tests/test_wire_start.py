"""Start and end of the process: what only a person can mend is one clear line and exit code 2; the log tells no secrets."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from wire import BOT, PATIENCE, Hall, Table, first, offered, pick, press

from host.store import APPLICATION
from sandbox import Sandbox, World
from sandbox.redirect import VARIABLE

SECRETS = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "ARBITER_DATA")


async def run(world: World | None, *arguments: str, env: Mapping[str, str] | None = None) -> tuple[int, str, str]:
    """The bot as a service would run it, until it ends by itself: exit code, stdout, stderr."""
    clean = {name: value for name, value in os.environ.items() if name not in SECRETS}
    where = {VARIABLE: world.address, "PYTHONPATH": str(BOT.parent)} if world else {}
    command = [sys.executable, *(["-m", "sandbox.run_bot"] if world else []), str(BOT), *arguments]
    process = await asyncio.create_subprocess_exec(
        *command, env={**clean, **where, **(env or {})}, cwd=BOT.parent,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


def refused(*arguments: str, env: Mapping[str, str] | None = None) -> str:
    """The one line with which the bot, alone, says what a person must mend."""
    code, out, err = asyncio.run(run(None, *arguments, env=env))
    assert code == 2 and not out, (code, out, err)
    assert err.startswith("arbiter: ") and err.count("\n") == 1 and "Traceback" not in err, err
    return err


# ---------------------------------------------------------------- it cannot start


def test_no_token(tmp_path: Path) -> None:
    for token in ({}, {"DISCORD_TOKEN": ""}, {"DISCORD_TOKEN": "  \n"}):
        assert "DISCORD_TOKEN" in refused("--discord", "--data", str(tmp_path), env=token)
    assert not list(tmp_path.iterdir())


def test_an_unreadable_token_file(tmp_path: Path) -> None:
    empty, binary = tmp_path / "empty", tmp_path / "binary"
    empty.touch()
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nowhere", tmp_path, empty, binary):
        assert "DISCORD_TOKEN_FILE" in refused("--discord", "--data", str(tmp_path / "data"), env={"DISCORD_TOKEN_FILE": str(path)})


def test_an_unwritable_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = refused("--discord", "--data", str(tmp_path / "file" / "data"), env={"DISCORD_TOKEN": "x"})
    assert "cannot be written" in line


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    book = tmp_path / "arbiter.sqlite3"

    def told() -> str:
        before = book.read_bytes()
        line = refused("--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": "x"})
        assert book.read_bytes() == before and "left as it is" in line
        return line

    book.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 999)
    assert "damaged" in told()
    book.unlink()
    with sqlite3.connect(book) as other:
        other.execute("CREATE TABLE notes (text)")
    assert "another program" in told()
    with sqlite3.connect(book) as newer:
        newer.execute(f"PRAGMA application_id = {APPLICATION}")
        newer.execute("PRAGMA user_version = 999")
    assert "newer version" in told()


def test_a_refused_token(tmp_path: Path) -> None:
    """Asked once, not again and again; and a token withdrawn while the bot runs is told in the same way."""

    async def story() -> None:
        async with Sandbox() as world:
            code, _, err = await run(world, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": "wrong"})
            assert code == 2 and "refused the token" in err and err.count("\n") == 1 and "wrong" not in err
            assert len(world.requests) == 1
            task = asyncio.create_task(run(world, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": world.token}))
            await world.online(PATIENCE)
            world.token = "another"
            world.invalidate()
            code, _, err = await task
            assert code == 2 and "refused the token" in err and err.count("\n") == 1

    asyncio.run(story())


def test_discord_out_of_reach(tmp_path: Path) -> None:
    """Later it may be there again: exit code 1, so that a service tries again."""

    async def story() -> None:
        async with Sandbox() as world:
            pass
        code, _, err = await run(world, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": "x"})
        assert code == 1 and "cannot be reached" in err and err.count("\n") == 1

    asyncio.run(story())


def test_tools_say_what_they_miss(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert "no database" in refused("--data", str(tmp_path), "backup", str(copy))
    assert "cannot be read" in refused("verify", str(tmp_path / "nowhere"))
    assert not copy.exists()


# ---------------------------------------------------------------- it runs


def test_one_bot_a_folder_and_an_orderly_end(tmp_path: Path) -> None:
    with Hall(tmp_path) as hall:

        async def story(t: Table) -> None:
            code, _, err = await run(t.world, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": t.world.token})
            assert code == 2 and "already running" in err and err.count("\n") == 1
            code, _, err = await run(None, "--data", str(tmp_path), "backup", str(tmp_path / "copy"))
            assert (code, err) == (0, "") and (tmp_path / "copy").exists()
            code, _, err = await run(None, "--data", str(tmp_path), "backup", str(tmp_path / "copy"))
            assert code == 2 and "exists already" in err
            assert await t.bot.stop() == 0
            await t.bot.start()

        hall.live(story)


def test_the_log_tells_no_secrets(tmp_path: Path) -> None:
    """A JSON object a line; what was pressed by its kind alone: no token, no name, no card, no choice."""
    with Hall(tmp_path) as hall:

        async def story(t: Table) -> None:
            await t.turns()
            await t.bob.slash("cesar lay-down", t.channel, card="3", group="Senators")
            await t.bob.slash("cesar lay-down", t.channel, card="banana", group="Senators")
            await press(t.bob, t.board, "hand")
            screen = await t.menu(t.bob)
            await pick(t.bob, screen, first(list(offered(screen))))
            await t.delivered()

        hall.live(story)
        lines = [json.loads(line) for line in hall.log]
        assert all({"at", "level", "from", "what"} <= line.keys() for line in lines)
        commands = [line for line in lines if line["what"] == "command"]
        assert {"interaction", "command", "ms", "outcome"} <= commands[-1].keys()
        assert "cesar lay-down" in {line["command"] for line in commands}
        log = "\n".join(hall.log).lower()
        told = (
            hall.world.token,
            "alice",
            "bob",
            "senators",
            "place/",
            "finish",
            "banana",
            "hand.png",
            "influence",
            *(row[0] for row in _secrets(hall)),
        )
        assert not [word for word in told if word.lower() in log]


def _secrets(hall: Hall) -> list[tuple[str]]:
    return hall.book("SELECT secret FROM games UNION SELECT seed FROM games")  # type: ignore[return-value]


@pytest.mark.parametrize("arguments", [["--help"], ["backup", "--help"]])
def test_help(arguments: list[str]) -> None:
    code, out, _ = asyncio.run(run(None, *arguments))
    assert code == 0 and "usage" in out
