"""One press, one undo: all that the last press played goes together, before a restart and after it, as far as nothing was revealed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from shelf import both_engines
from tables import ALICE, BOB, dealt, play_on, why, with_rooms

import lang
from host.book.store import LogRow
from host.play import breath, consent, lobby
from host.play.consent import Undone
from host.play.room import Room
from host.play.rooms import Rooms
from lang.errors import HostError, NothingToUndo
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import Seat

pytestmark = both_engines
CLICKS = count(7001)
Said = tuple[int, Seat, tuple[Any, ...]]


async def until(room: Room, said: Callable[[Match, Seat], tuple[Any, ...] | None], *, known: bool = True) -> Said:
    """Random play, a press (of which the number is known) an answer, up to where somebody can say these moves at once."""
    dice = Dice("presses", 0)
    while room.waiting:
        match, seat = room.playing(), room.waiting[0]
        user = room.user_at(seat) or 0
        if moves := said(match, seat):
            return user, seat, moves
        legal = match.legal(seat)
        await room.answer(user, legal[dice.below(len(legal))], click=next(CLICKS) if known else None)
    raise AssertionError("nobody could say that")


def after_a_step(match: Match, seat: Seat) -> tuple[Any, ...] | None:
    """Two moves or more that can be taken back, said by somebody who has made a step before them."""
    if not match.own_steps(seat):
        return None
    ways = [way for line in match.game.shortlist(match, seat) for way in line if len(way) > 1 and not isinstance(way[0], type)]
    return next((way for way in ways if len(_after(match, seat, way).own_steps(seat)) > len(way)), None)


def _after(match: Match, seat: Seat, moves: tuple[Any, ...]) -> Match:
    for move in moves:
        if not match.may(seat) or not match.allows(match.view(seat), move):
            break
        match, _ = match.answer(seat, move)
    return match


async def triumvirs(rooms: Rooms) -> Room:
    """The Triumvirate, where one press marches over several provinces."""
    room = await rooms.open("triumvirat", 1, 7, ALICE, "Alice", 1, "en")
    await lobby.join(room, BOB, "Bob", 2)
    await lobby.start(room, ALICE, 3)
    return room


@pytest.mark.parametrize("restarted", [False, True])
def test_what_one_press_played_is_undone_by_one_press(tmp_path: Path, restarted: bool) -> None:
    """Each step was a row of its own, and stays in the book; the step before that press stands."""

    async def story(rooms: Rooms) -> None:
        room = await triumvirs(rooms)
        user, seat, moves = await until(room, after_a_step)
        before, rows = room.playing(), len(await room.store.log(room.id))
        await room.answer_all(user, moves, click=next(CLICKS))
        assert len(await room.store.log(room.id)) == rows + len(moves)
        if restarted:
            room = await Rooms(room.store).room(room.id)
        assert len(room.undoable(seat)) == len(moves) < len(room.playing().own_steps(seat))
        assert await consent.undo(room, user, next(CLICKS), at=room.step_mark(seat)) == Undone(moves)
        assert room.playing() == before
        assert [row.fate for row in await room.store.log(room.id)].count("undone") == len(moves)
        assert len(room.undoable(seat)) == 1, "the press before that one"

    with_rooms(tmp_path / "book", story)


def test_a_press_is_undone_back_to_what_it_revealed(tmp_path: Path) -> None:
    """Fortuna: a Favour that brings a card, then the end of the turn by the same press. Only the end can be taken back alone."""

    def revealing(match: Match, seat: Seat) -> tuple[Any, ...] | None:
        for move in match.legal(seat):
            after = match.answer(seat, move)[0] if getattr(move, "GOES_ON", False) else None
            if after and after.may(seat) and after.own_step(seat) is None:
                for second in after.legal(seat):
                    if after.answer(seat, second)[0].own_step(seat) is not None:
                        return move, second
        return None

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("fortuna", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        await lobby.start(room, ALICE, 3)
        user, seat, (first, second) = await until(room, revealing)
        before = room.playing().ply
        await room.answer_all(user, (first, second), click=next(CLICKS))
        room = await Rooms(room.store).room(room.id)
        assert await consent.undo(room, user) == Undone((second,), whole=False)
        assert room.playing().ply == before + 1
        assert await consent.undo(room, user) is None, "the rest is for the others to say"
        assert (await consent.vote(room, BOB if user == ALICE else ALICE, agree=True))[1]
        assert room.playing().ply == before and room.waiting == (seat,)

    with_rooms(tmp_path / "book", story)


@pytest.mark.parametrize("revealed", [False, True])
def test_a_turn_is_undone_back_to_its_beginning_or_to_what_it_revealed(tmp_path: Path, revealed: bool) -> None:
    """All own steps at once, whatever presses played them; before its first step there is nothing to undo alone."""
    begun: dict[int, int] = {}  # how many answers stood before each turn

    def late_enough(match: Match, seat: Seat) -> tuple[Any, ...] | None:
        first = begun.setdefault(match.state.table.time.turn, len(match.record.log))
        steps = match.own_steps(seat)
        return match.record.log[: steps.start] if len(steps) > 2 and (steps.start > first) is revealed else None

    async def story(rooms: Rooms) -> None:
        room = await triumvirs(rooms)
        user, seat, before = await until(room, late_enough)
        assert await consent.undo_turn(room, user, at=room.step_mark(seat)) is not revealed
        assert room.playing().record.log == before and room.waiting == (seat,)
        with pytest.raises(HostError) as no:
            await consent.undo_turn(room, user)
        assert why(no) == NothingToUndo()

    with_rooms(tmp_path / "book", story)


def test_answers_of_which_no_press_is_known_are_undone_one_by_one(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await triumvirs(rooms)
        user, _, moves = await until(room, after_a_step, known=False)
        await room.answer_all(user, moves)  # without a number, as in logs of long ago
        assert await consent.undo(room, user) == Undone(moves[-1:])

    with_rooms(tmp_path / "book", story)


def test_with_consent_a_whole_press_goes(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await dealt(rooms)
        await play_on(room, 2)
        user, seat, moves = await until(room, _said_out)
        before = room.playing().ply
        await room.answer_all(user, moves, click=next(CLICKS))
        assert room.playing().own_step(seat) is None and await consent.undo(room, user) is None
        assert (await consent.vote(room, BOB if user == ALICE else ALICE, agree=True))[1] and room.playing().ply == before

    with_rooms(tmp_path / "book", story)


def _said_out(match: Match, seat: Seat) -> tuple[Any, ...] | None:
    """Several moves, the last of which reveals something: a card played and others drawn."""
    ways = (way for line in match.game.shortlist(match, seat) for way in line if len(way) > 1 and not isinstance(way[0], type))
    whole = (way for way in ways if not any(getattr(move, "PLANNED", False) for move in way))
    return next((way for way in whole if _after(match, seat, way).own_step(seat) is None), None)


def test_a_breath_is_short_and_begins_with_a_press() -> None:
    def rows(*stamps: tuple[int | None, int]) -> list[LogRow]:
        return [LogRow(n, "answer", n, 0, "", None, click, at) for n, (click, at) in enumerate(stamps)]

    assert breath.begins(rows((5, 100), (6, 101), (None, 101), (None, 102))) == 1
    assert breath.begins(rows((5, 100), (None, 120))) is None, "a standing order answers later, and by itself"
    assert breath.begins(rows((None, 100), (None, 100))) is None
    assert breath.begins([*rows((5, 100)), None, *rows((None, 100))]) is None


def test_the_sentence_says_what_was_undone() -> None:
    en, fr = lang.interface("en"), lang.interface("fr")
    assert en.undone(["Go to Sicilia", "Take 3 legions"], whole=True) == "↩ Undone: Go to Sicilia → Take 3 legions."
    assert "stands" in en.undone(["End turn"], whole=False) and "reste joué" in fr.undone(["Finir mon tour"], whole=False)
