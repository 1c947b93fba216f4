"""The store and the room, without Discord: what is written is what was played, and nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from shelf import asked, at, both_engines

from host.book.store import LogRow, OrderRow, Store, Unavailable
from host.play import consent, lobby, shuffle
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting, reading
from host.telling import chronicle, posts
from host.telling.gathering import gathering
from lang.errors import (
    AlreadyOver,
    AlreadySeated,
    Bar,
    ChannelBusy,
    Closing,
    Frozen,
    HostError,
    NoConsent,
    NoProposal,
    NotPlaying,
    OpenerOnly,
    OwnProposal,
    Stale,
    TableFull,
    TooFew,
    Twice,
)
from lang.notices import AskUndo
from rules.cesar.components import Influence
from rules.cesar.moves import LetAllPass, Place
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match, unfold
from rules.engine.model import Refused

pytestmark = both_engines

ALICE, BOB, CARL = 101, 102, 103
ONE, TWO, THREE, FOUR, FIVE = (Influence(n) for n in range(1, 6))


def seeded_secrets(seed: str = "house") -> Callable[[], str]:
    """A source of secrets that are the same in every run, so that every run deals the same cards."""
    numbers = count()
    return lambda: sha256(f"{seed} {next(numbers)}".encode()).hexdigest()


def with_rooms(path: Path, story: Callable[[Rooms], Awaitable[Any]]) -> Any:
    """Open the book, live through a story, close the book."""

    async def live() -> Any:
        store = await Store.open(at(path))
        try:
            return await story(Rooms(store, seeded_secrets()))
        finally:
            await store.close()

    return asyncio.run(live())


async def seated(rooms: Rooms, channel: int = 1) -> Room:
    room = await rooms.open("cesar", channel, 7, ALICE, "Alice", 1001 + channel * 100, "fr")
    await lobby.join(room, BOB, "Bob", 1002 + channel * 100)
    return room


async def dealt(rooms: Rooms, channel: int = 1) -> Room:
    room = await seated(rooms, channel)
    await lobby.start(room, ALICE, 1003 + channel * 100)
    return room


async def play_on(room: Room, plies: int, seed: str = "players", why: str | None = None) -> None:
    """Gives this many random legal answers, all for the same reason."""
    dice = Dice(seed, room.n)
    for _ in range(plies):
        if not room.waiting:
            return
        seat = room.waiting[dice.below(len(room.waiting))]
        moves = room.playing().legal(seat)
        await room.answer(room.user_at(seat) or 0, moves[dice.below(len(moves))], why=why)


def why(host_error: pytest.ExceptionInfo[HostError]) -> Any:
    return host_error.value.why


# ---------------------------------------------------------------- the lobby


def test_a_table_fills_and_starts(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "fr")
        with pytest.raises(HostError) as no:
            lobby.check_start(room, ALICE)
        assert why(no) == TooFew(1)
        await lobby.join(room, BOB, "Bob", 2)
        for user, reason in ((BOB, AlreadySeated()), (CARL, TableFull(2))):
            with pytest.raises(HostError) as no:
                await lobby.join(room, user, "X", 3)
            assert why(no) == reason
        with pytest.raises(HostError) as no:
            await lobby.start(room, BOB, 4)
        assert why(no) == OpenerOnly(ALICE)
        await lobby.start(room, ALICE, 5)
        assert room.waiting == (0, 1)
        assert room.row.seed == shuffle.seed(room.row.secret, [1, 2])

    with_rooms(tmp_path / "book", story)


def test_two_of_one_name_are_told_apart_to_the_end(tmp_path: Path) -> None:
    """In the lobby, in every sentence and picture; and whoever leaves, the other keeps the number."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alex", 1, "en")
        await lobby.join(room, BOB, "Alex", 2)
        await lobby.join(room, CARL, "Carl", 3)
        assert "**Alex**" in gathering(room, 3600).text and "**Alex \\(2\\)**" in gathering(room, 3600).text
        await lobby.start(room, ALICE, 4)
        assert room.names == ("Alex", "Alex (2)", "Carl")
        await consent.resign(room, ALICE)
        assert room.names == ("Ennius", "Alex (2)", "Carl")
        assert await consent.take_seat(room, ALICE, "Alex", 5)
        assert room.names == ("Alex", "Alex (2)", "Carl") == (await Rooms(rooms.store).room(room.id)).names

    with_rooms(tmp_path / "book", story)


