"""All rooms of the house: found by game or channel, opened, let expire."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from games import GAMES
from lang.errors import ChannelBusy, Draining, HostError, NoGameHere, NoSuchGame
from rules.engine import codec

from ..book.store import Conflict, Store, Unavailable
from ..days.tempo import USUAL_PATIENCE
from ..telling.names import legible
from ..versions import Deal, newest
from . import shuffle
from .room import Room

log = logging.getLogger("arbiter.rooms")
WARM = 64  # rooms kept in memory though nobody is in them; any other is read back from the book


class Rooms:
    def __init__(self, store: Store, new_secret: Callable[[], str] = shuffle.new_secret, *, patience: int = USUAL_PATIENCE) -> None:
        """`patience`: for how many hours new tables wait for somebody until they say otherwise."""
        self.store, self._new_secret, self._patience = store, new_secret, patience
        self._rooms: WeakValueDictionary[int, Room] = WeakValueDictionary()  # never two rooms of one game
        self._warm: deque[Room] = deque(maxlen=WARM)
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # a long game read back holds up no other
        self._closing = False
        self.deals: Callable[[str], Deal] = newest  # by which versions a game is dealt

    async def room(self, game: int) -> Room:
        """The room of a game."""
        if (room := self._rooms.get(game)) is not None:
            return await self.fresh(room)
        async with self._loading.setdefault(game, asyncio.Lock()):
            if (room := self._rooms.get(game)) is not None:
                return room
            row = await self.store.game(game)
            if row is None:
                raise HostError(NoSuchGame())
            return self._keep(await Room(self.store, row).load())

    async def fresh(self, room: Room) -> Room:
        """The room, up to date with the book if other processes share that."""
        return await room.look() if self.store.shared else room

    async def room_in(self, channel: int) -> Room:
        """The room of a channel's open game, else of the last played there."""
        row = await self.store.game_in(channel)
        if row is None:
            raise HostError(NoGameHere())
        return await self.room(row.id)

    async def rooms_of(self, user: int) -> list[Room]:
        """The open games in which somebody sits."""
        return [await self.room(row.id) for row in await self.store.games_of(user)]

    async def open(
        self, game: str, channel: int, guild: int | None, user: int, name: str, click: int, lang: str, **place: Any
    ) -> Room:
        """A new lobby, its opener seated; one game a channel. `place`: what is known of a thread it is or will be played in."""
        rules, now, (version, data) = GAMES[game].rules, self.store.now(), self.deals(game)
        if not version or place.get("version", version) > version or place.get("data", data) > data:
            raise HostError(Draining())  # another process could not read it, and will soon be replaced
        row = {
            "channel": channel, "guild": guild, "game": game, "version": version, "data": data, "lang": lang,
            "options": codec.dumps(rules.Options()), "phase": "lobby", "opener": user, "secret": self._new_secret(), "opened": now, **place,
            "patience": self._patience,
        }  # fmt: skip
        try:
            made = await self.store.open_game(row, user, legible(name), click)
        except Conflict as error:
            busy = await self.store.game_in(channel)
            raise HostError(ChannelBusy(busy.id if busy else 0)) from error
        return await self.room(made)

    async def expire(self, age: int, mine: Callable[[int | None], bool] = lambda guild: True) -> list[Room]:
        """Close the lobbies older than so many seconds, of the guilds that are `mine`; one that cannot be keeps none of the others open."""
        old = [row for row in await self.store.games("lobby") if row.opened + age <= self.store.now() and mine(row.guild)]
        closed = []
        for row in old:
            try:
                room = await self.room(row.id)
                async with room.lock:
                    if room.row.phase == "lobby":
                        await room.mark(phase="expired", ended=self.store.now())
                closed.append(room)
            except Unavailable:
                raise
            except Exception:
                log.exception("a lobby could not be closed", extra={"game": row.id})
        return closed

    def warm(self) -> list[Room]:
        """The rooms that are in memory now."""
        return list(self._rooms.values())

    def _keep(self, room: Room) -> Room:
        room.closing, room.deals = self._closing, self.deals
        self._rooms[room.id] = room
        self._warm.append(room)
        return room

    async def close(self) -> None:
        """Begin nothing new, and let what is under way finish."""
        self._closing = True
        for room in list(self._rooms.values()):
            room.closing = True
        for room in list(self._rooms.values()):
            async with room.lock:
                pass
