"""The announcer without Discord: when a player's hand is written anew."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from shelf import both_engines
from test_rooms import ALICE, BOB, dealt, play_on, with_rooms

from cogs.announcer import Announcer
from host.book.store import LetterRow
from host.play.rooms import Rooms

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
