"""A game whose channel is gone: it rests, its players are told so once and may move it elsewhere; after a month it ends unfinished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from lang.errors import ChannelBusy, HostError, NotHomeless
from lang.notices import Moved, Paused, Stopped

from ..book.store import Conflict, Statement, Store
from ..days import waits
from ..days.hours import DAY
from ..days.timers import Timer, TimerKind, Timers
from .room import Room
from .rooms import Rooms

PATIENCE = 30 * DAY  # until a game that nobody moves ends
AFRESH: dict[str, Any] = {"board": None, "aside": None, "past": None, "past_rest": "", "parent": None, "line": None, "line_phase": ""}


class Voice(Protocol):
    """Whoever brings what the house has to say to people."""

    async def lost_home(self, room: Room, user: int, until: int, *, nonce: str) -> None:
        """Tell somebody by direct message that a game of theirs has no channel any more, and how to move it."""


class Homes:
    """The games without a channel."""

    def __init__(self, rooms: Rooms, timers: Timers, voice: Voice) -> None:
        self.rooms, self.timers, self.voice, self.store = rooms, timers, voice, rooms.store
        timers.answer_for(TimerKind.HOMELESS, self._give_up)
        timers.answer_for(TimerKind.MOVE_OFFER, self._tell)

    # ------------------------------------------------------------ losing one

    async def lose(self, room: Room) -> bool:
        """Note that a room's channel is gone: a lobby closes, a game under way rests; False if that was known."""
        async with room.lock:
            if room.row.homeless:
                return False
            now = self.store.now()
            match room.row.phase:
                case "lobby":
                    await room.mark(phase="cancelled", ended=now, homeless=now)
                case "playing":
                    await self._arm(room, now)
                    resting = {} if room.row.paused else {"paused": now, "paused_by": "home"}
                    if room.match is not None and resting:
                        await room.happen(Paused("", moderator=False, homeless=True), None, None, homeless=now, **resting)
                    else:
                        await room.mark(homeless=now, **resting)
                case _:
                    await room.mark(homeless=now)
        return True

    async def _arm(self, room: Room, now: int) -> None:
        """What is to follow, before it rests: if the bot dies in between, it is found homeless once more, and nobody is left untold."""
        users = {row.sits_for or row.user for row in room.seats if row.level is None or row.sits_for}
        offers = (Timer(now, TimerKind.MOVE_OFFER, room.id, user) for user in sorted(users))
        await self.timers.put(Timer(now + PATIENCE, TimerKind.HOMELESS, room.id), *offers)

    async def _tell(self, timer: Timer) -> Sequence[Statement]:
        room = await self.rooms.room(timer.game)
        async with room.lock:
            pass  # until it rests
        if room.row.homeless and room.row.phase == "playing":
            await self.voice.lost_home(room, timer.user, room.row.homeless + PATIENCE, nonce=timer.nonce)
        return ()

    async def _give_up(self, timer: Timer) -> Sequence[Statement]:
        """Nobody has moved it for so long: it ends as unfinished. One that cannot be read is closed."""
        room = await self.rooms.room(timer.game)
        async with room.lock:
            if not room.row.homeless or room.row.phase != "playing":
                return ()
            now = self.store.now()
            if room.match is None:
                await room.mark(phase="cancelled", ended=now)
            else:
                await room.happen(Stopped("", moderator=False), None, None, phase="over", ended=now)
        return ()

    # ------------------------------------------------------------ finding one

    async def move(self, room: Room, user: int, channel: int, guild: int, click: int | None) -> None:
        """Somebody who plays brings their game to another channel, where it goes on if it rested for want of one."""
        async with room.lock:
            room.check_open()
            name = room.names[room.seat_of(user)]
            await self._settle(room, name, click, channel=channel, guild=guild, **AFRESH)

    async def come_back(self, room: Room) -> bool:
        """Note that the bot, which was put out of the server, can write in a room's channel again; False if it always could."""
        async with room.lock:
            if not room.row.homeless or room.row.phase != "playing":
                return False
            await self._settle(room, "", None)
        return True

    async def _settle(self, room: Room, name: str, click: int | None, **place: Any) -> None:
        if room.row.phase != "playing":
            raise HostError(NotHomeless())
        rested, since = room.row.paused_by == "home", room.row.paused
        changes = place | {"homeless": 0, "shut": 0} | ({"paused": 0, "paused_by": ""} if rested else {})
        try:
            if room.match is None:
                await room.mark(**changes)
            else:
                await room.happen(Moved(name), None, click, **changes)
        except Conflict as error:
            busy = await self.store.game_in(place.get("channel", room.row.channel))
            raise HostError(ChannelBusy(busy.id if busy else 0)) from error
        if rested:
            await self.store.write(waits.spared(room.id, self.store.now() - since))
        await self.timers.drop(TimerKind.HOMELESS, room.id)
        await self.store.write(("UPDATE letters SET digest = ? WHERE game = ?", ("", room.id)))  # they say where it is played


async def in_channel(store: Store, channel: int) -> list[int]:
    """The open games of a channel, and those in threads of its own that keep a line in it."""
    sql = "SELECT id FROM games WHERE (channel = ? OR parent = ?) AND phase IN ('lobby', 'playing') ORDER BY id"
    return [int(game) for (game,) in await store.read(sql, (channel, channel))]


async def in_guild(store: Store, guild: int) -> list[int]:
    """The open games of a server."""
    sql = "SELECT id FROM games WHERE guild = ? AND phase IN ('lobby', 'playing') ORDER BY id"
    return [int(game) for (game,) in await store.read(sql, (guild,))]


async def places(store: Store) -> list[tuple[int, int, int]]:
    """Where open games are that have a home, as far as the book knows: game, server and channel."""
    sql = "SELECT id, guild, channel FROM games WHERE phase IN ('lobby', 'playing') AND homeless = 0 AND guild IS NOT NULL ORDER BY id"
    return [(int(game), int(guild), int(channel)) for game, guild, channel in await store.read(sql)]


async def without_one(store: Store) -> list[tuple[int, int]]:
    """The games under way that have none, with the server they were played in."""
    sql = "SELECT id, guild FROM games WHERE phase = 'playing' AND homeless > 0 AND guild IS NOT NULL ORDER BY id"
    return [(int(game), int(guild)) for game, guild in await store.read(sql)]


async def known_guilds(store: Store, user: int) -> list[int]:
    """The servers in which somebody plays or has played, the latest first."""
    sql = (
        "SELECT games.guild FROM games JOIN seats ON seats.game = games.id WHERE seats.user_id = ? AND games.guild IS NOT NULL "
        "GROUP BY games.guild ORDER BY max(games.id) DESC LIMIT 5"
    )
    return [int(guild) for (guild,) in await store.read(sql, (user,))]
