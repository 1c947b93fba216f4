"""The real bot at the loopback Discord: a hall, its tables, and players who use only what their client shows them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

import postgres
import pytest

import lang
from games import GAMES
from host.book.postgres import numbered
from host.book.store import GAME, LOG, GameRow, LogRow
from host.record.reading import record, standing
from lang.errors import Why
from rules.engine.match import Match, replay
from sandbox import Bot, Channel, Interaction, Message, Person, Sandbox, World
from sandbox.interactions import AUTOCOMPLETE
from sandbox.model import PATIENCE as PATIENCE

BOT = Path(__file__).resolve().parent.parent / "bot.py"
SEEDED = Path(__file__).resolve().parent / "seeded_bot.py"
SAY = lang.interface("en")
YOUR_TURN = SAY.your_turn_since(0).partition(",")[0]  # in the list of somebody's games
STOPPED_EARLY = "ConnectionState._delay_ready"  # discord.py stumbles over its own end if it is stopped before it was ready
# the bot's patience is not ours, and we read words alone
PACE = ("--pace", "0.05", "--calm", "0", "--presses", "0", "--hurry", "--no-emoji")
LONG = 5 * PATIENCE  # for work that takes its time, such as a review
Taste = Callable[[Sequence[str]], str]
Story = Callable[["Table"], Awaitable[None]]


class Hall:
    """A server with the bot in it. The process serves all tests of a file; each of them has a table of its own."""

    def __init__(self, data: Path, *arguments: str, world: World | None = None, script: Path = SEEDED, database: str = "") -> None:
        self.data, self.script, self.database = data, script, database
        self.arguments = (*arguments, *(("--database", database) if database else ()))
        self.log: list[str] = []
        self.expected: set[str] = set()  # errors in the log that a test has provoked
        self._runner = asyncio.Runner()
        self._sandbox = Sandbox(world)
        self.world = self._sandbox.world
        self.world.patience = PATIENCE

    def __enter__(self) -> Self:
        self._runner.run(self._open())
        return self

    async def _open(self) -> None:
        await self._sandbox.__aenter__()
        self.guild = next(iter(self.world.guilds.values()), None) or self.world.add_guild("Forum")
        self.bot = Bot(self.world, self.script, "--discord", "--data", str(self.data), *PACE, *self.arguments, heard=self.log.append)
        await self.bot.start(within=PATIENCE)
        await self.world.until(lambda: self.world.commands[None], PATIENCE)

    def __exit__(self, *exception: object) -> None:
        try:
            self._runner.run(self._close())
        finally:
            self._runner.close()

    async def _close(self) -> None:
        if self.bot.alive:
            await self.bot.stop(within=PATIENCE)
        await self._sandbox.__aexit__()

    def live(self, story: Story, within: float = 2 * LONG) -> None:
        """Lives through a story at a fresh table; afterwards nothing may have gone wrong that nobody expected."""
        table, lines = Table(self), len(self.log)
        self._runner.run(asyncio.wait_for(story(table), within))
        assert not self.world.unknown_routes
        assert not self.errors(lines), "\n".join(self.errors(lines))
        failures = [one.payload for person in table.people for one in person.received if one.kind == "failure"]
        assert not failures, f"left without an answer: {failures}"

    def errors(self, since: int = 0) -> list[str]:
        """What the log says of errors, but for those a test has provoked."""
        lines = [json.loads(line) for line in self.log[since:]]
        bad = [line for line in lines if line["level"] in ("error", "critical") or "trace" in line]
        return [json.dumps(line)[:3000] for line in bad if line["what"] not in self.expected and STOPPED_EARLY not in line["what"]]

    def logged(self, words: str, since: int = 0) -> bool:
        """Whether a line of the log has these words."""
        return any(words in line for line in self.log[since:])

    def book(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What stands in the database; what the bot holds in memory too is changed only while it is down."""
        if self.database:
            return postgres.asked(self.database, numbered(sql), *values)
        with closing(sqlite3.connect(self.data / "arbiter.sqlite3", timeout=10, isolation_level=None)) as book:
            return book.execute(sql, values).fetchall()


