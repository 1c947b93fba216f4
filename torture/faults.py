"""Faults of everything around the bot: Discord's errors and limits, lost answers, lost connections and permissions, closed DMs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sandbox.model import VIEW

from .hall import Hall
from .tables import Table, renewed

ROUND = 4  # faults at a time
CODES = (500, 502, 503)


async def faults(hall: Hall, tables: list[Table], count: int) -> list[Table]:
    """Makes this many faults, a few at a time, while every table is played; then all is well again, and everything must be told."""
    hall.expected |= {"undelivered"}
    chance, done = Random(hall.chance.random()), 0
    while done < count:
        some = min(ROUND, count - done)
        for _ in range(some):
            name, fail = chance.choice(list(FAULTS.items()))
            fail(hall, chance.choice(tables), chance)
            hall.tally.tried[f"faults: {name}"] += 1
        await played(hall, tables, chance)
        done += some
        _mend(hall, tables)
        for table in tables:
            await table.told()
            table.audit()
        tables = [await renewed(table) for table in tables]
        hall.tidy()
        hall.tally.say(f"{done} of {count} faults")
    return tables


async def played(hall: Hall, tables: list[Table], chance: Random, moves: int = 2) -> None:
    """Some moves at every table, every press answered."""
    for _ in range(moves):
        for table in tables:
            game = table.game()
            if game.row.phase != "playing":
                continue
            if (act := table.act(chance, game.played().match, game)) is not None:
                await hall.answered(act.sent)
                act.look()


def _mend(hall: Hall, tables: list[Table]) -> None:
    hall.world.faults.queue.clear()
    for table in tables:
        hall.world.set_bot_permissions(table.channel, None)
        for person in table.people:
            person.dms_open = True


def _posts(table: Table) -> str:
    return f"/channels/{table.channel.id}/messages"


def _fail(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.faults.add(_posts(table), chance.choice(CODES), times=chance.randint(1, 3))


def _limit(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.faults.rate_limit(_posts(table), 0.2, times=chance.randint(1, 3))


def _lose(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.faults.lose_answer(_posts(table), method=chance.choice(("POST", "PATCH")))


def _slow(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.faults.slow(_posts(table), chance.random() * 3, times=chance.randint(1, 3))


def _stumble(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.faults.add("/callback$", chance.choice(CODES))


def _letter(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.faults.add(f"/channels/{chance.choice(table.people).dm.id}/messages", chance.choice(CODES), times=2)


def _close(hall: Hall, table: Table, chance: Random) -> None:
    chance.choice(table.people).dms_open = False


def _shut(hall: Hall, table: Table, chance: Random) -> None:
    hall.world.set_bot_permissions(table.channel, VIEW)


def _delete(hall: Hall, table: Table, chance: Random) -> None:
    if (board := table.board) is not None:
        hall.world.delete(board)


def _disconnect(hall: Hall, table: Table, chance: Random) -> None:
    chance.choice((hall.world.disconnect, hall.world.reconnect_request))()


FAULTS: dict[str, Callable[[Hall, Table, Random], None]] = {
    "errors of Discord": _fail, "rate limits": _limit, "answers that were lost": _lose, "slow requests": _slow,
    "errors at the answer to a press": _stumble, "letters that failed": _letter, "closed direct messages": _close,
    "lost permissions": _shut, "deleted boards": _delete, "lost connections": _disconnect,
}  # fmt: skip
