"""The hall of a campaign: a Discord of our own with the real bot in it, its book, and ears at everybody's client."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import lang
from cogs.ui import ids
from cogs.ui.presses import HASTE as TWICE
from sandbox import Channel, Guild, Interaction, Message, Person, Sandbox, World
from sandbox.interactions import AUTOCOMPLETE
from sandbox.snowflakes import born

from .book import Book
from .cradle import Forked
from .ears import Ears
from .tally import Tally, Wrong

SCRIPT = Path(__file__).resolve().parent / "moved_bot.py"
# the bot's own patience is not the question
HASTE = ("--pace", "0.05", "--sweep", "2", "--calm", "0", "--presses", "0", "--hurry", "--no-emoji")
SLOW = 600.0  # seconds for a film or a review, on a busy machine
INVALID = 50035  # an answer of a form that Discord does not take
OUT_OF_TIME = "no answer within"  # of a process that thinks: its time is that of the clock on the wall
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
        self.bot = Forked(self.world, SCRIPT, *words, env=env, heard=self._heard)
        self.ends: dict[str, str] = {}  # what came of interactions, in a word of the log
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
            await self.bot.close()
            await self._sandbox.__aexit__()
        strange = self.world.unknown_routes
        self.tally.check(not strange, Wrong.BROKEN, f"asked Discord what it does not know: {strange[:5]}")

    async def start(self) -> None:
        await self.bot.start(within=STARTING)

    def _heard(self, line: str) -> None:
        """A line of the bot's log: what came of an interaction, and no errors but those that are expected."""
        try:
            told = json.loads(line)
        except ValueError:
            self.tally.wrong(Wrong.BROKEN, f"no line of a log: {line}")
            return
        if told["what"] in ("press", "command"):
            self.ends[str(told["interaction"])] = told["outcome"]
        if str(told.get("why", "")).startswith(OUT_OF_TIME):
            self.tally.tried["reviews given up because the machine was too busy, which was said"] += 1
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
            await act.outcome(SLOW)
        except TimeoutError:
            act.error = act.error or f"still thinking after {SLOW:g} s"
        self.tally.tried["interactions answered"] += act.error is None
        if act.error is not None:
            self.tally.wrong(Wrong.UNANSWERED, f"{act.error}: {described(act)}")
            return False
        self.tally.tried[f"… later than {DISCORD:g} s"] += act.waited > DISCORD
        if CONFESSION in act.text:
            self.tally.wrong(Wrong.BROKEN, f"{act.text!r}: {described(act)}")
        return True

    def check_refusals(self) -> None:
        """Discord has taken every answer, or another in its stead; none was a second one."""
        for _, path, why in self.world.refused:
            if path.endswith("/callback"):
                act = self.world.interactions.get(path.split("/")[2])
                mended = act is not None and act.response is not None and why["code"] == INVALID
                self.tally.tried["… by another answer than one that Discord refused"] += mended
                told = f"an answer that Discord refused, {why}: {described(act) if act else path}"
                self.tally.check(mended, Wrong.UNANSWERED, told)
        self.world.refused.clear()

    async def ended(self, act: Interaction) -> str:
        """Wait until the bot is done with it, slow pictures and all; what came of it, in a word of the log."""
        if act.kind == AUTOCOMPLETE:
            return "done"
        try:
            await self.world.until(lambda: act.id in self.ends, SLOW)
        except TimeoutError:
            self.tally.wrong(Wrong.UNANSWERED, f"without an end: {described(act)}")
        return self.ends.get(act.id, "")

    def repeats(self, act: Interaction) -> bool:
        """Whether the same person had pressed the same just before, and was answered."""
        press, at = ids.read(act.data.get("custom_id", "")), born(act.id)
        before = (one for one in self.world.interactions.values() if one.person is act.person and one.id != act.id)
        recent = (one for one in before if timedelta() <= at - born(one.id) < timedelta(seconds=TWICE) and self.ends.get(one.id) != "slip")
        return any(ids.read(one.data.get("custom_id", "")) == press for one in recent)

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
