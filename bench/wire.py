"""The real bot at the loopback Discord: commands and presses to their first answer, moves to their picture."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import psutil

from cogs.ui import ids, menu
from games import GAMES
from host.book.store import GAME, LOG, GameRow, LogRow
from host.record.reading import record, standing
from rules.engine.match import Match, replay
from rules.engine.model import Kind
from sandbox import Bot, Channel, Interaction, Message, Person, Sandbox, World

from .games import pick
from .idle import ROOT
from .measure import Effort, percentile, work_of
from .pictures import bare
from .report import PRESS, SENT, Row

NAMES = ("Livia", "Marcus", "Zoe", "Octavia", "Titus")
HASTE = ("--pace", "0", "--calm", "0", "--presses", "0", "--hurry", "--no-emoji")  # the bot's own patience is not the question
SILENCE = 0.15  # seconds without a request: the bot has nothing left to do
WARM = 12  # moves played before memory is weighed


@dataclass(slots=True)
class Table:
    """A game at the loopback, and the same game here: so we know what is legal."""

    channel: Channel
    players: Sequence[Person]
    id: int
    match: Match

    @property
    def board(self) -> Message:
        return next(one for one in reversed(self.players[0].sees(self.channel)) if find(one, "play"))


def find(message: Message, verb: str) -> str | None:
    """The button of a verb."""
    return next((part["custom_id"] for part in message.buttons if part.get("custom_id", "").startswith(f"a:{verb}:")), None)


def press(person: Person, message: Message, verb: str) -> Interaction:
    button = find(message, verb)
    assert button, f"no {verb} among {message.labels}"
    return person.click(message, button)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a move took, in seconds."""

    asked: float  # from Play to its panel
    work: float  # of the bot's processor time, for that
    sent: float  # from the move to its picture
    png: float  # of a bare PNG of that


class Hall:
    """A guild with players, and the bot's book to look into."""

    def __init__(self, world: World, bot: Bot, book: Path) -> None:
        self.world, self.bot, self.book = world, bot, book
        self.guild = world.add_guild("Forum")
        self.people = [world.add_person(name, self.guild) for name in NAMES]
        self.chance = random.Random(1)

    async def open(self, name: str) -> Table:
        """A lobby, filled and started; its first board is there."""
        channel, players = self.world.add_channel(self.guild, name), self.people[: min(GAMES[name].rules.SEATS)]
        lobby = (await players[0].slash("game new", channel, game=name)).message
        assert lobby
        for player in players[1:]:
            await press(player, lobby, "join")
        await press(players[0], lobby, "start")
        await self.world.until(lambda: self._pictures(channel), 30)  # the first one waits for the palettes
        await self.quiet()
        game, match = self._read(channel)
        return Table(channel, players, game, match)

    def _read(self, channel: Channel) -> tuple[int, Match]:
        with closing(sqlite3.connect(self.book)) as book:
            row = GameRow(*book.execute(f"SELECT {GAME} FROM games WHERE channel = ?", (int(channel.id),)).fetchone())
            log = [LogRow(*line) for line in book.execute(f"SELECT {LOG} FROM log WHERE game = ? ORDER BY n", (row.id,))]
        return row.id, replay(GAMES[row.game].rules, record(row, standing(log)))

    async def quiet(self) -> None:
        """Wait until the bot has said everything."""
        before = -1
        while before != len(self.world.requests):
            before = len(self.world.requests)
            await asyncio.sleep(SILENCE)

    def _pictures(self, channel: Channel) -> dict[str, bytes]:
        """The boards in a channel, by the attachment's id."""
        files = (file for message in channel.messages.values() for file in message.attachments)
        return {file.id: file.data for file in files if file.filename == "board.png"}

    def memory(self) -> float:
        """kB of the bot's process."""
        assert self.bot.process
        return psutil.Process(self.bot.process.pid).memory_info().rss / 1000

    # ------------------------------------------------------------ what is measured

    async def command(self, table: Table) -> float:
        return await _first_word(table.players[0].slash("game play", table.channel))

    async def asked(self, menu_press: Interaction) -> tuple[float, float]:
        """Seconds to the first answer, and of the bot's processor time until then."""
        assert self.bot.process
        before = work_of(self.bot.process.pid)
        seconds = await _first_word(menu_press)
        return seconds, work_of(self.bot.process.pid) - before

    async def move(self, table: Table) -> Seen | None:
        """A random move, from Play to its picture; None if it shows none."""
        seat = pick(sorted(table.match.waiting), self.chance)
        person, before = table.players[seat], table.match
        menu_press = press(person, table.board, "play")
        asked, work = await self.asked(menu_press)
        move = pick(before.legal(seat), self.chance)
        table.match, _ = before.answer(seat, move)
        old, source = self._pictures(table.channel), menu_press.message
        assert source and before.decision
        began = time.perf_counter()
        sent = person.forge_press(source, ids.write(ids.Verb.GO, table.id, before.moment, menu.tokens(move)))
        if before.decision.kind is Kind.LIVE and table.match.moment == before.moment:
            await sent
            await self.quiet()
            return None
        new = await self.world.until(lambda: self._pictures(table.channel).keys() - old.keys(), 10)
        seconds = time.perf_counter() - began
        await self.quiet()
        return Seen(asked, work, seconds, _png(self._pictures(table.channel)[new.pop()]))


