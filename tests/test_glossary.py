"""One name for one thing: what the glossary lists is what boards, buttons and sentences show, and what it forbids nobody reads."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import test_lang
import test_lang_interface
from test_conformance import told
from wording import assert_well_set, flat

import games
import lang
import sandbox.table
from ai import player
from games import GAMES
from lang import LANGUAGES
from lang.glossary import AVOID, AVOID_IN, GLOSSARY, Term, Where
from lang.recap import NOBODY, Reader, turns
from lang.rulebook import rulebook
from rules.cesar import components as c
from rules.engine.model import look
from rules.fortuna import components as f
from rules.lutece import components as l
from rules.triumvirat import components as t
from sandbox.table.words import TERMINAL

NAMED: dict[str, tuple[type[Enum], ...]] = {  # of these every member has its name in the glossary
    "cesar": (c.Group, c.Influence, c.Manipulation, c.Pile),
    "fortuna": (f.Action, f.Favour, f.Building, f.Cube, f.Person),
    "lutece": (l.Kind, l.Resource, l.Income),
    "triumvirat": (t.Province, t.Sea, t.Competence, t.Section),
}
SIDES = ("rome", "egypt")
DRAWN: dict[type[Enum], Callable[[Term], str]] = {  # the key of such a thing among the words drawn into pictures
    c.Influence: lambda term: f"{SIDES[term.seat]}_{term.thing.value}",
    c.Manipulation: lambda term: f"{SIDES[term.seat]}_{term.thing.value}",
    f.Action: lambda term: f"action_{term.thing.value}",
    f.Favour: lambda term: f"favour_{term.thing.value}",
    f.Building: lambda term: f"building_{term.thing.value}",
    l.Kind: lambda term: f"card_{term.thing.value}",
    l.Income: lambda term: "revenues",
    t.Province: lambda term: f"province_{term.thing.name.lower()}",
    t.Sea: lambda term: f"sea_{term.thing.name.lower()}",
    t.Competence: lambda term: term.thing.value,
}
ROOT = Path(__file__).resolve().parent.parent
PLAYED = 60  # answers of a game that is listened to

DISCORD = {"The application did not respond"}  # what Discord itself says, and so the page
UNSEEN = re.compile(r"\+\d\?")  # as the board counts face-down cards, in any language
IMPLIED = {c.Manipulation.CASTLING, c.Pile.INFLUENCE}  # the rules know them by half their name

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GLOSSARY)


@pytest.mark.parametrize("game", NAMED)
def test_everything_that_has_a_name_is_in_the_glossary(game: str) -> None:
    named = {term.thing for term in GLOSSARY[game] if isinstance(term.thing, Enum)}
    assert [one for kind in NAMED[game] for one in kind if one not in named] == []


@each_language
@each_game
def test_a_thing_is_called_by_its_name(language: str, game: str) -> None:
    """By `term` where the rules have a value for it, else somewhere in what is said."""
    said = folded(" ".join(texts(language, game)))
    for term in GLOSSARY[game]:
        heard = folded(games.text(language, game).term(term.thing, term.seat)) if isinstance(term.thing, Enum) else said
        assert folded(term.form(language)) in heard, term


@each_language
@pytest.mark.parametrize("game", NAMED)
def test_pictures_show_the_same_name(language: str, game: str) -> None:
    """Under its own key where it has one, else in some word drawn, or as a group’s or a character’s name; brackets tell two alike apart."""
    game_text = games.text(language, game)
    groups = [game_text.term(group, 0) for group in c.Group] if game == "cesar" else []
    drawn = folded(" ".join((*game_text.PICTURE.values(), *game_text.ROLES, *groups)))
    for term in GLOSSARY[game]:
        if Where.BOARD in term.shown:
            key, form = DRAWN.get(type(term.thing)), folded(term.form(language))
            assert form == folded(game_text.PICTURE[key(term)]).partition(" (")[0] if key else form in drawn, term


@each_language
@pytest.mark.parametrize("game", NAMED)
def test_the_rules_know_the_name(language: str, game: str) -> None:
    book = rulebook(language, game)
    rules = [book.intro, *(f"{one.title} {one.text}" for one in book.paragraphs.values()), *book.glossary]
    told = folded(" ".join(rules).replace("'", "’"))
    named = [term for term in GLOSSARY[game] if isinstance(term.thing, Enum) and term.thing not in IMPLIED]
    assert [term for term in named if folded(term.form(language)) not in told] == []


def folded(text: str) -> str:
    return flat(text).casefold()


CODE = ("rules", "ai", "host", "render", "cogs", "lang/facts", "lang/en")


def test_the_code_is_explained_in_english() -> None:
    """No docstring or comment has a name of the French box: the rest of the code says Wheat, Market, Legionary."""
    french = re.compile(rf"\b(?:{'|'.join(sorted(french_words()))})s?\b")
    found = [
        f"{path.relative_to(ROOT)}:{line}: {match[0]}"
        for folder in CODE
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, text in explained(path.read_text("utf-8"))
        for match in french.finditer(text)
    ]
    assert found == []


def french_words() -> set[str]:
    """What stands in French names alone, with a capital or an accent: "Blé", but not "Mine", nor "tour"."""
    terms = [term for terms in GLOSSARY.values() for term in terms if term.french != term.english]
    english = {word.casefold() for term in terms for word in re.findall(r"\w+", term.english)}
    words = {word for term in terms for word in re.findall(r"\w+", term.french)}
    return {word for word in words if word.casefold() not in english and (word[0].isupper() or not word.isascii())} | {"Argent"}


def explained(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


@each_language
@each_game
def test_nobody_reads_what_the_glossary_forbids(language: str, game: str) -> None:
    for pattern, instead in (AVOID[language] | AVOID_IN.get(game, {}).get(language, {})).items():
        whole = pattern if not pattern[0].isalpha() and pattern[0] != "(" else rf"\b(?:{pattern})\b"
        found = [text for text in texts(language, game) if re.search(whole, text, re.IGNORECASE) and text not in DISCORD]
        assert not found, f"{instead}: {found[:3]}"


@pytest.mark.parametrize("game", GAMES)
def test_french_heard_in_a_game_is_well_set(game: str) -> None:
    for text in texts("fr", game):
        assert_well_set(UNSEEN.sub("", text))


@cache
def texts(language: str, game: str) -> tuple[str, ...]:
    """All that is said of a game, of specimens and in a game at random; of the bot itself, with the page and the terminal."""
    return tuple(set(_house(language) if not game else _game(language, game)))


@each_language
@pytest.mark.parametrize("game", NAMED)
def test_nor_do_the_rules_say_it(language: str, game: str) -> None:
    """A score and a victory go by the same name there; what one may search for is something else."""
    book = rulebook(language, game)
    told = [book.intro, *(f"{one.title} {one.text}" for one in book.paragraphs.values()), *book.glossary]
    named = {pattern: instead for pattern, instead in AVOID[language].items() if "victo" in pattern or "statue" in pattern}
    for pattern, instead in (named | AVOID_IN.get(game, {}).get(language, {})).items():
        found = [text for text in map(flat, told) if re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE)]
        assert not found, f"{instead}: {found[:3]}"


def _house(language: str) -> Iterator[str]:
    interface = lang.interface(language)
    yield from map(test_lang_interface.prose, test_lang_interface.texts(interface))
    yield from (pair[language == "fr"] for pair in TERMINAL.values())
    page = (Path(sandbox.table.__file__).parent / "static" / "words.js").read_text("utf-8").partition("const REFUSALS")[0]
    pairs = re.findall(r'\[\s*"([^"]*)",\s*"([^"]*)",?\s*\]', page)
    assert len(pairs) > 60, "the page's words are read"
    yield from (pair[language == "fr"] for pair in pairs)


def _game(language: str, game: str) -> Iterator[str]:
    game_text, names = games.text(language, game), test_lang.NAMES[: max(GAMES[game].rules.SEATS)]
    if game in NAMED:
        yield from strings((import_module(f"lang.{language}.{game}.tips").SAID, import_module(f"lang.{language}.lessons.{game}").LESSON))
        yield from strings(game_text.CARDS)
    yield from (text for _, text in test_lang.spoken(game_text, game))
    yield from test_lang.written(game_text)
    for motive in player.strategy(game).Motive:
        yield from (game_text.why({"motive": motive.value, "about": None}, 0, aloud=aloud) for aloud in (False, True))
    heard: list[Any] = []
    for match, telling in islice(told(game, len(names), f"glossary {game}"), PLAYED):
        heard += [each.event for each in telling if each.to is None]
        yield from (game_text.private(each.event, names) for each in telling if each.to is not None)
        yield from game_text.near(match.state.table, names)
        if match.decision is not None:
            yield from _asked(game_text, match.decision, match, names)
    yield from (game_text.event(event, names) for event in heard)
    for reader in (NOBODY, Reader(0), Reader(0, you=True)):
        recap = game_text.recap(turns(heard, game_text.turn), names, reader)
        yield from (*recap.done_to, *recap.done)


def strings(told: Any) -> Iterator[str]:
    """Every string in advice, a lesson or the pages of cards."""
    if isinstance(told, str):
        yield told
    elif is_dataclass(told):
        yield from strings([getattr(told, field.name) for field in fields(told)])
    elif isinstance(told, Mapping | tuple | list):
        yield from (text for one in (told.values() if isinstance(told, Mapping) else told) for text in strings(one))


def _asked(game_text: Any, decision: Any, match: Any, names: tuple[str, ...]) -> Iterator[str]:
    """What stands in a menu, and the position in words."""
    seat = min(decision.may)
    view = look(match.state, seat)
    yield from (game_text.asked(decision.ask, "Octave"), game_text.ask(decision.ask, names))
    yield game_text.standing(view, names)
    yield from (game_text.hand(view, names), game_text.position(match.state.table, names), game_text.alt(match.state.table, names))
    for move in match.legal(seat)[:8]:
        seen = match.game.preview(view, move)
        yield from (game_text.did(move, seat, names), game_text.remark(view, move, names))
        yield game_text.preview(seen, seat, names) if seen is not None else ""
