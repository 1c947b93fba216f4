"""What is kept of a person: all of it is theirs to have, and they can be forgotten while games stay whole."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from shelf import asked, both_engines, tables
from tables import ALICE, BOB, CARL, dealt, play_on, with_rooms

from host import privacy
from host.book.store import migrations
from host.days.people import People
from host.days.timers import Timer, TimerKind
from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.record import exporting
from lang.errors import HostError

pytestmark = both_engines


def traces(path: Path, *words: str) -> list[str]:
    """In which tables of the book any of these words stands, as a number or inside a text."""
    rows = [(name, row) for name in tables(path) for row in asked(path, f"SELECT * FROM {name}")]
    return sorted({name for name, row in rows for value in row for word in words if word in str(value)})


async def known(rooms: Rooms, user: int) -> People:
    """Somebody with settings, habits and a reminder."""
    people = People(rooms.store)
    await rooms.store.remember_locale(user, "fr")
    await people.change(user, remind=12, zone="Europe/Paris")
    await people.pressed(user, 1, 1)
    await rooms.store.write(Timer(99, TimerKind.REMINDER, 0, user).kept())
    return people


def in_house(path: Path, story: Callable[[Rooms, Room, People], Awaitable[Any]]) -> Any:
    async def lived(rooms: Rooms) -> Any:
        return await story(rooms, await dealt(rooms), await known(rooms, ALICE))

    return with_rooms(path, lived)


def test_the_export_has_everything_that_is_ones_own_and_no_card_of_others(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room, people: People) -> tuple[dict[str, Any], list[str]]:
        await play_on(room, 12)
        rows = await rooms.store.log(room.id)
        return await privacy.everything(rooms.store, people, ALICE), [row.body for row in rows if row.seat == 1]

    data, others = in_house(tmp_path / "book", story)
    json.dumps(data)
    assert data["user"] == ALICE and data["settings"]["zone"] == "Europe/Paris" and data["known"]["locale"] == "fr"
    assert data["presence"] and data["reminders"]
    (game,) = data["games"]
    assert game["name"] == "Alice" and game["phase"] == "playing" and game["moves"]
    assert others and not {json.dumps(move["move"]) for move in game["moves"]} & set(others), "nothing the other player answered"


def test_every_table_that_knows_people_is_in_the_export_and_in_what_is_forgotten(tmp_path: Path) -> None:
    """A table that somebody adds later must not be left out of either."""
    path = tmp_path / "book"

    async def story(rooms: Rooms, room: Room, people: People) -> set[str]:
        read, asked_for = rooms.store.engine.read, list[str]()

        async def noted(sql: str, values: Any = ()) -> Any:
            asked_for.append(sql)
            return await read(sql, values)

        rooms.store.engine.read = noted  # type: ignore[method-assign]
        data = await privacy.everything(rooms.store, people, ALICE)
        assert data["opened"] and data["awaited"] == [] and data["reminders"]
        return {name for sql in asked_for for name in re.findall(r"(?:FROM|JOIN) (\w+)", sql)}

    shown = in_house(path, story)
    known = {name for name, columns in shapes().items() if columns & {"user_id", "opener", "sits_for"}}
    assert known and known <= shown
    assert known - {"games"} <= {*privacy.OWN_TABLES, *privacy.PSEUDONYMOUS}


def shapes() -> dict[str, set[str]]:
    """The tables of the book with their columns."""
    with closing(sqlite3.connect(":memory:")) as book:
        for _, script in migrations():
            book.executescript(script)
        names = [name for (name,) in book.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: {row[1] for row in book.execute(f"PRAGMA table_info({name})")} for name in names}


def test_whoever_is_forgotten_leaves_no_trace_and_proofs_still_hold(tmp_path: Path) -> None:
    """Alice has finished one game by resigning and sits in another; afterwards neither her number nor her name is in the book."""
    path = tmp_path / "book"

    async def story(rooms: Rooms, room: Room, people: People) -> None:
        await play_on(room, 12)
        await room.mark(board_rest="**Alice** rolls 7", past_rest="**Alice** rolls 2")
        await consent.resign(room, ALICE)
        before = json.loads(await exporting.export(room))
        again = await rooms.open("cesar", 2, 7, ALICE, "Alice", 7001, "en")
        assert set(traces(path, str(ALICE), "Alice")) >= {"games", "log", "people", "preferences", "presence", "seats", "timers"}
        await privacy.forget(rooms, people, ALICE)
        assert again.row.phase == "cancelled", "the lobby was hers alone"
        after = json.loads(await exporting.export(room))
        assert exporting.verify(json.dumps(after)) and after["fingerprint"] == before["fingerprint"]
        assert "Alice" not in json.dumps(after) and after["players"][0].startswith("player-")

    in_house(path, story)
    assert traces(path, "Alice", f"{ALICE}'", f'"{ALICE}"') == []
    for table in ("seats", "people", "preferences", "presence", "timers", "results", "ratings"):
        assert asked(path, f"SELECT count(*) FROM {table} WHERE user_id = ?", ALICE) == [(0,)], table


def test_a_question_about_somebody_goes_with_them(tmp_path: Path) -> None:
    """Bob asks whether a bot may sit in for Alice: her name stands in his question."""

    async def story(rooms: Rooms, _: Room, people: People) -> None:
        room = await rooms.open("lutece", 2, 7, ALICE, "Alice", 7001, "en")
        await lobby.join(room, BOB, "Bob", 7002)
        await lobby.join(room, CARL, "Carl", 7003)
        await lobby.start(room, ALICE, 7004)
        assert not await consent.replace_absent(room, BOB, [0], 48) and await room.store.proposal(room.id)
        await privacy.forget(rooms, people, ALICE)
        assert await room.store.proposal(room.id) is None

    in_house(tmp_path / "book", story)
    assert traces(tmp_path / "book", "Alice") == []


def test_an_open_seat_passes_on(tmp_path: Path) -> None:
    """A game for two is lost; nobody waits for somebody who is not there any more."""

    async def story(rooms: Rooms, room: Room, people: People) -> None:
        changed = await privacy.forget(rooms, people, ALICE)
        assert changed == [room] and room.row.phase == "over" and room.winners == (1,)
        assert await rooms.store.games_of(ALICE) == [] and room.user_at(1) == BOB

    in_house(tmp_path / "book", story)


RESTS = {
    "paused": "UPDATE games SET paused = 1, paused_by = 'table'",
    "without a channel": "UPDATE games SET homeless = 1",
    "frozen": "UPDATE log SET body = '{}' WHERE kind = 'answer'",
}


@pytest.mark.parametrize("sql", RESTS.values(), ids=RESTS)
def test_an_open_seat_passes_on_while_a_game_rests(tmp_path: Path, sql: str) -> None:
    """With three at the table a bot takes it, also where nobody may move at the moment."""
    path = tmp_path / "book"

    async def played(rooms: Rooms) -> int:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1001, "en")
        for user, name in ((BOB, "Bob"), (CARL, "Carl")):
            await lobby.join(room, user, name, 1000 + user)
        await lobby.start(room, ALICE, 1004)
        await play_on(room, 9)
        return room.id

    async def forgotten(rooms: Rooms) -> None:
        room = await rooms.room(game)
        (changed,) = await privacy.forget(rooms, await known(rooms, ALICE), ALICE)
        assert changed.id == game and changed.row.phase == "playing"
        assert changed.computers.keys() == {0} and {row.user for row in changed.people} == {BOB, CARL}, room.seats

    game = with_rooms(path, played)
    asked(path, sql)
    with_rooms(path, forgotten)


def test_names_fade_and_a_server_goes(tmp_path: Path) -> None:
    path = tmp_path / "book"

    async def story(rooms: Rooms, room: Room, people: People) -> None:
        await room.mark(board_rest="**Alice** rolls 7", past_rest="**Bob** rolls 2")
        await consent.pause(room, 1, "Dora", moderator=True)
        await consent.unpause(room, 1, "Dora", moderator=True)
        await consent.resign(room, ALICE)
        assert await privacy.let_fade(rooms.store, 5) == 0, "not yet"
        await rooms.store.write(("UPDATE games SET ended = ended - ?", (6 * privacy.DAY,)))
        assert (await privacy.let_fade(rooms.store, 5), await privacy.let_fade(rooms.store, 5)) == (1, 0)
        assert traces(path, "Alice", "Bob", "Dora") == []
        assert exporting.verify(await exporting.export(await Rooms(rooms.store).room(room.id)))
        guild = room.row.guild or 0
        assert await privacy.drop_guild(rooms.store, guild) == 1 and await rooms.store.game(room.id) is None

    in_house(path, story)
    for table in ("log", "seats", "snapshots"):
        assert asked(path, f"SELECT count(*) FROM {table}") == [(0,)], table


def test_names_fade_though_they_look_as_if_they_had(tmp_path: Path) -> None:
    """People may be called so; it is the game that knows whether its names are gone."""

    async def story(rooms: Rooms, room: Room, people: People) -> None:
        for seat, name in enumerate(("player-One", "Player-Two")):
            await rooms.store.write(("UPDATE seats SET name = ? WHERE seat = ?", (name, seat)))
        await room.reseat()
        await consent.resign(room, ALICE)
        await rooms.store.write(("UPDATE games SET ended = ended - ?", (6 * privacy.DAY,)))
        assert (await privacy.let_fade(rooms.store, 5), await privacy.let_fade(rooms.store, 5)) == (1, 0)
        assert {row.name for row in await rooms.store.seats(room.id) if row.level is None} <= {"player-1", "player-2"}

    in_house(tmp_path / "book", story)
    assert traces(tmp_path / "book", "player-One", "Player-Two") == []


def test_the_number_of_a_dropped_game_is_never_given_again(tmp_path: Path) -> None:
    """Old buttons and links must not meet another game."""
    path = tmp_path / "book"

    async def story(rooms: Rooms, room: Room, people: People) -> None:
        store, guild = rooms.store, room.row.guild or 0
        assert await privacy.drop_guild(store, guild) == 1
        with pytest.raises(HostError):
            await Rooms(store).room(room.id)
        nobody = "SELECT id, channel, guild, opener, secret, seed FROM games"
        assert asked(path, nobody) == [(room.id, 0, None, 0, "", None)]
        new = await rooms.open("cesar", 77, guild, ALICE, "Alice", 5, "en")
        assert new.id > room.id
        assert await privacy.drop_guild(store, guild) == 1 and len(asked(path, nobody)) == 1, "one number is enough"
        assert (await rooms.open("cesar", 78, guild, ALICE, "Alice", 6, "en")).id > new.id

    in_house(path, story)
