"""Several processes of the real bot with one PostgreSQL, at one loopback Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wire import PACE, PATIENCE, SEEDED, Hall, Table, first, offered, pick, shown

from cogs.ui import ids
from sandbox import Bot, Guild, Message, Person, World
from sandbox.gateway import shard_of


def guild_of(world: World, shard: int, total: int) -> Guild:
    """A server that belongs to this shard."""
    while True:
        guild = world.add_guild(f"Forum {shard}")
        if shard_of(guild.id, total) == shard:
            return guild
        world.snowflakes.last += 1 << 22  # a millisecond later


async def from_afar(t: Table, person: Person) -> Message:
    """The menu behind Play, pressed in a direct message: of that only the first shard hears."""
    await t.world.until(lambda: person.dm.messages, PATIENCE)
    act = person.forge_press(person.last(person.dm), ids.write(ids.Verb.PLAY, t.game))
    return shown(await act)


async def plays_from_afar(t: Table, person: Person) -> Message:
    """Presses on there until nothing more is offered; the last screen."""
    screen = await from_afar(t, person)
    while offers := offered(screen):
        screen = await pick(person, screen, first(list(offers)))
    return screen


class Fleet(Hall):
    """A hall whose bot has company. `log` has the lines of all."""

    def __init__(self, data: Path, database: str, *arguments: str) -> None:
        super().__init__(data / "first", *arguments, database=database)
        self.fleet = data
        self.bots: list[Bot] = []

    async def join(self, *arguments: str, name: str = "", script: Path = SEEDED) -> Bot:
        """One more process, up to the gateway."""
        folder = self.fleet / (name or f"process{len(self.bots)}")
        given = ("--discord", "--data", str(folder), *PACE, "--database", self.database, *arguments)
        bot = Bot(self.world, script, *given, heard=self.log.append)
        self.bots.append(bot)
        return await bot.start(within=PATIENCE)

    async def _close(self) -> None:
        for bot in self.bots:
            if bot.alive:
                await bot.stop(within=PATIENCE)
        await super()._close()

    def took(self, bot: Bot, act: Any) -> bool:
        """Whether this process has answered a press."""
        return any(f'"interaction": {act.id}' in line for line in bot.lines)
