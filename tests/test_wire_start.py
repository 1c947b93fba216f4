"""Start and end of the process: what only a person can mend is one clear line and exit code 2; the log tells no secrets."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from wire import BOT, PATIENCE, Hall, Table, at_table, first, offered, opened_hall, pick, press

import bot
from host.book.store import APPLICATION
from sandbox import Sandbox, World
from sandbox.model import ATTACH, BOT_PERMISSIONS
from sandbox.redirect import VARIABLE
from start.serving import REFUSALS

hall = opened_hall()
Refused = Callable[..., str]
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


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Calls the bot's main program, which says in one line what a person must mend."""

    def call(*arguments: str, **env: str) -> str:
        for name in SECRETS:
            monkeypatch.delenv(name, raising=False)
        for name, value in env.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["bot.py", *arguments])
        assert bot.main() == 2
        out, err = capsys.readouterr()
        assert not out and err.startswith("arbiter: ") and err.count("\n") == 1
        return err

    return call


# ---------------------------------------------------------------- it cannot start


def test_no_token(refused: Refused, tmp_path: Path) -> None:
    for token in ("", "  \n"):
        assert "DISCORD_TOKEN" in refused("--discord", "--data", str(tmp_path), DISCORD_TOKEN=token)
    assert not list(tmp_path.iterdir())
    code, out, err = asyncio.run(run(None, "--discord", "--data", str(tmp_path)))
    assert (code, out) == (2, "") and "DISCORD_TOKEN" in err


def test_an_unreadable_token_file(refused: Refused, tmp_path: Path) -> None:
    empty, binary = tmp_path / "empty", tmp_path / "binary"
    empty.touch()
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nowhere", tmp_path, empty, binary):
        assert "DISCORD_TOKEN_FILE" in refused("--discord", "--data", str(tmp_path / "data"), DISCORD_TOKEN_FILE=str(path))


