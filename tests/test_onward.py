"""Playing on from a turn of a finished game: the same position, a new record that can be checked, and no word of it in the ranking."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from shelf import both_engines
from tables import ALICE, BOB, CARL, GUILD, lived, play_out, why

from games import GAMES
from host.after import filming, replaying
from host.after.hall import Hall
from host.play import lobby, onward
from host.play.boxes import box_of
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting
from host.record.archive import archive
from host.telling import gathering, posts
from lang.errors import AlreadyOver, BadOption, HostError, NotOverYet, OptionsFixed, TooFew

pytestmark = both_engines


async def finished(rooms: Rooms, game: str) -> Room:
    room = await rooms.open(game, 1, GUILD, ALICE, "Alice", 1, "en")
    await lobby.join(room, BOB, "Bob", 2)
    await lobby.start(room, ALICE, 3)
    return room


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_played_on_by_others(tmp_path: Path, game: str) -> None:
    """Table and hands are as they were, what nobody had seen is dealt anew; the new game is stored, told and verified by itself."""

    async def story(rooms: Rooms, hall: Hall) -> None:
        source = await finished(rooms, game)
        whole = await replaying.reel(source)
        with pytest.raises(HostError) as no:
            await onward.play_on(rooms, source, whole, whole.last, 2, GUILD, (BOB, "Bob", 10))
        assert why(no) == NotOverYet()
        await play_out(source)
        whole = await replaying.reel(source)
        with pytest.raises(HostError) as no:
            await onward.play_on(rooms, source, whole, whole.last, 2, GUILD, (BOB, "Bob", 10))
        assert why(no) == AlreadyOver()
        turn = whole.last // 2
        room = await onward.play_on(rooms, source, whole, turn, 2, GUILD, (BOB, "Bob", 10))
        assert room.seat_of(BOB) == source.seat_of(BOB) and lobby.missing(room) == 1 and lobby.free(room) == 1
        assert str(turn) in gathering.gathering(room, 60).text and not room.rated
        with pytest.raises(HostError) as no:
            lobby.check_start(room, BOB)
        assert why(no) == TooFew(1)
        for name in [field.name for field in fields(room.game.Options) if field.name != "sides"][:1]:
            with pytest.raises(HostError) as no:
                await lobby.choose(room, BOB, name, False)
            assert why(no) == OptionsFixed()
        with pytest.raises(HostError) as no:
            await lobby.choose_box(room, BOB, "")
        assert why(no) == (OptionsFixed() if box_of(game) else BadOption("box"))
        await lobby.join(room, CARL, "Carl", 11)
        await lobby.start(room, BOB, 12)
        was, now = whole.scenes[turn].match, room.dealt()
        assert (now.state.table, now.state.hands, now.decision) == (was.state.table, was.state.hands, was.decision)
        assert sorted(map(repr, unseen(now.state.box))) == sorted(map(repr, unseen(was.state.box)))
        await play_out(room)
        await checked(rooms, room)
        assert await hall.catch_up() == 2
        assert (await hall.profile(CARL, GUILD)).games == 0 and (await hall.profile(ALICE, GUILD)).games == 1

    lived(tmp_path, story)


def unseen(box: Any) -> list[Any]:
    """Every card in the box, in whatever pile."""
    found, left = list[Any](), [getattr(box, name) for name in getattr(box, "__dataclass_fields__", ())]
    while left:
        one = left.pop()
        if isinstance(one, tuple):
            left += one
        else:
            found.append(one)
    return found


async def checked(rooms: Rooms, room: Room, begun: str = "continues from turn") -> None:
    """The game reads back as it was played, can be looked back at and filmed, and its export verifies."""
    again = await Room(rooms.store, room.row).load()
    assert again.frozen is None and again.dealt() == room.dealt()
    whole = await replaying.reel(room)
    assert whole.scenes[0].match.record.origin is not None and whole.scenes[-1].match == room.dealt()
    first = replaying.post(room, whole, 0, replaying.NOBODY, "en")
    assert begun in first.text and len(first.text) <= posts.TEXT
    text = await exporting.export(room)
    assert any("row 1" in line for line in exporting.verify(text))
    assert len(filming.shots(room, whole, "en")) == len(whole.scenes) + 1
    assert (await archive(room)).played().match == room.dealt()
