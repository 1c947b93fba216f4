"""The log by turns and pages, and the reasons of computer players: which move each explains, and nothing hidden."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playing import SMALL
from tables import ALICE, BOB, play_on, with_rooms

import games
import lang
from ai import Level, think
from games import GAMES
from host.play import lobby
from host.play.room import Room
from host.play.rooms import Rooms
from host.telling import chronicle, posts
from host.telling.chronicle import Turn
from rules.cesar import moves as cesar
from rules.engine import codec
from rules.engine.dice import Dice
from rules.fortuna import moves as fortuna


def lived(path: Path, game: str, story: Callable[[Room], Awaitable[None]]) -> None:
    """A story at a table of a game, dealt to Alice and Bob."""

    async def live(rooms: Rooms) -> None:
        room = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en")
        await lobby.join(room, BOB, "Bob", 2)
        await lobby.start(room, ALICE, 3)
        await story(room)

    with_rooms(path / "book", live)


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_turn_has_its_heading(tmp_path: Path, game: str, language: str) -> None:
    """Nothing is left out, nothing told twice; a turn or round of every game begins a paragraph."""

    async def story(room: Room) -> None:
        await play_on(room, 60)
        said = [line for told in room.recent for line in posts.sentences(room, told, language)]
        turns = await chronicle.story(room, language)
        lines = [line for turn in turns for line in turn.lines]
        assert len(lines) == len(said) and all(full.endswith(line) for full, line in zip(said, lines, strict=True))
        for turn in turns[2:]:
            assert f"**{turn.heading.strip('*_').partition(' · ')[0]}.**" not in str(turn), "the heading says it"
        begun = [games.text(language, game).heading(news, ("Alice", "Bob")) for told in room.recent for news in told.news]
        headings = [heading for heading in begun if heading]
        assert len(headings) > 2 and [turn.heading for turn in turns] == ["", *(f"**__{heading}__**" for heading in headings)]

    lived(tmp_path, game, story)


def test_pages_are_cut_between_turns() -> None:
    short = [Turn(f"__{n}__", ["x" * 30, "y" * 30]) for n in range(5)]
    assert chronicle.pages(short, 140) == [f"{short[0]}\n\n{short[1]}", f"{short[2]}\n\n{short[3]}", str(short[4])]
    long = Turn("__long__", ["a" * 60, "b" * 60, "c" * 60])
    assert chronicle.pages([long], 140) == [f"__long__\n{'a' * 60}\n{'b' * 60}", f"__long__ …\n{'c' * 60}"]
    assert chronicle.pages([], 140) == [""]
    chance = Dice("pages", 0)
    turns = [Turn(f"__{n}__", ["z" * chance.below(90) for _ in range(1 + chance.below(9))]) for n in range(200)]
    cut = chronicle.pages(turns, 100)
    assert all(0 < len(page) <= 100 for page in cut)
    assert "".join(cut).count("z") == sum(len(line) for turn in turns for line in turn.lines)


def test_a_reason_names_its_move(tmp_path: Path) -> None:
    """By what the public heard of it; a move under seal is not told, and one that was taken back has no reason any more."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("cesar", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "easy", 2)
        await lobby.start(room, ALICE, 3)
        computer = room.computers[1]
        for n, user in enumerate((ALICE, computer.user, *(computer.user,) * 2)):
            seat = room.seat_of(user)
            why = json.dumps({"motive": str(n)}) if user != ALICE else None
            await room.answer(user, room.playing().legal(seat)[0], why=why)
        sealed, *laid = await chronicle.motives(room)
        assert sealed.told is None and sealed.why == {"motive": "1"}
        assert [motive.why["motive"] for motive in laid] == ["2", "3"]
        for motive in laid:
            assert motive.told is not None and motive.seat == 1
            assert "**Ennius**" in posts.sentences(room, motive.told, "en")[0]

    with_rooms(tmp_path / "book", story)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_stands_under_its_move_and_never_under_what_followed(tmp_path: Path, game: str) -> None:
    """Not under a roll, a vote, a turn that begins or the end: a move of which the public hears nothing goes by its name."""

    async def story(room: Room) -> None:
        await play_on(room, 90, f"what followed {game}", why='{"motive": "?"}')
        names, followed = posts.callnames(room), 0
        for language in lang.LANGUAGES:
            text = games.text(language, game)
            for motive in await chronicle.motives(room):
                what = chronicle.reason(room, motive, language).partition("\n-# ↳ ")[0]
                lines = posts.sentences(room, motive.told, language) if motive.told else []
                if what not in lines:
                    full = lang.move_in(text, motive.view(), motive.move, names)  # after the end
                    named = (text.kind(type(motive.move), motive.seat), full)
                    assert what in [f"**{names[motive.seat]}** · {name}" for name in named]
                    followed += bool(lines)
                else:
                    assert motive.told and what == text.event(motive.told.news[0], names) and not text.heading(motive.told.news[0], names)
                    assert not isinstance(motive.move, (cesar.Finish, fortuna.EndTurn))
        assert followed or game in {"cesar", "lutece", *SMALL}

    lived(tmp_path, game, story)


@pytest.mark.parametrize("game", ("cesar", "lutece"))
def test_after_the_end_the_log_has_every_reason_and_the_result(tmp_path: Path, game: str) -> None:
    """Each move of the computer player is explained once, with nothing kept back; the winner and the score stand on the last page."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open(game, 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "easy", 2)
        await lobby.start(room, ALICE, 3)
        while room.waiting:
            seat = room.waiting[0]
            thought = think(game, room.playing().view(seat), Level.EASY, f"reasons {room.n}")
            await room.answer(room.seats[seat].user, thought.move, why=codec.dumps(thought.why) if seat and thought.why else None)
        await room.mark(board_from=room.n)  # what the board tells no more is explained all the same
        for language in lang.LANGUAGES:
            turns = await chronicle.story(room, language)
            lines = [line for turn in turns for line in turn.lines]
            motives = await chronicle.motives(room)
            assert len(motives) > 10 and sum("\n-# ↳ " in line for line in lines) == len(motives)
            assert {chronicle.reason(room, motive, language) for motive in motives if motive.told} <= {*lines}
            *_, last = chronicle.pages(turns, posts.TEXT)
            verdict, _ = games.text(language, game).verdict(room.sheet(), posts.callnames(room))
            assert verdict in last and posts.scores(room, language)[-1] in last
            assert not set("*`") & set(chronicle.written(turns))

    with_rooms(tmp_path / "book", story)


def test_a_computer_player_can_change_places_and_be_joined_by_another(tmp_path: Path) -> None:
    """Whoever sits where, a new one never goes by the number of one that is there."""

    async def story(rooms: Rooms) -> None:
        room = await rooms.open("lutece", 1, 7, ALICE, "Alice", 1, "en")
        await lobby.add_computer(room, ALICE, "easy", 2)
        await lobby.move(room, ALICE, 1)
        await lobby.join(room, BOB, "Bob", 3)
        await lobby.leave(room, ALICE)
        await lobby.add_computer(room, BOB, "normal", 4)
        assert [(row.seat, row.level) for row in room.seats] == [(0, "easy"), (1, "normal"), (2, None)]

    with_rooms(tmp_path / "book", story)
