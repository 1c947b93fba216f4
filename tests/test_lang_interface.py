"""The house says everything in French and in English, within Discord's limits, well set, and names only commands that exist."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import product
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from wording import assert_well_set, assert_whole

import games
import lang
from cogs.ui.naming import offer
from games import GAMES
from lang import LANGUAGES, errors, notices
from lang.interface_text import InterfaceText

MESSAGE, LABEL, MODAL = 1900, 80, 45  # characters of a message with some to spare, of a button, of a form's title or field
# commands of their own; the others stand under the first, or as below
ALONE = ("game", "table", "record", "profile", "ranking", "history", "privacy", "settings", "help", "rules", "learn", "server")
UNDER = {
    "table": ("pause", "resume", "away", "recap", "watch", "move"),
    "privacy": ("policy", "mydata", "forget"),
    "record": ("replay", "film", "still", "review"),
}
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
HASH, CLICK, NAME = "9f" * 32, 10**18, r"\_" * 32  # as long as they come

VALUES: dict[str, list[Any]] = {  # what parameters and fields hold where any value of their type would not do
    "phase": ["expired", "cancelled"],
    "names": [("Octave", "Livia")],
    "seat": [0, 1],
    "ended_why": ["term", "unsure"],
    "seed": [HASH],
    "verdict": ["**Octave** (César) 12–9"],
    "wish": ["", "César"],
    "paragraph": ["", "C2.3"],
    "bar": list(errors.Bar),
    "chosen": [(), ("Orgie", "Veto")],
    "OtherGame.game": ["cesar"],
    "language": ["", *LANGUAGES],
    "since_last_turn.text": ["", "Octave"],
    "by": ["table", "moderator", "silence", "home"],
    "Paused.name": ["Octave", ""],
    "Moved.name": ["Octave", ""],
    "Stopped.name": ["Octave", ""],
    "listed.where": ["", "<#1>"],
    "zone": ["", "Europe/Paris"],
    "hour": [-1, 0, 23],
    "against_bots.level": ["easy"],
    "computer_label.level": ["easy", "normal", "strong"],
    "nothing_asked.awaited": [(), ("Octave",), ("Octave", "Livia")],
}

GATHERED = {"BUTTONS", "COMMANDS", "PERMISSIONS"}  # what several files say a part of

SPEAKERS = [(errors, {"host_error"}), (notices, {"happened", "proposal"}), (notices, {"happened", "proposal_granted"})]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def samples(hint: Any) -> list[Any]:
    """Values of an annotation."""
    if get_origin(hint) in (Union, UnionType):
        return [value for part in get_args(hint) for value in samples(part)]
    if isinstance(hint, type) and is_dataclass(hint):
        return [hint(*some) for some in filled(hint.__name__, {field.name: get_type_hints(hint)[field.name] for field in fields(hint)})]
    if get_origin(hint) is Sequence or get_args(hint)[1:] == (Ellipsis,):
        some = samples(get_args(hint)[0])
        return [(some[0],), (some[0], some[-1])]
    if get_origin(hint) is tuple:
        return list(product(*map(samples, get_args(hint))))
    plain: dict[Any, list[Any]] = {str: ["Octave"], int: [1, 2, 0], bool: [True, False], type(None): [None]}
    return plain[hint]


def filled(owner: str, hints: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Every combination of values for the parameters of a function or the fields of a class."""
    return product(*(VALUES.get(f"{owner}.{name}") or VALUES.get(name) or samples(hint) for name, hint in hints.items()))


NAMES = [name for name in dir(InterfaceText) if not name.startswith("_")]


def functions(rooms: Any) -> dict[str, Any]:
    return {name: getattr(rooms, name) for name in NAMES if not name.isupper()}


def constants(rooms: Any) -> dict[str, Any]:
    return {name: getattr(rooms, name) for name in NAMES if name.isupper()}


def spoken(rooms: Any) -> Iterator[tuple[str, tuple[Any, ...], str]]:
    """All that the functions can say: which, about what, and the text."""
    for name, say in functions(rooms).items():
        hints = {key: hint for key, hint in get_type_hints(say).items() if key != "return"}
        yield from ((name, some, say(*some)) for some in filled(name, hints))


def written(rooms: Any) -> Iterator[str]:
    """The fixed texts."""
    for it in constants(rooms).values():
        yield from [it] if isinstance(it, str) else (text for text in it.values() if isinstance(text, str))
    for command in rooms.COMMANDS.values():
        yield from (command.description, *(about for _, about in command.options.values()))


def texts(rooms: Any) -> list[str]:
    return [*(text for _, _, text in spoken(rooms)), *written(rooms)]


def prose(text: str) -> str:
    """Without what is no prose: code, mentions and moments, the indent of a list."""
    return re.sub(r"`[^`]*`|<[^>]*>", "x", re.sub(r"(?m)^ +(?=- )", "", text))


def test_both_languages_say_the_same_things() -> None:
    french, english = map(lang.interface, LANGUAGES)
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
    for name, some, text in spoken(lang.interface(language)):
        if name in speakers:
            said.setdefault(type(some[0]), text)
    kinds = {it for it in vars(module).values() if is_dataclass(it) and it.__module__ == module.__name__}
    assert set(said) == kinds - {notices.Withdrew}, "of that alone nobody hears"
    assert all(said.values()) and len(set(said.values())) == len(said)


