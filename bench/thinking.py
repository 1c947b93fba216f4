"""What people at one table feel of a strong computer player who thinks at another: the same presses in thought and at rest, by turns."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sandbox import Bot, Channel, Sandbox

from .idle import ROOT
from .measure import Effort, percentile
from .report import THINKING, Row
from .wire import HASTE, Hall, Table, press

GAME = "cesar"
ANSWERED = "SELECT count(*) FROM log JOIN games ON games.id = log.game WHERE channel = ? AND why IS NOT NULL"
Spell = dict[str, list[float]]  # seconds of each press, by what was pressed
PRESSES = {"play": "press to first answer", "hand": "hand to its picture"}


class Opponent:
    """A table at which a strong computer player thinks about its first answer as soon as the cards are dealt."""

    def __init__(self, hall: Hall, channel: Channel) -> None:
        self.hall, self.channel = hall, channel

    @classmethod
    async def challenged(cls, hall: Hall) -> Opponent:
        person, channel = hall.people[-1], hall.world.add_channel(hall.guild, "challenge")
        lobby = (await person.slash("game new", channel, game=GAME)).message
        await person.slash("game bot", channel, level="strong")
        assert lobby
        await person.slash("game start", channel)
        await hall.world.until(lambda: any(message.attachments for message in channel.messages.values()), 30)
        await hall.quiet()
        return cls(hall, channel)

    @property
    def thinks(self) -> bool:
        with closing(sqlite3.connect(self.hall.book)) as book:
            return not book.execute(ANSWERED, (int(self.channel.id),)).fetchone()[0]

    async def decided(self) -> None:
        await self.hall.world.until(lambda: not self.thinks, 30)
        await self.hall.quiet()


def _thinks(opponent: Opponent) -> bool:
    return opponent.thinks


async def presses(table: Table, count: int, on: Callable[[], bool]) -> Spell:
    """How long presses took while the bot thinks: `count` of each kind, as long as `on()`; one under way at its end does not count."""
    spell: Spell = {verb: [] for verb in PRESSES}
    board = table.board
    for n in range(count * len(PRESSES)):
        verb = tuple(PRESSES)[n % len(PRESSES)]
        began = time.perf_counter()
        await press(table.players[0], board, verb).answered()
        spent = time.perf_counter() - began
        if not on():
            break
        spell[verb].append(spent)
    return spell


async def rows(effort: Effort) -> list[Row]:
    with TemporaryDirectory(prefix="arbiter-bench-") as folder:
        async with Sandbox() as world, Bot(world, ROOT / "bot.py", "--data", folder, *HASTE, cwd=ROOT) as bot:
            await world.until(lambda: world.commands[None])
            hall = Hall(world, bot, Path(folder) / "arbiter.sqlite3")
            table = await hall.open(GAME)
            await (await Opponent.challenged(hall)).decided()  # the process that thinks is there now
            await presses(table, effort.presses, lambda: True)
            thought: list[Spell] = []
            rest: list[Spell] = []
            for n in range(effort.rounds):
                if n % 2:
                    rest.append(await presses(table, effort.presses, lambda: True))
                opponent = await Opponent.challenged(hall)
                thought.append(await presses(table, effort.presses, partial(_thinks, opponent)))
                await opponent.decided()
                if not n % 2:
                    rest.append(await presses(table, effort.presses, lambda: True))
    return [row for verb, what in PRESSES.items() for row in _compared(what, _all(thought, verb), _all(rest, verb))]


def _all(spells: list[Spell], verb: str) -> list[float]:
    return [seconds for spell in spells for seconds in spell[verb]]


def _compared(what: str, thought: list[float], rest: list[float]) -> list[Row]:
    half, most = (f"{one * 1000:.1f} ms, at rest {two * 1000:.1f} ms" for one, two in zip(_spread(thought), _spread(rest), strict=True))
    note = f"{half}; {len(thought)} and {len(rest)} presses"
    ratios = [one / two for one, two in zip(_spread(thought), _spread(rest), strict=True)]
    return [
        Row("roundtrip", f"{what} while a computer thinks", ratios[0], "at rest", THINKING, note),
        Row("roundtrip", f"{what} while a computer thinks, p99", ratios[1], "at rest", THINKING, most),
    ]


def _spread(seconds: list[float]) -> tuple[float, float]:
    return median(seconds), percentile(seconds, 0.99)
