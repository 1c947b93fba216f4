"""The house says everything in French and in English, within Discord's limits, well set, and names only commands that exist."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import product
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from wording import assert_well_set, assert_whole

import lang
from host.games import GAMES
from lang import LANGUAGES, happenings, troubles
from lang.rulebook import rulebook

MESSAGE, LABEL, MODAL = 1900, 80, 45  # characters of a message with some to spare, of a button, of a form's title or field
ALONE = ("game", "help", "rules")  # commands of their own; the others stand under the first
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
HASH, CLICK, NAME = "9f" * 32, 10**18, r"\_" * 32  # as long as they come

VALUES: dict[str, list[Any]] = {  # what parameters and fields hold where any value of their type would not do
    "phase": ["expired", "cancelled"],
    "names": [("Octave", "Livia")],
    "seat": [0, 1],
    "seed": [HASH],
    "verdict": ["**Octave** (César) 12–9"],
    "wish": ["", "César"],
    "paragraph": ["", "C2.3"],
    "bar": list(troubles.Bar),
    "chosen": [(), ("Orgie", "Veto")],
    "OtherGame.game": ["cesar"],
    "computer_label.level": ["easy", "normal", "strong"],
    "nothing_asked.awaited": [(), ("Octave",), ("Octave", "Livia")],
}

SPEAKERS = [(troubles, {"trouble"}), (happenings, {"happened", "plea"}), (happenings, {"happened", "plea_granted"})]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def samples(hint: Any) -> list[Any]:
    """Values of an annotation."""
    if get_origin(hint) in (Union, UnionType):
        return [value for part in get_args(hint) for value in samples(part)]
    if is_dataclass(hint):
        return [hint(*some) for some in filled(hint.__name__, {field.name: get_type_hints(hint)[field.name] for field in fields(hint)})]
    if get_origin(hint) is Sequence or get_args(hint)[1:] == (Ellipsis,):
        some = samples(get_args(hint)[0])
        return [(some[0],), (some[0], some[-1])]
    if get_origin(hint) is tuple:
        return list(product(*map(samples, get_args(hint))))
    return {str: ["Octave"], int: [1, 2, 0], bool: [True, False], type(None): [None]}[hint]


def filled(owner: str, hints: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Every combination of values for the parameters of a function or the fields of a class."""
    return product(*(VALUES.get(f"{owner}.{name}") or VALUES.get(name) or samples(hint) for name, hint in hints.items()))


def functions(house: Any) -> dict[str, Any]:
    return {name: it for name, it in vars(house).items() if inspect.isfunction(it) and it.__module__ == house.__name__}


def constants(house: Any) -> dict[str, Any]:
    return {name: it for name, it in vars(house).items() if name.isupper()}


def spoken(house: Any) -> Iterator[tuple[str, tuple[Any, ...], str]]:
    """All that the functions can say: which, about what, and the text."""
    for name, say in functions(house).items():
        hints = {key: hint for key, hint in get_type_hints(say).items() if key != "return"}
        yield from ((name, some, say(*some)) for some in filled(name, hints))


def written(house: Any) -> Iterator[str]:
    """The fixed texts."""
    for it in constants(house).values():
        yield from [it] if isinstance(it, str) else (text for text in it.values() if isinstance(text, str))
    for command in house.COMMANDS.values():
        yield from (command.description, *(about for _, about in command.options.values()))


def texts(house: Any) -> list[str]:
    return [*(text for _, _, text in spoken(house)), *written(house)]


def prose(text: str) -> str:
    """Without what is no prose: code, mentions and moments, the indent of a list."""
    return re.sub(r"`[^`]*`|<[^>]*>", "x", re.sub(r"(?m)^ +(?=- )", "", text))


def test_both_languages_have_the_same_names() -> None:
    french, english = map(lang.house, LANGUAGES)
    assert list(functions(french)) == list(functions(english))
    assert list(constants(french)) == list(constants(english))
    for name, it in functions(french).items():
        assert inspect.signature(it) == inspect.signature(functions(english)[name]), name
    for name, it in constants(french).items():
        if isinstance(it, Mapping):
            assert list(it) == list(constants(english)[name]), name
    for key, command in french.COMMANDS.items():
        assert list(command.options) == list(english.COMMANDS[key].options), key


