"""What belongs to the lobby is refused once the cards are dealt, what belongs to the game before that, and all of it to strangers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tables import ALICE, BOB, dealt, seated, with_rooms

from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.telling import posts
from lang.errors import AlreadyOver, AlreadyStarted, HostError, NotPlaying, NotStarted

DORA = 104
Act = Callable[[Room, int], Awaitable[Any]]
SETTINGS: dict[str, Act] = {
    "option": lambda room, user: lobby.choose(room, user, "ordered", True),
    "box": lambda room, user: lobby.choose_box(room, user, ""),
    "language": lambda room, user: lobby.speak(room, user, "en"),
    "tempo": lambda room, user: lobby.choose_tempo(room, user, pace=0),
    "hints": lambda room, user: lobby.allow_hints(room, user, allowed=False),
    "friendly": lambda room, user: lobby.play_friendly(room, user, friendly=True),
    "thread": lambda room, user: lobby.want_thread(room, user, wanted=True),
    "words": lambda room, user: lobby.add_words(room, user, "alea iacta est"),
    "seat": lambda room, user: lobby.move(room, user, 1),
    "no bot": lobby.remove_computer,
}
SEATS: dict[str, Act] = {
    "join": lambda room, user: lobby.join(room, user, "Dora", 9),
    "bot": lambda room, user: lobby.add_computer(room, user, "easy", 9),
    "leave": lobby.leave,
    "start": lambda room, user: lobby.start(room, user, 9),
    "close": lobby.cancel,
}
GAME: dict[str, Act] = {
    "undo": consent.undo,
    "undo a turn": consent.undo_turn,
    "pause": lambda room, user: consent.pause(room, user, "Alice", moderator=False),
    "pause by a moderator": lambda room, user: consent.pause(room, user, "Mona", moderator=True),
    "go on": lambda room, user: consent.unpause(room, user, "Alice", moderator=False),
    "take a seat": lambda room, user: consent.take_seat(room, user, "Dora", 9),
    "resign": consent.resign,
}


async def refused(room: Room, act: Act, user: int) -> Any:
    """Why something cannot be done; nothing has changed."""
    before = room.row, room.seats, len(room.entry_rows)
    with pytest.raises(HostError) as error:
        await act(room, user)
    assert (room.row, room.seats, len(room.entry_rows)) == before
    return error.value.why


@pytest.mark.parametrize("name", [*SETTINGS, *SEATS])
def test_the_lobby_is_closed_once_the_cards_are_dealt(tmp_path: Path, name: str) -> None:
    async def story(rooms: Rooms) -> None:
        room, act = await dealt(rooms), (SETTINGS | SEATS)[name]
        assert await refused(room, act, ALICE) == AlreadyStarted()
        await consent.resign(room, BOB)
        assert await refused(room, act, ALICE) == AlreadyOver()

    with_rooms(tmp_path / "book", story)


@pytest.mark.parametrize("name", SETTINGS)
def test_only_who_has_joined_decides_in_the_lobby(tmp_path: Path, name: str) -> None:
    async def story(rooms: Rooms) -> None:
        assert await refused(await seated(rooms), SETTINGS[name], DORA) == NotPlaying()

    with_rooms(tmp_path / "book", story)


@pytest.mark.parametrize("name", GAME)
def test_there_is_nothing_to_take_back_or_end_before_the_deal(tmp_path: Path, name: str) -> None:
    async def story(rooms: Rooms) -> None:
        assert await refused(await seated(rooms), GAME[name], ALICE) == NotStarted()

    with_rooms(tmp_path / "book", story)


def test_a_duel_that_was_given_up_says_so_once(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await consent.resign(room, BOB)
        assert posts.board(room, 0).text.count(room.names[1]) == posts.result(room, room.row.lang, posts.TEXT)[0].count(room.names[1]) == 1

    with_rooms(tmp_path / "book", story)
