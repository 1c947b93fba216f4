"""What every registered game keeps, whatever it is: a new game passes these and brings only its own scenarios."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice

import pytest
import rare
from PIL import Image
from playing import check_imagine, check_json, check_replay, choose_move, choose_seat, playout, record, two_worlds
from wording import assert_whole

import games
from ai import Level, think
from games import GAMES
from lang import LANGUAGES
from lang.rulebook import rulebook
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import Told

NAMES = ("Octave", "Livia", "Marc", "Élise", "Numa")
ALT, PICTURE, WIDE = 1024, 150_000, 1200  # characters, bytes, pixels
TABLES = [(name, seats) for name, title in GAMES.items() for seats in title.rules.SEATS]

each_game = pytest.mark.parametrize("name", GAMES)
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def told(name: str, seats: int, seed: str) -> Iterator[tuple[Match, tuple[Told, ...]]]:
    """A random game with what each answer told."""
    rules, chance = GAMES[name].rules, Dice(f"{seed} players", 0)
    match, telling = start(rules, record(rules, seats, seed))
    yield match, telling
    while match.decision is not None:
        seat = choose_seat(match, chance)
        match, telling = match.answer(seat, choose_move(match.legal(seat), chance, match))
        yield match, telling


@each_table
def test_a_random_game_ends_and_replays(name: str, seats: int) -> None:
    """Nobody awaited is ever without an answer; the record, through JSON and back, gives the same game; somebody has won."""
    rules, match = GAMES[name].rules, None
    for match in playout(rules, seats, f"conformance {name}"):
        assert all(match.legal(seat) for seat in match.waiting)
    assert match is not None and match.decision is None
    check_replay(match)
    check_json(match)
    sheet = rules.sheet(match.state.table)
    assert sheet.ending is not None and sheet.winners and len(sheet.ranks) == seats


@each_table
def test_no_seat_can_tell_worlds_apart_that_it_should_not(name: str, seats: int) -> None:
    for n in rare.games(1):
        for seat in range(seats):
            two_worlds(GAMES[name].rules, seats, f"worlds {name} {n}", seat=seat, cap=24)
    for match in islice(playout(GAMES[name].rules, seats, f"imagined {name}"), 0, 60, 12):
        check_imagine(match, Dice("imagined", match.ply))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words(name: str, language: str) -> None:
    """Every event, question and move, the position and its description, in sentences that are whole."""
    text, seats = games.text(language, name), max(GAMES[name].rules.SEATS)
    names = NAMES[:seats]
    for match, telling in told(name, seats, f"words {name}"):
        for each in telling:
            assert_whole(text.event(each.event, names) if each.to is None else text.private(each.event, names))
        if match.decision is not None:
            seat = min(match.decision.may)
            assert text.asked(match.decision.ask, "**Octave**") and text.ask(match.decision.ask, names)
            for move in match.legal(seat)[:5]:
                assert_whole(text.move(move, seat, names))
                assert_whole(text.did(move, seat, names))
        if match.ply % 10 == 0:
            assert_whole(text.position(match.state.table, names))
            assert 0 < len(text.alt(match.state.table, names)) <= ALT
    assert all(text.verdict(GAMES[name].rules.sheet(match.state.table), names))


@each_game
def test_every_question_cites_a_paragraph_of_the_rulebook(name: str) -> None:
    for match in playout(GAMES[name].rules, max(GAMES[name].rules.SEATS), f"cited {name}"):
        if match.decision is not None:
            assert all(str(match.decision.ask.cite) in rulebook(language, name).paragraphs for language in LANGUAGES)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_hands_and_sheets_are_drawn(name: str, language: str) -> None:
    """At the deal, in the middle and at the end, as PNG of one width, small enough for a phone."""
    painter, rules, text = GAMES[name].painter, GAMES[name].rules, games.text(language, name)
    seats = max(rules.SEATS)
    played = list(told(name, seats, f"drawn {name}"))
    for match, telling in (played[0], played[len(played) // 2], played[-1]):
        table, marks = match.state.table, [each.event for each in telling if each.to is None]
        pictures = [
            painter.board(table, NAMES[:seats], marks, text, sorted(match.waiting)),
            painter.hand(match.view(0), NAMES[:seats], text),
            painter.sheet(rules.sheet(table), table, NAMES[:seats], text),
        ]
        for data in pictures:
            with Image.open(io.BytesIO(data)) as picture:
                assert picture.format == "PNG" and picture.width == WIDE
            assert len(data) <= PICTURE


@each_table
@pytest.mark.parametrize("level", Level)
def test_computer_players_answer_by_the_law_without_a_fault(name: str, seats: int, level: Level) -> None:
    match = next(islice(playout(GAMES[name].rules, seats, f"thought {name}"), 7, None))
    for seat in sorted(match.waiting):
        thought = think(name, match.view(seat), level, "conformance", iterations=3)
        assert thought.fault is None
        assert thought.move in match.legal(seat)
