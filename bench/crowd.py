"""Many tables at once at the loopback: each plays as fast as its boards are drawn and posted."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from cogs.ui import ids, menu
from games import GAMES
from host.book.store import Store
from host.record.reading import record, standing
from rules.engine.match import Match, replay
from sandbox import Bot, Channel, Guild, Message, Person, Sandbox, World
from sandbox.gateway import shard_of

from .games import pick
from .idle import ROOT
from .wire import HASTE, press

GAME = "fortuna"
SEATED = 2
WARM = 6  # moves at each table before anything is counted: palettes, first letters
PATIENCE = 60.0  # seconds
PICTURE = 3.0  # seconds after which a move is taken for one that shows nothing


@dataclass(frozen=True, slots=True)
class Crew:
    """How the bot is run: in how many processes, and on what."""

    processes: int
    database: str = ""  # the address of a PostgreSQL; "": a file


@dataclass(slots=True)
class Seen:
    """What was measured while everybody played."""

    answers: list[float] = field(default_factory=list)  # seconds from a press to the first word of its answer
    moves: int = 0
    seconds: float = 0.0
    memory: float = 0.0  # MB of all processes
    requests: int = 0  # to Discord, but for answers to presses: of those it counts 50 a second
    work: float = 0.0  # seconds of processor time they took: a neighbour on the same machine is not counted

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Seat:
    """A table, its players' panels, and the same game here: so we know what is legal."""

    def __init__(self, world: World, channel: Channel, players: Sequence[Person], id: int, match: Match, chance: random.Random) -> None:
        self.world, self.channel, self.players, self.id, self.match, self.chance = world, channel, players, id, match, chance
        self.panels: dict[int, Message] = {}

    def _pictures(self) -> set[str]:
        return {file.id for message in self.channel.messages.values() for file in message.attachments if file.filename == "board.png"}

    async def move(self, seen: Seen | None) -> None:
        """A random move, up to its picture in the channel."""
        if self.match.decision is None:
            return
        seat = pick(sorted(self.match.waiting), self.chance)
        person = self.players[seat]
        if seat not in self.panels:
            board = next(one for one in reversed(person.sees(self.channel)) if any("a:play:" in str(part) for part in one.buttons))
            opened = press(person, board, "play")
            await opened.acknowledged(PATIENCE)
            assert opened.message
            self.panels[seat] = opened.message
        move, before, old = pick(self.match.legal(seat), self.chance), self.match, self._pictures()
        began = time.perf_counter()
        sent = person.forge_press(self.panels[seat], ids.write(ids.Verb.GO, self.id, before.moment, menu.tokens(move)))
        await sent.acknowledged(PATIENCE)
        answered = time.perf_counter() - began
        self.match, _ = before.answer(seat, move)
        try:
            await self.world.until(lambda: self._pictures() - old, PICTURE)
        except TimeoutError:
            return
        if seen is not None:
            seen.answers.append(answered)
            seen.moves += 1


async def sit_down(world: World, store: Store, guild: Guild, number: int) -> Seat:
    channel = world.add_channel(guild, f"table {number}")
    players = [world.add_person(f"Player {number}-{seat}", guild) for seat in range(SEATED)]
    lobby = (await players[0].slash("game new", channel, game=GAME)).message
    assert lobby
    for player in players[1:]:
        await press(player, lobby, "join")
    await press(players[0], lobby, "start")
    await world.until(lambda: any(message.attachments for message in channel.messages.values()), PATIENCE)
    row = await store.game_in(int(channel.id))
    assert row
    match = replay(GAMES[GAME].rules, record(row, standing(await store.log(row.id))))
    return Seat(world, channel, players, row.id, match, random.Random(number))


async def watched(crew: Crew, folder: Path, tables: int, seconds: float) -> Seen:
    """Lets this many tables play for this long, spread over the shards of the crew's processes, and says what was measured."""
    total, seen = crew.processes, Seen()
    async with Sandbox() as world:
        guilds = [_guild(world, shard, total) for shard in range(total)]
        bots = []
        try:
            for shard in range(total):
                where = ("--database", crew.database) if crew.database else ()
                some = ("--shards", f"{shard}/{total}") if total > 1 else ()
                bot = Bot(world, ROOT / "bot.py", "--discord", "--data", str(folder / str(shard)), *HASTE, *where, *some, cwd=ROOT)
                bots.append(await bot.start(within=PATIENCE))
            await world.until(lambda: world.commands[None], PATIENCE)
            store = await Store.open(crew.database or folder / "0" / "arbiter.sqlite3")
            seats = [await sit_down(world, store, guilds[number % total], number) for number in range(tables)]
            await asyncio.gather(*(_play(seat, WARM) for seat in seats))
            world.requests.clear()
            began, worked = time.perf_counter(), _worked(bots)
            await asyncio.gather(*(_play_until(seat, began + seconds, seen) for seat in seats))
            seen.seconds, seen.work = time.perf_counter() - began, _worked(bots) - worked
            seen.requests = sum(not path.startswith(("/interactions", "/webhooks")) for _, path, _ in world.requests)
            seen.memory = sum(process.memory_info().rss for process in _processes(bots)) / 1e6
            await store.close()
        finally:
            for bot in bots:
                await bot.stop(PATIENCE)
    return seen


def _processes(bots: Sequence[Bot]) -> list[psutil.Process]:
    return [psutil.Process(bot.process.pid) for bot in bots if bot.process]


def _worked(bots: Sequence[Bot]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in _processes(bots))


async def _play(seat: Seat, moves: int) -> None:
    for _ in range(moves):
        await seat.move(None)


async def _play_until(seat: Seat, end: float, seen: Seen) -> None:
    while time.perf_counter() < end and seat.match.decision is not None:
        await seat.move(seen)


def _guild(world: World, shard: int, total: int) -> Guild:
    """A server that belongs to this shard."""
    while True:
        guild = world.add_guild(f"Forum {shard}")
        if shard_of(guild.id, total) == shard:
            return guild
        world.snowflakes.last += 1 << 22  # a millisecond later
