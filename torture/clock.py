"""Clock jumps: forwards by minutes or weeks, and backwards, while tables are played."""

from __future__ import annotations

import asyncio
from random import Random

from .faults import played
from .hall import Hall
from .tables import Table, renewed

MINUTE, HOUR, DAY = 60, 3600, 86400
JUMPS = (-40 * DAY, -DAY, -HOUR, -MINUTE, 5 * MINUTE, HOUR, 9 * HOUR, DAY, 3 * DAY, 10 * DAY, 40 * DAY)
A_WHILE = 0.6  # seconds for the bot to see what time it is


async def jumps(hall: Hall, tables: list[Table], count: int) -> list[Table]:
    """Move the house's clock so many times; at the end it is right again."""
    chance, offset = Random(hall.chance.random()), 0
    for n in range(1, count + 1):
        offset += chance.choice(JUMPS)
        hall.clock.write_text(str(offset))
        hall.tally.tried["clock jumps"] += 1
        await asyncio.sleep(A_WHILE)
        await played(hall, tables, chance, 1)
        for table in tables:
            table.audit()
            if table.game().row.paused:
                await hall.answered(table.people[0].slash("table resume", table.channel))
        if n % 10 == 0 or n == count:
            for table in tables:
                await table.told()
            tables = [await renewed(table) for table in tables]
            hall.tidy()
            hall.tally.say(f"{n} of {count} clock jumps")
    hall.clock.unlink(missing_ok=True)
    return tables
