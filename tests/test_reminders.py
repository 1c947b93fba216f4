"""Whom the house calls once more, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from clock import DAY, HandClock
from house import House, Said, awaited, lived, other
from shelf import at, both_engines
from tables import ALICE, BOB, CARL, play_on, seeded_secrets

from cogs.announcer import Announcer
from cogs.messenger import Messenger
from host.book.store import Store
from host.days.absence import Absence
from host.days.closing import Closings
from host.days.people import People
from host.days.reminders import LIVELY, QUIET, Reminders
from host.days.timers import TimerKind, Timers
from host.play import consent, lobby
from host.play.orders import Orders
from host.play.room import Room
from host.play.rooms import Rooms
from host.servers import Servers
from lang.errors import HostError, NotPlaying
from rules.lutece.components import Side
from rules.lutece.moves import Choose, Raise, Ready, Withdraw

pytestmark = both_engines

BribesStory = Callable[["Bribes"], Awaitable[None]]


class Bribes:
    """Lutèce, in the middle of the bribes, and whom the announcer calls."""

    def __init__(self, rooms: Rooms, room: Room, clock: HandClock) -> None:
        self.room, self.clock, self.timers = room, clock, Timers(rooms.store)
        self.calls: list[tuple[int, ...]] = []
        people, voice = People(rooms.store), Said(clock)
        reminders = Reminders(rooms, self.timers, people, voice)
        absence = Absence(rooms, self.timers, people, voice, lambda _: None, patience=48)
        orders = Orders(rooms, self.timers, people, lambda _: None)
        closings = Closings(rooms, self.timers, lambda _: None)
        bot = SimpleNamespace(rooms=rooms, timers=self.timers, reminders=reminders, absence=absence, orders=orders, closings=closings)
        bot.messenger = Messenger(cast(Any, bot))
        self.announcer = Announcer(cast(Any, bot))
        self.timers.answer_for(TimerKind.CALL_AGAIN, self.announcer.call_again)

    async def told(self) -> None:
        """The channel hears what is new."""
        await self.announcer._deliver(self.room)

    async def does(self, user: int, move: Any) -> None:
        await self.room.answer(user, move)
        await self.told()

    async def wait(self, seconds: int) -> list[tuple[int, ...]]:
        """Lets seconds pass and returns whom they call."""
        self.calls.clear()
        self.clock.move(seconds)
        await self.timers.fire()
        return list(self.calls)


def in_the_bribes(path: Path, monkeypatch: pytest.MonkeyPatch, story: BribesStory) -> None:
    async def live() -> None:
        clock = HandClock()
        store = await Store.open(at(path / "book"), clock)
        try:
            rooms = Rooms(store, seeded_secrets())
            room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1, "en")
            for n, (user, name) in enumerate(((BOB, "Bob"), (CARL, "Carl"))):
                await lobby.join(room, user, name, 2 + n)
            await lobby.start(room, ALICE, 9)
            for user in (ALICE, BOB, CARL):
                seat = room.seat_of(user)
                await room.answer(user, next(move for move in room.playing().legal(seat) if isinstance(move, Choose)))
            table = Bribes(rooms, room, clock)

            async def board(self: Announcer, room: Room) -> None:
                await room.mark(shown=room.heard.last)

            async def send(self: Announcer, room: Room, *, called: Any, **_: Any) -> None:
                table.calls.append(tuple(room.user_at(seat) or 0 for seat in called))

            async def letters(self: Announcer, room: Room, news: bool = False) -> None: ...

            for name, instead in (("_board", board), ("_send", send), ("_letters", letters)):
                monkeypatch.setattr(Announcer, name, instead)
            await table.told()
            await story(table)
        finally:
            await store.close()

    asyncio.run(live())


def test_after_a_silence_only_those_whose_flag_was_cleared_are_called_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        assert await t.wait(QUIET) == [], "nobody had a flag"
        await t.does(ALICE, Ready())
        await t.does(BOB, Raise(Side.LEFT, 1))  # it clears Alice's; Bob and Carl have had none
        assert await t.wait(QUIET - 1) == []
        assert await t.wait(1) == [(ALICE,)]
        assert await t.wait(10 * QUIET) == []
        await t.told()  # as after a restart: nothing is new
        await t.does(BOB, Raise(Side.LEFT, 1))  # hers is cleared already
        assert await t.wait(QUIET) == []
        await t.does(ALICE, Ready())
        await t.does(CARL, Raise(Side.RIGHT, 1))
        assert await t.wait(QUIET) == [(ALICE,)], "cleared anew, called anew"

    in_the_bribes(tmp_path, monkeypatch, story)


def test_every_press_begins_the_silence_anew_and_whoever_answers_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        for user in (ALICE, BOB):
            await t.does(user, Ready())
        await t.does(CARL, Raise(Side.LEFT, 1))  # it clears both
        t.clock.move(QUIET - 1)
        await t.does(CARL, Raise(Side.LEFT, 1))
        assert await t.wait(QUIET - 1) == []
        await t.does(BOB, Ready())
        assert await t.wait(QUIET) == [(ALICE,)]

    in_the_bribes(tmp_path, monkeypatch, story)


def test_who_takes_a_flag_back_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        await t.does(ALICE, Ready())
        await t.does(ALICE, Withdraw())
        assert await t.wait(2 * QUIET) == []

    in_the_bribes(tmp_path, monkeypatch, story)


def test_who_raises_is_not_called_be_their_own_flag_cleared_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(t: Bribes) -> None:
        for user in (ALICE, BOB):
            await t.does(user, Ready())
        await t.does(CARL, Raise(Side.LEFT, 1))  # it clears both
        await t.does(BOB, Raise(Side.RIGHT, 1))  # and Bob answers by a raise, without a flag
        assert await t.wait(QUIET) == [(ALICE,)]
        assert await t.wait(10 * QUIET) == []

    in_the_bribes(tmp_path, monkeypatch, story)


# ---------------------------------------------------------------- those who are awaited


def test_a_reminder_a_day_after_the_call_then_daily_five_at_most(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late = awaited(room)
        assert await h.pass_by(23.75) == []
        assert await h.pass_by(24 * 9) == [("reminder", 24.0 * day, late, room.id) for day in range(1, 6)]
        assert await h.store.read("SELECT 1 FROM timers WHERE kind = 'reminder'") == [], "and nothing is left to do"

    lived(tmp_path, story)


def test_whoever_answers_is_not_reminded_and_the_next_turn_counts_anew(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        first = awaited(room)
        await h.pass_by(12)
        second = await h.plays(room)
        assert await h.pass_by(23.75) == [], "hers was due long ago"
        assert await h.pass_by(0.25) == [("reminder", 36.0, second, room.id)]
        assert await h.plays(room) == first
        assert await h.pass_by(24) == [("reminder", 60.0, first, room.id)]

    lived(tmp_path, story)


def test_every_step_of_a_long_turn_begins_the_time_anew(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late = awaited(room)
        await h.pass_by(20)
        while True:  # some step that leaves it their turn
            before = room.n
            await play_on(room, 1)
            if awaited(room) == late and room.n > before:
                break
            late = awaited(room)
        await h.called(room)
        assert await h.pass_by(23.75) == []
        assert await h.pass_by(0.25) == [("reminder", 44.0, late, room.id)]

    lived(tmp_path, story)


def test_it_comes_at_an_hour_at_which_they_are_usually_there(tmp_path: Path) -> None:
    """Called at 8, they are there in the evening: the first reminder is 35 hours after the call, not 24, and never at night."""

    async def story(h: House) -> None:
        for user in (ALICE, BOB):
            await h.presses(user, 11)  # at 19 h
        room = await h.table()
        assert [at for _, at, *_ in await h.pass_by(24 * 3)] == [35.0, 59.0]
        await h.people.change(awaited(room), zone="UTC", quiet_start=18, quiet_end=6)  # now they say that they sleep then
        assert [at for _, at, *_ in await h.pass_by(24)] == [94.0], "at six, when they get up"

    lived(tmp_path, story)


def test_one_reminder_for_all_tables_that_wait(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        one = await h.table(1)
        late = awaited(one)
        await h.pass_by(2)
        rooms = [await h.table(channel) for channel in (2, 3)]
        for room in rooms:
            if awaited(room) != late:
                await h.plays(room)
        assert await h.pass_by(24) == [("reminder", 24.0, late, one.id, *(room.id for room in rooms))]
        await h.plays(one)
        assert [line for line in await h.pass_by(24) if line[2] == late] == [("reminder", 48.0, late, *(room.id for room in rooms))]

    lived(tmp_path, story)


@pytest.mark.parametrize(("hours", "due"), [(6, [6.0, 30.0]), (12, [12.0, 36.0]), (48, [48.0]), (0, [])])
def test_the_interval_is_everybodys_own(tmp_path: Path, hours: int, due: list[float]) -> None:
    async def story(h: House) -> None:
        for user in (ALICE, BOB):
            await h.people.change(user, remind=hours)
        await h.table()
        assert [at for _, at, *_ in await h.pass_by(50)] == due

    lived(tmp_path, story)


def test_not_this_turn(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late = awaited(room)
        await h.pass_by(24)
        await h.reminders.mute(late, room.id)
        assert await h.pass_by(24 * 3) == []
        await h.plays(room)
        await h.plays(room)
        assert awaited(room) == late
        assert [line[2] for line in await h.pass_by(24)] == [late], "but the next"

    lived(tmp_path, story)


def test_by_dm_for_those_who_chose_it(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        await h.people.change(awaited(room), by_dm=True)
        assert await h.pass_by(24) == [("dm", 24.0, awaited(room), room.id)]

    lived(tmp_path, story)


def test_after_a_week_without_the_bot_there_is_one_reminder_at_a_good_hour(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for user in (ALICE, BOB):
            await h.presses(user, 11)
        room = await h.table()
        h.clock.move(days=7, hours=3)
        h.restart()
        assert await h.pass_by(8) == [("reminder", 179.0, awaited(room), room.id)], "at 19 h, not at once"
        h.restart()
        assert await h.pass_by(23.75) == []

    lived(tmp_path, story)


def test_a_reminder_that_failed_comes_a_little_later_and_once(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        h.voice.faults = 2
        assert await h.pass_by(26) == [("reminder", 24.5, awaited(room), room.id)]

    lived(tmp_path, story)


def test_who_loses_a_seat_while_a_reminder_is_on_its_way_is_looked_at_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is no failure, for which it would wait: it is tried again at once, and tells of what is still asked."""

    async def story(h: House) -> None:
        room, remind, lost = await h.table(), h.voice.remind, [HostError(NotPlaying())]

        async def reminded(*given: Any, **how: Any) -> Any:
            if lost:
                raise lost.pop()
            return await remind(*given, **how)

        monkeypatch.setattr(h.voice, "remind", reminded)
        assert await h.pass_by(26) == [("reminder", 24.0, awaited(room), room.id)] and not lost

    lived(tmp_path, story)


