"""What is looked for without a game being named: in every rulebook, among the cards of every game."""

from __future__ import annotations

from typing import Any

from discord import ui

import games
import lang
from games import GAMES
from host.telling import posts
from lang.cards import chosen, key
from lang.rulebook import rulebook, written
from lang.search import across, read

from . import card_pages, ids, rulebook_pages, screens
from .ids import Verb
from .screens import Screen

WORDS = 60  # characters of what was asked that a button carries
SOUGHT = "find"  # in a button, before the words that a book is searched for


def read_all() -> None:
    """Read every book in every language, so that nobody who asks waits for it."""
    for language in lang.LANGUAGES:
        for game in GAMES:
            read(rulebook(language, game))


def looked_up(language: str, words: str) -> Screen:
    """The best answer of every book that has one, each with the way to all that its book says; a number is looked up in its own book."""
    say, books = lang.interface(language), {game: rulebook(language, game) for game in GAMES}
    found = across(books, words)
    if len(found) == 1:
        return rulebook_pages.looked_up(language, next(iter(found)), words)
    if not found:
        rulebook_pages.unanswered(words)
        which = screens.books_screen(language)
        return Screen(say.rules_nothing(words[:WORDS], rulebook_pages.example(next(iter(books.values())))), which.view)
    text, told = "", []
    for game, paragraph in found.items():
        piece = f"### {books[game].title}\n{written(paragraph)}\n"
        if len(text) + len(piece) <= posts.TEXT - 200:
            text += piece
        told.append(screens.button(games.text(language, game).TITLE, ids.write(Verb.FOUND, 0, 0, (game, SOUGHT, words[:WORDS]))))
    return Screen(f"{text}\n{say.rules_everywhere()}", screens.view(told))


def card(language: str, words: str) -> Screen:
    """The page of the card that is meant; if games share its name, or none has it, which game."""
    say, shelf = lang.interface(language), _shelf(language)
    game, _, word = words.partition("/")
    if game in shelf:
        return card_pages.shown(language, game, word)
    match chosen(shelf, words):
        case [(game, thing)]:
            return card_pages.shown(language, game, key(thing))
        case []:
            row = [screens.button(games.text(language, game).TITLE, ids.write(Verb.CARD, 0, 0, (game,))) for game in shelf]
            return Screen(say.card_nowhere(words[:WORDS]), screens.view(row))
        case several:
            row = [_page(language, game, shelf[game][thing].name, thing) for game, thing in several[: screens.BUTTONS]]
            return Screen(say.card_several(words[:WORDS]), screens.view(row))


def _page(language: str, game: str, name: str, thing: Any) -> ui.Button[Any]:
    """A button to the page of a card."""
    return screens.button(f"{games.text(language, game).TITLE} · {name}", ids.write(Verb.CARD, 0, 0, (game, "0", key(thing))))


def cards_like(language: str, typed: str) -> list[tuple[str, str]]:
    """What to offer while somebody types the name of a card: its name with its game, and the words that lead to it."""
    shelf = _shelf(language)
    found = ((game, thing, shelf[game][thing].name) for game, thing in chosen(shelf, typed))
    return [(f"{name} · {games.text(language, game).TITLE}", f"{game}/{key(thing)}") for game, thing, name in found]


def paragraphs_like(language: str, typed: str) -> list[tuple[str, str]]:
    """What to offer while somebody types a question: the best paragraph of each book with its game, and its number."""
    found = across({game: rulebook(language, game) for game in GAMES}, typed)
    return [(f"{one.number} · {one.title} · {games.text(language, game).TITLE}", one.number) for game, one in found.items()]


def _shelf(language: str) -> dict[str, Any]:
    """The pages of every game that has some."""
    return {game: pages for game in GAMES if (pages := games.text(language, game).CARDS)}