class Table:
    """A channel of the hall. Alice and Bob will play there, Carl watches; they read English."""

    def __init__(self, hall: Hall, channel: Channel | None = None) -> None:
        self.hall, self.world, self.bot = hall, hall.world, hall.bot
        self.channel = channel or hall.world.add_channel(hall.guild, "table")
        self.people: list[Person] = []
        self.alice, self.bob, self.carl = (self.person(name) for name in ("Alice", "Bob", "Carl"))

    def person(self, name: str, **traits: Any) -> Person:
        person = self.world.add_person(name, self.hall.guild, **traits)
        self.people.append(person)
        return person

    # From the lobby to the board

    async def open(self, opener: Person | None = None) -> Message:
        """The lobby's message."""
        opened = await (opener or self.alice).slash("game new", self.channel, game="cesar")
        return public(opened)

    async def gather(self, *, options: Sequence[str] = (), friendly: bool = False) -> Message:
        """A lobby with both players, Alice having turned these options."""
        lobby = await self.open()
        await press(self.bob, lobby, "join")
        if friendly:
            await press(self.alice, shown(await press(self.alice, lobby, "options")), "friendly")
        for name in options:
            screen = (await press(self.alice, lobby, "options")).message
            await press(self.alice, screen, "option", name)
        return lobby

    async def startable(self, lobby: Message) -> None:
        """Waits until Start can be pressed: what a press changes may be shown a moment after its answer."""
        await self.world.until(lambda: not next(part for part in lobby.buttons if is_verb(part, "start")).get("disabled"))

    async def start(self, person: Person, lobby: Message) -> Interaction:
        """Starts as soon as that can be pressed."""
        await self.startable(lobby)
        return await press(person, lobby, "start")

    async def begin(self, *, options: Sequence[str] = (), friendly: bool = False) -> Message:
        """The first board."""
        await self.start(self.alice, await self.gather(options=options, friendly=friendly))
        return await self.boarded(lambda board: True)

    async def sit_down(self, game: str, people: Sequence[Person], *levels: str, hints: bool = True, friendly: bool = False) -> Message:
        """The first board of any game, with a computer player of each level besides."""
        lobby = public(await people[0].slash("game new", self.channel, game=game))
        for person in people[1:]:
            await press(person, lobby, "join")
        for level in levels:
            await press(people[0], shown(await press(people[0], lobby, "computer")), "addcomputer", level)
        for verb, wanted in (("hints", not hints), ("friendly", friendly)):
            if wanted:
                await press(people[0], shown(await press(people[0], lobby, "options")), verb)
        await self.start(people[0], lobby)
        return await self.boarded(lambda board: True)

    async def turns(self, *, friendly: bool = False) -> None:
        """Up to the first turn, both having laid their first series: Cleopatra, Bob, is awaited, as the board will soon say."""
        await self.begin(friendly=friendly)
        for person in (self.alice, self.bob):
            await self.lay(person)

    async def lay(self, person: Person) -> Message:
        """Lays the first series as it comes."""
        screen = await self.menu(person)
        while any(offer.startswith("Place") for offer in offered(screen)):
            screen = await pick(person, screen, first(list(offered(screen))))
        return screen

    # What everybody sees

    @property
    def boards(self) -> list[Message]:
        """The public messages with a picture, the oldest first."""
        return [message for message in self.channel.messages.values() if message.attachments and not message.ephemeral]

    @property
    def board(self) -> Message:
        return self.boards[-1]

    @property
    def awaited(self) -> list[Person]:
        """Whom the last line of the board names."""
        head = self.board.content.rpartition("\n")[2]
        return [person for person in self.people if person.mention in head]

    @property
    def over(self) -> bool:
        return not any(is_verb(part, "play") for part in self.board.buttons)

    async def boarded(self, fits: Callable[[Message], bool]) -> Message:
        """Waits for a board that fits."""
        await self.world.until(lambda: self.boards and fits(self.board), PATIENCE)
        return self.board

    async def awaits(self, *people: Person) -> Message:
        """Waits for a board that calls these and nobody else."""
        return await self.boarded(lambda _: self.awaited == list(people))

    async def played(self, person: Person) -> None:
        """Waits until the board calls somebody no longer."""
        await self.boarded(lambda _: self.over or person not in self.awaited)

    async def reads(self, message: Message, *words: str) -> None:
        """Waits until a message has these words."""
        await self.world.until(lambda: all(word in message.content for word in words), PATIENCE)

    async def delivered(self) -> None:
        """Waits until the channel has been told everything that stands in the book, and the players their hands."""
        await self.world.until(lambda: self.shown == self.rows, PATIENCE)

    async def done(self, *acts: Interaction) -> None:
        """Waits until the bot has finished with these, followups and all: then its log has a line of each."""
        for act in acts:
            await act.answered(LONG)
            await self.world.until(partial(self.hall.logged, f'"interaction": {act.id}'), LONG)

    async def quiet(self) -> None:
        """Waits until the bot has finished with everything that somebody did at this table."""
        acts = [act for act in self.world.interactions.values() if act.person in self.people and act.kind != AUTOCOMPLETE]
        await self.done(*acts)

    # What stands in the book

    @property
    def game(self) -> int:
        found = self.hall.book("SELECT max(id) FROM games WHERE channel = ?", int(self.channel.id))
        return int(found[0][0])

    @property
    def rows(self) -> int:
        return int(self.hall.book("SELECT coalesce(max(n), 0) FROM log WHERE game = ?", self.game)[0][0])

    @property
    def shown(self) -> int:
        return int(self.hall.book("SELECT shown FROM games WHERE id = ?", self.game)[0][0])

    @property
    def match(self) -> Match:
        """The game as it stands in the book, replayed."""
        row = GameRow(*self.hall.book(f"SELECT {GAME} FROM games WHERE id = ?", self.game)[0])
        log = [LogRow(*line) for line in self.hall.book(f"SELECT {LOG} FROM log WHERE game = ? ORDER BY n", self.game)]
        return replay(GAMES[row.game].rules, record(row, standing(log)))

    @property
    def answers(self) -> list[tuple[Any, ...]]:
        """The answers that stand: seat and move."""
        sql = "SELECT seat, body FROM log WHERE game = ? AND kind = 'answer' AND fate = 'stands' ORDER BY n"
        return self.hall.book(sql, self.game)

    # What a player does

    async def menu(self, person: Person) -> Message:
        """The private menu behind Play."""
        return shown(await press(person, self.board, "play"))

    async def answer(self, person: Person, taste: Taste) -> Message:
        """Opens the menu and presses on by taste until nothing more is offered; the last screen."""
        screen = await self.menu(person)
        while offers := offered(screen):
            screen = await pick(person, screen, taste(list(offers)))
        return screen

    async def ask_board(self, person: Person) -> Message:
        """The new message after `/game board`."""
        before = len(self.boards)
        await person.slash("game board", self.channel).acknowledged()
        await self.world.until(lambda: len(self.boards) > before, PATIENCE)
        return self.board

    async def move(self, person: Person, *walk: str) -> Message:
        """Opens the menu and makes these picks."""
        screen = await self.menu(person)
        for step in walk:
            screen = await pick(person, screen, step)
        return screen