async def _first_word(interaction: Interaction) -> float:
    began = time.perf_counter()
    await interaction.acknowledged()
    return time.perf_counter() - began


def _png(board: bytes) -> float:
    """Seconds of a bare PNG of this board."""
    save, spent = bare(board), []
    for _ in range(3):
        began = time.perf_counter()
        save()
        spent.append(time.perf_counter() - began)
    return median(spent)


# ---------------------------------------------------------------- the run


async def rows(effort: Effort) -> list[Row]:
    with TemporaryDirectory(prefix="arbiter-bench-") as folder:
        async with Sandbox() as world, Bot(world, ROOT / "bot.py", "--data", folder, *HASTE, cwd=ROOT) as bot:
            await world.until(lambda: world.commands[None])
            hall = Hall(world, bot, Path(folder) / "arbiter.sqlite3")
            return [row for name in GAMES for row in await _game(hall, name, effort)]


async def _game(hall: Hall, name: str, effort: Effort) -> list[Row]:
    tables = [await hall.open(name), await hall.open(name)]
    for n in range(WARM):
        await hall.move(tables[n % 2])
    before = hall.memory()
    tables = [await hall.open(name) for _ in range(effort.games)]
    memory = (hall.memory() - before) / effort.games
    commands = [await hall.command(tables[n % len(tables)]) for n in range(effort.presses)]
    await hall.quiet()
    moves = [seen for n in range(effort.presses) if (seen := await hall.move(tables[n % len(tables)]))]
    asked, work, pictures = [seen.asked for seen in moves], [seen.work for seen in moves], [seen.sent / seen.png for seen in moves]
    weight = f"{effort.games} games; {hall.memory() / 1000:.0f} MB in all"
    note = f"{_ms([seen.sent for seen in moves])}, bare PNG {median(seen.png for seen in moves) * 1000:.1f} ms"
    return [
        Row("roundtrip", f"{name}, command to first answer", median(commands) * 1000, "ms", note=_ms(commands)),
        Row("roundtrip", f"{name}, press to first answer", median(asked) * 1000, "ms", note=_ms(asked)),
        Row("roundtrip", f"{name}, press to first answer, processor time", median(work) * 1000, "ms", PRESS, _ms(work)),
        Row("roundtrip", f"{name}, move to picture sent", median(pictures), "bare PNG", SENT, note),
        Row("roundtrip", f"{name}, move to picture sent, p95", percentile(pictures, 0.95), "bare PNG"),
        Row("roundtrip", f"{name}, the process grows a game", memory, "kB", note=weight),
    ]


def _ms(seconds: Sequence[float]) -> str:
    return f"{median(seconds) * 1000:.1f} ms, p95 {percentile(seconds, 0.95) * 1000:.1f} ms"
