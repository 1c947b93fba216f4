"""The announcer without Discord: when a player's hand is written anew."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from shelf import both_engines
from tables import ALICE, BOB, dealt, play_on, with_rooms

from cogs.announcer import Announcer
from host.book.store import LetterRow
from host.duty import Duty
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import HostError, NotPlaying

pytestmark = both_engines


def test_a_hand_is_not_written_anew_in_the_middle_of_its_own_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not between the steps of a turn, where the menu shows the cards; but when it has ended."""
    written: list[int] = []

    async def write(self: Announcer, room: Any, seat: int, user: int, *rest: Any, anew: bool) -> None:
        written.append(user)

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        announcer = Announcer(cast(Any, SimpleNamespace(rooms=rooms, emoji=SimpleNamespace(text=lambda text, *_: text))))
        for user in (ALICE, BOB):
            await rooms.store.remember_locale(user, "en")
            await rooms.store.keep_letter(room.id, user, LetterRow(1, 1, 0, "another hand"))
        await play_on(room, 2)  # the first series
        for _ in range(30):
            mover = room.waiting[0]
            await play_on(room, 1)
            written.clear()
            await announcer._letter(room, mover, room.seats[mover].user)
            assert bool(written) == (mover not in room.waiting)
            seen.add(bool(written))
        assert seen == {True, False}

    seen: set[bool] = set()
    monkeypatch.setattr(Announcer, "_write", write)
    with_rooms(tmp_path / "book", story)


def test_a_seat_that_changes_hands_while_a_channel_is_shut_ends_no_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on with what has happened meanwhile; and every process can read in the book that the channel is shut, until it is open."""
    answer = SimpleNamespace(status=403, reason="Forbidden")
    shut, told, replaced = [True], list[str](), list[str]()

    async def deliver(self: Announcer, room: Room) -> None:
        if shut[0]:
            raise discord.Forbidden(cast(Any, answer), {"code": 50013, "message": "Missing Permissions"})
        told.append(room.row.game)

    async def letters(self: Announcer, room: Room, **how: Any) -> None:
        assert (await room.store.game(room.id)).shut > 0  # type: ignore[union-attr]
        replaced.append(room.row.game)
        shut[0] = False
        self.touch(room)  # the permission comes back just now
        raise HostError(NotPlaying())

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        announcer = Announcer(cast(Any, SimpleNamespace(rooms=rooms, duty=Duty())))
        announcer.touch(room)
        await announcer.settled(room)
        assert replaced and told == ["cesar"] and not announcer.serves(room.id) and room.id not in announcer.debts
        assert (await rooms.store.game(room.id)).shut == 0  # type: ignore[union-attr]

    monkeypatch.setattr(Announcer, "_deliver", deliver)
    monkeypatch.setattr(Announcer, "_letters", letters)
    with_rooms(tmp_path / "book", story)
