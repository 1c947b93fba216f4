"""The rulebook answers what people ask: the right paragraph first, whatever the words, accents and slips."""

from __future__ import annotations

from random import Random

import pytest
from questions import EVERYDAY, QUESTIONS

from cogs.rules import Rules
from cogs.ui import all_books
from cogs.ui.rulebook_pages import looked_up
from lang.rulebook import rulebook
from lang.search import TERMS, _stems, across, closest, search


def _asked(text: str) -> list[tuple[str, list[str]]]:
    """The questions of a list, each with the paragraphs that answer it."""
    lines = (line.rpartition("=") for line in text.replace("\n", ";").split(";") if line.strip())
    return [(question.strip(), numbers.split()) for question, _, numbers in lines]


@pytest.mark.parametrize(("lang", "game"), QUESTIONS)
def test_a_question_finds_its_paragraph_first(lang: str, game: str) -> None:
    book, wrong = rulebook(lang, game), {}
    for question, numbers in _asked(QUESTIONS[lang, game]):
        found = [paragraph.number for paragraph in search(book, question)]
        if found[:1] != numbers:
            wrong[question] = (numbers, found[:4])
    assert wrong == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_everyday_question_finds_an_answer_among_the_first_three_and_nearly_always_first(lang: str) -> None:
    late, second = {}, {}
    asked = [(game, *one) for (spoken, game), text in EVERYDAY.items() if spoken == lang for one in _asked(text)]
    for game, question, numbers in asked:
        found = [paragraph.number for paragraph in search(rulebook(lang, game), question)]
        if not set(numbers) & set(found[:3]):
            late[game, question] = (numbers, found[:4])
        elif found[0] not in numbers:
            second[game, question] = (numbers, found[:4])
    assert late == {}
    assert len(second) <= len(asked) // 20, second


def test_a_whole_word_comes_before_a_part_of_another() -> None:
    """“win” is not Wine: what a book says of winning is all that is meant."""
    found = [paragraph.number for paragraph in search(rulebook("en", "fortuna"), "win")]
    assert found[0] == "F6.5"
    assert not {"F3.3", "F3.5"} & set(found)


def test_what_nobody_wrote_of_finds_nothing() -> None:
    book = rulebook("en", "cesar")
    assert search(book, "aardvark") == []
    assert search(book, "  ") == []


def test_a_question_without_an_answer_is_kept_for_the_book_by_its_words_alone(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "arbiter.rulebook"):
        assert "aardvark" in looked_up("en", "cesar", "aardvark").text
        looked_up("en", "cesar", "veto")
    (line,) = caplog.records
    assert line.message == "a question without an answer" and line.__dict__["words"] == "aardvark"


def test_all_books_are_asked_at_once_and_the_silent_ones_left_out() -> None:
    books = {game: rulebook("en", game) for game in ("fortuna", "lutece", "cesar", "triumvirat", "micatio")}
    assert {game: one.number for game, one in across(books, "veto").items()} == {"cesar": "C4.7"}
    assert {game: one.number for game, one in across(books, "L2.6").items()} == {"lutece": "L2.6"}
    assert {one.number for one in across(books, "how do I win").values()} == {"F6.5", "L5.5", "C5.4", "T7.1", "M1.2"}
    assert across(books, "aardvark") == {}


def test_a_question_that_no_book_answers_is_kept_by_its_words_alone(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "arbiter.rulebook"):
        assert "aardvark" in all_books.looked_up("en", "aardvark").text
    (line,) = caplog.records
    assert line.message == "a question without an answer" and line.__dict__["words"] == "aardvark"


def test_of_very_many_words_only_the_first_are_looked_for() -> None:
    """Nobody can keep everybody waiting by a question that no person asks, nor fill the memory by words that no book has."""
    book, chance = rulebook("en", "cesar"), Random(1)
    nonsense = ["".join(chance.choices("abcdefghijklmnop", k=7)) for _ in range(2000)]
    few = " ".join(["veto", *nonsense[: TERMS - 1]])
    assert search(book, f"{few} {' '.join(nonsense[TERMS:])} orgy") == search(book, few) != []
    assert _stems.cache_info().maxsize is not None


def test_a_question_and_the_name_of_a_card_have_a_length() -> None:
    lengths = {option.name: option.max_value for option in Rules.rules.parameters}
    assert lengths == {"game": None, "find": 100, "card": 100}


def test_a_name_is_found_by_its_beginning_a_part_of_it_or_nearly() -> None:
    names = ("Wheat Trade", "Wine Trade", "Hire Vestals")
    assert closest("wine", names)[:1] == ["Wine Trade"]
    assert closest("trade", names) == ["Wheat Trade", "Wine Trade"]
    assert closest("hire vestels", names) == ["Hire Vestals"]
    assert closest("", names) == list(names)
