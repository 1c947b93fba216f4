"""How late the event loop is while boards are drawn without a pause, as many at once as the bot allows; at rest, what the machine adds.

Every board is one never drawn before. Threads take turns as they do in the bot.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import islice
from statistics import median

from cogs.ui import reply
from games import GAMES
from host.telling.posts import Picture
from start.serving import TURN

from . import pictures
from .measure import Effort, in_rounds, percentile
from .report import LAG, Row

TICK = 0.005
AHEAD = 60  # boards ready to be drawn in a second, for each slot


async def ticker(seconds: float) -> list[float]:
    """How many ms late each tick was."""
    late, end = [], time.perf_counter() + seconds
    while (due := time.perf_counter() + TICK) < end:
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - due) * 1000)
    return late


async def drawing(boards: Iterator[pictures.Draw], done: asyncio.Event) -> int:
    """Draw boards until told to stop; returns how many."""
    drawn = 0
    for draw in boards:
        await reply.drawn((Picture("board.png", "", draw),))
        drawn += 1
        if done.is_set():
            break
    return drawn


async def lateness(boards: Iterator[pictures.Draw], slots: int, seconds: float) -> tuple[list[float], int]:
    done = asyncio.Event()
    painters = [asyncio.create_task(drawing(boards, done)) for _ in range(slots)]
    late = await ticker(seconds)
    done.set()
    return late, sum(await asyncio.gather(*painters))


def rows(effort: Effort) -> list[Row]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    try:
        with asyncio.Runner() as runner:
            return [_game(runner, name, effort) for name in GAMES]
    finally:
        sys.setswitchinterval(usual)


def _game(runner: asyncio.Runner, name: str, effort: Effort) -> Row:
    """The median of some short spells."""
    painter, slots, rates = GAMES[name].painter, reply.DRAWERS._max_workers, []
    painter.warm()
    shown = pictures.shown(name, painter)

    def spell(painters: int) -> float:
        boards = [one.board for one in islice(shown, round(AHEAD * painters * effort.seconds))]
        late, drawn = runner.run(lateness(iter(boards), painters, effort.seconds))
        rates.append(drawn / effort.seconds)
        return percentile(late, 0.99)

    spell(slots)  # fills the caches
    found = in_rounds({painters: partial(spell, painters) for painters in {0, 1, slots}}, effort.rounds)
    rest, drawn = median(found[0]), median(found[slots])
    note = f"{drawn:.1f} ms, {rest:.1f} ms at rest; {median(found[1]):.1f} ms with one slot; {max(rates):.0f} boards/s"
    return Row("roundtrip", f"{name}, event-loop lag p99 above rest", drawn - rest, "ms", LAG, note)
