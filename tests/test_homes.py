"""A game without a channel: it rests, its players are told once, it goes on where one of them brings it, and after a month it ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from clock import DAY, HOUR
from house import House, awaited, lived
from shelf import both_engines
from tables import ALICE, BOB, CARL, GUILD, play_on
from test_pause import paused

from host.play import consent, lobby
from host.play.homes import PATIENCE, Homes, in_channel, in_guild, places, without_one
from host.play.room import Room
from host.record import exporting
from lang.errors import ChannelBusy, Homeless, HostError, NotHomeless, NotPlaying
from lang.notices import Moved, Paused, Stopped

pytestmark = both_engines


class Voice:
    """Keeps whom it told of which game; it may fail the first time."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []
        self.faults = 0

    async def lost_home(self, room: Room, user: int, until: int, *, nonce: str) -> None:
        if self.faults:
            self.faults -= 1
            raise OSError("the network is away")
        assert until == room.row.homeless + PATIENCE
        self.told.append((room.id, user))


def moved_out(path: Path, story: Callable[[House, Homes, Voice], Awaitable[None]]) -> None:
    async def live(h: House) -> None:
        voice = Voice()
        await story(h, Homes(h.rooms, h.timers, voice), voice)

    lived(path, live)


async def refused(doing: Awaitable[Any]) -> Any:
    with pytest.raises(HostError) as no:
        await doing
    return no.value.why


def test_everybody_is_told_once_though_it_fails_at_first_and_nobody_can_move(tmp_path: Path) -> None:
    async def story(h: House, homes: Homes, voice: Voice) -> None:
        room = await h.table()
        await h.people.change(BOB, sits_in=True)
        await h.away.announce(BOB, h.clock.now(), h.clock.now() + DAY)
        await h.pass_by(1)
        assert room.kept_for(BOB) is not None
        voice.faults = 1
        assert await homes.lose(room) and not await homes.lose(room)
        assert room.row.paused_by == "home" and room.recent[-1].news == (Paused("", moderator=False, homeless=True),)
        await h.pass_by(2)
        assert sorted(voice.told) == [(room.id, ALICE), (room.id, BOB)], "him too, for whom a bot sits in"
        move = room.playing().legal(room.waiting[0])[0]
        assert await refused(room.answer(ALICE, move)) == Homeless()
        assert await refused(consent.unpause(room, ALICE, "Alice", moderator=False)) == Homeless()

    moved_out(tmp_path, story)


def test_a_channel_takes_its_threads_along_and_a_server_all_that_is_open_there(tmp_path: Path) -> None:
    async def story(h: House, homes: Homes, voice: Voice) -> None:
        inside, over, elsewhere = [await h.rooms.open("cesar", channel, GUILD, ALICE, "Alice", 50 + channel, "en") for channel in (5, 6, 7)]
        for room, thread in ((inside, 55), (over, None), (elsewhere, None)):
            await lobby.join(room, BOB, "Bob", 60 + room.row.channel)
            await lobby.start(room, ALICE, 70 + room.row.channel, thread)
        await consent.resign(over, ALICE)
        assert await in_channel(h.store, 5) == await in_channel(h.store, 55) == [inside.id] and await in_channel(h.store, 6) == []
        assert await in_guild(h.store, GUILD) == [inside.id, elsewhere.id] and await in_guild(h.store, GUILD + 1) == []
        assert await places(h.store) == [(inside.id, GUILD, 55), (elsewhere.id, GUILD, 7)] and await without_one(h.store) == []
        await homes.lose(inside)
        assert await places(h.store) == [(elsewhere.id, GUILD, 7)] and await without_one(h.store) == [(inside.id, GUILD)]

    moved_out(tmp_path, story)


def test_it_goes_on_elsewhere_and_the_time_between_counts_against_nobody(tmp_path: Path) -> None:
    async def story(h: House, homes: Homes, voice: Voice) -> None:
        room, other = await h.table(1), await h.table(2)
        late = awaited(room)
        await room.mark(board=77, shown=room.heard.last)
        await homes.lose(room)
        await h.pass_by(50, 1)
        assert await refused(homes.move(room, CARL, 3, 8, None)) == NotPlaying()
        assert await refused(homes.move(room, ALICE, 2, 8, None)) == ChannelBusy(other.id)
        assert room.row.homeless and room.row.channel == 1, "nothing has changed"
        await homes.move(room, ALICE, 3, 8, None)
        assert (room.row.channel, room.row.guild, room.row.board, room.row.paused) == (3, 8, None, 0)
        assert room.recent[-1].news == (Moved("Alice"),) and room.user_at(room.called[0]) == late, "called anew"
        (wait,) = await h.waits(room)
        assert wait.spared == 50 * HOUR
        assert not await homes.come_back(room) and await h.rooms.room_in(3) is room
        await h.pass_by(PATIENCE // HOUR, 6)
        assert room.row.phase == "playing", "nobody gives it up any more"

    moved_out(tmp_path, story)


def test_a_pause_that_people_agreed_on_outlasts_the_move(tmp_path: Path) -> None:
    async def story(h: House, homes: Homes, voice: Voice) -> None:
        room = await h.table()
        await paused(room)
        await homes.lose(room)
        await homes.move(room, BOB, 3, 7, None)
        assert room.row.paused_by == "table" and room.called == ()
        await consent.unpause(room, BOB, "Bob", moderator=False)
        await play_on(room, 1)

    moved_out(tmp_path, story)


def test_after_a_month_it_ends_unfinished_and_its_record_is_sound(tmp_path: Path) -> None:
    async def story(h: House, homes: Homes, voice: Voice) -> None:
        room = await h.table()
        await homes.lose(room)
        await h.pass_by(29 * 24, 6)
        assert room.row.phase == "playing"
        await h.pass_by(2 * 24, 6)
        assert room.row.phase == "over" and room.ended_by == Stopped("", moderator=False) and room.winners == ()
        assert len(voice.told) == 2, "told once"
        assert await refused(homes.move(room, ALICE, 3, 7, None)) == NotHomeless()
        assert exporting.verify(await exporting.export(room))
        assert (await h.store.counts())[1] == 0, "nobody waits to hear of it"

    moved_out(tmp_path, story)


def test_a_lobby_closes_and_a_game_that_cannot_be_read_moves_all_the_same(tmp_path: Path) -> None:
    async def story(h: House, homes: Homes, voice: Voice) -> None:
        lobby = await h.rooms.open("micatio", 5, 7, ALICE, "Alice", 77, "en")
        room = await h.table()
        room.match, room.frozen = None, "KeyError"
        assert await homes.lose(lobby) and lobby.row.phase == "cancelled"
        await homes.lose(room)
        await homes.move(room, ALICE, 6, 7, None)
        assert room.row.channel == 6 and not room.row.homeless and not room.row.paused

    moved_out(tmp_path, story)
