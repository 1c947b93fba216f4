"""The pages of the rulebook: its contents, its leaves, and what a search finds."""

from __future__ import annotations

import logging
from functools import lru_cache, partial

import games
import lang
from games import GAMES
from host.telling import posts
from host.telling.posts import Picture
from lang.rulebook import Rulebook, leaves, opening, rulebook, written
from lang.search import search

from . import screens
from .screens import Screen

log = logging.getLogger("arbiter.rulebook")
LEAF = posts.TEXT - 100  # characters of a leaf, under the heading of its chapter


def example(book: Rulebook) -> str:
    """The number of a paragraph, as one may type it."""
    return next((number for number in book.paragraphs if number[1:] == "2.3"), next(iter(book.paragraphs)))


def opened(language: str, game: str, page: int) -> Screen:
    """The book open at a page: 0 is the one to begin with, with the legend of the board; then come the leaves."""
    if game not in GAMES:
        return Screen(lang.interface(language).rules_which())
    book = rulebook(language, game)
    bound = leaves(book, LEAF)
    page = min(page, len(bound))
    chapters, view = _chapters(language, book), screens.rules_view(language, game, _marks(language, book), page, len(bound))
    if page == 0:
        return Screen(opening(book), view, pictures=(legend(language, game),))
    leaf = bound[page - 1]
    return Screen(f"## {chapters[leaf.chapter]}\n{leaf.text}", view)


def looked_up(language: str, game: str, words: str) -> Screen:
    """The paragraphs that a number or a word finds, as many as a message holds; a chapter at its page; without words the contents."""
    if game not in GAMES:
        return opened(language, game, 0)
    book = rulebook(language, game)
    marks = _marks(language, book)
    if not words or words.strip().upper() in book.chapters:
        first = next((page for page, title in marks if title.startswith(f"{words.strip().upper()} ")), 0)
        return opened(language, game, first)
    asked = lang.interface(language).question(posts.plain(words.strip()[:60]))
    head = f"-# {games.text(language, game).TITLE} · {asked}"  # a channel's game may not be the one that was meant
    return Screen(f"{head}\n{_paragraphs(language, book, words)}", screens.rules_view(language, game, marks))


def page_of(language: str, game: str, number: str) -> int:
    """The page on which a paragraph stands."""
    bound = leaves(rulebook(language, game), LEAF)
    return next((n for n, leaf in enumerate(bound, 1) if f"**{number} · " in leaf.text), 0)


def legend(language: str, game: str) -> Picture:
    """The board with its parts numbered; they are named in words below it and in its alt text."""
    alt = " ".join(f"{n}. {part}." for n, part in enumerate(rulebook(language, game).legend, 1))
    return Picture("legend.png", posts.spoken(alt), partial(_drawn_legend, language, game))


@lru_cache(maxsize=16)
def _drawn_legend(language: str, game: str) -> bytes:
    return GAMES[game].legend.picture(games.text(language, game))


def _chapters(language: str, book: Rulebook) -> dict[str, str]:
    """The headings of the book, the glossary last."""
    return {number: f"{number} · {title}" for number, title in book.chapters.items()} | {"": lang.interface(language).rules_glossary()}


def _marks(language: str, book: Rulebook) -> list[tuple[int, str]]:
    """The page on which each heading stands first."""
    chapters = [leaf.chapter for leaf in leaves(book, LEAF)]
    return [(1 + chapters.index(chapter), title) for chapter, title in _chapters(language, book).items() if chapter in chapters]


def _paragraphs(language: str, book: Rulebook, words: str) -> str:
    say, text, rest = lang.interface(language), "", []
    for paragraph in (found := search(book, words)):
        piece = f"{written(paragraph)}\n\n"
        if len(text) + len(piece) > posts.TEXT - 200:
            rest.append(paragraph.number)
        else:
            text += piece
    if not found:
        unanswered(words)
        return say.rules_nothing(words[:60], example(book))
    return text + (say.rules_more(rest[:20]) if rest else "")


def unanswered(words: str) -> None:
    """Keep a question by its words alone, and nobody's name: the rulebook grows by it."""
    log.info("a question without an answer", extra={"words": words[:60]})
