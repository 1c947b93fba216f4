"""What a room keeps straight between the moves: orders, seats, ends, and what it tells of them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tables import ALICE, BOB, CARL, dealt, play_on, why, with_rooms

import lang
from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.shards import Shards
from host.telling import chronicle, posts
from host.telling.untold import unfinished
from lang.errors import (
    AlreadyOver,
    AlreadySeated,
    AlreadyStarted,
    AskedAlready,
    HostError,
    NoFreeSeat,
    NoProposal,
    NotAway,
    NotPlaying,
    OwnProposal,
    ProposalPending,
)
from lang.notices import Automated, Replaced, Resigned, Returned, SatIn, Stopped
from rules.fortuna.components import SIDES


async def three(rooms: Rooms, game: str = "fortuna") -> Room:
    """Alice, Bob and Carl at a table that has been dealt."""
    room = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en")
    await lobby.join(room, BOB, "Bob", 2)
    await lobby.join(room, CARL, "Carl", 3)
    await lobby.start(room, ALICE, 4)
    return room


async def until_an_order(room: Room) -> tuple[int, object]:
    """Play on until somebody may set a standing order."""
    while room.waiting:
        for seat in range(room.row.seats):
            if orders := room.game.orders(room.playing().view(seat)):
                return seat, orders[0].filled()
        await play_on(room, 1)
    raise AssertionError("no order in this game")


def test_an_order_that_was_dropped_answers_no_more(tmp_path: Path) -> None:
    """In the room's memory, in the book, and after a restart."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        seat, order = await until_an_order(room)
        user = room.seats[seat].user
        await room.give_order(user, order)
        assert room.orders_of(seat) == (order,) and len(await room.store.orders(room.id)) == 1
        assert room.orders_of(1 - seat) == ()
        await room.drop_orders(user)
        assert room.orders == [] and await room.store.orders(room.id) == []
        assert (await Rooms(rooms.store).room(room.id)).orders == []

    with_rooms(tmp_path / "book", story)


def test_a_game_that_was_stopped_waits_for_nobody(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 15)
        assert room.waiting and room.called
        await consent.end(room, CARL, "Carl", moderator=True)
        again = await Rooms(rooms.store).room(room.id)
        for one in (room, again):
            assert one.match and one.match.waiting, "by the rules somebody would be awaited"
            assert (one.waiting, one.awaited, one.called, one.awaited_people, one.thinking) == ((), (), (), (), False)
            assert one.stopped == Stopped("Carl", moderator=True)
        with pytest.raises(HostError) as no:
            room.playing()
        assert why(no) == AlreadyOver()
        with pytest.raises(HostError) as no:
            lobby.gathering(room)
        assert why(no) == AlreadyOver()

    with_rooms(tmp_path / "book", story)


