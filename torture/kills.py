"""Kills in mid-move: the process is gone between any two of its steps, and comes again."""

from __future__ import annotations

import asyncio
from random import Random

from .hall import Hall
from .tables import Table, renewed
from .tally import Wrong

BUSY = 3  # tables at which somebody plays while the bot is killed
REST = 25  # kills between two rests, in which everything must be told
MID = "kills with a press unanswered"
WRITTEN = "… of them with a move in the book that nobody had heard of"


async def kills(hall: Hall, tables: list[Table], count: int) -> list[Table]:
    """Kill the bot so many times while it is played with."""
    chance = Random(hall.chance.random())
    for table in tables:
        table.audit()
    for n in range(1, count + 1):
        players = [asyncio.create_task(_play(table, chance)) for table in chance.sample(tables, min(BUSY, len(tables)))]
        await _moment(hall, tables, chance)
        await hall.bot.kill()
        await _stop(players)
        _count(hall, tables)
        for table in tables:
            table.audit(gone=True)
        await hall.start()
        tables = [await renewed(table) for table in tables]
        if n % REST == 0 or n == count:
            await _rest(hall, tables, n, count)
    return tables


async def _play(table: Table, chance: Random) -> None:
    """Play on until the bot is gone."""
    while True:
        game = await asyncio.to_thread(table.game)
        act = table.act(chance, game.played().match, game) if game.row.phase == "playing" else None
        if act is None:
            await asyncio.sleep(0.05)
            continue
        await act.sent.outcome(60.0)
        act.look()


async def _moment(hall: Hall, tables: list[Table], chance: Random) -> None:
    """Somewhere in the first moves: soon after a press, or at one of the bot's requests to Discord."""
    begun, presses = sum(len(table.acts) for table in tables), chance.randint(1, 6)
    try:
        await hall.world.until(lambda: sum(len(table.acts) for table in tables) - begun >= presses, 20.0)
        before = hall.world.revision
        if chance.random() < 0.5:
            await asyncio.sleep(chance.random() * 0.12)
        else:
            steps = chance.randint(1, 12)
            await hall.world.until(lambda: hall.world.revision - before >= steps, 2.0)
    except TimeoutError:
        pass


async def _stop(players: list[asyncio.Task[None]]) -> None:
    playing = set(players)
    while playing:  # wait_for may lose a cancellation that comes as what it waits for happens
        for player in playing:
            player.cancel()
        _, playing = await asyncio.wait(playing, timeout=1.0)
    for outcome in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, TimeoutError):
            raise outcome


def _count(hall: Hall, tables: list[Table]) -> None:
    """What the kill has hit; nobody waits for an answer any more."""
    tried, cut = hall.tally.tried, 0
    for table in (table for table in tables if table.acts):
        clicks = {row.click for row in table.game().rows}
        for act in table.acts:
            if not act.sent.settled:
                cut += 1
                tried[WRITTEN] += int(act.sent.id) in clicks
    for sent in hall.world.interactions.values():
        if not sent.settled:
            sent.error = "the bot was killed"
    tried["kills"] += 1
    tried[MID] += bool(cut)


async def _rest(hall: Hall, tables: list[Table], n: int, count: int) -> None:
    """Everything must be told now, and the file be whole."""
    for table in tables:
        await table.told()
    hall.tally.check(hall.book.sound, Wrong.LOST, "the file of the book is damaged")
    hall.tidy()
    hall.tally.say(f"{n} of {count} kills")
