"""The rulebook that players read: whole, the same in both languages, well set, and found by number or word."""

import io
import re
from importlib.resources import files
from itertools import combinations, pairwise

import pytest
from PIL import Image

from games import GAMES, text
from lang.glossary import AVOID
from lang.rulebook import Rulebook, opening, parse, rulebook
from lang.search import search, suggestions

# How many paragraphs each chapter of the rules has, chapter 1 first.
EXTENT = {
    "cesar": ("C", [9, 8, 6, 9, 6]),
    "fortuna": ("F", [11, 6, 13, 9, 6, 7]),
    "lutece": ("L", [4, 11, 2, 7, 5]),
    "micatio": ("M", [2, 3]),
    "triumvirat": ("T", [5, 5, 6, 8, 3, 4, 5]),
}
MESSAGE, HEADLINE, OPENING = 900, 60, 1900
RULING = "†"  # what follows it in a paragraph is ours, where the printed rules are silent
BOXED = ("cesar", "fortuna", "lutece", "triumvirat")  # with a chapter 1 of what lies in the box
BOTH = [(lang, game) for lang in ("fr", "en") for game in EXTENT]

each_game = pytest.mark.parametrize("game", EXTENT)
each_book = pytest.mark.parametrize(("lang", "game"), BOTH)

SMALL = "# Title\nIntro.\n## C1 · Chapter\n### C1.1 · Paragraph\nText.\n"


@each_book
def test_every_paragraph_is_there_in_the_order_one_needs_them(lang: str, game: str) -> None:
    """What lies in the box comes last."""
    letter, sizes = EXTENT[game]
    book = rulebook(lang, game)
    chapters = [*range(2, len(sizes) + 1), 1] if game in BOXED else list(range(1, len(sizes) + 1))
    rules = [f"{letter}{c}.{p}" for c in chapters for p in range(1, sizes[c - 1] + 1)]
    assert [number for number in book.paragraphs if number[-1].isdigit()] == rules
    assert list(book.chapters) == [f"{letter}{c}" for c in chapters]


@each_book
def test_a_book_opens_with_one_page_and_a_legend(lang: str, game: str) -> None:
    """What it is, how one wins, your turn in five steps, an example; every part that the picture numbers has its name."""
    book = rulebook(lang, game)
    assert len(opening(book)) <= OPENING
    assert [line[0] for line in book.intro.splitlines() if re.match(r"\d\. ", line)] == list("12345")
    assert re.search(r"\*\*(You win|Vous gagnez)", book.intro)
    assert len(book.legend) == len(GAMES[game].legend.spots)
    assert {int(n) for n in re.findall(r"\((\d+)\)", book.intro)} <= set(range(1, len(book.legend) + 1))


@each_game
def test_the_numbers_of_a_legend_are_on_the_board_and_apart(game: str) -> None:
    legend = GAMES[game].legend
    with Image.open(io.BytesIO(legend.picture(text("en", game)))) as image:
        assert all(0 <= x0 < x1 <= image.width and 0 <= y0 < y1 <= image.height for x0, y0, x1, y1 in legend.spots)
    corners = [((x0 + x1) / 2, y1) if n in legend.below else (x0, y0) for n, (x0, y0, x1, y1) in enumerate(legend.spots, 1)]
    assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 45 for a, b in combinations(corners, 2))


@each_book
def test_appendices_follow_their_paragraph_a_b_c(lang: str, game: str) -> None:
    numbers = list(rulebook(lang, game).paragraphs)
    for before, number in pairwise(numbers):
        if number.endswith("a"):
            assert before == number[:-1]
        elif number[-1].isalpha():
            assert before == number[:-1] + chr(ord(number[-1]) - 1)


@pytest.mark.parametrize("lang", ("fr", "en"))
def test_a_shortened_term_is_found(lang: str) -> None:
    """A card of Lutèce says T3 for a Talent of 3; where T3 is a chapter it stays one."""
    found = search(rulebook(lang, "lutece"), "T3")
    assert found and found == search(rulebook(lang, "lutece"), "Talent 3")
    assert {paragraph.chapter for paragraph in search(rulebook(lang, "triumvirat"), "T3")} == {"T3"}


@each_game
def test_both_languages_have_the_same_paragraphs(game: str) -> None:
    assert list(rulebook("fr", game).paragraphs) == list(rulebook("en", game).paragraphs)
    assert len(rulebook("fr", game).glossary) == len(rulebook("en", game).glossary)


@each_game
def test_both_languages_know_questions_for_the_same_paragraphs(game: str) -> None:
    """And no text begins with a blank, as a line of questions that has lost its sign does."""
    french, english = rulebook("fr", game).paragraphs, rulebook("en", game).paragraphs
    assert [number for number, paragraph in french.items() if bool(paragraph.asked) != bool(english[number].asked)] == []
    assert [number for book in (french, english) for number, paragraph in book.items() if paragraph.text[0].isspace()] == []


@each_game
def test_both_languages_state_the_same_figures_and_rulings(game: str) -> None:
    """A ruling has its sign, which the opening page explains once."""
    french, english = rulebook("fr", game), rulebook("en", game)
    for number, paragraph in french.paragraphs.items():
        other = english.paragraphs[number]
        assert _figures(paragraph.text) == _figures(other.text), number
        assert paragraph.text.count(RULING) == other.text.count(RULING), number
    assert [book.intro.count(RULING) for book in (french, english)] == [1, 1]
    assert any(RULING in paragraph.text for paragraph in french.paragraphs.values())
    assert [word for word in ("arbitre", "eferee") if word in _source("fr", game) + _source("en", game)] == []