def test_one_game_a_channel(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        first = await seated(rooms)
        with pytest.raises(HostError) as no:
            await rooms.open("cesar", 1, 7, CARL, "Carl", 9, "en")
        assert why(no) == ChannelBusy(first.id)
        await lobby.cancel(first, ALICE)
        assert (await rooms.open("cesar", 1, 7, CARL, "Carl", 10, "en")).id != first.id

    with_rooms(tmp_path / "book", story)


def test_two_change_places_only_when_both_wish_it(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await seated(rooms)
        assert not await lobby.move(room, ALICE, 1)
        assert room.seat_of(ALICE) == 0  # nobody is moved against their will
        assert "Cléopâtre" in gathering(room, 60).text
        assert await lobby.move(room, BOB, 0)
        assert (room.seat_of(ALICE), room.seat_of(BOB)) == (1, 0)

    with_rooms(tmp_path / "book", story)


def test_the_opener_leaves_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await seated(rooms)
        assert await lobby.leave(room, ALICE)
        assert room.row.opener == BOB
        assert not await lobby.leave(room, BOB)
        assert room.row.phase == "cancelled"

    with_rooms(tmp_path / "book", story)


def test_an_old_lobby_expires(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await seated(rooms)
        assert await rooms.expire(3600) == []
        assert await rooms.expire(0) == [room]
        assert room.row.phase == "expired"

    with_rooms(tmp_path / "book", story)


# ---------------------------------------------------------------- the door


def test_a_game_that_is_long_to_read_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(rooms: Rooms) -> None:
        long, short = await dealt(rooms, 1), await rooms.open("micatio", 2, 7, ALICE, "Alice", 30, "en")
        load, read = Room.load, asyncio.Event()

        async def slowly(room: Room) -> Room:
            if room.id == long.id:
                await read.wait()
            return await load(room)

        monkeypatch.setattr(Room, "load", slowly)
        cold = Rooms(rooms.store)
        waiting = [asyncio.create_task(cold.room(long.id)) for _ in range(2)]
        async with asyncio.timeout(10):
            assert (await cold.room(short.id)).id == short.id
        read.set()
        one, other = await asyncio.gather(*waiting)
        assert one is other and one.id == long.id, "and is read once, however many ask for it"

    with_rooms(tmp_path / "book", story)


def test_every_answer_survives_a_restart(tmp_path: Path) -> None:
    async def begin(rooms: Rooms) -> tuple[str, int, tuple[int, ...]]:
        room = await dealt(rooms)
        await play_on(room, 60)
        return room.dealt().digest(), room.n, room.waiting

    async def resume(rooms: Rooms) -> tuple[str, int, tuple[int, ...]]:
        room = await rooms.room_in(1)
        return room.dealt().digest(), room.n, room.waiting

    assert with_rooms(tmp_path / "book", begin) == with_rooms(tmp_path / "book", resume)


def test_a_click_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    async def begin(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await room.answer(ALICE, Place(ONE, TWO, THREE, FOUR, FIVE), click=55)

    async def again(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        n = room.n
        with pytest.raises(HostError) as no:
            await room.answer(ALICE, Place(TWO, ONE, THREE, FOUR, FIVE), click=55)
        assert why(no) == Twice()
        assert room.n == n
        assert room.dealt().sealed == {0: Place(ONE, TWO, THREE, FOUR, FIVE)}

    with_rooms(tmp_path / "book", begin)
    with_rooms(tmp_path / "book", again)


def test_a_withdrawn_answer_is_between_the_house_and_its_player(tmp_path: Path) -> None:
    """Nothing that the public may count moves, also after a restart; who withdrew is called once all the others have answered."""
    first, second = Place(ONE, TWO, THREE, FOUR, FIVE), Place(TWO, ONE, THREE, FOUR, FIVE)

    async def told(room: Room) -> object:
        again = await Rooms(room.store).room(room.id)
        assert (again.match, again.n, again.heard, again.since) == (room.match, room.n, room.heard, room.since)
        assert again.recent == [said for said in room.recent if said.n in {one.n for one in again.recent}]
        return room.heard, room.awaited, room.called, room.asked_at, posts.board(room, 0).text, len(await chronicle.story(room, "en"))

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await room.answer(ALICE, first)
        before = await told(room)
        await room.answer(ALICE, second)
        assert await told(room) == before
        mark = room.step_mark(0)
        assert await consent.undo(room, ALICE, at=mark)
        with pytest.raises(HostError) as no:  # a second press of the same button
            await consent.undo(room, ALICE, at=mark)
        assert why(no) == Stale() and room.waiting == (0, 1) and room.awaited == (1,)
        assert await told(room) == before
        await room.answer(BOB, first)
        assert room.awaited == room.called == (0,)
        await told(room)
        await room.answer(ALICE, second)
        assert room.dealt().ply == 2 and room.heard.rows == 4 and not room.heard.answered

    with_rooms(tmp_path / "book", story)


def test_racing_answers_make_one_move(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        for user in (ALICE, BOB):
            await room.answer(user, Place(ONE, TWO, THREE, FOUR, FIVE))
        moment, (move, *_) = room.playing().moment, room.playing().legal(1)
        results = await asyncio.gather(*(room.answer(BOB, move, click=2000 + n, moment=moment) for n in range(10)), return_exceptions=True)
        refused = [result for result in results if isinstance(result, HostError)]
        assert len(refused) == 9
        assert all(host_error.why == Stale() for host_error in refused)

    with_rooms(tmp_path / "book", story)


def test_strangers_and_finished_games_are_told_so(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        move = room.playing().legal(0)[0]
        with pytest.raises(HostError) as no:
            await room.answer(CARL, move)
        assert why(no) == NotPlaying()
        await consent.resign(room, BOB)
        with pytest.raises(HostError) as no:
            await room.answer(ALICE, move)
        assert why(no) == AlreadyOver()

    with_rooms(tmp_path / "book", story)


def test_a_refused_move_leaves_no_trace(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        before = (room.n, room.dealt().digest())
        with pytest.raises(Refused):
            await room.answer(ALICE, Place(ONE, ONE, THREE, FOUR, FIVE))
        assert (room.n, room.dealt().digest()) == before

    with_rooms(tmp_path / "book", story)


# ---------------------------------------------------------------- undo and consent


def test_a_computer_player_says_why_nothing_is_taken_back(tmp_path: Path) -> None:
    """A bribe because everybody may answer it at any time; a turn because others have played since, or it drew a card."""

    async def bribe(rooms: Rooms) -> None:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "easy", 2)
        await lobby.start(room, ALICE, 3)
        for seat in (0, 1):
            await room.answer(room.seats[seat].user, room.playing().legal(seat)[0])
        await room.answer(ALICE, room.playing().legal(0)[0])
        with pytest.raises(HostError) as no:
            await consent.undo(room, ALICE)
        assert why(no) == NoConsent(Bar.OPEN)

    async def turn(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 2, 7, ALICE, "Alice", 4, "en")
        await lobby.add_computer(room, ALICE, "easy", 5)
        await lobby.start(room, ALICE, 6)
        bars = set()
        while room.waiting and len(room.places) < 60:
            seat = room.waiting[0]
            await room.answer(room.seats[seat].user, room.playing().legal(seat)[0])
            if room.waiting and room.playing().last_step(0) is not None and room.playing().own_step(0) is None:
                last = room.playing().record.log[-1].seat
                with pytest.raises(HostError) as no:
                    await consent.undo(room, ALICE)
                bars.add(why(no).bar)
                assert why(no).bar is (Bar.PLAYED if last else Bar.SHOWN)
        assert bars == {Bar.PLAYED, Bar.SHOWN}

    with_rooms(tmp_path / "bribe", bribe)
    with_rooms(tmp_path / "turn", turn)


async def until_own_step(room: Room) -> int:
    """Random play up to a step that its player may take back alone."""
    for n in range(200):
        await play_on(room, 1, f"step {n}")
        match = room.playing()
        seat = match.record.log[-1].seat
        if not match.sealed and match.own_step(seat) is not None:
            return seat
    raise AssertionError("no free step in two hundred")


def test_an_own_step_is_taken_back_and_stays_in_the_book(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        seat = await until_own_step(room)
        *_, last = room.dealt().record.log
        assert await consent.undo(room, room.user_at(seat) or 0)
        assert room.dealt().record.log[-1:] != (last,)
        fates = [row.fate for row in await room.store.log(room.id)]
        assert fates.count("undone") == 1
        digest = room.dealt().digest()
        assert (await Room(room.store, room.row).load()).dealt().digest() == digest

    with_rooms(tmp_path / "book", story)


def test_what_was_revealed_is_taken_back_only_with_consent(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 2)  # both have laid their series: sealed answers are a barrier
        asker, other = ALICE, BOB
        assert not await consent.undo(room, asker)
        with pytest.raises(HostError) as no:
            await consent.vote(room, asker, agree=True)
        assert why(no) == OwnProposal()
        proposal, outcome = await consent.vote(room, other, agree=True)
        assert isinstance(proposal, AskUndo) and outcome is True
        assert room.seat_of(asker) in room.waiting
        await play_on(room, 2)
        while room.playing().own_step(room.seat_of(other)) is not None:
            await play_on(room, 1)
        assert not await consent.undo(room, other)
        await play_on(room, 1)  # the game goes on: the question is void
        with pytest.raises(HostError) as no:
            await consent.vote(room, asker, agree=True)
        assert why(no) == NoProposal()

    with_rooms(tmp_path / "book", story)


def test_a_sealed_answer_is_replaced_and_withdrawn(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await room.answer(ALICE, Place(ONE, TWO, THREE, FOUR, FIVE))
        await room.answer(ALICE, Place(FIVE, FOUR, THREE, TWO, ONE))
        assert room.dealt().sealed == {0: Place(FIVE, FOUR, THREE, TWO, ONE)}
        assert [row.fate for row in await room.store.log(room.id)] == ["stands", "replaced", "stands"]
        assert await consent.undo(room, ALICE)
        assert room.waiting == (0, 1)

    with_rooms(tmp_path / "book", story)


def test_ending_takes_everybody_or_a_moderator(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        assert not await consent.end(room, ALICE, "Alice", moderator=False)
        assert (await consent.vote(room, BOB, agree=False))[1] is False
        assert room.row.phase == "playing"
        assert await consent.end(room, CARL, "Carl", moderator=True)
        assert room.row.phase == "over"
        text = posts.board(room, 0).text
        assert "Carl" in text and room.row.secret in text

    with_rooms(tmp_path / "book", story)


# ---------------------------------------------------------------- the file


def test_an_exported_game_is_checked_to_the_last_bit(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> str:
        room = await dealt(rooms)
        await until_own_step(room)
        await consent.undo(room, room.user_at(room.dealt().record.log[-1].seat) or 0)
        await play_on(room, 5000)
        assert room.row.phase == "over"
        return await exporting.export(room)

    text = with_rooms(tmp_path / "book", story)
    report, export = "\n".join(exporting.verify(text)), json.loads(text)
    for shown in (export["commitment"], export["fingerprint"], *map(str, export["joins"]), *export["players"]):
        assert shown in report, "what to compare with Discord"

    def spoilt(change: Callable[[Any], None]) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    answers = [n for n, row in enumerate(json.loads(text)["log"]) if row["kind"] == "answer" and row["fate"] == "stands"]
    for change in (
        lambda data: data.update(secret="00" * 32),
        lambda data: data.update(commitment="00" * 32),
        lambda data: data.update(seed="00" * 32),
        lambda data: data["joins"].reverse(),
        lambda data: data["log"].pop(answers[5]),
        lambda data: data["log"].pop(),  # the last move
        lambda data: data["log"].pop() and data.update(plies=data["plies"] - 1),
        lambda data: data["log"][answers[5]].update(digest=None),
        lambda data: data.update(plies=data["plies"] - 1),
        lambda data: data["players"].pop(),
        lambda data: data.update(winners=[]),
        lambda data: data.update(fingerprint="00" * 32),
        lambda data: data["log"][0]["body"].update({"is": "Stopped", "name": "x", "moderator": True}),
        lambda data: data["log"].append(data["log"][-1] | {"n": len(data["log"]) + 1, "kind": "happening"}),
        lambda data: data["log"][answers[-1]].update(digest="0" * 32),
        lambda data: data.update(score=[99, 0]),
        lambda data: data.pop("seed"),
        lambda data: data.update(arbiter=99),
    ):
        with pytest.raises(exporting.VerifyError):
            exporting.verify(spoilt(change))
    with pytest.raises(exporting.VerifyError):
        exporting.verify("not even JSON")


def test_names_turn_no_text_around(tmp_path: Path) -> None:
    """Signs that nobody sees go, links are broken, and a name of nothing is still a name."""

    async def story(rooms: Rooms) -> list[str]:
        room = await rooms.open("lutece", 1, 7, ALICE, "\u202eecilA\u2066\u200b", 1001, "en")
        await lobby.join(room, BOB, "https://evil.example/x", 1002)
        await lobby.join(room, CARL, "\u200f\u2028", 1003)
        return [row.name for row in room.seats]

    assert with_rooms(tmp_path / "book", story) == ["ecilA", "https: //evil.example/x", "?"]


def test_who_resigned_has_lost_in_the_file_too(tmp_path: Path) -> None:
    """To name the other instead, a forger has to change the fingerprint, which the channel has seen; names are no part of it."""

    async def story(rooms: Rooms) -> tuple[str, str]:
        room = await dealt(rooms)
        await play_on(room, 10)
        await consent.resign(room, ALICE)
        return await exporting.export(room), posts.board(room, 0, await room.fingerprint()).text

    text, shown = with_rooms(tmp_path / "book", story)
    data = json.loads(text)
    assert data["winners"] == [1] and data["fingerprint"] in shown
    data["log"][-1]["body"]["seat"] = 1
    with pytest.raises(exporting.VerifyError, match="told of another"):
        exporting.verify(json.dumps(data))
    data["log"][-1]["seat"] = 1
    with pytest.raises(exporting.VerifyError, match="somebody else"):
        exporting.verify(json.dumps(data))
    data["log"][-1]["body"]["name"] = "Bob"
    with pytest.raises(exporting.VerifyError, match="winner"):
        exporting.verify(json.dumps(data))
    data["winners"] = [0]
    with pytest.raises(exporting.VerifyError, match="fingerprint"):
        exporting.verify(json.dumps(data))
    forgotten = json.loads(text)
    forgotten["log"][-1]["body"]["name"] = forgotten["players"][0] = "player-1"
    assert exporting.verify(json.dumps(forgotten))


def test_every_ply_is_stored_with_the_digest_of_its_position(tmp_path: Path) -> None:
    """An answer under seal has none: nothing has been played yet."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 40)
        rows = await room.store.log(room.id)
        played = [(row.digest, match.digest(), match.sealed) for row, match in zip(*_steps(room, rows), strict=True)]
        assert sum(not sealed for *_, sealed in played) > 30 and any(sealed for *_, sealed in played)
        assert all(stored == (None if sealed else digest) for stored, digest, sealed in played)

    def _steps(room: Room, rows: list[LogRow]) -> tuple[list[LogRow], list[Match]]:
        entries = reading.standing(rows)
        return list(entries), [match for _, match, _ in unfold(room.game, reading.record(room.row, entries))][1:]

    with_rooms(tmp_path / "book", story)


def test_a_bot_that_closes_takes_nothing_new(tmp_path: Path) -> None:
    """Neither a move, an order, a step back, a vote nor a start; what stands is still shown, and goes on after the restart."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 12)
        seat, before = room.waiting[0], await room.store.log(room.id)
        user, move = room.seats[seat].user, room.playing().legal(seat)[0]
        lobby_room, asked = await seated(rooms, channel=2), await dealt(rooms, channel=4)
        await consent.end(asked, ALICE, "Alice", moderator=False)
        await rooms.close()
        for refused in (
            room.answer(user, move),
            consent.undo(room, user),
            consent.resign(room, user),
            consent.end(room, user, "Alice", moderator=False),
            consent.vote(asked, BOB, agree=True),
            lobby.start(lobby_room, ALICE, 99),
        ):
            with pytest.raises(HostError) as no:
                await refused
            assert why(no) == Closing()
        assert room.view(user) and await room.store.log(room.id) == before
        again = await Rooms(rooms.store).room(room.id)
        await again.answer(user, move)
        late = await rooms.room((await seated(Rooms(rooms.store), channel=3)).id)
        assert late.closing, "a room opened late closes with the others"

    with_rooms(tmp_path / "book", story)


def test_a_game_that_does_not_replay_is_frozen_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "book"

    async def begin(rooms: Rooms) -> None:
        await play_on(await dealt(rooms), 12)

    async def resume(rooms: Rooms) -> None:
        room = await rooms.room_in(1)
        with pytest.raises(HostError) as no:
            room.playing()
        assert isinstance(why(no), Frozen)
        assert await consent.end(room, CARL, "Carl", moderator=True)  # a moderator may still clear the channel

    with_rooms(path, begin)
    asked(path, "UPDATE games SET version = 99")
    with_rooms(path, resume)


def test_a_rematch_starts_without_orders(tmp_path: Path) -> None:
    """What was ordered at the old table binds nobody at the new one, from the first card on."""

    async def story(rooms: Rooms) -> None:
        old = await dealt(rooms)
        await old.store.keep_order(old.id, OrderRow(1, codec.dumps(LetAllPass(None))))
        old = await Rooms(rooms.store).room(old.id)
        assert old.orders_of(1) == (LetAllPass(None),)
        await consent.resign(old, BOB)
        again = Rooms(rooms.store)
        new = await again.open("cesar", 1, 7, ALICE, "Alice", 5001, "en")
        await lobby.repeat(new, old, 5002)
        await lobby.join(new, BOB, "Bob", 5003)
        await lobby.start(new, ALICE, 5004)
        for room in (new, await Rooms(rooms.store).room(new.id)):
            assert room.id != old.id and room.awaited == (0, 1) and not room.orders

    with_rooms(tmp_path / "book", story)


def test_a_write_whose_end_nobody_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost between the book and the room: the move stands, and the next to come in finds it played."""

    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 12)
        (seat,) = room.awaited
        user, move = room.user_at(seat) or 0, room.playing().legal(seat)[0]
        write, ply = room.store.engine.write, room.playing().ply

        async def cut(*statements: Any) -> Any:
            await write(*statements)
            raise Unavailable("cut")

        monkeypatch.setattr(room.store.engine, "write", cut)
        with pytest.raises(Unavailable):
            await room.answer(user, move)
        assert room.playing().ply == ply, "the room does not know"
        monkeypatch.setattr(room.store.engine, "write", write)
        async with room.lock:
            assert room.playing().ply == ply + 1
        await play_on(room, 3)
        again = await Rooms(rooms.store).room(room.id)
        assert again.dealt().digest() == room.dealt().digest()

    with_rooms(tmp_path / "book", story)


def test_a_room_that_meets_a_newer_row_reads_the_book_again(tmp_path: Path) -> None:
    """Two houses share a book: who is behind judges by what the other has written, at once or at the next try, and goes on from there."""

    async def story(rooms: Rooms) -> None:
        here = await dealt(rooms)
        await play_on(here, 12)
        there = await Rooms(rooms.store).room(here.id)
        (seat,) = here.awaited
        user, move = here.user_at(seat) or 0, here.playing().legal(seat)[0]
        await here.answer(user, move)
        with pytest.raises((HostError, Refused)):
            await there.answer(user, move)
        async with there.lock:
            assert there.dealt().digest() == here.dealt().digest()
        await play_on(there, 3)

    with_rooms(tmp_path / "book", story)


def test_a_file_cut_off_after_a_resignation_is_no_finished_game(tmp_path: Path) -> None:
    """Where three play, one who resigns ends nothing: whoever cuts the log there, and makes all figures fit, is found out."""

    async def story(rooms: Rooms) -> str:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1001, "en")
        await lobby.join(room, BOB, "Bob", 1002)
        await lobby.join(room, CARL, "Carl", 1003)
        await lobby.start(room, ALICE, 1004)
        await play_on(room, 9)
        await consent.resign(room, BOB)
        await consent.end(room, 0, "Dora", moderator=True)
        return await exporting.export(room)

    data = json.loads(with_rooms(tmp_path / "book", story))
    exporting.verify(json.dumps(data))
    resigned = next(n for n, row in enumerate(data["log"]) if row["body"]["is"] == "Resigned")
    del data["log"][resigned + 1 :], data["winners"], data["fingerprint"]
    data["players"][1], data["levels"][1] = "Bob", None
    with pytest.raises(exporting.VerifyError, match="isn’t over"):
        exporting.verify(json.dumps(data))


def test_every_claim_of_a_file_is_checked_against_its_log(tmp_path: Path) -> None:
    """Three play, one resigns and a computer player goes on, another takes the seat, then all agree to end: forge any part of it."""

    async def story(rooms: Rooms) -> str:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1001, "en")
        await lobby.join(room, BOB, "Bob", 1002)
        await lobby.join(room, CARL, "Carl", 1003)
        await lobby.start(room, ALICE, 1004)
        await play_on(room, 9)
        await consent.resign(room, BOB)
        await consent.take_seat(room, BOB, "Bob", 1005)
        await consent.end(room, ALICE, "Alice", moderator=False)
        for user in (BOB, CARL):
            await consent.vote(room, user, agree=True)
        return await exporting.export(room)

    data = json.loads(with_rooms(tmp_path / "book", story))
    exporting.verify(json.dumps(data))
    kinds = {row["body"]["is"]: n for n, row in enumerate(data["log"]) if row["kind"] == "happening"}
    assert {"Resigned", "Automated", "Returned", "Stopped"} <= set(kinds)

    def row(kind: str, **body: Any) -> Callable[[dict[str, Any]], None]:
        return lambda data: data["log"][kinds[kind]]["body"].update(body)

    def swap(data: dict[str, Any]) -> None:
        data["players"][0], data["players"][1] = data["players"][1], data["players"][0]

    forgeries: list[Callable[[dict[str, Any]], Any]] = [
        row("Resigned", name="Carl"), row("Automated", before="Carl"), row("Returned", name="Nero"),
        row("Returned", seat=2), row("Automated", seat=0), swap,
        lambda data: data["players"].__setitem__(1, "Nero"),
        lambda data: data["levels"].__setitem__(1, "strong"),
        lambda data: data["log"][kinds["Stopped"]].update(fate="undone"),
        lambda data: data["log"][kinds["Stopped"]]["body"].update({"is": "Advised", "seat": 0}),
        lambda data: data.update(winners=[0]),
        lambda data: data.update(version=data["version"] + 1),
        lambda data: data.update(data=data["data"] + 1),
        lambda data: data.update(seats=2),
        lambda data: data["joins"].__setitem__(2, 99),
        lambda data: data["log"].insert(3, data["log"][3]),
        lambda data: [one.update(digest=None) for one in data["log"]],
    ]  # fmt: skip
    for number, forge in enumerate(forgeries):
        forged = json.loads(json.dumps(data))
        forge(forged)
        assert forged != data
        with pytest.raises(exporting.VerifyError):
            pytest.fail(f"{number}: {exporting.verify(json.dumps(forged))}")
