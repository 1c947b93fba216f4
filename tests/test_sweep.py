"""What the sweep has told, and when it tries again."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tables import dealt, play_on, with_rooms

from cogs.announcer import Announcer
from cogs.sweep import SELDOM, Debts, Sweep
from host.duty import Duty
from host.play.room import Room
from host.play.rooms import Rooms


def test_only_what_the_channel_may_hear_is_told(tmp_path: Path) -> None:
    """An answer under seal is none of it; a board that nobody has posted is, however long ago it was due."""
    touched: list[int] = []

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        bot = cast(Any, SimpleNamespace(rooms=rooms, duty=Duty(), computers=SimpleNamespace(touch=lambda room: None)))
        bot.announcer, bot.shift = Announcer(bot), SimpleNamespace(attend=lambda room: touched.append(room.id))
        sweep = Sweep(bot, 60.0)
        await sweep.once()
        assert touched == [room.id], "the first board"
        await room.mark(shown=room.heard.last)
        await play_on(room, 1)  # one of the two first series
        await room.mark(shown=room.heard.last)
        (seat,) = {0, 1} - set(room.waiting)
        await room.answer(room.user_at(seat) or 0, room.playing().legal(seat)[-1])  # and another in its place
        assert room.n > room.heard.last
        await sweep.once()
        assert touched == [room.id]
        await play_on(room, 1)
        await sweep.once()
        assert touched == [room.id] * 2, "both are open now"
        bot.announcer.debts.owe(room, OSError())
        await sweep.once()
        assert touched == [room.id] * 2, "too early to try again"

    with_rooms(tmp_path / "book", story)


def test_a_game_that_cannot_be_looked_after_starves_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    touched: list[int] = []

    async def story(rooms: Rooms) -> None:
        bad, good = await dealt(rooms, channel=1), await dealt(rooms, channel=2)
        bot = cast(Any, SimpleNamespace(rooms=rooms, duty=Duty(), computers=SimpleNamespace(touch=lambda room: None)))
        bot.announcer, bot.shift = Announcer(bot), SimpleNamespace(attend=lambda room: touched.append(room.id))
        usual = rooms.room

        async def stumbles(game: int) -> Room:
            if game == bad.id:
                raise ZeroDivisionError
            return await usual(game)

        monkeypatch.setattr(rooms, "room", stumbles)
        await Sweep(bot, 60.0).once()
        assert touched == [good.id]

    with_rooms(tmp_path / "book", story)


def test_a_debt_is_tried_less_and_less_often(tmp_path: Path) -> None:
    now = [0.0]

    async def story(rooms: Rooms) -> None:
        room, debts = await dealt(rooms), Debts(60.0, lambda: now[0])
        waits = []
        for number in range(9):
            assert debts.owe(room, OSError()) == (number == 0)
            began = now[0]
            while not debts.due():
                now[0] += 30
            waits.append(now[0] - began)
        assert waits[:3] == [60, 120, 240] and waits[-1] == SELDOM and debts.is_unsure(room.id)
        debts.settle(room.id)
        assert room.id not in debts and not debts.due()

    with_rooms(tmp_path / "book", story)