def at_table(story: Story) -> Any:
    """A test whose story is lived at a fresh table of its file's hall."""

    def test(hall: Hall) -> None:
        hall.live(story)

    test.__name__, test.__doc__ = getattr(story, "__name__", "story"), story.__doc__
    return test


def opened_hall(*arguments: str, script: Path = SEEDED) -> Any:
    """The fixture `hall` of a file: every table of a game and number of players has the same deal, unless the real script runs."""

    @pytest.fixture(scope="module")
    def hall(tmp_path_factory: pytest.TempPathFactory) -> Any:
        with Hall(tmp_path_factory.mktemp("data"), *arguments, script=script) as hall:
            yield hall

    return hall


# ---------------------------------------------------------------- pressing


def host_error(why: Why) -> str:
    """The house's sentence, in English."""
    return str(SAY.host_error(why))


def public(act: Interaction) -> Message:
    """The message everybody got as the answer."""
    assert act.message is not None and not act.message.ephemeral, act.text
    return act.message


def shown(act: Interaction) -> Message:
    """The private screen that is the answer."""
    assert act.message is not None and act.message.ephemeral, act.text
    return act.message


def suggested(act: Interaction) -> list[dict[str, Any]]:
    """What is offered to whoever types."""
    assert act.choices is not None
    return act.choices


