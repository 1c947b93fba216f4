"""Tables of a campaign: opened and played by people at the wire, and read back from the book."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

import games
from cogs.ui import ids, menu
from games import GAMES
from host.record.fingerprint import NAMES
from host.telling.names import plain
from rules.engine.match import Match, ReplayError
from sandbox import Channel, Interaction, Message, Person
from sandbox.errors import Impossible

from .book import Game
from .hall import Hall, find, press, public
from .tally import Wrong

PSEUDONYM = re.compile("player-[0-9]{4}")
SETTLING = 60.0  # seconds for the bot to tell everything
LOOKING = ("hand", "play", "board", "log", "undo", "list")


@dataclass(slots=True)
class Act:
    """Something a player did; if it was a move, the sentence that says it was made."""

    sent: Interaction
    deed: str = ""
    granted: bool = False

    def look(self) -> Act:
        """Whether the bot has said so by now."""
        self.granted = self.granted or bool(self.deed and self.sent.settled and self.deed in self.sent.text)
        return self


@dataclass(slots=True, eq=False)
class Table:
    """A channel, who plays there, and what they have done."""

    hall: Hall
    channel: Channel
    people: list[Person]
    name: str
    id: int = 0
    acts: list[Act] = field(default_factory=list)
    seen: dict[int, tuple[Any, ...]] = field(default_factory=dict)  # rows of the log by number, as they were
    mark: tuple[Any, ...] = ()
    known: tuple[Game, Match] | None = None

    # ------------------------------------------------------------ from the lobby on

    async def open(self, bots: int = 0) -> Table:
        """A lobby, filled and started."""
        first = self.people[0]
        lobby = (await first.slash("game new", self.channel, game=self.name)).message
        assert lobby is not None
        for person in self.people[1:]:
            await press(person, lobby, "join")
        for _ in range(bots):
            await first.slash("game bot", self.channel, level="normal")
        await first.slash("game start", self.channel)
        self.id, self.acts, self.seen = self.hall.book.newest(self.channel.id), [], {}
        await self.hall.world.until(lambda: self.board is not None, SETTLING)
        return self

    @property
    def board(self) -> Message | None:
        """The last public message from which one can play."""
        return next((one for one in reversed(public(self.channel)) if find(one, "play")), None)

    def game(self) -> Game:
        return self.hall.book.game(self.id)

    # ------------------------------------------------------------ playing

    def act(self, chance: Random, match: Match, game: Game) -> Act | None:
        """One of those awaited does something: mostly a move, at times a look around; without a board they ask for one."""
        board, users = self.board, {row.user: row.seat for row in game.seats}
        awaited = [person for person in self.people if users.get(int(person.id)) in match.waiting]
        if not awaited:
            return None
        person = chance.choice(awaited)
        seat, whim = users[int(person.id)], chance.random()
        try:
            if board is None:
                sent, deed = person.slash("game board", self.channel), ""
            elif whim < 0.12:
                sent, deed = person.slash(f"game {chance.choice(LOOKING)}", self.channel), ""
            else:
                move = chance.choice(match.legal(seat))
                sent = person.forge_press(board, ids.write(ids.Verb.GO, self.id, match.moment, menu.tokens(move)))
                deed = games.text("en", self.name).did(move, seat, tuple(plain(row.name) for row in game.seats))
        except (Impossible, ValueError):
            return None
        done = Act(sent, deed)
        self.acts.append(done)
        return done

    # ------------------------------------------------------------ looking it over

    def audit(self, *, gone: bool = False) -> Match | None:
        """Read the table back: what was granted is there, once, what was there still is, and every position is the one that was played.

        Where nothing has happened, only what everybody has read meanwhile is looked through.
        """
        mark = self.hall.book.mark(self.id)
        if mark == self.mark and not self.acts:
            if self.known is not None:
                self.hall.ears.judge(*self.known)
            return None
        tally, game, self.mark = self.hall.tally, self.game(), mark
        self._compare(game)
        clicks = [row.click for row in game.rows if row.click is not None]
        tally.check(len(clicks) == len(set(clicks)), Wrong.LOST, f"a press was counted twice in game {self.id}")
        for act in self.acts:
            written = int(act.sent.id) in clicks
            if act.look().granted:
                tally.check(written, Wrong.LOST, f"game {self.id}: told as done, and not in the book: {act.sent.text[:200]!r}")
        self.acts = [act for act in self.acts if not act.sent.settled and not gone]
        tally.tried["replays of a game, every position compared with the book"] += 1
        try:
            match = game.played(every=True).match
        except ReplayError as error:
            tally.wrong(Wrong.LOST, f"game {self.id} does not replay: {error}")
            return None
        self.known = game, match
        self.hall.ears.judge(game, match)
        return match

    def _compare(self, game: Game) -> None:
        tally = self.hall.tally
        now = {row.n: (row.kind, row.ply, row.seat, row.body, row.digest, row.click) for row in game.rows}
        tally.check(list(now) == list(range(1, len(now) + 1)), Wrong.LOST, f"game {self.id} has a gap in its log")
        for n, row in self.seen.items():
            tally.check(_stands(row, now.get(n)), Wrong.LOST, f"row {n} of game {self.id} was {row} and is {now.get(n)}")
        self.seen = now

    async def told(self) -> None:
        """Wait until the channel has been told all that may be told, and say so if it never is."""

        def up_to_date() -> bool:
            game = self.game()
            return game.row.phase == "lobby" or game.row.shown >= game.played().heard.last

        try:
            await self.hall.world.until(up_to_date, SETTLING)
        except TimeoutError:
            game = self.game()
            self.hall.tally.wrong(Wrong.LOST, f"the channel of game {self.id} was told {game.row.shown} of {len(game.rows)} rows")


def _stands(was: tuple[Any, ...], now: tuple[Any, ...] | None) -> bool:
    """Whether a row is what it was, but for the name of somebody who has been forgotten since."""
    if was == now or now is None or was[0] != "happening":
        return was == now
    before, after = json.loads(was[3]), json.loads(now[3])
    changed = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
    nameless = all(key in NAMES and PSEUDONYM.fullmatch(str(after.get(key))) for key in changed)
    return nameless and (*was[:3], *was[4:]) == (*now[:3], *now[4:])


def seats_of(name: str) -> int:
    return min(GAMES[name].rules.SEATS)


async def new_table(hall: Hall, name: str, bots: int = 0, **traits: Any) -> Table:
    """A table with people of its own, in a channel of its own."""
    guild = hall.guild()
    people = [hall.person("Player", guild, **traits) for _ in range(max(1, seats_of(name) - bots))]
    hall.ears.playing |= {int(person.id): name for person in people}
    table = Table(hall, hall.world.add_channel(guild, f"{name}-{len(hall.world.channels)}"), people, name)
    return await table.open(max(0, seats_of(name) - len(people)))


async def renewed(table: Table) -> Table:
    """The table; if its game is over, another one with other people."""
    if table.hall.book.mark(table.id)[0] in ("lobby", "playing"):
        return table
    game = table.game()
    await table.told()
    table.hall.tally.tried["games played to their end"] += game.row.phase == "over"
    return await new_table(table.hall, table.name, bots=len(game.seats) - len(table.people))
