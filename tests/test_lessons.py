"""Lessons: every one replays, takes the recorded move, answers another with its own sentence, and fits into Discord's messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rooms import components_of
from wording import assert_well_set

import lang
from bench.lessons import presses
from cogs.handlers import learning
from cogs.ui import lesson_screen, lines, panel
from host import lessons
from host.lessons import LESSONS, Learner, Place
from lang import LANGUAGES
from lang.lesson import lesson

WHO = Learner("Anna", "en")
each_lesson = pytest.mark.parametrize("game", LESSONS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def places(game: str) -> list[Place]:
    """Every place of a lesson, one after another."""
    steps = enumerate(LESSONS[game].steps)
    return [Place(game, n, done) for n, step in steps for done in range(max(len(step.moves), 1))]


@each_lesson
def test_a_lesson_is_short_stops_before_the_end_and_asks_its_learner(game: str) -> None:
    assert 8 <= len(LESSONS[game].steps) <= 10
    for at in places(game):
        match, news = lessons.position(at)
        assert match.decision is not None, "a lesson does not reach the end"
        if at.open:
            assert at.lesson.seat in match.waiting and at.open[0] in match.legal(at.lesson.seat)
        assert news or at.lesson.steps[at.step].points, "something is outlined"
        assert lessons.picture(at, lessons.room(at, WHO)).draw().startswith(b"\x89PNG")
    assert not LESSONS[game].steps[0].moves and not LESSONS[game].steps[-1].moves


@each_lesson
@each_language
def test_every_step_says_little_and_says_it_well(game: str, language: str) -> None:
    words = lesson(language, game)
    assert len(words) == len(LESSONS[game].steps)
    for said, step in zip(words, LESSONS[game].steps, strict=True):
        assert 40 <= len(said.say) <= 300 and len(said.instead) <= 150, said.say
        assert bool(said.instead) is bool(step.moves), "where something is asked, something else is answered"
        assert all(len(told) <= 150 for told in said.likely.values())
        for told in (said.say, said.instead, *said.likely.values()) if language == "fr" else ():
            assert_well_set(told)
    answers = [told for said in words for told in (said.instead, *said.likely.values()) if told]
    assert len(set(answers)) == len(answers), "each sentence is said of one thing"
    assert [list(said.likely) for said in words] == [list(said.likely) for said in lesson(LANGUAGES[0], game)]


@each_lesson
@each_language
def test_the_recorded_move_leads_on_and_any_other_is_answered(game: str, language: str) -> None:
    for at in places(game):
        if not at.open:
            continue
        after, asked, words = at.after(at.open), lesson_screen.prompt(at, Learner("Anna", language)), lesson(language, game)[at.step]
        assert after == at.next and after.step == at.step + 1
        others = [move for move in asked.legal if move != at.open[0]]
        assert others or at.done or len(_offered(at)) > 2, "there must be a choice"
        assert words.likely or len(others) == 1, "what many will try has its own answer"
        for other in others:
            assert at.after((other,)) is None
            told = learning.instead(at, asked, (other,))
            assert words.answer(other) in told and lang.move_in(asked.text, asked.view, other, asked.names) in told


@each_lesson
def test_what_answers_another_move_is_read_first(game: str) -> None:
    at = next(at for at in places(game) if at.open)
    screen = lesson_screen.step(at, Learner("Anna", "en"), above="↩ not this")
    assert screen.text.index("↩ not this") < screen.text.index(lesson("en", game)[at.step].say)


@each_lesson
def test_the_likely_moves_can_be_made_and_are_not_what_is_asked(game: str) -> None:
    for n, (said, step) in enumerate(zip(lesson("en", game), LESSONS[game].steps, strict=True)):
        shown = [_offered(at) for at in places(game) if at.step == n]
        for likely, told in said.likely.items():
            assert likely not in step.moves
            assert any(said.answer(move) == told for moves in shown for move in moves), f"nobody can try {likely} at step {n}"


def _offered(at: Place) -> set[Any]:
    """Every move that can be made at a place, those that follow another with the same press too."""
    asked = lesson_screen.prompt(at, WHO)
    followed = {move for line in asked.shortlist for way in line for move in way if not isinstance(move, type)}
    return {*asked.legal, *followed}


@each_lesson
@each_language
def test_every_screen_is_one_that_discord_takes_and_leads_on(game: str, language: str) -> None:
    for at in places(game):
        screen = lesson_screen.step(at, Learner("Anna", language))
        assert screen.layout is not None and screen.layout.total_children_count <= panel.COMPONENTS
        assert screen.layout.content_length() <= panel.TEXT
        if not at.open:
            continue
        customs = custom_ids(components_of(screen.layout))
        assert len(set(customs)) == len(customs), "Discord takes no message with two buttons alike"
        taps, _ = presses(at, language)
        assert taps <= 2, f"step {at.step + 1} takes {taps} presses"
        assert lesson_screen.step(at, Learner("Anna", language), (lines.RARE,)).layout is not None


def custom_ids(part: Any) -> list[str]:
    """The custom_ids of a message, those inside others too."""
    if isinstance(part, dict):
        own = [part["custom_id"]] if "custom_id" in part else []
        return own + [found for value in part.values() for found in custom_ids(value)]
    return [found for one in part for found in custom_ids(one)] if isinstance(part, list) else []


@each_lesson
def test_a_place_is_read_back_from_its_number(game: str) -> None:
    for at in places(game):
        assert lessons.is_lesson(at.number) and lessons.place(at.number) == at
    assert lessons.place(Place(game, 99).number) is None and lessons.place(lessons.FIRST) is None
    assert Place(game).before == Place(game) and Place(game, LESSONS[game].last).next.step == LESSONS[game].last


@each_lesson
@each_language
def test_no_two_choices_of_a_step_read_alike(game: str, language: str) -> None:
    """Whoever reads a screen from above knows what each button does: none follows the same text with the same label."""
    for at in places(game):
        screen = lesson_screen.step(at, Learner("Anna", language))
        read = list(_read(components_of(screen.layout), ""))
        assert len(set(read)) == len(read), read


def _read(part: Any, above: str) -> Iterator[tuple[str, str]]:
    """The buttons of a message, each with the text that it stands beside or below."""
    for one in part if isinstance(part, list) else [part]:
        if one.get("label"):
            yield above, one["label"]
        above = one.get("content", above)
        inner = one.get("components", [])
        above = next((text["content"] for text in inner if "content" in text), above)
        yield from _read([*inner, *([one["accessory"]] if "accessory" in one else [])], above)


@each_lesson
def test_what_a_step_wants_by_itself_is_not_played_with_what_follows(game: str) -> None:
    """No learner presses a button for the right card and is told that it was one move too many; by an older message neither."""
    for at in places(game):
        if at.open:
            assert at.after((*at.open, "one move too many")) == at.next
        if not at.lesson.steps[at.step].alone:
            continue
        asked = lesson_screen.question(at, lesson_screen.prompt(at, WHO), ())
        ways = [option.moves for option, _ in asked.options if option.moves[:1] == at.open[:1]]
        assert len(ways) == 1 and at.open[: len(ways[0])] == ways[0], "one button plays it, and no more"