def test_a_channel_that_is_gone_and_closed_dms_are_not_tried_for_ever(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        h.voice.shut.add(room.id)
        assert await h.pass_by(24 * 8) == []
        assert await h.store.read("SELECT 1 FROM timers WHERE kind = 'reminder'") == []

    lived(tmp_path, story)


def test_a_reminder_that_reached_nobody_is_made_up_for(tmp_path: Path) -> None:
    """It is none of the five; within hours of the channel's being open again it comes, once."""

    async def story(h: House) -> None:
        room = await h.table()
        late = awaited(room)
        h.voice.shut.add(room.id)
        assert await h.pass_by(24 * 3) == []
        h.voice.shut.clear()
        said = await h.pass_by(24 * 7)
        assert [line[0] for line in said if line[2] == late] == ["reminder"] * 5 and said[0][1] <= 24 * 3 + 6

    lived(tmp_path, story)


def test_who_has_left_the_server_is_not_called_there_but_elsewhere(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table(1)
        gone = awaited(room)
        h.voice.left.add(gone)
        assert await h.pass_by(30) == [("left", 24.0, gone, room.id)], "the others are told instead"
        h.voice.left.clear()
        assert await h.pass_by(100) == [], "of that table no more"

    lived(tmp_path, story)


def test_of_a_game_that_has_ended_nobody_is_reminded(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        await consent.end(room, 1, "Mod", moderator=True)
        await h.called(room)
        assert await h.pass_by(48) == []
        assert await h.store.read("SELECT 1 FROM waits") == []

    lived(tmp_path, story)


# ---------------------------------------------------------------- a lively table


def test_at_a_lively_table_one_nudge_after_ten_minutes(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        assert await h.pass_by(0.5, 1 / 12) == [], "nobody has pressed anything yet"
        for user in (ALICE, BOB):
            await h.people.pressed(user, room.id)
        late = await h.plays(room)
        assert await h.pass_by(2, 1 / 12) == [("nudge", pytest.approx(0.5 + LIVELY / 3600), late, room.id)]

    lived(tmp_path, story)


@pytest.mark.parametrize("why", ["pressed", "asleep", "off", "answered", "down", "alone"])
def test_no_nudge(tmp_path: Path, why: str) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late = other(awaited(room))
        for user in (ALICE, BOB):
            if why != "alone" or user == late:
                await h.people.pressed(user, room.id)
        if why == "off":
            await h.people.change(late, remind=0)
        if why == "asleep":
            await h.people.change(late, zone="UTC", quiet_start=8, quiet_end=10)
        assert await h.plays(room) == late
        h.clock.move(300)
        if why == "pressed":
            await h.people.pressed(late, room.id)
        if why == "answered":
            await h.plays(room)
        if why == "down":
            h.clock.move(hours=5)
        assert [line for line in await h.pass_by(1, 1 / 12) if line[2] == late] == []

    lived(tmp_path, story)


# ---------------------------------------------------------------- what people want


def test_preferences_are_kept_and_the_language_is_that_of_letters_too(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await h.store.remember_locale(ALICE, "en-US")
        night: dict[str, Any] = {"zone": "Europe/Paris", "quiet_start": 23, "quiet_end": 7}
        wanted = await h.people.change(ALICE, remind=6, by_dm=True, speaks="fr", tips=False, **night)
        h.restart()
        assert await h.people.of(ALICE) == wanted != await h.people.of(BOB)
        person = await h.store.person(ALICE)
        assert person is not None and person.locale == "fr"
        await h.people.change(ALICE, speaks="")
        await h.store.remember_locale(ALICE, "de")
        person = await h.store.person(ALICE)
        assert person is not None and person.locale == "de"

    lived(tmp_path, story)


def test_two_wishes_at_once_are_both_kept(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await asyncio.gather(h.people.change(ALICE, by_dm=True), h.people.change(ALICE, tips=False))
        servers = Servers(h.store)
        await asyncio.gather(servers.change(7, threads=True), servers.change(7, language="fr"))
        for _ in range(2):
            wanted, server = await h.people.of(ALICE), await servers.of(7)
            assert wanted.by_dm and not wanted.tips and server.threads and server.language == "fr"
            h.restart()
            servers = Servers(h.store)

    lived(tmp_path, story)


def test_habits_are_learned_slowly_and_fade(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        for _ in range(50):
            await h.people.pressed(ALICE)  # all within ten minutes: once
        assert (await h.people._hours(ALICE))[8] == 1
        for _ in range(120):
            h.clock.move(days=1)
            await h.people.pressed(ALICE)
        h.clock.move(hours=12)
        for _ in range(150):
            h.clock.move(days=1)
            await h.people.pressed(ALICE)
        now = h.clock.now()
        assert await h.people.good_moment(ALICE, now - 12 * 3600) == now // DAY * DAY + 20 * 3600, "the evenings of the last months"

    lived(tmp_path, story)
