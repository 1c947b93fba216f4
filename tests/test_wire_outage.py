"""PostgreSQL goes away under several processes and comes back: each says so to whoever presses, and goes on by itself."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import asyncpg
import postgres
from fleet import Fleet, guild_of, plays_from_afar
from wire import PATIENCE, Table, choose, first, offered

import lang
from cogs.ui import ids
from host.book.postgres import LIVING
from lang.errors import DatabaseAway

KEPT = {"synchronous_commit": "on"}  # what the server has confirmed outlives its crash
AWAY = {language: str(lang.interface(language).host_error(DatabaseAway())) for language in ("en", "fr")}
LONG = 25 * 3600  # seconds after which who is awaited is reminded
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'log'::regclass"


@asynccontextmanager
async def barred(server: postgres.Server) -> AsyncIterator[Callable[[], int]]:
    """Nobody can write into a log while the block runs; how many try to."""
    other = await asyncpg.connect(server.address)
    await other.execute("BEGIN; LOCK TABLE log IN EXCLUSIVE MODE")
    try:
        yield lambda: int(postgres.asked(server.address, WAITING)[0][0])
    finally:
        other.terminate()


async def refused(t: Table, game: int) -> None:
    """Who plays and who watches, in the channel and in direct messages: everybody is told, in their language."""
    t.alice.locale = "fr"
    letter = t.bob.last(t.bob.dm)
    acts = [
        t.alice.click(t.board, ids.write(ids.Verb.PLAY, game)), t.alice.slash("game list", t.channel),
        t.carl.slash("game board", t.channel),
        t.bob.forge_press(letter, ids.write(ids.Verb.PLAY, game)), t.bob.slash("game list", t.bob.dm),
    ]  # fmt: skip
    assert [(await act).text for act in acts] == [AWAY["fr"]] * 2 + [AWAY["en"]] * 3


async def brought(t: Table) -> None:
    """Waits until everything is told, letters too, and it is written down who is awaited."""
    await t.delivered()
    await t.world.until(lambda: t.hall.book("SELECT brought FROM games WHERE id = ?", t.game) == [(t.rows,)], PATIENCE)


async def back(hall: Fleet) -> None:
    """Waits until every process has a line again, and each shard somebody who is on duty."""

    def there() -> bool:
        found = hall.book(f"SELECT shard_first, on_duty FROM ({LIVING}) AS living")
        return len(found) == 1 + len(hall.bots) and Counter(shard for shard, on_duty in found if on_duty) == {0: 1, 1: 1}

    await hall.world.until(there, PATIENCE)


def reminded(t: Table) -> int:
    return sum(message.content.startswith("⏰") for message in t.channel.messages.values())


def check_duty(hall: Fleet) -> None:
    """Of no shard have two processes believed at one time that they are on duty, and each was held again after each outage."""
    lines = [(json.loads(line), bot) for bot in (hall.bot, *hall.bots) for line in bot.lines]
    holders: dict[str, list[object]] = {}
    terms: Counter[str] = Counter()
    for line, bot in sorted(lines, key=lambda one: str(one[0]["at"])):
        held = holders.setdefault(str(line.get("shards")), [])
        if line["what"] == "on duty":
            held.append(bot)
            terms[line["shards"]] += 1
        elif line["what"].startswith("off duty"):
            held.remove(bot)
        assert len(held) <= 1, f"{line['at']}: two are on duty for {line['shards']}"
    assert terms == {"0/2": 3, "1/2": 3}


def test_the_database_is_restarted_under_several_processes(tmp_path: Path) -> None:
    """Twice, the first time by a crash: what was being written, told or waited for is neither lost nor done twice."""
    with postgres.served(**KEPT) as server, Fleet(tmp_path, server.address, "--shards", "0/2") as hall:

        async def story(_: Table) -> None:
            for _n in range(2):  # the second of them stands by
                await hall.join("--shards", "1/2")
            tables = []
            for shard in (0, 1):
                hall.guild = guild_of(hall.world, shard, 2)
                tables.append(t := Table(hall))
                await t.turns()
                await brought(t)
            boards, answers, games = [len(t.boards) for t in tables], [t.answers for t in tables], [t.game for t in tables]
            pings = {person: len(person.pings) for t in tables for person in (t.alice, t.bob)}

            # moves are on their way to the book
            screens = [await t.menu(t.bob) for t in tables]
            async with barred(server) as waiting:
                acts = [choose(t.bob, screen, first(list(offered(screen)))) for t, screen in zip(tables, screens, strict=True)]
                await hall.world.until(lambda: waiting() == len(acts), PATIENCE)
                await asyncio.to_thread(server.stop, hard=True)
            assert [(await act).text for act in acts] == [AWAY["en"]] * 2
            for t, game in zip(tables, games, strict=True):
                await refused(t, game)
            await asyncio.to_thread(server.start)
            assert [t.answers for t in tables] == answers, "nothing was written"
            hall.book("UPDATE waits SET since = since - ?", LONG)
            hall.book("UPDATE timers SET due = due - ? WHERE kind = 'reminder'", LONG)
            hall.book("DELETE FROM presence")
            await back(hall)
            for t in tables:
                await t.world.until(partial(reminded, t), PATIENCE)
                await plays_from_afar(t, t.bob)
                await t.awaits(t.alice)
                await t.delivered()

            # a board is on its way to its channel; a move reaches the book, or does not
            near, far = tables
            hall.world.faults.slow(f"/channels/{near.channel.id}/messages$", 1, method="POST")
            await near.answer(near.alice, first)
            await hall.world.until(lambda: not hall.world.faults.queue, PATIENCE)
            answers = [t.answers for t in tables]
            screen = await far.menu(far.alice)
            act = choose(far.alice, screen, first(list(offered(screen))))
            await asyncio.to_thread(server.stop)
            told = (await act).text
            await hall.world.until(lambda: len(near.boards) == boards[0] + 2, PATIENCE)
            hall.world.forget_nonces()  # it may take longer than Discord remembers them
            await asyncio.to_thread(server.start)
            assert near.answers == answers[0] and far.answers[: len(answers[1])] == answers[1]
            assert len(far.answers) == len(answers[1]) + 1 or (far.answers == answers[1] and told == AWAY["fr"]), told
            await back(hall)
            await far.answer(far.alice, first)
            for t in tables:
                await t.awaits(t.bob)
                await t.answer(t.bob, first)
                await t.awaits(t.alice)
                await t.delivered()
            assert [len(t.boards) for t in tables] == [count + 3 for count in boards], "every board was posted once"
            called = [len(person.pings) - before for person, before in pings.items()]
            assert called == [2, 2] * 2, "once a turn, and Bob was reminded"
            assert [reminded(t) for t in tables] == [1, 1]

        hall.live(story, within=PATIENCE * 8)
        check_duty(hall)