def test_tools_say_what_they_miss(refused: Refused, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert "no database" in refused("--data", str(tmp_path), "backup", str(copy))
    assert "Can’t read" in refused("verify", str(tmp_path / "nowhere"))
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert "isn’t an exported game" in refused("verify", str(tmp_path / "picture"))
    assert not copy.exists()


def test_an_unwritable_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, out, err = asyncio.run(run(None, "--discord", "--data", str(tmp_path / "file" / "data"), env={"DISCORD_TOKEN": "x"}))
    assert (code, out) == (2, "") and "Can’t write" in err and err.count("\n") == 1


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    """It is left as it is."""
    book = tmp_path / "arbiter.sqlite3"

    def told() -> str:
        before = book.read_bytes()
        code, out, err = asyncio.run(run(None, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": "x"}))
        assert (code, out) == (2, "") and err.count("\n") == 1 and book.read_bytes() == before
        return err

    book.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 999)
    assert "damaged" in told()
    book.unlink()
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


@pytest.mark.parametrize("code", [4010, 4011, 4012, 4013, 4014])
def test_what_the_gateway_refuses_for_good(tmp_path: Path, code: int) -> None:
    """A sentence that says what to do, and 2: a service does not try again."""

    async def story() -> None:
        async with Sandbox() as world:
            assert world.gateway is not None
            world.gateway.refuses_with = code
            ended, _, err = await run(world, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": world.token})
            assert ended == 2 and err == f"arbiter: {REFUSALS[code]}\n"

    asyncio.run(story())


def test_discord_out_of_reach(tmp_path: Path) -> None:
    """Later it may be there again: exit code 1, so that a service tries again."""

    async def story() -> None:
        async with Sandbox() as world:
            pass
        code, _, err = await run(world, "--discord", "--data", str(tmp_path), env={"DISCORD_TOKEN": "x"})
        assert code == 1 and "can’t be reached" in err and err.count("\n") == 1

    asyncio.run(story())


def test_an_owner_server_without_the_bot(tmp_path: Path) -> None:
    """The bot runs without owner commands, and says so."""
    with Hall(tmp_path, "--owner-guild", "4242") as hall:

        async def story(t: Table) -> None:
            assert any("--owner-guild" in line and '"warning"' in line for line in hall.log)
            assert "Micatio" in (await t.alice.slash("game new", t.channel, game="micatio")).text

        hall.live(story)


def test_the_doctor_asks_discord_and_looks_at_the_settings(tmp_path: Path) -> None:
    """Each finding says what to do; nothing is changed, and the bot of this folder may run meanwhile."""

    async def story() -> None:
        async with Sandbox() as world:
            assert world.gateway is not None
            env, data = {"DISCORD_TOKEN": world.token}, ("--data", str(tmp_path / "data"))
            _, out, _ = await run(world, "doctor", *data, env=env)
            assert f"takes the token: {world.bot_name}, application {world.bot_id}" in out
            assert f"invite it: https://discord.com/oauth2/authorize?client_id={world.bot_id}&" in out and "permissions=309237746688" in out
            office = world.add_guild("Office")
            well = await run(world, *data, "--owner-guild", office.id, "doctor", env=env)
            assert well[0] == 0 and "/admin stands in the server Office" in well[1] and "it is in 1 server" in well[1]
            world.add_guild("Forum", bot_permissions=BOT_PERMISSIONS & ~ATTACH)
            world.gateway.recommended = 4
            port = world.address.rpartition(":")[2]
            wrong = ("--owner-guild", "4242", "--shards", "0/2", "--health", port)
            code, out, err = await run(world, "doctor", *data, *wrong, env=env)
            assert (code, err) == (1, "") and f"--health can’t have port {port}" in out and "leave out --shards" in out
            assert "--shards says 2 in all; Discord recommends 4" in out and "isn’t in the server 4242" in out
            assert "lack Attach Files in 1 of them: Forum" in out
            assert not world.unknown_routes and not world.commands[None] and not (tmp_path / "data").exists()

    asyncio.run(story())


# ---------------------------------------------------------------- it runs


@at_table
async def test_one_bot_a_folder_and_an_orderly_end(t: Table) -> None:
    data = t.hall.data
    code, _, err = await run(t.world, "--discord", "--data", str(data), env={"DISCORD_TOKEN": t.world.token})
    assert code == 2 and "already using" in err and err.count("\n") == 1
    code, _, err = await run(None, "--data", str(data), "backup", str(data / "copy"))
    assert (code, err) == (0, "") and (data / "copy").exists()
    files = [path for path in data.rglob("*") if not path.is_dir()]
    assert {"arbiter.sqlite3", "copy", "lock"} <= {path.name for path in files}
    assert [path.name for path in files if path.stat().st_mode & 0o077] == [], "for their owner alone"
    assert await t.bot.stop() == 0
    await t.bot.start()


@at_table
async def test_the_log_tells_no_secrets(t: Table) -> None:
    """A JSON object a line; what was pressed by its kind alone: no token, no name, no card, no choice."""
    await t.turns()
    await t.bob.slash("cesar face-down", t.channel, card="3", group="Senators")
    await t.bob.slash("cesar face-down", t.channel, card="banana", group="Senators")
    await press(t.bob, t.board, "hand")
    screen = await t.menu(t.bob)
    await pick(t.bob, screen, first(list(offered(screen))))
    await t.delivered()
    lines = [json.loads(line) for line in t.hall.log]
    assert all({"at", "level", "from", "what"} <= line.keys() for line in lines)
    commands = [line for line in lines if line["what"] == "command"]
    assert {"interaction", "command", "ms", "outcome"} <= commands[-1].keys()
    assert "cesar face-down" in {line["command"] for line in commands}
    hidden = [word for row in t.hall.book("SELECT secret, seed FROM games") for word in row]
    told = (t.world.token, "alice", "bob", "senators", "place/", "finish", "banana", "hand.png", "influence", *hidden)
    log = "\n".join(t.hall.log).lower()
    assert not [word for word in told if word.lower() in log]
