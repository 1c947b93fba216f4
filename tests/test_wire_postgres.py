"""The real bot with its book in a PostgreSQL: played as always, and through a time in which the database is away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import postgres
from test_wire_start import run
from wire import PATIENCE, Hall, Table, first, host_error, offered, pick

import lang
from lang.errors import DatabaseAway


def test_the_database_is_restarted_under_play(tmp_path: Path) -> None:
    """While it is away every press and command gets a sentence; nothing is lost, and the bot finds back by itself."""
    with postgres.served() as server, Hall(tmp_path, database=server.address) as hall:

        async def story(t: Table) -> None:
            await t.turns()
            await t.delivered()
            screen, before, boards = await t.menu(t.bob), t.answers, len(t.boards)
            server.stop()
            away = await pick(t.bob, screen, first(list(offered(screen))))
            assert away.text == host_error(DatabaseAway())
            t.carl.locale = "fr"
            assert (await t.carl.slash("game board", t.channel)).text == str(lang.interface("fr").host_error(DatabaseAway()))
            server.start()
            assert t.answers == before, "nothing was written"
            await t.answer(t.bob, first)
            await t.awaits(t.alice)
            await t.delivered()
            assert t.answers[: len(before)] == before and len(t.answers) > len(before) and len(t.boards) == boards + 1
            assert t.match.waiting == {0}

        hall.live(story, within=PATIENCE * 4)


def test_a_database_that_cannot_be_used_is_told_in_a_line(empty_database: str, tmp_path: Path) -> None:
    """2: a person must look; 1: it may come back by itself, and the service tries again."""

    def told(address: str) -> tuple[int, str]:
        arguments = ("--discord", "--data", str(tmp_path), "--database", address)
        code, out, err = asyncio.run(run(None, *arguments, env={"DISCORD_TOKEN": "x"}))
        assert out == "" and err.count("\n") == 1
        return code, err

    postgres.asked(empty_database, "CREATE TABLE notes (body TEXT)")
    code, sentence = told(empty_database)
    assert code == 2 and "another program" in sentence
    code, sentence = told("postgresql://me:secret@127.0.0.1:1/arbiter")
    assert code == 1 and "can’t be reached" in sentence and "secret" not in sentence
    code, sentence = told("mysql://127.0.0.1/arbiter")
    assert code == 2 and "postgresql://" in sentence
