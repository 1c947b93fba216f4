"""What a host lives through: a database that is locked for a while, people who want no letters, servers that put the bot out for good."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial

from wire import PATIENCE, SAY, Hall, Table, at_table, button, first, host_error, is_verb, opened_hall, press, shown

from host.book.sqlite import PATIENCE as BUSY
from lang.errors import DatabaseAway, WantsNoLetters

hall = opened_hall()


@at_table
async def test_a_locked_database_is_a_sentence_and_nothing_is_lost(t: Table) -> None:
    """While it is locked, and soon: several who wait for it one after another are told within Discord's three seconds."""
    assert 3 * BUSY < 3000
    await t.turns()
    await t.delivered()
    t.hall.expected |= {"the database is away", "the sweep stumbled", "lobbies could not be closed"}
    screen, rows = await t.menu(t.bob), t.rows
    with closing(sqlite3.connect(t.hall.data / "arbiter.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        move = next(part["custom_id"] for part in screen.buttons if part["custom_id"].startswith(("a:m:", "a:go:", "a:all:")))
        acts = [t.bob.click(screen, move), t.alice.slash("game hand", t.channel), t.carl.slash("game list", t.channel)]
        for act in acts:
            await act.acknowledged()
        await t.done(acts[0])
        assert host_error(DatabaseAway()) in acts[0].text + "".join(one.text for one in acts[0].followups)
        assert t.rows == rows
    await t.answer(t.bob, first)
    await t.awaits(t.alice)


@at_table
async def test_whoever_wants_no_letters_gets_none(t: Table) -> None:
    """No welcome, no hand, no reminder by letter; following a game, which comes by letters, is refused with the way to turn them on."""
    settings = shown(await t.bob.slash("settings", t.channel))
    await t.bob.click(settings, button(settings, "set", "no_dms"))
    await t.turns()
    await t.delivered()
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    await t.delivered()
    assert t.alice.dm.messages and not t.bob.dm.messages
    hand = shown(await press(t.bob, t.board, "hand"))
    assert hand.attachments
    assert (await t.bob.slash("table watch", t.channel)).content == host_error(WantsNoLetters())
    settings = shown(await t.bob.slash("settings", t.channel))
    await t.bob.click(settings, button(settings, "set", "no_dms"))
    await t.answer(t.alice, first)
    await t.world.until(lambda: any(one.attachments for one in t.bob.dm.messages.values()), PATIENCE)


def test_games_of_a_server_go_after_a_month_unless_it_has_let_the_bot_in_again(hall: Hall) -> None:
    """Also if either happened while the bot was down: at its start nothing is taken for gone that Discord has not called so."""

    async def story(t: Table) -> None:
        guild, stays = t.world.add_guild("Campus"), t.hall.guild
        t.hall.guild = guild
        gone = Table(t.hall)
        t.hall.guild = stays
        for table in (gone, t):
            await table.begin()
            await table.delivered()
        games = t.game, gone.game
        await t.bot.stop(within=PATIENCE)
        t.world.put_bot_out(guild)
        t.hall.book("INSERT INTO timers (kind, game, user_id, due, body) VALUES ('guildgone', 0, ?, 1, '')", int(stays.id))
        await t.bot.start(within=PATIENCE)
        sql = "SELECT count(*) FROM timers WHERE kind = 'guildgone' AND user_id = ?"
        await t.world.until(lambda: t.hall.book(sql, int(guild.id)) == [(1,)] and t.hall.book(sql, int(stays.id)) == [(0,)], PATIENCE)
        assert t.hall.book("SELECT count(*) FROM games WHERE id IN (?, ?)", *games) == [(2,)]
        await t.bot.stop(within=PATIENCE)
        t.hall.book("UPDATE timers SET due = 1 WHERE kind = 'guildgone'")
        await t.bot.start(within=PATIENCE)
        await t.world.until(lambda: t.hall.book("SELECT id FROM games WHERE id IN (?, ?)", *games) == [(games[0],)], PATIENCE)
        for name in ("log", "seats", "letters", "waits", "snapshots"):
            assert t.hall.book(f"SELECT count(*) FROM {name} WHERE game = ?", games[1]) == [(0,)], name
        await t.lay(t.alice)

    hall.live(story)


@at_table
async def test_a_list_of_two_hundred_cold_games(t: Table) -> None:
    """Own turns first, the longest before all, page by page; nothing is replayed for it, so it comes at once."""
    await t.turns()
    await t.delivered()
    await t.bot.stop(within=PATIENCE)
    copies = [t.game + 1000 + number for number in range(200)]
    for table, key, fresh in (("games", "id", {"channel": "?1"}), ("seats", "game", {"id": "NULL"}), ("log", "game", {"click": "NULL"})):
        names = [str(row[1]) for row in t.hall.book(f"PRAGMA table_info({table})")]
        values = ["?1" if name == key else fresh.get(name, name) for name in names]
        sql = f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(values)} FROM {table} WHERE {key} = ?2"
        for copy in copies:
            t.hall.book(sql, copy, t.game)
    for copy in copies[:3]:
        t.hall.book("INSERT INTO waits (game, user_id, n, since) VALUES (?, ?, 1, ?)", copy, int(t.alice.id), 1_700_000_000 + copy)
    await t.bot.start(within=PATIENCE)
    page = shown(await t.alice.slash("game list", t.channel))
    lines = page.content.splitlines()
    assert [f"<t:{1_700_000_000 + copy}:R>" in line for copy, line in zip(copies[:3], lines, strict=False)] == [True] * 3
    assert not any("<t:" in line for line in lines[3:]) and SAY.page(1, 17) in lines[-1]
    await t.alice.click(page, SAY.BUTTONS["next"])
    assert SAY.page(2, 17) in page.content and "<t:" not in page.content
    t.hall.book("DELETE FROM waits WHERE game >= ?", copies[0])
    await t.bot.stop(within=PATIENCE)
    for table, key in (("log", "game"), ("seats", "game"), ("waits", "game"), ("games", "id")):
        t.hall.book(f"DELETE FROM {table} WHERE {key} >= ?", copies[0])
    await t.bot.start(within=PATIENCE)


@at_table
async def test_a_restart_calls_nobody_again(t: Table) -> None:
    """Three tables of Lutèce: all choose in secret, one has chosen, bribes are open to all. Nobody gets so much as an edit twice over."""
    tables = [t, Table(t.hall), Table(t.hall)]
    for table in tables:
        await table.sit_down("lutece", [table.alice, table.bob])
        await table.delivered()
    for table, people in ((tables[1], (tables[1].alice,)), (tables[2], (tables[2].alice, tables[2].bob))):
        for person in people:
            await table.move(person, "Choose/revenues", "Choose/revenues/revenues")
    await tables[2].boarded(lambda board: any(is_verb(part, "live") for part in board.buttons))
    await tables[2].delivered()
    everybody = [person for table in tables for person in (table.alice, table.bob, table.carl)]
    await t.bot.stop(within=PATIENCE)
    before = [[one for one in person.received if one.kind in ("message", "edit")] for person in everybody]
    for _ in range(2):
        lines = len(t.hall.log)
        await t.bot.start(within=PATIENCE)
        for word in ("recovered", "ready"):
            await t.world.until(partial(t.hall.logged, f'"{word}"', lines), PATIENCE)
        await t.bot.stop(within=PATIENCE)
    assert [[one for one in person.received if one.kind in ("message", "edit")] for person in everybody] == before
    await t.bot.start(within=PATIENCE)
