"""A full disk: the process may write no byte more, and then it may again."""

from __future__ import annotations

import resource
from random import Random

import lang
from lang.errors import DatabaseAway

from .faults import played
from .hall import Hall
from .tables import Table, renewed

ROOM = (0, 0, 4_096, 40_000)  # bytes left before the disk is full
AWAY = str(lang.interface("en").host_error(DatabaseAway()))


async def disk(hall: Hall, tables: list[Table], count: int) -> list[Table]:
    """Fill the disk so many times while tables are played: every press gets a sentence, and what was granted stands."""
    hall.expected |= {"undelivered", "the database is away"}
    chance = Random(hall.chance.random())
    for n in range(1, count + 1):
        _fill(hall, chance.choice(ROOM))
        refused = await _played_in_want(hall, tables, chance)
        hall.tally.tried["times the disk was full"] += 1
        hall.tally.tried["… presses then told that the database does not answer"] += refused
        _fill(hall, None)
        await played(hall, tables, chance, 1)
        for table in tables:
            await table.told()
            table.audit()
        tables = [await renewed(table) for table in tables]
        hall.tidy()
        hall.tally.say(f"{n} of {count} times a full disk")
    return tables


async def _played_in_want(hall: Hall, tables: list[Table], chance: Random) -> int:
    """How many presses were refused for want of room."""
    refused = 0
    for table in tables:
        game = table.game()
        if game.row.phase == "playing" and (act := table.act(chance, game.played().match, game)):
            await hall.answered(act.sent)
            refused += AWAY in act.look().sent.text
    return refused


def _fill(hall: Hall, room: int | None) -> None:
    """Let no file of the bot's grow beyond what it is now and so many bytes; None: as it likes."""
    process = hall.bot.process
    assert process is not None
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    largest = max(path.stat().st_size for path in hall.folder.iterdir() if path.name.startswith("arbiter.sqlite3"))
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most if room is None else largest * bool(room) + room, most))
