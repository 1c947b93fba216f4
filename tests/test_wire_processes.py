"""Several processes on one PostgreSQL: nobody at a table can tell."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import postgres
from fleet import Fleet, from_afar, guild_of, plays_from_afar
from test_wire_start import run
from wire import PATIENCE, SAY, Table, choose, first, host_error, offered, pick, press, shown

from host.sharing import BEAT
from lang.errors import Draining, Interrupted, Stale
from rules import cesar
from sandbox import Interaction
from sandbox.model import VIEW
from tools import admin

TAKEN_OVER = 30.0  # seconds within which who stands by must have told what a killed process left
NEWER = Path(__file__).resolve().parent / "newer_bot.py"


async def brought_elsewhere(t: Table) -> None:
    """The channel is deleted, as the second process hears; in a direct message the first asks to which one to go."""
    free, game = t.world.add_channel(t.hall.guild, "free"), t.game
    t.world.delete_channel(t.channel)
    await t.world.until(lambda: any("is gone" in one.text for one in t.bob.dm.messages.values()), PATIENCE)
    letter = next(one for one in t.bob.dm.messages.values() if "is gone" in one.text)
    asked = press(t.bob, letter, "move")
    await asked
    await t.world.until(lambda: asked.message and asked.message.selects, PATIENCE)
    await t.bob.select(shown(asked), [free.id])
    await t.world.until(lambda: any(one.attachments for one in free.messages.values()), PATIENCE)
    assert t.hall.book("SELECT channel FROM games WHERE id = ?", game) == [(int(free.id),)]


def test_two_processes_and_tables_of_both(empty_database: str, tmp_path: Path) -> None:
    """Each tells its own servers; what is pressed in direct messages the first answers, and the other tells it."""
    with Fleet(tmp_path, empty_database, "--shards", "0/2") as hall:

        async def story(_: Table) -> None:
            second = await hall.join("--shards", "1/2")
            tables = []
            for shard in (0, 1):
                hall.guild = guild_of(hall.world, shard, 2)
                table = Table(hall)
                await table.turns()
                await table.delivered()
                tables.append(table)
            near, far = tables
            boards = len(far.boards)
            await plays_from_afar(far, far.bob)
            await far.awaits(far.alice)
            await far.delivered()
            act = far.alice.slash("game play", far.channel)
            await far.done(act)
            assert hall.took(second, act) and not hall.took(hall.bot, act)
            await far.answer(far.alice, first)
            await far.awaits(far.bob)
            await far.delivered()
            assert len(far.boards) == boards + 2, "every board was posted once"
            assert offered(await from_afar(far, far.bob)), "the first has read what the second wrote"
            listed = far.bob.slash("game list", far.bob.dm)
            await far.done(listed)
            assert f"/{far.channel.id}/" in (await listed).text and hall.took(hall.bot, listed)
            await near.answer(near.bob, first)
            await near.awaits(near.alice)
            await brought_elsewhere(far)

        hall.live(story)


def test_what_one_process_knows_the_others_do_not_deny(empty_database: str, tmp_path: Path) -> None:
    """A channel that the second may not write in: the first says so to who plays or moves the game from a direct message. Both drain."""
    with Fleet(tmp_path, empty_database, "--shards", "0/2") as hall:

        async def story(_: Table) -> None:
            await hall.join("--shards", "1/2")
            hall.expected.add("undelivered")
            hall.guild = guild_of(hall.world, 1, 2)
            far = Table(hall)
            free = far.world.add_channel(hall.guild, "free")
            await far.turns()
            await far.delivered()
            far.world.set_bot_permissions(far.channel, VIEW)
            await plays_from_afar(far, far.bob)
            told = SAY.unheard(f"<#{far.channel.id}>", [])
            await far.world.until(lambda: told in [one.payload.get("content") for one in far.bob.received], PATIENCE)
            moving = far.alice.slash("table move", far.alice.dm)
            await far.done(moving)
            assert free.id in [option["value"] for option in shown(moving).selects[0]["options"]], "where to?"
            far.world.set_bot_permissions(far.channel, None)
            await far.awaits(far.alice)
            await far.world.until(lambda: hall.book("SELECT shut FROM games WHERE id = ?", far.game) == [(0,)], PATIENCE)
            lines, _code = await asyncio.to_thread(admin.ask, hall.data, ["drain"])
            assert "2 processes" in lines[0]
            await asyncio.sleep(2 * BEAT)
            other = far.world.add_channel(hall.guild, "other")
            assert (await far.carl.slash("game new", other, game="micatio")).text == host_error(Draining())
            await asyncio.to_thread(admin.ask, hall.data, ["drain", "off"])
            await asyncio.sleep(2 * BEAT)
            assert "Micatio" in (await far.carl.slash("game new", other, game="micatio")).text

        hall.live(story)


def test_a_word_that_gets_lost(empty_database: str, tmp_path: Path) -> None:
    """Without NOTIFY the process that tells a channel finds by its cursors what another has written."""
    deaf = f"{empty_database},pg_catalog"  # a function of ours comes before PostgreSQL's own
    with Fleet(tmp_path, deaf, "--shards", "0/2") as hall:

        async def story(_: Table) -> None:
            await hall.join("--shards", "1/2")
            postgres.asked(empty_database, "CREATE FUNCTION pg_notify(text, text) RETURNS void LANGUAGE sql AS 'SELECT'")
            hall.guild = guild_of(hall.world, 1, 2)
            far = Table(hall)
            await far.turns()
            await far.delivered()
            await plays_from_afar(far, far.bob)
            await far.awaits(far.alice)

        hall.live(story)


def test_a_kill_in_the_middle_of_a_move_and_a_take_over(empty_database: str, tmp_path: Path) -> None:
    """The move is in the book, its board on the way: who stands by posts it once; a press in between is answered, too."""
    with Fleet(tmp_path, empty_database) as hall:

        async def story(t: Table) -> None:
            second = await hall.join()
            await t.turns()
            await t.delivered()
            here = f"/channels/{t.channel.id}/messages$"
            boards, pings = len(t.boards), len(t.alice.pings)
            t.world.faults.slow(here, 30, method="POST")
            await t.answer(t.bob, first)
            await t.world.until(lambda: not t.world.faults.queue, PATIENCE)  # it lies at Discord
            answers, gone = t.answers, time.monotonic()
            await hall.bot.kill()
            gap = await t.alice.slash("game list", t.channel)
            assert gap.message, "nobody waits for the new one"
            await t.delivered()
            assert time.monotonic() - gone < TAKEN_OVER
            assert t.answers == answers, "not lost, not doubled"
            assert len(t.boards) == boards + 1 and t.awaited == [t.alice]
            assert len(t.alice.pings) == pings + 1
            await t.answer(t.alice, first)
            await t.awaits(t.bob)
            assert second.alive

        hall.live(story)


def test_a_kill_between_a_press_and_its_answer(empty_database: str, tmp_path: Path) -> None:
    """Who stands by answers: what only looks, and a move, as ever; of anything else nobody knows how far it came."""
    with Fleet(tmp_path, empty_database) as hall:

        async def story(t: Table) -> None:
            second = await hall.join()
            await t.turns()
            await t.delivered()
            boards, answers, screen = len(t.boards), t.answers, await t.menu(t.bob)
            fault = t.world.faults.add("/interactions/.*/callback", times=100)
            acts = [
                choose(t.bob, screen, first(list(offered(screen)))), press(t.alice, t.board, "play"), t.carl.slash("game list", t.channel),
            ]  # fmt: skip
            await t.world.until(lambda: fault.times <= 97 and len(t.answers) == len(answers) + 1, PATIENCE)
            await hall.bot.kill()
            t.world.faults.queue.clear()
            move, look, command = [await act for act in acts]
            assert host_error(Stale()) in move.text and offered(shown(move)), "it was carried out; this is what comes next"
            assert SAY.nothing_asked(["Bob"]) in look.text and command.text == host_error(Interrupted())
            await t.done(*acts)
            assert all(hall.took(second, act) for act in acts) and len(t.answers) == len(answers) + 1
            await t.answer(t.bob, first)
            await t.awaits(t.alice)
            await t.delivered()
            assert len(t.boards) == boards + 1

        hall.live(story)


def test_a_deploy_under_play(empty_database: str, tmp_path: Path) -> None:
    """The new one is started, the old one stopped; somebody presses all the time, and every press has one answer."""
    with Fleet(tmp_path, empty_database) as hall:

        async def story(t: Table) -> None:
            await t.turns()
            await t.delivered()
            boards, answers = len(t.boards), t.answers
            presses: list[Interaction] = []
            over = asyncio.Event()

            async def press_on() -> None:
                while not over.is_set():
                    presses.append(t.carl.slash("game list", t.channel))
                    await presses[-1].answered()
                    await asyncio.sleep(0.05)

            restless = asyncio.create_task(press_on())
            new = await hall.join()
            menu = await t.menu(t.bob)
            assert await hall.bot.stop(within=PATIENCE) == 0
            await pick(t.bob, menu, first(list(offered(menu))))
            await t.answer(t.bob, first)
            await t.awaits(t.alice)
            over.set()
            await restless
            await t.delivered()
            assert all(act.message for act in presses), "no press unanswered"
            await t.done(*presses)
            taken = [[hall.took(bot, act) for bot in (hall.bot, new)] for act in presses]
            assert all(sum(one) == 1 for one in taken) and [True, False] in taken and [False, True] in taken
            assert len(t.boards) == boards + 1 and t.answers[: len(answers)] == answers

        hall.live(story)


def test_a_deploy_that_raises_the_version_of_rules(empty_database: str, tmp_path: Path) -> None:
    """While an older process lives, the newer deals what both can read; alone, its own newest. The older may not come in again."""
    with Fleet(tmp_path, empty_database, "--shards", "0/2") as hall:

        async def story(_: Table) -> None:
            await hall.join("--shards", "1/2", script=NEWER)
            hall.guild = guild_of(hall.world, 1, 2)
            far = Table(hall)
            await far.turns()
            await far.delivered()
            assert hall.book("SELECT version FROM games WHERE id = ?", far.game) == [(cesar.VERSION,)]
            await plays_from_afar(far, far.bob)
            await far.awaits(far.alice)
            given = ("--discord", "--data", str(tmp_path / "older"), "--database", empty_database, "--shards", "0/2")
            code, _out, err = await run(hall.world, *given, env={"DISCORD_TOKEN": hall.world.token})
            assert code == 2 and "can’t run beside it" in err

        hall.live(story)


def test_a_process_that_may_not_come_in(empty_database: str, tmp_path: Path) -> None:
    """One sentence, exit code 2, and the others do not notice."""
    with Fleet(tmp_path, empty_database, "--shards", "0-1/4") as hall:

        async def story(_: Table) -> None:
            for shards, word in (("1-2/4", "overlap"), ("0/1", "same total")):
                given = ("--discord", "--data", str(tmp_path / "wrong"), "--database", empty_database, "--shards", shards)
                code, out, err = await run(hall.world, *given, env={"DISCORD_TOKEN": hall.world.token})
                last = err.strip().splitlines()[-1]
                assert code == 2 and word in last and last.startswith("arbiter: "), (out, err)
            assert hall.bot.alive

        hall.live(story)
    code, _, err = asyncio.run(run(None, "--discord", "--data", str(tmp_path / "file"), "--shards", "0/2", env={"DISCORD_TOKEN": "x"}))
    assert code == 2 and "a file is for one process" in err and err.count("\n") == 1
