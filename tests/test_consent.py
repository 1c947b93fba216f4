"""Undo and consent: what one player takes back alone, what the others must agree to, and ending a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from shelf import both_engines
from tables import ALICE, BOB, CARL, dealt, play_on, until_own_step, why, with_rooms

from host.play import consent, lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.telling import posts
from lang.errors import (
    Bar,
    HostError,
    NoConsent,
    NoProposal,
    OwnProposal,
)
from lang.notices import AskUndo
from rules.cesar.components import Influence
from rules.cesar.moves import Place

pytestmark = both_engines

ONE, TWO, THREE, FOUR, FIVE = (Influence(n) for n in range(1, 6))


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
        while room.waiting and len(room.entry_rows) < 60:
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
