"""What a process does when it comes on duty, at each heartbeat, and when another tells it that something happened at a table."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from host.book.store import Store, Unavailable
from host.duty import Duty
from host.play.room import Room
from host.shards import Shards
from host.sharing import SharedDuty
from lang.errors import HostError

from .syncing import sync

if TYPE_CHECKING:
    from start.arbiter import Arbiter

SELDOM = 10  # heartbeats


class Shift:
    """What one process does when it comes on duty and goes off; if others share its book, it has a line to them."""

    def __init__(self, bot: Arbiter, store: Store, version: str) -> None:
        self.bot, self.version = bot, version
        self.duty: Duty = SharedDuty(store, self.gained, self.heard, self.beaten) if store.shared else Duty()
        self._began, self._beats = False, 0

    async def begin(self) -> None:
        """Before the bot connects to Discord. StoreError in a sentence if it may not work beside the others."""
        if not isinstance(self.duty, SharedDuty):
            await self.gained()
            return
        shards = self.bot.settings.shards
        if shards is None:
            total = await self.duty.total() or (await self.bot.http.get_bot_gateway())[0]
            self.bot.shard_count, shards = total, Shards(0, total - 1, total)
        await self.duty.begin(shards, self.version)
        await self.bot.emoji.learn()

    async def gained(self) -> None:
        """On duty: commands and emoji are kept up by whoever has the first shard; what was left is told, what is late is done."""
        bot = self.bot
        if bot.duty.holds(None) and not self._began:
            await sync(bot)
            if bot.settings.emoji:
                bot.in_background(bot.emoji.keep_up())
        self._began = True
        if bot.duty.holds(None):
            await bot.absence.wake()
        bot.timers.look()
        bot.in_background(bot.announcer.recover())
        bot.in_background(bot.hall.catch_up())

    async def beaten(self) -> None:
        """What others may have changed is read again: who is blocked, which emoji there are."""
        await self.bot.restrictions.load()
        self._beats += 1
        if self._beats % SELDOM == 0 and not self.bot.duty.holds(None):
            await self.bot.emoji.learn()

    def heard(self, game: int, guild: int | None) -> None:
        """Another process has changed something: tell it here if it is ours to tell, and redraw panels that are open here."""
        if self.duty.holds(guild) or self.bot.panels.shows(game):
            self.bot.in_background(self._attend(game))

    async def _attend(self, game: int) -> None:
        with suppress(HostError, Unavailable):  # the sweep finds it
            self.attend(await self.bot.rooms.room(game))
            self.bot.timers.look()

    def attend(self, room: Room) -> None:
        """Something has happened at a table: whoever is on duty tells it and lets computer players answer; panels are redrawn."""
        bot = self.bot
        bot.announcer.touch(room)
        bot.computers.touch(room)
        if room.row.phase == "over" and self.duty.holds(room.row.guild):
            bot.in_background(bot.hall.catch_up())
        bot.panels.touch(room)
