"""Who does not answer, who has said so, and what the others may do about it: nobody is thrown out, no game is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from clock import DAY, HOUR, MONDAY
from house import House, awaited, lived, other
from shelf import both_engines
from tables import ALICE, BOB, CARL, play_on, why
from test_pause import paused, refused

from host.days.away import LONGEST, read_span
from host.days.timers import Timer, TimerKind
from host.play import consent
from host.play.room import Room
from lang.errors import HostError, NeverAway, NoMoreDays, NoSuchDay, NotAway, NoTimeAway, PastDay, TooLongAway
from lang.notices import AskReplace, Paused, Resigned, Returned, SatIn

pytestmark = both_engines

DAYS = 24.0


def notices(lines: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return [line for line in lines if line[0] not in ("reminder", "dm", "nudge")]


async def wait(h: House, days: float, step: float = 1) -> list[tuple[Any, ...]]:
    """What is said in so many days, reminders apart; the bot is up all the time."""
    return notices(await h.pass_by(days * DAYS, step))


def told(room: Room) -> Any:
    return room.recent[-1].news[0]


# ---------------------------------------------------------------- a table waits too long


def test_after_two_days_the_others_may_act_and_after_a_month_the_table_rests(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late, here = awaited(room), other(awaited(room))
        assert await refused(h.absence.let_sit_in(room, here, 1)) == NotAway(48)
        assert await wait(h, 2) == [("absent", 48.0, late, room.id)]
        assert await wait(h, 12) == [("stalled", 14 * DAYS, room.id)]
        assert await wait(h, 15.9) == [] and not room.row.paused
        assert await wait(h, 30) == []
        assert room.row.paused_by == "silence" and told(room) == Paused("", moderator=False) and h.changes == [room.id]
        await consent.unpause(room, late, "Late", moderator=False)
        await h.absence.again(room)
        await play_on(room, 1)

    lived(tmp_path, story, patience=48)


def test_a_bot_sits_in_by_consent_and_gives_the_seat_back_on_the_first_press(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three()
        await play(room, ALICE)
        await h.called(room)
        await wait(h, 3)
        assert not await h.absence.let_sit_in(room, ALICE, 1), "the other two are asked, but not the one who is away"
        proposal, granted = await consent.vote(room, CARL, agree=True)
        assert isinstance(proposal, AskReplace) and proposal.name == "Bob" and granted
        assert told(room) == SatIn(1, "Ennius", "Bob") and not room.sits(BOB) and room.given_up == ()
        assert not await h.away.come_back(room, CARL)
        room.closing = True
        assert not await h.away.come_back(room, BOB) and not room.sits(BOB), "not while the bot goes down"
        room.closing = False
        assert await h.away.come_back(room, BOB) and room.seat_of(BOB) == 1 and told(room) == Returned(1, "Bob")
        assert not await h.away.come_back(room, BOB)

    lived(tmp_path, story, patience=48)


async def play(room: Room, user: int) -> None:
    seat = room.seat_of(user)
    await room.answer(user, room.playing().legal(seat)[0])


def test_two_more_days_three_times_at_most(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late, here = awaited(room), other(awaited(room))
        seat = room.seat_of(late)
        assert await refused(h.absence.give_days(room, here, seat)) == NotAway(48)
        for day in (2, 4, 6):
            assert await wait(h, 2) == [("absent", day * DAYS, late, room.id)]
            assert await refused(h.absence.give_days(room, late, seat)) == NotAway(48), "not to oneself"
            assert await h.absence.give_days(room, here, seat) == h.clock.now() + 2 * DAY
            assert await refused(h.absence.give_days(room, here, seat)) == NotAway(48), "a second press gives nothing"
            assert await refused(h.absence.let_sit_in(room, here, 1)) == NotAway(48)
        assert await wait(h, 2) == [("absent", 8 * DAYS, late, room.id)]
        assert await refused(h.absence.give_days(room, here, seat)) == NoMoreDays(3)

    lived(tmp_path, story, patience=48)


@pytest.mark.parametrize(("hours", "days"), [(24, 1), (96, 4), (168, 7)])
def test_how_long_is_an_option_of_the_table(tmp_path: Path, hours: int, days: int) -> None:
    async def story(h: House) -> None:
        room = await h.three(patience=hours)
        assert [(line[0], line[1]) for line in await wait(h, 10)] == [("absent", days * DAYS)] * 3
        assert len(await h.absence.overdue(room)) == 3

    lived(tmp_path, story, patience=48)


def test_a_table_from_before_that_option_waits_as_long_as_the_host_says(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three(patience=24)
        assert h.absence.hours(room) == 24
        await room.mark(patience=-1)
        assert h.absence.hours(room) == 72

    lived(tmp_path, story, patience=72)


def test_never_is_never(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three(patience=0)
        assert [line[0] for line in await wait(h, 31)] == ["stalled"]
        assert room.row.paused, "but a table nobody plays at rests after a month all the same"
        await consent.unpause(room, ALICE, "Alice", moderator=False)
        assert await refused(h.absence.let_sit_in(room, ALICE, 1)) == NeverAway()

    lived(tmp_path, story, patience=48)


def test_whoever_has_left_the_server_may_be_replaced_at_once(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        h.voice.left.add(awaited(room))
        assert await wait(h, 1) == [("left", 24.0, awaited(room), room.id)]
        assert await h.absence.let_sit_in(room, other(awaited(room)), 1)

    lived(tmp_path, story, patience=96)


def test_a_pause_and_a_bot_that_was_down_count_against_nobody(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await h.absence.wake()
        room = await h.table()
        await wait(h, 1)
        await paused(room)
        assert await wait(h, 20) == []
        await consent.unpause(room, ALICE, "Alice", moderator=False)
        await h.absence.again(room)
        h.clock.move(days=40)  # nobody is there to look
        h.restart()
        await h.absence.wake()
        assert await wait(h, 0.9) == []
        assert [(line[0], line[2]) for line in await wait(h, 0.2)] == [("absent", awaited(room))]

    lived(tmp_path, story, patience=48)


def test_all_that_came_due_at_once_is_told_once(tmp_path: Path) -> None:
    """A clock that was set a month ahead does not tell three things together."""

    async def story(h: House) -> None:
        room = await h.table()
        h.clock.move(days=15)
        assert [line[0] for line in notices(await h.pass_by(2))] == ["stalled"]
        assert not room.row.paused

    lived(tmp_path, story, patience=48)


def test_a_game_alone_against_bots_just_waits(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three()
        for user in (BOB, CARL):
            await consent.resign(room, user)
        await h.called(room)
        assert await wait(h, 29) == [] and room.row.phase == "playing"

    lived(tmp_path, story, patience=24)


# ---------------------------------------------------------------- a clock


def test_a_clock_gives_time_and_a_stock_of_days_and_nights_do_not_count(tmp_path: Path) -> None:
    """Eight hours a decision and two days besides: out of time only gives the others the right to let a bot sit in."""

    async def story(h: House) -> None:
        await h.people.change(CARL, zone="UTC", quiet_start=20, quiet_end=8)
        room = await h.three(patience=0, pace=8)
        assert await h.absence.deadline(room) == MONDAY + 56 * HOUR
        lines = await wait(h, 5)
        assert [(line[1], line[2]) for line in lines] == [(56.0, ALICE), (56.0, BOB), (104.0, CARL)], "Carl has twelve hours a day"
        for user in (ALICE, BOB, CARL):
            await play(room, user)
        await h.called(room)
        assert room.row.phase == "playing" and len(room.people) == 3, "nobody is thrown out"
        assert await h.absence.deadline(room) == h.clock.now() + 8 * HOUR, "and the stock is spent"

    lived(tmp_path, story)


def test_the_stock_shrinks_only_by_what_was_beyond_the_time(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three(patience=0, pace=24)
        await wait(h, 2)  # a day beyond
        for user in (ALICE, BOB, CARL):
            await play(room, user)
        await h.called(room)
        assert await h.absence.deadline(room) == h.clock.now() + 5 * DAY, "one for the decision, four of five left"

    lived(tmp_path, story)


# ---------------------------------------------------------------- announced absences


def test_an_absence_is_told_once_at_every_table_and_counts_against_nobody(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        rooms = [await h.table(1), await h.table(2)]
        late = awaited(rooms[0])
        span = read_span("", "10 days", "UTC", h.clock.now())
        assert await h.away.announce(late, *span) == 2
        name = rooms[0].names[rooms[0].seat_of(late)]
        said = await h.pass_by(9 * DAYS)
        assert [line for line in said if line[0] == "away"] == [("away", 0.25, name, room.id, False) for room in rooms]
        assert [line for line in notices(said) if line[0] == "absent" and line[2] == late] == [], "nor absent"
        assert not [line for line in said if line[2] == late], "nor reminded"
        await h.pass_by(1.5 * DAYS)
        assert not (await h.people.of(late)).away_until
        said = await h.pass_by(3 * DAYS)
        assert ("absent", late) in [(line[0], line[2]) for line in said], "but again when it is over"

    lived(tmp_path, story, patience=48)


def test_the_absence_of_one_excuses_no_other(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three()
        await play(room, ALICE)
        await h.called(room)
        await h.away.announce(BOB, h.clock.now(), h.clock.now() + 20 * DAY)
        assert [(line[0], line[2]) for line in await wait(h, 16)] == [("away", "Bob"), ("absent", CARL)]

    lived(tmp_path, story, patience=48)


def test_one_may_move_while_away(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late, answers = awaited(room), len(room.entry_rows)
        await h.away.announce(late, h.clock.now(), h.clock.now() + 5 * DAY)
        await h.pass_by(1)
        await play_on(room, 1)
        assert len(room.entry_rows) == answers + 1 and room.sits(late), "no bot has come for it"

    lived(tmp_path, story)


def test_a_bot_sits_in_while_one_is_away_until_the_day_or_the_first_press(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        one, two = await h.table(1), await h.table(2)
        late = awaited(one)
        await h.people.change(late, sits_in=True)
        await h.away.announce(late, h.clock.now() + DAY, h.clock.now() + 5 * DAY)
        await h.pass_by(23)
        assert one.sits(late) and two.sits(late), "not yet"
        await h.pass_by(2)
        assert not one.sits(late) and not two.sits(late) and isinstance(told(one), SatIn)
        h.restart()
        one, two = await h.rooms.room(one.id), await h.rooms.room(two.id)
        assert await h.away.come_back(one, late) and one.sits(late) and not two.sits(late), "the press was at the first table"
        await h.pass_by(4 * DAYS)
        assert two.sits(late) and isinstance(told(two), Returned)

    lived(tmp_path, story)


def test_nobody_sits_in_where_the_game_ends_while_the_channel_is_told(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late = awaited(room)
        await h.people.change(late, sits_in=True)
        tell = h.voice.away

        async def told_slowly(*told: Any, **more: Any) -> None:
            await tell(*told, **more)
            await consent.resign(room, other(late))

        h.voice.away = told_slowly  # type: ignore[method-assign]
        await h.away.announce(late, h.clock.now(), h.clock.now() + 5 * DAY)
        await h.pass_by(1)
        assert room.row.phase == "over" and isinstance(told(room), Resigned) and room.sits(late)

    lived(tmp_path, story, patience=48)


def test_an_absence_that_is_called_off_or_changed_does_nothing_more(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        late = awaited(room)
        await h.away.announce(late, h.clock.now() + DAY, h.clock.now() + 5 * DAY)
        await h.away.cancel(late)
        assert [line[0] for line in await h.pass_by(1.5 * DAYS)] == ["reminder"]
        await h.away.announce(late, h.clock.now(), h.clock.now() + 5 * DAY)
        await h.away.announce(late, h.clock.now(), h.clock.now() + 9 * DAY)
        assert [line[0] for line in await h.pass_by(8.5 * DAYS)] == ["away"]

    lived(tmp_path, story)


def test_computer_players_alone_do_not_play(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.three()
        for user in (BOB, CARL):
            await consent.resign(room, user)
        await h.people.change(ALICE, sits_in=True)
        await h.away.announce(ALICE, h.clock.now(), h.clock.now() + 5 * DAY)
        assert [(line[0], line[4]) for line in await h.pass_by(1)] == [("away", False)]
        assert room.sits(ALICE)

    lived(tmp_path, story)


@pytest.mark.parametrize(
    ("start", "until", "error"),
    [("", "soon", NoSuchDay("soon")), ("whenever", "20/1", NoSuchDay("whenever")), ("", "2025-12-24", PastDay()),
     ("", "2026-01-05", NoTimeAway()), ("2026-02-01", "2026-02-01", NoTimeAway()),
     ("2026-02-02", "2026-02-01", NoTimeAway()), ("", "52 weeks", TooLongAway(LONGEST))],
)  # fmt: skip
def test_what_is_no_absence_is_said_to_be_none(start: str, until: str, error: Any) -> None:
    with pytest.raises(HostError) as no:
        read_span(start, until, "Europe/Paris", MONDAY)
    assert why(no) == error


def test_an_absence_as_it_is_typed() -> None:
    """Until noon of the last day, in their own time; what lies before now begins now."""
    assert read_span("", "10/1", "UTC", MONDAY) == (MONDAY, MONDAY + 5 * DAY + 4 * HOUR)
    assert read_span("1/1/2026", "10/1", "Europe/Paris", MONDAY) == (MONDAY, MONDAY + 5 * DAY + 3 * HOUR)
    assert read_span("8/1", "3 weeks", "UTC", MONDAY)[0] == MONDAY + 3 * DAY - 8 * HOUR


def test_a_timer_of_a_table_that_is_over_is_quiet(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await h.table()
        await consent.end(room, 1, "Mod", moderator=True)
        kinds = (TimerKind.ABSENCE, TimerKind.AWAY, TimerKind.NUDGE)
        await h.timers.put(*(Timer(h.clock.now(), kind, room.id, awaited_once, "1") for kind in kinds))
        assert await h.pass_by(40 * DAYS, 24) == []
        assert await h.store.read("SELECT kind FROM timers WHERE kind <> 'heartbeat'") == []

    awaited_once = ALICE
    lived(tmp_path, story, patience=48)
