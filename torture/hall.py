"""The hall of a campaign: a Discord of our own with the real bot in it, its book, and ears at everybody's client."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import lang
from sandbox import Bot, Channel, Guild, Interaction, Message, Person, Sandbox, World

from .book import Book
from .ears import Ears
from .tally import Tally, Wrong

SCRIPT = Path(__file__).resolve().parent / "moved_bot.py"
# the bot's own patience is not the question
HASTE = ("--pace", "0.05", "--sweep", "2", "--calm", "0", "--presses", "0", "--hurry", "--no-emoji")
STARTING = 90.0  # seconds for the bot to come, on a busy machine
MEMORY = 400  # deliveries kept a person: the ears have heard them
KEPT = 60  # private messages kept in a channel
DISCORD = 3.0  # seconds in which Discord wants an answer
SAY = lang.interface("en")
CONFESSION = SAY.broken("").partition(";")[0]
STOPPED_EARLY = "ConnectionState._delay_ready"  # discord.py stumbles over its own end if it is stopped before it was ready


class Hall:
    """`async with Hall(...)`: the bot is there, and has synced its commands."""

    def __init__(
        self, folder: Path, tally: Tally, *, seed: str = "", patience: float = 3.0, database: str = "", world: World | None = None,
        arguments: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.folder, self.tally, self.chance = folder, tally, Random(seed)
        self.clock = folder / "clock"
        self._sandbox = Sandbox(world or World(memory=MEMORY))
        self.world = self._sandbox.world
        self.world.patience = patience
        self.book = Book(database or folder / "arbiter.sqlite3")
        words = ("--discord", "--data", str(folder), *HASTE, *(("--database", database) if database else ()), *arguments)
        env = {"ARBITER_TORTURE_SEED": seed, "ARBITER_TORTURE_CLOCK": str(self.clock)}
        self.bot = Bot(self.world, SCRIPT, *words, env=env, heard=self._heard)
        self.expected: set[str] = set()  # what the log may say of errors, for a while
        self.ears = Ears(self)
        self._people = 0

    async def __aenter__(self) -> Hall:
        self.folder.mkdir(parents=True, exist_ok=True)
        await self._sandbox.__aenter__()
        await self.start()
        await self.world.until(lambda: self.world.commands[None], STARTING)
        return self

    async def __aexit__(self, *exception: object) -> None:
        try:
            if self.bot.alive:
                code = await self.bot.stop(within=STARTING)
                self.tally.check(code == 0, Wrong.BROKEN, f"the bot ended with {code}")
        finally:
            await self._sandbox.__aexit__()
        strange = self.world.unknown_routes
        self.tally.check(not strange, Wrong.BROKEN, f"asked Discord what it does not know: {strange[:5]}")

    async def start(self) -> None:
        await self.bot.start(within=STARTING)

    def _heard(self, line: str) -> None:
        """A line of the bot's log: no errors but those that are expected."""
        try:
            told = json.loads(line)
        except ValueError:
            self.tally.wrong(Wrong.BROKEN, f"no line of a log: {line}")
            return
        bad = told.get("level") in ("error", "critical") or "trace" in told
        if bad and told["what"] not in self.expected and STOPPED_EARLY not in told["what"]:
            self.tally.wrong(Wrong.BROKEN, f"the log says {line}")

    # ------------------------------------------------------------ people

    def guild(self) -> Guild:
        return next(iter(self.world.guilds.values()), None) or self.world.add_guild("Forum")

    def person(self, name: str, *guilds: Guild, **traits: Any) -> Person:
        """Somebody whom the ears follow."""
        self._people += 1
        person = self.world.add_person(f"{name} {self._people}", *guilds, **traits)
        self.ears.follow(person)
        return person

    # ------------------------------------------------------------ answers

    async def answered(self, act: Interaction) -> bool:
        """Wait for the answer; whether there was one, in time and in words."""
        try:
            await act.outcome(30.0)
        except TimeoutError:
            act.error = act.error or "still thinking after 30 s"
        self.tally.tried["interactions answered"] += act.error is None
        if act.error is not None:
            self.tally.wrong(Wrong.UNANSWERED, f"{act.error}: {described(act)}")
            return False
        self.tally.tried[f"… later than {DISCORD:g} s"] += act.waited > DISCORD
        if CONFESSION in act.text:
            self.tally.wrong(Wrong.BROKEN, f"{act.text!r}: {described(act)}")
        return True

    def tidy(self) -> None:
        """Forget old private messages: a client would have."""
        for channel in self.world.channels.values():
            private = [message.id for message in channel.messages.values() if message.ephemeral]
            for old in private[:-KEPT]:
                del channel.messages[old]


def described(act: Interaction) -> str:
    """A message in a line: who sent what."""
    where = "a DM" if act.channel.guild is None else act.channel.name
    return f"{act.person.name} in {where}: kind {act.kind}, {json.dumps(act.data, ensure_ascii=False)}"


def find(message: Message, verb: str) -> str | None:
    """The button of a verb."""
    return next((part["custom_id"] for part in message.buttons if part.get("custom_id", "").startswith(f"a:{verb}:")), None)


def press(person: Person, message: Message | None, verb: str) -> Interaction:
    assert message is not None
    button = find(message, verb)
    assert button, f"no {verb} among {message.labels}"
    return person.click(message, button)


def public(channel: Channel) -> list[Message]:
    """What everybody sees there."""
    return [message for message in channel.messages.values() if not message.ephemeral]
