"""A table that rests: who may let it, who may wake it, and what does not count meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from clock import HOUR
from house import House, awaited, lived, other
from shelf import both_engines
from tables import ALICE, BOB, CARL, dealt, play_on, why

from host.play import consent
from host.play.room import Room
from host.telling import posts
from lang.errors import AlreadyPaused, AskedAlready, GamePaused, HostError, NotPaused, NotPlaying
from lang.notices import AskPause, Paused, Unpaused

pytestmark = both_engines


async def refused(doing: Any) -> Any:
    with pytest.raises(HostError) as no:
        await doing
    return why(no)


async def paused(room: Room) -> None:
    assert not await consent.pause(room, ALICE, "Alice", moderator=False)
    assert (await consent.vote(room, BOB, agree=True)) == (AskPause(room.seat_of(ALICE)), True)


def test_players_pause_by_consent_and_any_of_them_resumes(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        assert await refused(consent.pause(room, CARL, "Carl", moderator=False)) == NotPlaying()
        await paused(room)
        assert room.row.paused == h.clock.now() and room.recent[-1].news == (Paused("Alice", moderator=False),)
        assert posts.board(room, room.row.shown).text.startswith("⏸") and room.called == ()
        assert await refused(play_on(room, 1)) == GamePaused(moderator=False)
        assert await refused(consent.unpause(room, CARL, "Carl", moderator=False)) == NotPlaying()
        h.restart()
        room = await h.rooms.room(room.id)
        assert await refused(consent.pause(room, BOB, "Bob", moderator=False)) == AlreadyPaused()
        await room.mark(shown=room.heard.last)
        await consent.unpause(room, BOB, "Bob", moderator=False)
        assert room.recent[-1].news == (Unpaused("Bob"),) and room.called == room.awaited, "they are called anew"
        assert await refused(consent.unpause(room, BOB, "Bob", moderator=False)) == NotPaused()
        await play_on(room, 1)

    lived(tmp_path, story)


def test_whoever_is_awaited_is_called_once_and_once_more_after_a_pause(tmp_path: Path) -> None:
    """From the very deal on, before anybody has answered anything."""

    async def story(h: House) -> None:
        room = await dealt(h.rooms)
        for _ in range(2):
            assert room.called == room.awaited != ()
            await room.mark(shown=room.heard.last)
            assert room.called == ()
            await paused(room)
            assert room.called == ()
            await consent.unpause(room, ALICE, "Alice", moderator=False)

    lived(tmp_path, story)


def test_asking_twice_asks_once(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        assert not await consent.pause(room, ALICE, "Alice", moderator=False)
        assert await refused(consent.pause(room, ALICE, "Alice", moderator=False)) == AskedAlready()
        await consent.vote(room, BOB, agree=False)
        assert not room.row.paused

    lived(tmp_path, story)


def test_a_moderators_pause_is_a_moderators_to_end(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        assert await consent.pause(room, CARL, "Carl", moderator=True)
        assert await refused(play_on(room, 1)) == GamePaused(moderator=True)
        assert await refused(consent.unpause(room, ALICE, "Alice", moderator=False)) == GamePaused(moderator=True)
        await consent.unpause(room, CARL, "Carl", moderator=True)
        await play_on(room, 1)

    lived(tmp_path, story)


def test_a_pause_stops_reminders_and_they_begin_anew_after_it(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        await h.pass_by(20)
        await paused(room)
        assert await h.pass_by(100) == []
        await consent.unpause(room, ALICE, "Alice", moderator=False)
        await h.reminders.again(room)
        (wait,) = await h.waits(room)
        assert wait.spared == 100 * HOUR
        assert await h.pass_by(23.75) == []
        assert await h.pass_by(0.25) == [("reminder", 144.0, awaited(room), room.id)]

    lived(tmp_path, story)


def test_no_nudge_in_a_pause(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        for user in (awaited(room), other(awaited(room))):
            await h.people.pressed(user, room.id)
        await h.plays(room)
        await paused(room)
        assert await h.pass_by(1, 1 / 12) == []

    lived(tmp_path, story)