@each_language
@pytest.mark.parametrize(("module", "speakers"), SPEAKERS)
def test_every_class_has_a_sentence_of_its_own(language: str, module: Any, speakers: set[str]) -> None:
    said: dict[type, str] = {}
    for name, some, text in spoken(lang.house(language)):
        if name in speakers:
            said.setdefault(type(some[0]), text)
    assert set(said) == {it for it in vars(module).values() if is_dataclass(it) and it.__module__ == module.__name__}
    assert all(said.values()) and len(set(said.values())) == len(said)


@each_language
def test_discord_accepts_the_commands(language: str) -> None:
    commands = lang.house(language).COMMANDS
    for together in (ALONE, set(commands) - set(ALONE)):
        assert len({commands[key].name for key in together}) == len(together)
    for command in commands.values():
        options = dict(command.options.values())
        assert len(options) == len(command.options)
        for name, about in ((command.name, command.description), *options.items()):
            assert COMMAND_NAME.fullmatch(name) and name == name.lower(), name
            assert 1 <= len(about) <= 100, about


@each_language
def test_commands_named_in_a_sentence_exist(language: str) -> None:
    house = lang.house(language)
    alone = {house.COMMANDS[key].name for key in ALONE} | set(GAMES)
    under = {command.name for key, command in house.COMMANDS.items() if key not in ALONE}
    for text in texts(house):
        for top, sub in re.findall(r"`/([^ `]+)(?: ([^ `]+))?", text):
            assert top in alone, text
            assert sub in (under if top == house.COMMANDS["game"].name else ("", "…")), text


@each_language
def test_help_lists_commands_that_exist(language: str) -> None:
    house = lang.house(language)
    known = {name for command in house.COMMANDS.values() for name in (command.name, *dict(command.options.values()))}
    listed = {code.split()[0] for code in re.findall(r"`([^`]*)`", house.helped(())) if not code.startswith("/")}
    assert len(listed) > 3 and listed <= known


@each_language
def test_sentences_are_whole(language: str) -> None:
    house = lang.house(language)
    for text in texts(house):
        assert text
        assert "****" not in text, text
        if text != house.BUTTONS["none"]:  # in English the very word that elsewhere betrays a hole
            assert_whole(prose(text))


def test_french_is_well_set() -> None:
    for text in texts(lang.house("fr")):
        assert_well_set(prose(text))


def test_french_and_english_differ() -> None:
    bare = {"letter_head", "done", "names", "reason", "refused", "end_verdict"}  # they may add no words of their own
    for (name, some, here), (_, _, there) in zip(*(spoken(lang.house(language)) for language in LANGUAGES), strict=True):
        assert here != there or name in bare, (name, some)


@each_language
def test_buttons_and_forms_fit(language: str) -> None:
    house = lang.house(language)
    assert [label for label in (*house.BUTTONS.values(), house.LANGUAGE, house.place(5)) if not 1 <= len(label) <= LABEL] == []
    assert len(set(house.BUTTONS.values())) == len(house.BUTTONS)
    forms = (house.SEARCH_TITLE, house.rules_search("C2.10a"), house.AMOUNT_TITLE, house.amount(10**8, 10**9))
    assert [text for text in forms if not 1 <= len(text) <= MODAL] == []


@each_language
def test_the_long_texts_fit_a_message(language: str) -> None:
    house = lang.house(language)
    assert len(house.proof(HASH, [(NAME, CLICK)] * 5, HASH, HASH)) <= MESSAGE
    assert len(house.helped([f"**{it.TITLE}** · {it.BLURB}" for it in (lang.game(language, game) for game in GAMES)])) <= MESSAGE


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_of_a_rulebook_fit_a_message(language: Any, game: Any) -> None:
    book = rulebook(language, game)
    chapters = [f"{number} · {title}" for number, title in book.chapters.items()]
    assert len(lang.house(language).rules_chapters(book.title, book.intro, chapters, "C2.3")) <= MESSAGE
