"""Bribes that close by themselves: when, what gives the time anew, and what a restart, a pause or a week without the bot does to it."""

from __future__ import annotations

from pathlib import Path

from house import House, lived
from shelf import both_engines
from tables import ALICE, BOB, CARL

from ai import Level, think
from host.after import replaying
from host.after.hall import Hall
from host.days.timers import TimerKind
from host.play import consent, lobby
from host.play.orders import LEAST
from host.play.room import Room
from host.record import exporting
from host.record.archive import archive
from host.telling import chronicle, posts
from rules.engine.dice import Dice
from rules.engine.model import HOUSE
from rules.lutece.components import Side
from rules.lutece.moves import Choose, Close, Raise, RaiseTo, Ready
from rules.lutece.questions import RaiseBribes

pytestmark = both_engines

HOURS, HOUR = 12, 3600
LIMIT = RaiseTo(Side.LEFT, 5, 1, 1)


async def bribing(h: House) -> Room:
    """Three at a table whose bribes close after twelve hours; they have just begun."""
    room = await h.rooms.open("lutece", 9, 7, ALICE, "Alice", 11, "en")
    for n, (user, name) in enumerate(((BOB, "Bob"), (CARL, "Carl"))):
        await lobby.join(room, user, name, 12 + n)
    await lobby.choose(room, ALICE, "closing", HOURS)
    await lobby.start(room, ALICE, 19)
    for user in (ALICE, BOB, CARL):
        await room.answer(user, next(move for move in room.playing().legal(room.seat_of(user)) if isinstance(move, Choose)))
    await h.called(room)
    return room


def over(room: Room) -> bool:
    return not isinstance(room.playing().state.table.ask, RaiseBribes)


def test_they_close_so_long_after_they_began_or_after_the_last_raise(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        await h.pass_by(HOURS - 1)
        await room.answer(BOB, Raise(Side.LEFT, 1))
        await h.called(room)
        await h.pass_by(HOURS - 1)
        await room.answer(CARL, Ready())  # a flag gives nobody more time
        await h.called(room)
        assert not over(room)
        await h.pass_by(1)
        assert over(room) and h.changes == [room.id]
        last = (await h.store.log(room.id))[-1]
        assert (last.seat, last.kind, room.playing().record.log[-1].move) == (HOUSE, "answer", Close())
        assert await h.timers.find(TimerKind.CLOSING, room.id) is None

    lived(tmp_path, story)


def test_the_board_says_when(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        due = h.clock.now() + HOURS * HOUR
        assert room.closes_at == due and f"<t:{due}:R>" in posts.board(room, 0).text
        await h.pass_by(HOURS)
        await h.called(room)
        assert f"<t:{due}" not in posts.board(room, 0).text
        assert posts.sentences(room, room.recent[-1], "en")[0] == "⏱ Nobody has raised for 12 hours: the bribes are closed."

    lived(tmp_path, story)


def test_a_restart_changes_nothing_and_what_the_house_said_is_read_back(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        due = room.closes_at
        await h.pass_by(HOURS / 2)
        h.restart()
        again = await h.rooms.room(room.id)
        await h.called(again)
        assert again.closes_at == due
        await h.pass_by(HOURS / 2)
        assert over(again)
        h.restart()
        read = await h.rooms.room(room.id)
        assert read.frozen is None and read.playing().digest() == again.playing().digest()
        await h.called(read)
        await h.pass_by(3 * HOURS)
        assert read.n == again.n, "once"

    lived(tmp_path, story)


def test_a_bot_that_was_down_gives_back_what_nobody_could_use(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        h.clock.move(hours=HOURS + 5)
        h.restart()
        await h.timers.fire()
        room = await h.rooms.room(room.id)
        assert not over(room)
        await h.pass_by(5)
        assert over(room)

    lived(tmp_path, story)


def test_a_pause_stops_the_time_and_lets_it_begin_anew(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        await h.pass_by(HOURS - 1)
        await consent.pause(room, ALICE, "Alice", moderator=True, click=31)
        await h.called(room)
        await h.pass_by(HOURS)
        assert not over(room) and room.closes_at == 0
        await consent.unpause(room, ALICE, "Alice", moderator=True, click=32)
        await h.called(room)
        await h.pass_by(HOURS - 1)
        assert not over(room)
        await h.pass_by(1)
        assert over(room)

    lived(tmp_path, story)


def test_a_step_back_past_the_closing_opens_the_bribes_again(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        await room.answer(BOB, Raise(Side.LEFT, 1))
        await h.called(room)
        await h.pass_by(HOURS)
        assert over(room) and not await consent.undo(room, BOB)
        for user in (ALICE, CARL):
            await consent.vote(room, user, agree=True)
        await h.called(room)
        assert not over(room) and room.closes_at == h.clock.now() + HOURS * HOUR

    lived(tmp_path, story)


def test_an_order_answers_before_they_close_however_long_its_owner_lets_wait(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        await room.give_order(ALICE, LIMIT)
        await room.answer(BOB, Raise(Side.LEFT, 1))
        await h.called(room)
        for n in range(40):
            await h.orders.pace(room, ALICE, (1440, 480)[n % 2])
            timer = await h.timers.find(TimerKind.ORDER, room.id, ALICE)
            assert timer is not None and h.clock.now() + LEAST <= timer.due < room.closes_at, n
        assert timer is not None
        await h.pass_by((timer.due - h.clock.now()) // HOUR + 1)
        assert Raise(Side.LEFT, 2) in [entry.move for entry in room.playing().record.log]

    lived(tmp_path, story)


def test_a_finished_game_is_told_counted_and_proven_with_what_the_house_said(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        room = await bribing(h)
        dice = Dice("closings", 0)
        while room.waiting:
            if room.expiry and not dice.below(4):
                assert await room.close_question(room.timed_from)
                continue
            seat = room.waiting[0]
            await room.answer(room.user_at(seat) or 0, think("lutece", room.playing().view(seat), Level.EASY, f"closing {room.n}").move)
        stored, text = await archive(room), await exporting.export(room)
        assert HOUSE in {row.seat for row in stored.rows} and exporting.verify(text)
        told = "\n".join(str(turn) for turn in await chronicle.story(room, "fr"))
        assert told.count("on passe aux achats") == sum(row.seat == HOUSE for row in stored.rows)
        whole = replaying.wound(stored, stored.played())
        assert len(whole.scenes) == room.dealt().state.table.round, "the set-up, and every round but the one that cannot begin"
        hall = Hall(h.store)
        await hall.catch_up()
        assert len(await h.store.read("SELECT place FROM results", ())) == 3

    lived(tmp_path, story)