def under(top: str) -> set[str]:
    """The commands of a group."""
    elsewhere = {key for keys in UNDER.values() for key in keys} | set(ALONE)
    return set(UNDER.get(top) or set(lang.interface("en").COMMANDS) - elsewhere)


@each_language
def test_discord_accepts_the_commands(language: str) -> None:
    commands = lang.interface(language).COMMANDS
    for together in (ALONE, *UNDER.values(), under("game")):
        assert len({commands[key].name for key in together}) == len(together)
    for command in commands.values():
        options = dict(command.options.values())
        assert len(options) == len(command.options)
        for name, about in ((command.name, command.description), *options.items()):
            assert COMMAND_NAME.fullmatch(name) and name == name.lower(), name
            assert 1 <= len(about) <= 100, about


@each_language
def test_commands_named_in_a_sentence_exist(language: str) -> None:
    rooms = lang.interface(language)
    alone = {rooms.COMMANDS[key].name for key in ALONE} | {rooms.GAME_COMMANDS.get(game, game) for game in GAMES}
    subs = {rooms.COMMANDS[top].name: {rooms.COMMANDS[key].name for key in under(top)} for top in ("game", *UNDER)}
    for text in texts(rooms):
        for top, sub in re.findall(r"`/([^ `]+)(?: ([^ `]+))?", text):
            assert top in alone, text
            assert sub in subs.get(top, ("", "…")), text


@each_language
def test_help_lists_commands_that_exist(language: str) -> None:
    rooms = lang.interface(language)
    known = {name for command in rooms.COMMANDS.values() for name in (command.name, *dict(command.options.values()))}
    listed = {code.split()[0] for code in re.findall(r"`([^`]*)`", rooms.helped(())) if not code.startswith("/")}
    assert len(listed) > 3 and listed <= known


@each_language
def test_sentences_are_whole(language: str) -> None:
    rooms = lang.interface(language)
    for text in texts(rooms):
        assert text
        assert "****" not in text, text
        if text != rooms.BUTTONS["none"]:  # in English the very word that elsewhere betrays a hole
            assert_whole(prose(text))


def test_nobody_is_taken_for_a_man_and_a_computer_player_is_it() -> None:
    for text in texts(lang.interface("en")):
        assert not re.search(r"\b(he|him|his|she|her|hers)\b", prose(text), re.IGNORECASE), text


def test_french_is_well_set() -> None:
    for text in texts(lang.interface("fr")):
        assert_well_set(prose(text))


def test_french_and_english_differ() -> None:
    # they may add no words:
    bare = {"letter_head", "watched", "done", "names", "reason", "refused", "end_verdict", "line_over", "lesson_label"}
    for (name, some, here), (_, _, there) in zip(*(spoken(lang.interface(language)) for language in LANGUAGES), strict=True):
        assert here != there or name in bare, (name, some)


@each_language
def test_buttons_and_forms_fit(language: str) -> None:
    rooms = lang.interface(language)
    assert [label for label in (*rooms.BUTTONS.values(), rooms.LANGUAGE, rooms.place(5)) if not 1 <= len(label) <= LABEL] == []
    assert len(set(rooms.BUTTONS.values())) == len(rooms.BUTTONS)
    forms = (rooms.SEARCH_TITLE, rooms.rules_search("C2.10a"), rooms.AMOUNT_TITLE, rooms.amount(10**8, 10**9))
    assert [text for text in forms if not 1 <= len(text) <= MODAL] == []


@each_language
def test_the_long_texts_fit_a_message(language: str) -> None:
    rooms = lang.interface(language)
    assert len(rooms.proof(HASH, [(NAME, CLICK, "x" * 40)] * 5, HASH, HASH)) <= MESSAGE
    assert len(rooms.helped([f"****{offer(game, language)}" for game in GAMES])) <= MESSAGE


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_offered_with_its_players_its_length_and_a_sentence(language: str, game: str) -> None:
    """As a choice of `/game new`, in the 100 characters Discord allows; and in two sentences in its lobby."""
    title = GAMES[game]
    offered = offer(game, language)
    assert len(offered) <= 100, offered
    for told in (str(min(title.rules.SEATS)), str(max(title.rules.SEATS)), str(title.minutes), games.text(language, game).PITCH):
        assert told in offered
    blurb = games.text(language, game).BLURB
    assert len(re.findall(r"[.!?](?: |$)", blurb)) == 2 and len(blurb) <= 300, blurb


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_files_say_the_same(language: str) -> None:
    """The files of a language are gathered by `import *`: of two sentences by one name the later would silently win."""
    folder = Path(inspect.getfile(lang)).parent / language / "interface"
    said = Counter(name for path in folder.glob("*.py") for name in defined(ast.parse(path.read_text("utf-8"))))
    assert {name for name, times in said.items() if times > 1 and not name.startswith("_")} == GATHERED


def defined(module: ast.Module) -> Iterator[str]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name))
