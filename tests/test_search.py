"""The rulebook answers what people ask: the right paragraph first, whatever the words, accents and slips."""

from __future__ import annotations

import pytest
from questions import QUESTIONS

from cogs.ui.rulebook_pages import looked_up
from lang.rulebook import rulebook
from lang.search import closest, search


@pytest.mark.parametrize(("lang", "game"), QUESTIONS)
def test_a_question_finds_its_paragraph_first(lang: str, game: str) -> None:
    book, wrong = rulebook(lang, game), {}
    for line in QUESTIONS[lang, game].replace("\n", ";").split(";"):
        if line.strip():
            question, _, number = (part.strip() for part in line.rpartition("="))
            found = [paragraph.number for paragraph in search(book, question)]
            if found[:1] != [number]:
                wrong[question] = (number, found[:4])
    assert wrong == {}


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


def test_a_name_is_found_by_its_beginning_a_part_of_it_or_nearly() -> None:
    names = ("Wheat Trade", "Wine Trade", "Hire Vestals")
    assert closest("wine", names)[:1] == ["Wine Trade"]
    assert closest("trade", names) == ["Wheat Trade", "Wine Trade"]
    assert closest("hire vestels", names) == ["Hire Vestals"]
    assert closest("", names) == list(names)
