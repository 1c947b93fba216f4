"""The lobby: who sits down, who starts, who leaves, and how long it stays open."""

from __future__ import annotations

from pathlib import Path

import pytest
from shelf import both_engines
from tables import ALICE, BOB, CARL, dealt, seated, why, with_rooms

import lang
from host.book.store import OrderRow
from host.days.tempo import STOCK, USUAL_PATIENCE
from host.play import consent, lobby, shuffle
from host.play.rooms import Rooms
from host.telling.gathering import chosen_options, gathering
from lang.errors import (
    AlreadySeated,
    ChannelBusy,
    HostError,
    OpenerOnly,
    TableFull,
    TooFew,
)
from rules.cesar.moves import LetAllPass
from rules.engine import codec

pytestmark = both_engines


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


def test_names_turn_no_text_around(tmp_path: Path) -> None:
    """Signs that nobody sees go, links are broken, and a name of nothing is still a name."""

    async def story(rooms: Rooms) -> list[str]:
        room = await rooms.open("lutece", 1, 7, ALICE, "\u202eecilA\u2066\u200b", 1001, "en")
        await lobby.join(room, BOB, "https://evil.example/x", 1002)
        await lobby.join(room, CARL, "\u200f\u2028", 1003)
        return [row.name for row in room.seats]

    assert with_rooms(tmp_path / "book", story) == ["ecilA", "https: //evil.example/x", "?"]


def test_one_game_a_channel(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        first = await seated(rooms)
        with pytest.raises(HostError) as no:
            await rooms.open("cesar", 1, 7, CARL, "Carl", 9, "en")
        assert why(no) == ChannelBusy(first.id)
        await lobby.cancel(first, ALICE)
        assert (await rooms.open("cesar", 1, 7, CARL, "Carl", 10, "en")).id != first.id

    with_rooms(tmp_path / "book", story)


def test_a_lobby_names_the_options_that_are_not_the_usual_ones(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, say = await seated(rooms), lang.interface("en")
        assert chosen_options(room, "en") == []
        await lobby.choose_tempo(room, ALICE, patience=USUAL_PATIENCE, pace=24)
        await lobby.allow_hints(room, ALICE, allowed=False)
        await lobby.play_friendly(room, ALICE, friendly=True)
        await lobby.want_thread(room, ALICE, wanted=True)
        assert chosen_options(room, "en") == [
            say.pace_option(24, STOCK[24]), say.friendly(say.ON), say.hints(say.OFF), say.THREAD_CHOSEN,
        ]  # fmt: skip
        await lobby.choose_tempo(room, ALICE, patience=24, pace=0)
        assert chosen_options(room, "en")[0] == say.patience_option(24)

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