def is_verb(part: dict[str, Any], verb: str) -> bool:
    return str(part.get("custom_id", "")).startswith(f"a:{verb}:")


def button(message: Message, verb: str, words: str = "") -> str:
    """The custom_id of the one button of this kind, such as `play` or `join`."""
    found = [part["custom_id"] for part in message.buttons if is_verb(part, verb) and part["custom_id"].endswith(words)]
    assert len(found) == 1, (verb, words, [part["custom_id"] for part in message.buttons], message.content)
    return str(found[0])


def press(person: Person, message: Message | None, verb: str, words: str = "") -> Interaction:
    assert message is not None
    return person.click(message, button(message, verb, words))


def offered(screen: Message) -> dict[str, tuple[str, list[str] | None]]:
    """The choices of a menu by the words they stand for: `LayDown/3/senators`; of several at once, each alone and as many as may be."""
    offers: dict[str, tuple[str, list[str] | None]] = {}
    for part in screen.buttons:
        if any(is_verb(part, verb) for verb in ("m", "go", "all")):
            offers[words(part["custom_id"])] = (part["custom_id"], None)
    for part in screen.selects:
        if not any(is_verb(part, verb) for verb in ("p", "s", "t")):  # of something else: standing orders, say
            continue
        lead, values = words(part["custom_id"]), [option["value"] for option in part["options"]]
        if is_verb(part, "p"):  # a line of such a list names its whole way
            offers |= {value: (part["custom_id"], [value]) for value in values}
        elif is_verb(part, "s"):
            offers |= {join(lead, value): (part["custom_id"], [value]) for value in values}
        else:
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            alone = [[value] for value in values] if least <= 1 else [values[:least]]
            offers |= {join(lead, "+".join(map(bare, some))): (part["custom_id"], some) for some in (*alone, values[:most])}
    return offers


def words(custom_id: str) -> str:
    return custom_id.split(":", 4)[4]


def join(lead: str, word: str) -> str:
    return f"{lead}/{word}" if lead else word


def bare(value: str) -> str:
    return value.partition("#")[2]


def choose(person: Person, screen: Message, words: str) -> Interaction:
    """One of the offers."""
    offers = offered(screen)
    assert words in offers, (words, list(offers))
    custom_id, values = offers[words]
    return person.click(screen, custom_id) if values is None else person.select(screen, values, custom_id)


async def pick(person: Person, screen: Message, words: str) -> Message:
    """The screen after one of the offers."""
    return shown(await choose(person, screen, words))


# ---------------------------------------------------------------- tastes


def first(offers: Sequence[str]) -> str:
    return offers[0]


def at_random(seed: int) -> Taste:
    return Random(seed).choice


def idle(offers: Sequence[str]) -> str:
    """Stay passive and discard nothing; four such turns end a game (C5.6)."""
    return next((offer for offer in offers if offer in ("Passive", "Passive/", "Place", "LetPass", "Finish")), offers[0])