def test_a_lobby_is_open_only_before_the_start(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        for late in (
            lobby.join(room, CARL, "Carl", 99),
            lobby.start(room, ALICE, 98),
            lobby.leave(room, ALICE),
            lobby.move(room, ALICE, 1),
            lobby.choose(room, ALICE, "ordered", True),
            lobby.cancel(room, ALICE),
            lobby.add_computer(room, ALICE, "easy", 97),
            lobby.remove_computer(room, ALICE),
            lobby.speak(room, ALICE, "fr"),
            lobby.allow_hints(room, ALICE, allowed=False),
        ):
            with pytest.raises(HostError) as no:
                await late
            assert why(no) == AlreadyStarted()

    with_rooms(tmp_path / "book", story)


def test_a_seat_that_was_given_up_is_taken_back_or_over(tmp_path: Path) -> None:
    """Its player takes it back at once; a stranger needs the others' consent; who sits already takes no second seat."""

    async def story(rooms: Rooms) -> None:
        room = await three(rooms)
        with pytest.raises(HostError) as no:
            await consent.take_seat(room, 104, "Dora", 50)
        assert why(no) == NoFreeSeat()
        await consent.resign(room, CARL)
        assert room.row.phase == "playing" and room.given_up == (2,) and room.user_at(2) is None and not room.sits(CARL)
        assert [news for said in room.recent for news in said.news if isinstance(news, (Resigned, Automated))] == [
            Resigned(2, "Carl"),
            Automated(2, "Ennius", "Carl"),
        ]
        with pytest.raises(HostError) as no:
            await consent.take_seat(room, ALICE, "Alice", 51)
        assert why(no) == AlreadySeated()
        assert await consent.take_seat(room, CARL, "Carl", 52)
        assert room.seat_of(CARL) == 2 and not room.given_up and room.recent[-1].news == (Returned(2, "Carl"),)
        await consent.resign(room, CARL)
        assert not await consent.take_seat(room, 104, "Dora", 53)
        assert (await consent.vote(room, ALICE, agree=True))[1] is None
        assert (await consent.vote(room, BOB, agree=True))[1] is True
        assert room.seat_of(104) == 2 and list(room.recent[-1].news) == [Replaced(2, "Dora")]
        with pytest.raises(HostError) as no:
            room.seat_of(CARL)
        assert why(no) == NotPlaying()
        again = await Rooms(rooms.store).room(room.id)
        assert again.names == ("Alice", "Bob", "Dora") and again.recent == room.recent

    with_rooms(tmp_path / "book", story)


def test_with_two_players_who_resigns_loses(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 10)
        await consent.resign(room, BOB)
        assert room.row.phase == "over" and room.stopped == Resigned(1, "Bob") and room.row.ended
        for language in ("fr", "en"):
            verdict, *points = posts.result(room, language, posts.TEXT)
            assert "Alice" in verdict and "Bob" in verdict and points == [], "who resigns from a duel has lost, whatever the points"
        assert "Bob" in chronicle.written(await chronicle.story(room, "en"))

    with_rooms(tmp_path / "book", story)


def test_with_more_players_the_last_person_to_resign_ends_it(tmp_path: Path) -> None:
    """Computer players go on for those who leave, but never by themselves."""

    async def story(rooms: Rooms) -> None:
        room = await three(rooms)
        for user in (CARL, ALICE):
            await consent.resign(room, user)
            assert room.row.phase == "playing" and not room.row.ended
        await consent.resign(room, BOB)
        assert room.row.phase == "over" and room.row.ended and room.stopped == Resigned(1, "Bob") and room.given_up == (0, 2)

    with_rooms(tmp_path / "book", story)


def test_everybody_starts_where_they_sat_in_the_lobby(tmp_path: Path) -> None:
    """F1.1: on the side of the board that was chosen there, though a place between them stays free; in the book too."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("fortuna", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        await lobby.move(room, ALICE, 3)
        await lobby.start(room, ALICE, 4)
        for seen in (room, await Rooms(rooms.store).room(room.id)):
            assert seen.names == ("Bob", "Alice") and seen.dealt().record.options.sides == (SIDES[1], SIDES[3])

    with_rooms(tmp_path / "book", story)


def test_with_more_players_an_unfinished_game_has_its_points(tmp_path: Path) -> None:
    """One who resigned before does not make it a duel lost."""

    async def story(rooms: Rooms) -> None:
        room = await three(rooms)
        await consent.resign(room, CARL)
        await consent.end(room, 104, "Dora", moderator=True)
        assert len(posts.result(room, "en", posts.TEXT)) > 1

    with_rooms(tmp_path / "book", story)


def test_who_is_away_is_not_asked_whether_to_be_replaced(tmp_path: Path) -> None:
    """Everybody else is; nothing is asked while nobody has been away long enough."""

    async def story(rooms: Rooms) -> None:
        room = await three(rooms)
        while len(room.waiting) != 1:
            await play_on(room, 1)
        away = room.waiting[0]
        asker, other = [row.user for row in room.seats if row.seat != away]
        with pytest.raises(HostError) as no:
            await consent.replace_absent(room, asker, (), hours=1)
        assert why(no) == NotAway(1)
        assert not await consent.replace_absent(room, asker, (away,), hours=1)
        with pytest.raises(HostError) as no:
            await consent.vote(room, asker, agree=True)
        assert why(no) == OwnProposal()
        assert (await consent.vote(room, other, agree=True))[1] is True
        assert away in room.computers and room.recent[-1].news[0] == SatIn(away, "Ennius", ("Alice", "Bob", "Carl")[away])
        assert room.given_up == () and room.kept_for((ALICE, BOB, CARL)[away]) == away, "it is only kept warm"

    with_rooms(tmp_path / "book", story)


def test_the_same_question_is_not_put_twice_at_once(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await three(rooms)
        assert not await consent.end(room, ALICE, "Alice", moderator=False)
        for user, reason in ((ALICE, AskedAlready()), (BOB, ProposalPending())):
            with pytest.raises(HostError) as no:
                await consent.end(room, user, "X", moderator=False)
            assert why(no) == reason
        assert (await consent.vote(room, BOB, agree=False))[1] is False
        assert await consent.pending(room) is None and not await consent.end(room, ALICE, "Alice", moderator=False)
        assert (await consent.vote(room, BOB, agree=True))[1] is None
        assert (await consent.vote(room, BOB, agree=True))[1] is None, "nobody votes twice"
        assert (await consent.vote(room, CARL, agree=True))[1] is True
        assert room.stopped == Stopped("Alice", moderator=False)

    with_rooms(tmp_path / "book", story)


@pytest.mark.parametrize("length", [10, 11, 12])
def test_lines_are_cut_where_the_message_ends(length: int) -> None:
    """Each with its line end; what does not fit is counted."""
    lines = ["first", "second", "x" * length]
    kept = posts.cut(lines, lang.interface("en"), 18)
    assert kept.endswith("x" * length) and ("second" in kept) == (length + 1 + len("second") <= 18) and "first" not in kept
    assert kept.startswith(lang.interface("en").more_lines(1 if "second" in kept else 2))


def test_a_rematch_has_the_computer_players_where_they_sat(tmp_path: Path) -> None:
    """Unless somebody has taken the place."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("fortuna", 1, 7, ALICE, "Alice", 1, "en")
        for n, level in enumerate(("easy", "strong")):
            await lobby.add_computer(room, ALICE, level, 2 + n)
        await lobby.allow_hints(room, ALICE, allowed=False)
        await lobby.choose(room, ALICE, "market", 3)
        await lobby.start(room, ALICE, 9)
        await consent.end(room, CARL, "Carl", moderator=True)
        again = await rooms.open("fortuna", 2, 7, ALICE, "Alice", 11, "en")
        await lobby.repeat(again, room, 12)
        assert [(row.seat, row.name, row.level) for row in again.seats] == [
            (0, "Alice", None),
            (1, "Ennius", "easy"),
            (2, "Terentia", "strong"),
        ]
        assert again.row.hints == 0 and lobby.options(again).market == 3
        third = await rooms.open("fortuna", 3, 7, ALICE, "Alice", 21, "en")
        await lobby.join(third, BOB, "Bob", 22)
        await lobby.repeat(third, room, 23)
        assert [(row.seat, row.name) for row in third.seats] == [(0, "Alice"), (1, "Bob"), (2, "Terentia")]

    with_rooms(tmp_path / "book", story)


def test_who_was_away_and_answers_is_not_replaced(tmp_path: Path) -> None:
    """Their answer makes the question void, even if they are awaited again."""

    async def story(rooms: Rooms) -> None:
        room = await three(rooms)
        while len(room.waiting) != 1:
            await play_on(room, 1)
        away = room.waiting[0]
        asker, other = [row.user for row in room.seats if row.seat != away]
        assert not await consent.replace_absent(room, asker, room.awaited, 1) and await consent.pending(room) is not None
        await play_on(room, 1)
        while room.waiting != (away,):
            await play_on(room, 1)
        await asyncio.to_thread(_a_minute_ago, tmp_path / "book")
        assert await consent.pending(room) is None
        with pytest.raises(HostError) as no:
            await consent.vote(room, other, agree=True)
        assert why(no) == NoProposal()

    with_rooms(tmp_path / "book", story)


def _a_minute_ago(path: Path) -> None:
    """The question was put a minute before."""
    with closing(sqlite3.connect(path, timeout=10)) as book, book:
        book.execute("UPDATE petitions SET at = at - 60")


def test_after_a_start_only_games_in_which_something_is_to_do_are_read(tmp_path: Path) -> None:
    """Not those that wait for a person, however many; those do in which a bot is awaited."""

    async def story(rooms: Rooms) -> None:
        waiting, thinking = [await dealt(rooms, channel) for channel in (1, 2)]
        for room in (waiting, thinking):
            await room.mark(shown=room.n, brought=room.n)
        await rooms.store.succeed(thinking.id, 1, -1, "Ennius", 0, "normal")
        assert await unfinished(rooms.store) == [thinking.id]
        assert await unfinished(rooms.store, Shards(1, 1, 2).where("guild")) == [], "of other shards none"
        await thinking.mark(paused=1)
        assert await unfinished(rooms.store) == []

    with_rooms(tmp_path / "book", story)


def test_after_a_start_the_unfinished_and_the_untold_are_taken_up(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        running, ended, told = [await dealt(rooms, channel) for channel in (1, 2, 3)]
        for room in (ended, told):
            await consent.end(room, CARL, "Carl", moderator=True)
        await told.mark(shown=told.n, brought=told.n)
        await rooms.open("cesar", 4, 7, ALICE, "Alice", 999, "en")
        assert await unfinished(rooms.store) == [running.id, ended.id]
        assert [room.id for room in await rooms.rooms_of(BOB)] == [running.id]

    with_rooms(tmp_path / "book", story)
