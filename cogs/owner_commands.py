"""What whoever runs the bot may do while it runs: the same by `/admin` in their own server and by `python bot.py admin`.

Nothing here shows a card: of a game its rows are told by number, seat and kind, never by what they say.
The answers are in English, as are the log and the other tools of a host.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, cast

import lang
from host import oversight
from host.book.store import LogRow
from host.play import consent
from host.play.room import Room
from host.record import reading
from host.restrictions import Blockable
from lang.errors import HostError

from .rounds import for_each_room
from .syncing import sync

if TYPE_CHECKING:
    from start.arbiter import Arbiter

LAST = 8  # rows of a game's log that are shown
NUMBER = re.compile(r"[0-9]{1,19}")


class Misuse(Exception):
    """Words that mean nothing here; the sentence says what would."""


class OwnerCommands:
    """Every verb, from words to lines."""

    def __init__(self, bot: Arbiter, version: str) -> None:
        self.bot, self.version = bot, version
        self.verbs: dict[str, Callable[[Sequence[str]], Awaitable[list[str]]]] = {
            "status": self.status, "game": self.game, "end": self.end, "unfreeze": self.unfreeze, "undelivered": self.undelivered,
            "block": self.block, "unblock": self.unblock, "announce": self.announce, "drain": self.drain, "sync": self.sync,
        }  # fmt: skip

    async def do(self, verb: str, words: Sequence[str]) -> list[str]:
        """What came of it, a line each; Misuse if it cannot be done."""
        if verb not in self.verbs:
            raise Misuse(f"There is no “{verb}”. There are {', '.join(self.verbs)}.")
        self.bot.log.info("owner", extra={"verb": verb, "words": list(words)})
        try:
            return await self.verbs[verb](words)
        except HostError as error:
            raise Misuse(lang.interface("en").host_error(error.why)) from error

    # ------------------------------------------------------------ looking

    async def status(self, words: Sequence[str]) -> list[str]:
        bot, pulse = self.bot, await self.bot.pulse()
        blocked, draining = bot.restrictions.blocked, "draining" if bot.restrictions.draining else "not draining"
        return [
            f"version {self.version}",
            f"{'connected' if pulse.connected else 'NOT connected'}, latency {pulse.latency * 1000:.0f} ms, {len(bot.guilds)} servers",
            f"{pulse.live} games under way, {pulse.undelivered} with something untold",
            f"{pulse.overdue} timers overdue, the oldest by {pulse.oldest:.0f} s; {pulse.thinking} thoughts in the queue",
            *bot.duty.status(),
            f"blocked: {len(blocked['user'])} people, {len(blocked['guild'])} servers; {draining}",
        ]

    async def game(self, words: Sequence[str]) -> list[str]:
        """A game as its host may see it."""
        room = await self._room(words)
        row, rows = room.row, await self.bot.rooms.store.log(room.id)
        seats = [f"{one.seat}: {f'bot ({one.level})' if one.level else one.user}" for one in room.seats]
        state = "frozen: " + room.frozen if room.frozen else f"waits for seats {', '.join(map(str, room.awaited)) or 'none'}"
        rests = f"{', paused' if row.paused else ''}{', without a channel' if row.homeless else ''}"
        return [
            f"game {room.id}: {row.game}, {row.phase}{rests}, rules {row.version}, {row.lang}",
            f"server {row.guild}, channel {row.channel}; opened {row.opened}, started {row.started}, ended {row.ended}",
            f"seats {'; '.join(seats)}",
            f"{state}; {len(rows)} rows, the channel has been told up to {row.shown}",
            *(f"- {_row(one)}" for one in rows[-LAST:]),
        ]

    async def undelivered(self, words: Sequence[str]) -> list[str]:
        found = await oversight.undelivered(self.bot.rooms.store)
        lines = (f"game {o.id} ({o.game}, {o.phase}) in {o.guild}/{o.channel}: told {o.shown} of {o.rows} rows" for o in found)
        return list(lines) or ["every channel has been told everything"]

    # ------------------------------------------------------------ games

    async def end(self, words: Sequence[str]) -> list[str]:
        """End a game at once; one that cannot be read is closed."""
        room = await self._room(words)
        if room.frozen and room.row.phase == "playing":
            await room.mark(phase="cancelled", ended=room.store.now())
        else:
            await consent.end(room, 0, lang.interface(room.row.lang).HOST, moderator=True)
        self.bot.changed(room)
        return [f"game {room.id} is {room.row.phase}"]

    async def unfreeze(self, words: Sequence[str]) -> list[str]:
        """Read a game anew; if that fails as before, go on from its newest readable position without asking its table."""
        room = await self._room(words)
        async with room.lock:
            if not room.frozen:
                raise Misuse(f"Game {room.id} isn’t frozen.")
            room.frozen = room.rescue = None
            await room.load()
            lost = 0
            if room.frozen and room.rescue:
                lost = len(room.rescue.lost)
                await room.resume(None)
        if room.frozen:
            raise Misuse(f"Game {room.id} can’t be read ({room.frozen}), and no position of it can. `end` closes it.")
        self.bot.changed(room)
        return [f"game {room.id} goes on" + (f"; {lost} moves were lost" if lost else "")]

    async def _room(self, words: Sequence[str]) -> Room:
        return await self.bot.rooms.room(_number(words, 0, "the number of a game"))

    # ------------------------------------------------------------ people and servers

    async def block(self, words: Sequence[str]) -> list[str]:
        kind, number = _whom(words)
        return [f"{kind} {number} {'is blocked' if await self.bot.restrictions.block(kind, number) else 'was blocked already'}"]

    async def unblock(self, words: Sequence[str]) -> list[str]:
        kind, number = _whom(words)
        return [f"{kind} {number} {'may come in again' if await self.bot.restrictions.unblock(kind, number) else 'was not blocked'}"]

    # ------------------------------------------------------------ the bot itself

    async def announce(self, words: Sequence[str]) -> list[str]:
        """Tell the tables where something happened lately that the bot restarts, in so many minutes; nobody is pinged."""
        minutes = _number(words, 0, "in how many minutes the bot restarts") if words else 0

        async def tell(room: Room) -> None:
            await self.bot.get_partial_messageable(room.row.channel).send(lang.interface(room.row.lang).restart_soon(min(minutes, 600)))

        lively = await oversight.lively(self.bot.rooms.store)
        told = await for_each_room(self.bot, lively, tell)
        return [f"{told} tables were told" + (f", {len(lively) - told} could not be" if told < len(lively) else "")]

    async def drain(self, words: Sequence[str]) -> list[str]:
        """No process that runs now opens a new table any more; `drain off` takes it back. Those that are started later do open some."""
        if words and words[0] not in ("on", "off"):
            raise Misuse("Say “drain on” or “drain off”.")
        processes = await self.bot.restrictions.drain(on := not words or words[0] == "on")
        told = "no new tables; games go on" if on else "new tables may be opened again"
        return [told + (f" ({processes} processes, within seconds)" if processes > 1 else "")]

    async def sync(self, words: Sequence[str]) -> list[str]:
        """Send the commands to Discord though they have not changed."""
        return [f"{await sync(self.bot, always=True)} commands synced"]


def _row(row: LogRow) -> str:
    """A row of the log by what everybody may know of it."""
    happening = reading.happening(row) if row.kind == "happening" else None
    what = type(happening).__name__ if happening else "answer"
    seat = "" if row.seat is None else f", seat {row.seat}"
    return f"{row.n}: {what}{seat}, {row.fate}, at {row.at}" + (f", position {row.digest[:8]}" if row.digest else "")


def _number(words: Sequence[str], place: int, what: str) -> int:
    if len(words) <= place or not NUMBER.fullmatch(words[place]):
        raise Misuse(f"Say {what}.")
    return int(words[place])


def _whom(words: Sequence[str]) -> tuple[Blockable, int]:
    if not words or words[0] not in ("user", "guild"):
        raise Misuse("Say “user” or “guild”, and a number.")
    return cast(Blockable, words[0]), _number(words, 1, "the number Discord gave them")
