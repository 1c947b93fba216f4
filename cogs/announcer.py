"""The announcer: brings every change of a room to its channel and to the players’ direct messages.

It reads only the book and its cursors, so it resumes after a crash where it was; a nonce keeps a message
from being sent twice. One worker a game; within a turn the board message is edited, at most every two seconds, and whoever
decides in between is called by a short reply to it, which goes when it is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import discord

from host.book.store import Unavailable
from host.days import reminders, waits
from host.days.waits import Wait
from host.play.room import Room
from host.telling.untold import unfinished
from lang.errors import HostError

from .boards import Boards
from .failures import FAILURES
from .homes import noticed
from .letters import hopeless
from .messenger import shut
from .threads import tell_line

if TYPE_CHECKING:
    from start.arbiter import Arbiter

log = logging.getLogger("arbiter.announcer")
MINUTE = 60.0
PATIENCE = (1, 5, 20, 60, 180)  # seconds before trying again what Discord would not take, if there is a sweep every minute


class Announcer(Boards):
    """One worker a game tells the channel, then the players."""

    def __init__(self, bot: Arbiter, every: float = MINUTE) -> None:
        """`every`: seconds between two sweeps for what was not told."""
        super().__init__(bot, every)
        self._haste = every / MINUTE
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def touch(self, room: Room) -> None:
        """Something has changed in this room."""
        if self._closed or not self.bot.duty.holds(room.row.guild):
            return
        self._news.setdefault(room.id, asyncio.Event()).set()
        if room.id not in self._workers:
            worker = asyncio.create_task(self._serve(room), name=f"announcer-{room.id}")
            self._workers[room.id] = worker

    def serves(self, game: int) -> bool:
        """Whether something is being told at this table."""
        return game in self._workers

    @staticmethod
    def owes(room: Room) -> bool:
        """Whether the channel of a game has not been told all that it may hear."""
        return room.match is not None and room.row.shown < room.heard.last

    async def settled(self, room: Room) -> None:
        """Waits until what has happened in this room is told, or for a while."""
        if worker := self._workers.get(room.id):
            await asyncio.wait({worker}, timeout=PATIENCE[2])

    async def recover(self) -> None:
        """On coming on duty: deliver what was left, post nothing else. Of all games only those are visited in which something is to do."""
        rooms, began = self.bot.rooms, time.monotonic()
        games = sorted({*await self._left_undone(), *(room.id for room in rooms.warm())})
        for game in games:
            await self._visit(game)
        log.info("recovered", extra={"games": len(games), "seconds": round(time.monotonic() - began, 1)})

    async def _visit(self, game: int) -> None:
        while True:
            try:
                room = await self.bot.rooms.room(game)
                if room.match is not None or room.row.seed is None:
                    self.bot.shift.attend(room)
            except HostError:
                pass  # it was dropped meanwhile
            except Unavailable:
                await asyncio.sleep(PATIENCE[1] * self._haste)
                continue
            except Exception:  # the others must not wait for this one
                log.exception("a game could not be visited", extra={"game": game})
            return

    async def _left_undone(self) -> list[int]:
        """Asked until the database answers: nobody else wakes computer players that were thinking when the bot went down."""
        while True:
            try:
                return await unfinished(self.bot.rooms.store, self.bot.duty.where("guild"))
            except Unavailable:
                await asyncio.sleep(PATIENCE[1] * self._haste)

    async def close(self) -> None:
        """Let the deliveries under way finish, a few seconds at most; the rest is told after the next start."""
        self._closed = True
        tasks = list(self._workers.values())
        if self._workers:
            await asyncio.wait(self._workers.values(), timeout=5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, room: Room) -> None:
        news, failures = self._news[room.id], 0
        try:
            while news.is_set() and self.bot.duty.holds(room.row.guild):
                news.clear()
                try:
                    await self._deliver(await self.bot.rooms.fresh(room))
                    failures = 0
                    self.debts.settle(room.id)
                    if room.row.shut:
                        await room.mark(shut=0)
                except Unavailable:  # it will come back, and what is untold then is told
                    self.debts.doubt(room.id)
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), PATIENCE[1])
                    news.set()
                except FAILURES as error:
                    if hopeless(error) or failures == len(PATIENCE):
                        level = logging.ERROR if self.debts.owe(room, error) else logging.INFO
                        log.log(level, "undelivered", extra={"game": room.id, "error": str(error)})
                        await self._tell_apart(room, error)
                        continue  # once more if something has happened meanwhile, such as a permission that came back
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), PATIENCE[failures] * self._haste)
                    failures += 1
                    news.set()
                except Exception as error:
                    self.debts.owe(room, error)
                    log.exception("delivery failed", extra={"game": room.id})
        finally:
            del self._workers[room.id], self._news[room.id]

    async def _deliver(self, room: Room) -> None:
        if room.row.homeless:
            return  # nobody hears it there; it is told where the game goes on
        if room.row.seed is None:
            await self._lobby(room)
            await tell_line(self.bot, room)
            return
        if room.match is None:
            return
        news, n = self.owes(room), room.n
        room.closes_at = await self.bot.closings.arm(room)
        if news and not room.thinking:
            await reminders.arm(self.bot.timers, room)
            room.deadline = await self.bot.absence.deadline(room)
        try:
            await self._board(room)
        except discord.HTTPException as error:
            if not shut(error) or not await noticed(self.bot, room):
                raise
            return
        await tell_line(self.bot, room)
        new = await self._waits(room) if room.row.shown >= room.heard.last else []  # nobody is awaited before they were called
        await self._tidy(room)
        if not room.thinking:
            await self._letters(room, news=news)
            await self.bot.messenger.tell_watchers(room, turned=bool(new))
            if room.row.brought < n and not self.owes(room):
                await room.mark(brought=n)

    async def _tell_apart(self, room: Room, error: Exception) -> None:
        """A channel that is shut keeps nobody from their cards, nor from hearing that it is their turn."""
        if not shut(error):
            return
        try:
            if not room.row.shut:
                await room.mark(shut=room.store.now())
            await self._letters(room, shut=True)
            last = room.dealt().record.log[-1:]
            for wait in await self._waits(room):
                if not any(room.user_at(entry.seat) == wait.user for entry in last):  # who has just played knows
                    await self.bot.messenger.call_by_dm(room, wait.user)
        except (*FAILURES, Unavailable) as again:
            log.info("not told apart", extra={"game": room.id, "error": str(again)})
        except Exception:  # such as a seat that has just changed hands; the sweep comes back to it
            log.exception("not told apart", extra={"game": room.id})

    async def _waits(self, room: Room) -> list[Wait]:
        """Write down who is awaited now, and return the waits that are new: they will be reminded, and their absence noticed."""
        changes = await waits.renew(room)
        await self.bot.reminders.called(room, changes.new)
        await self.bot.absence.called(room, changes)
        await self.bot.orders.called(room)
        return changes.new