def _figures(text: str) -> list[str]:
    return sorted(re.findall(r"[A-Z]?\d+(?:\.\d+[a-z]?)?", text))


@each_book
def test_a_paragraph_fits_in_a_message(lang: str, game: str) -> None:
    book = rulebook(lang, game)
    assert {p.number: len(p.text) for p in book.paragraphs.values() if len(p.text) > MESSAGE} == {}
    assert [p.number for p in book.paragraphs.values() if len(p.title) > HEADLINE] == []


@each_book
def test_every_paragraph_cited_exists(lang: str, game: str) -> None:
    book = rulebook(lang, game)
    cited = {cite for p in book.paragraphs.values() for cite in re.findall(r"\b[CFLT]\d+(?:\.\d+[a-z]?)?\b", p.text)}
    assert cited <= set(book.paragraphs) | set(book.chapters)


@each_game
def test_french_is_set_as_french(game: str) -> None:
    text = _source("fr", game)
    assert re.findall(r".{0,20}['\"]", text) == []
    assert re.findall(r".{0,20}(?<!\u202f)[;!?]", text) == []
    assert re.findall(r".{0,20}(?<!\u00a0):", text) == []
    assert re.findall(r"«(?!\u00a0).{0,20}|.{0,20}(?<!\u00a0)»", text) == []


@each_game
def test_english_is_set_as_english(game: str) -> None:
    assert re.findall(r".{0,20}(?:[\u00a0\u202f«»'\"]| [:;!?])", _source("en", game)) == []


@each_book
def test_a_rule_is_said_plainly(lang: str, game: str) -> None:
    """In the words of the bot itself, contractions and all."""
    for number, paragraph in rulebook(lang, game).paragraphs.items():
        for pattern, instead in AVOID[lang].items():
            whole = pattern if not pattern[0].isalpha() and pattern[0] != "(" else rf"\b(?:{pattern})\b"
            assert not re.search(whole, f"{paragraph.title}\n{paragraph.text}", re.IGNORECASE), f"{number}: {instead}"


def _source(lang: str, game: str) -> str:
    return files("lang").joinpath(lang, "rulebook", f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "Text before.\n" + SMALL,
        SMALL.replace("Intro.\n", ""),
        SMALL.replace("# Title", "## Title", 1),
        SMALL.replace("### C1.1", "### C2.1"),
        SMALL.replace("### C1.1 ·", "### C1.1"),
        SMALL.replace("### C1.1", "#### C1.1"),
        SMALL.replace("### C1.1", "###C1.1"),
        SMALL.replace("Text.\n", ""),
        SMALL.replace("Chapter\n", "Chapter\nText.\n"),
        SMALL.replace("Text.", "**Text."),
        SMALL.replace("Text.", "<b>Text.</b>"),
        SMALL.replace("Text.", "[Text](here)."),
        SMALL + "### C1.1 · Again\nText.\n",
        SMALL + "## C1 · Again\n",
        SMALL + "## Glossary\nText.\n",
        SMALL + "## Glossary\n- **term**: meaning\n## C2 · After\n",
    ],
)
def test_a_malformed_file_is_refused(broken: str) -> None:
    assert list(parse(SMALL).paragraphs) == ["C1.1"]
    with pytest.raises(ValueError, match=r".+"):
        parse(broken)


def test_search_by_number_gives_that_paragraph_first() -> None:
    book = rulebook("fr", "cesar")
    assert search(book, "c2.3")[0].number == "C2.3"
    assert "C1.9" not in _found(book, "C1.1")
    assert _found(book, "c3") == ["C3.1", "C3.2", "C3.3", "C3.4", "C3.5", "C3.6", "C2.5"]


def test_search_by_number_goes_on_with_who_cites_it() -> None:
    assert _found(rulebook("en", "cesar"), "C1.9") == ["C1.9", "C1.9a", "C2.3", "C4.8"]


@pytest.mark.parametrize(
    ("lang", "words", "first"),
    [
        ("fr", "colere", "C4.6"),
        ("fr", "ÉPUISÉ", "C3.6"),
        ("fr", "cartes suffrages", "C1.2"),
        ("fr", "ediles", "C1.1"),
        ("en", "castling", "C4.4"),
        ("en", "wrath gods", "C4.6"),
    ],
)
def test_search_by_words_looks_at_titles_first_without_accents(lang: str, words: str, first: str) -> None:
    assert search(rulebook(lang, "cesar"), words)[0].number == first


def test_suggestions_follow_what_is_typed() -> None:
    book = rulebook("fr", "fortuna")
    assert [p.number for p in suggestions(book, "f1.1")][:3] == ["F1.1", "F1.10", "F1.11"]
    assert [p.number for p in suggestions(book, "")] == list(book.paragraphs)[:25]
    assert suggestions(book, "corrup")[0].number == "F3.11"
    assert len(suggestions(book, "e", limit=5)) == 5


def _found(book: Rulebook, words: str) -> list[str]:
    return [paragraph.number for paragraph in search(book, words)]
